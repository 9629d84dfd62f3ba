import { expect } from '@playwright/test'
import { finderFlight, poison, poisonedHar } from '../unit/lib/availability/own/poisoned-har.ts'
import { isAccessible } from './accessibility.ts'
import { freshEmail, signUp } from './account-stage.ts'
import { test } from './stage.ts'

/** A day within a new member's plan, seen just before the site's today. */
const day = { departsAt: '2026-12-03T16:10:00', lastSeenAt: '2026-11-19 23:44:05.746236+00' }
const legOn = {
  ...{ origin: { code: 'SYD' }, destination: { code: 'AKL' }, flightNumber: 'QF141', airlineCode: 'QF' },
  ...{ departsAt: '2026-12-03T16:10:00', arrivesAt: '2026-12-03T21:25:00', equipment: poison },
}
const flight = () => finderFlight({ ...day, destination: { code: 'AKL', name: poison }, legs: [legOn] })
const file = (buffer: string, name = 'search.har') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(buffer),
})

test('a member brings a HAR: seats alone leave the browser, and join their own searches', async ({ page, browser }) => {
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`),
  )
  const email = freshEmail('import')
  await page.goto('/')
  await signUp(page, email)
  await page.goto('/import')
  await isAccessible(page)
  await test.step('what it holds is said before anything is sent', async () => {
    const har = poisonedHar(flight())
    expect(har.split(poison).length).toBeGreaterThan(12)
    await page.locator('input[type=file]').setInputFiles(file(har))
    const found = page.getByRole('region', { name: 'What we found' })
    await expect(found.getByRole('heading')).toHaveText('2 rows on 1 route in search.har')
    await expect(found.getByRole('row', { name: /SYD to AKL/ })).toContainText('up to 6')
    expect(sent.some((request) => request.includes('/api/own-seats') && request.includes('"seats"'))).toBe(false)
    await isAccessible(page)
    await page.getByRole('button', { name: 'Keep these 2 rows' }).click()
    await expect(page.getByText('Kept 2 seats.')).toBeVisible()
  })
  expect(sent.filter((request) => request.includes(poison))).toEqual([])
  await test.step('they are in the member’s search, and in nobody else’s', async () => {
    const own = page.getByRole('region', { name: 'Seats you added' })
    await own.getByRole('link', { name: /SYD to AKL/ }).click()
    await expect(page.getByText('you added; only you see them').first()).toBeVisible()
    const guest = await browser.newContext()
    const answer = await guest.request.get('/api/search?program=qantas&from=SYD&to=AKL')
    expect(JSON.stringify(await answer.json())).not.toContain('You saw this')
    await guest.close()
  })
  await test.step('and are gone once removed', async () => {
    await page.goto('/import')
    await page.getByRole('button', { name: 'Remove SYD to AKL' }).click()
    await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  })
})

test('a file that cannot be taken says why, and a visitor is asked to log in', async ({ page }) => {
  await page.goto('/import')
  const input = page.locator('input[type=file]')
  await input.setInputFiles(file('{"log":', 'cut.har'))
  await expect(page.getByRole('heading', { name: 'No seats in cut.har' })).toBeVisible()
  await page.getByText('1 row left out (see why)').click()
  await expect(page.getByText(/cut off/)).toBeVisible()
  await input.setInputFiles(file(JSON.stringify({ flights: [flight()] }), 'one.json'))
  await expect(page.getByText('Log in first, then drop the file again.')).toBeVisible()
})

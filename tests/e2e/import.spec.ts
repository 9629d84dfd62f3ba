import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { programRules } from '../../lib/programs/program-rules.ts'
import { finderFlight, poison, poisonedHar } from '../unit/lib/availability/own/poisoned-har.ts'
import { isAccessible } from './accessibility.ts'
import { freshEmail, patchDocument, signUp, uidOf, updateAccount } from './account-stage.ts'
import { enterAsOperator } from './operator-stage.ts'
import { test } from './stage.ts'

/** A day within a new member's plan, last seen shortly before the site's current time. */
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

test('a member imports a HAR: only seats leave the browser, and only they see them', async ({ page, browser }) => {
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`),
  )
  const email = freshEmail('import')
  await page.goto('/')
  await signUp(page, email)
  await page.goto('/import')
  await isAccessible(page)
  await test.step('the page shows what it found before sending anything', async () => {
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
  await test.step('the seats are in the member’s search, and not in a guest’s', async () => {
    const own = page.getByRole('region', { name: 'Seats you added' })
    await own.getByRole('link', { name: /SYD to AKL/ }).click()
    await expect(page.getByText('you added; only you see them').first()).toBeVisible()
    const guest = await browser.newContext()
    const answer = await guest.request.get('/api/search?program=qantas&from=SYD&to=AKL')
    expect(JSON.stringify(await answer.json())).not.toContain('You saw this')
    await guest.close()
  })
  await test.step('the seats are gone once removed', async () => {
    await page.goto('/import')
    await page.getByRole('button', { name: 'Remove SYD to AKL' }).click()
    await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  })
})

test('an unreadable file says why, and a guest is asked to log in', async ({ page }) => {
  await page.goto('/import')
  const input = page.locator('input[type=file]')
  await input.setInputFiles(file('{"log":', 'cut.har'))
  await expect(page.getByRole('heading', { name: 'No seats in cut.har' })).toBeVisible()
  await page.getByText('1 row left out (see why)').click()
  await expect(page.getByText(/cut off/)).toBeVisible()
  await input.setInputFiles(file(JSON.stringify({ flights: [flight()] }), 'one.json'))
  await expect(page.getByText('Log in first, then drop the file again.')).toBeVisible()
})

/** Signs up a member who may share: email confirmed, and joined some weeks ago. */
async function joinLongAgo(page: Page, label: string): Promise<void> {
  const email = freshEmail(label)
  await page.goto('/')
  await signUp(page, email)
  await updateAccount(page, email, { emailVerified: true })
  await patchDocument(page, `users/${await uidOf(page, email)}`, {
    createdAt: { stringValue: '2026-10-01T00:00:00.000Z' },
  })
}

async function shareFlight(page: Page): Promise<void> {
  await page.goto('/import')
  const price = programRules.qantas.priceFlight({
    from: 'SYD',
    to: 'AKL',
    carrier: 'QF',
    cabin: 'J',
    bookedOn: '2026-11-20',
  })
  if (price.status !== 'published') throw new Error('the pair has a price')
  const shared = flight()
  shared.cabins.Business.points = price.points.low ?? 0
  await page.locator('input[type=file]').setInputFiles(file(JSON.stringify({ flights: [shared] }), 'one.json'))
  await page.getByRole('checkbox', { name: /Share these seats with everyone/ }).check()
  await page.getByRole('button', { name: 'Keep these 2 rows' }).click()
  await expect(page.getByText('Shared 1 seat.')).toBeVisible()
  await expect(page.getByText('1 not shared: 29,000 points is not its published price.')).toBeVisible()
}

test('with sharing on, a seat that two members saw is shown to everyone until one of them withdraws it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const visitor = await browser.newContext()
  const sources = async () => {
    const answer = await visitor.request.get('/api/search?program=qantas&from=SYD&to=AKL&cabins=J')
    return JSON.stringify(((await answer.json()) as { sources: unknown }).sources)
  }
  await test.step('an operator turns sharing on', async () => {
    await enterAsOperator(page, 'opens-sharing')
    await page.goto('/admin/dashboard/switches')
    await page.getByRole('checkbox', { name: /Shared seats/ }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    const switches = async () => (await (await page.request.get('/api/switches')).json()) as { sharedSeats: boolean }
    await expect.poll(async () => (await switches()).sharedSeats).toBe(true)
  })
  const [first, second] = [await browser.newContext(), await browser.newContext()]
  const [ann, bea] = [await first.newPage(), await second.newPage()]
  await test.step('one member’s seat is not shown', async () => {
    await joinLongAgo(ann, 'shares-first')
    // A switch takes effect on the servers within five seconds.
    await expect(async () => {
      await ann.goto('/import')
      await expect(ann.getByText(/Nothing saved yet/)).toBeVisible()
      const list = await ann.request.get('/api/own-seats')
      expect(((await list.json()) as { sharing: unknown }).sharing).not.toBeNull()
    }).toPass()
    await shareFlight(ann)
    await isAccessible(ann)
    expect(await sources()).not.toContain('Seen by a member')
  })
  await test.step('two members’ seat is shown', async () => {
    await joinLongAgo(bea, 'shares-second')
    await shareFlight(bea)
    await expect.poll(sources).toContain('Seen by a member, confirmed by another')
  })
  await test.step('the seat is gone once one of them stops sharing', async () => {
    await expect(ann.getByText('You’re sharing 1 seat.')).toBeVisible()
    await ann.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(ann.getByText('You’re sharing')).toHaveCount(0)
    await expect.poll(sources).not.toContain('Seen by a member')
  })
  for (const context of [visitor, first, second]) await context.close()
})

/** A recording on disk of about `megabytes` MB: mostly other pages' responses, as in a real recording. */
async function recordingOf(megabytes: number, path: string): Promise<string> {
  const other = {
    startedDateTime: '2026-11-20T00:00:00Z',
    request: {},
    response: { content: { text: 'x'.repeat(1_000_000) } },
  }
  const shared = { response: { content: { text: JSON.stringify({ flights: [flight()] }) } } }
  const entries = [...Array.from({ length: megabytes - 1 }, () => other), shared]
  await writeFile(path, JSON.stringify({ log: { entries } }))
  return path
}

test('a file of nearly 50 MB is read in the background, and a larger one is refused', async ({ page }, info) => {
  await page.goto('/import')
  const input = page.locator('input[type=file]')
  await test.step('the page stays responsive meanwhile', async () => {
    await page.evaluate(() => {
      const watch = window as unknown as { longest: number }
      watch.longest = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) watch.longest = Math.max(watch.longest, duration)
      }).observe({ entryTypes: ['longtask'] })
    })
    const began = Date.now()
    await input.setInputFiles(await recordingOf(49, info.outputPath('large.har')))
    await expect(page.getByRole('heading', { name: '2 rows on 1 route in large.har' })).toBeVisible({ timeout: 60_000 })
    const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest)
    info.annotations.push({ type: 'measured', description: `${Date.now() - began} ms, longest task ${longest} ms` })
    expect(longest).toBeLessThan(400)
  })
  await input.setInputFiles(await recordingOf(54, info.outputPath('larger.har')))
  await expect(page.getByText(/This file is \d+ MB; we can read up to 50 MB. Clear the Network tab/)).toBeVisible()
})

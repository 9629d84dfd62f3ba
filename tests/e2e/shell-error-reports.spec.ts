import { expect } from '@playwright/test'
import { startReceiver } from '../report-receiver.ts'
import { freshEmail, patchDocument, signUp, uidOf } from './account-stage.ts'
import { startConfiguredSite } from './configured-site.ts'
import { portOf } from './site.ts'
import { test } from './stage.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let site: Awaited<ReturnType<typeof startConfiguredSite>>

test.beforeAll(async () => {
  receiver = await startReceiver()
  site = await startConfiguredSite(portOf(3121), { SENTRY_DSN: receiver.dsn, SENTRY_ENVIRONMENT: 'test' })
})
test.afterAll(async () => {
  await site.stop()
  await receiver.stop()
})

const eventOf = (value: string) =>
  receiver.events.find(({ exception }) => exception?.values.some((one) => one.value.includes(value)))

test('a page error is reported with its release, and without personal data', async ({ page }) => {
  // Thrown before any code of the reports is loaded.
  await page.addInitScript(() => {
    window.addEventListener('load', () => {
      throw new Error('early trouble of ann@example.com')
    })
  })
  await page.goto(`${site.address}/pricing?ref=SECRETCODE`)
  await expect.poll(() => eventOf('early trouble')).toBeDefined()
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('late trouble')
    })
  })
  await expect.poll(() => eventOf('late trouble')).toBeDefined()
  const { id } = await (await page.request.get(`${site.address}/builds/latest.json?t=1`)).json()
  expect(eventOf('early trouble')).toMatchObject({ release: id, environment: 'test', tags: { what: 'uncaught' } })
  expect(eventOf('late trouble')).toMatchObject({ release: id })
  expect(eventOf('late trouble')?.user?.id).toBeUndefined()
  expect(JSON.stringify(receiver.events)).not.toMatch(/ann@example|SECRETCODE/)
})

test('a member’s document that does not parse is reported with their id only', async ({ page }) => {
  const email = freshEmail('reported')
  await page.goto(site.address)
  await signUp(page, email, 'Zoë Unusual')
  const uid = await uidOf(page, email)
  await patchDocument(page, `users/${uid}/alerts/broken`, { settings: { stringValue: 'not a map' } })
  await expect.poll(() => receiver.events.find(({ tags }) => tags?.what?.includes('does not parse'))).toBeDefined()
  const event = receiver.events.find(({ tags }) => tags?.what?.includes('does not parse'))
  expect(event?.user).toEqual({ id: uid })
  expect(JSON.stringify(event)).not.toContain(email)
  expect(JSON.stringify(event)).not.toContain('Unusual')
})

test('without a DSN the reporting code is not loaded', async ({ page, baseURL }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  await page.goto(`${baseURL}/pricing`)
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((text) => text.includes('sentry.javascript'))).toEqual([])
})

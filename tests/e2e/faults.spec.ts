import { expect, type Page } from '@playwright/test'
import type { Mail } from '../backend/mail-inbox.ts'
import { type Fault, type FaultProxy, startFaultProxy } from '../faults/fault-proxy.ts'
import { freshEmail, loginDialog, openLogin, password, patchDocument, signUp, uidOf } from './account-stage.ts'
import { startConfiguredSite } from './configured-site.ts'
import { backend, inbox, portOf } from './site.ts'
import { test } from './stage.ts'

/** A site with every service behind a proxy that breaks it. docs/faults.md says which fault is tested where. */
const services = {
  FIRESTORE_EMULATOR_HOST: 3141,
  FIREBASE_AUTH_EMULATOR_HOST: 3142,
  FUNCTIONS_EMULATOR_HOST: 3143,
  PAYMENTS_EMULATOR_HOST: 3144,
} as const
type Service = keyof typeof services

const proxies = new Map<Service, FaultProxy>()
let site: Awaited<ReturnType<typeof startConfiguredSite>>

test.beforeAll(async () => {
  for (const [name, port] of Object.entries(services) as [Service, number][]) {
    proxies.set(name, await startFaultProxy(portOf(port), backend[name]))
  }
  const hosts = [...proxies].map(([name, { host }]) => [name, host] as const)
  site = await startConfiguredSite(portOf(3140), Object.fromEntries(hosts))
  await expect(async () => {
    expect((await fetch(`${site.address}/api/health/ready`)).status).toBe(200)
  }).toPass({ timeout: 60_000 })
})
test.afterEach(() => breakAll('none'))
test.afterAll(async () => {
  await site.stop()
  await Promise.all([...proxies.values()].map((proxy) => proxy.stop()))
})

function breakAll(fault: Fault): void {
  for (const proxy of proxies.values()) proxy.set(fault)
}

const at = (path: string) => `${site.address}${path}`

async function fillContact(page: Page, message: string): Promise<void> {
  await page.goto(at('/contact'))
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('Email address').fill('ann@example.com')
  await page.getByLabel('What is it about?').selectOption('figure')
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
/** Expects the message to be accepted, and the team to have exactly one mail of it. */
async function keptOnce(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'We’ve got it' })).toBeVisible({ timeout: 60_000 })
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${inbox}/email`)).json()) as Mail[]
      return mails.filter(({ text }) => text.includes(message)).length
    })
    .toBe(1)
}

/** Expects a search to be answered from memory, with the age of its results. */
async function searchAnswers(page: Page): Promise<void> {
  await page.goto(at('/qantas/reward-seat-finder?from=SYD&to=SIN'))
  const result = page.getByRole('region', { name: 'Result' })
  // The member is looked up first, which takes longer with a slow service.
  await expect(result).toContainText('Sydney to Singapore', { timeout: 60_000 })
  await expect(result.getByRole('button', { name: /^(newest|seen) (just now|\d+ (min|h|days?) ago)/ })).toBeVisible()
}

test('every service stopped: pages and searches keep working, forms keep what was typed, and all recover', async ({
  page,
}) => {
  breakAll('stopped')
  for (const path of ['/', '/qantas/points-to-dollars', '/seatmaps']) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await searchAnswers(page)
  await page.goto(at('/pricing'))
  await expect(page.getByText('We couldn’t load the price.').first()).toBeVisible()
  proxies.get('PAYMENTS_EMULATOR_HOST')?.set('none')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('a month').first()).toBeVisible()

  const message = 'The charge to Fiji is old.'
  await fillContact(page, message)
  await send(page)
  await expect(page.getByText('We couldn’t send it. What you typed is still here')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message)
  const email = freshEmail('faults')
  const { tab, field, submit, alert } = await openLogin(page)
  await tab('Sign Up').click()
  await field('Name').fill('Ann Example')
  await field('Email').fill(email)
  await field('Password').fill(password)
  await submit('Sign Up').click()
  await expect(alert).toContainText('There was an error logging in or signing up.')
  await expect(field('Email')).toHaveValue(email)

  breakAll('none')
  await submit('Sign Up').click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message)
  await send(page)
  await keptOnce(page, message)
})

test('every service slowed to ten seconds: a member’s search is answered, and a form arrives once', async ({
  page,
}) => {
  await page.goto(at('/'))
  await signUp(page, freshEmail('slow'))
  const message = 'The charge to Tokyo is old.'
  await fillContact(page, message)
  breakAll('slow')
  await send(page)
  await searchAnswers(await page.context().newPage())
  await keptOnce(page, message)
})

test('answers cut short: the form says so and keeps its text, and the plan updates without a reload', async ({
  page,
}) => {
  const email = freshEmail('cut')
  await page.goto(at('/'))
  await signUp(page, email)
  const plan = (name: string) => page.getByRole('heading', { name: `Your plan: ${name}` })
  await expect(plan('Free')).toBeVisible()
  const uid = await uidOf(page, email)
  breakAll('cut')
  await searchAnswers(await page.context().newPage())
  breakAll('none')
  await patchDocument(page, `users/${uid}/private/plan`, {
    name: { mapValue: { fields: { slug: { stringValue: 'gold' } } } },
  })
  await expect(plan('Gold')).toBeVisible({ timeout: 60_000 })

  const message = 'The charge to Perth is old.'
  await fillContact(page, message)
  proxies.get('FUNCTIONS_EMULATOR_HOST')?.set('cut')
  await send(page)
  await expect(page.getByText('We couldn’t send it. What you typed is still here')).toBeVisible()
  proxies.get('FUNCTIONS_EMULATOR_HOST')?.set('none')
  await send(page)
  await keptOnce(page, message)
})

test('a log-in works in the same dialog once the auth service is back', async ({ page }) => {
  await page.goto(at('/pricing'))
  proxies.get('FIREBASE_AUTH_EMULATOR_HOST')?.set('stopped')
  const { tab, field, submit } = await openLogin(page)
  await tab('Log In').click()
  await field('Email').fill('free@sample.pointsward.test')
  await field('Password').fill('sample-password')
  await submit('Log In').click()
  await expect(loginDialog(page).alert).toBeVisible()
  proxies.get('FIREBASE_AUTH_EMULATOR_HOST')?.set('none')
  await submit('Log In').click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

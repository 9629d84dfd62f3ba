import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { SearchAnswer } from '../../lib/availability/search-contract.ts'
import { root } from '../../local/install.mjs'
import type { Mail } from '../backend/mail-inbox.ts'
import { confirmationSubject, freshEmail, patchDocument, readDocument, signUp, uidOf } from './account-stage.ts'
import { inbox } from './site.ts'
import { test } from './stage.ts'

const route = { program: 'qantas', from: 'SYD', to: 'SIN', cabin: 'J' } as const

/** A day of the sample world without business seats. */
async function dayWithoutSeats(page: Page): Promise<string> {
  const { program, from, to, cabin } = route
  const params = new URLSearchParams({
    program,
    from,
    to,
    cabins: cabin,
    start: '2026-12-01',
    end: '2027-01-10',
    keep: '0',
  })
  const answer = SearchAnswer.parse(await (await page.request.get(`/api/search?${params}&take=200`)).json())
  const taken = new Set(answer.rows.map(({ date }) => date))
  const days = Array.from({ length: 40 }, (_, at) => new Date(Date.UTC(2026, 11, 1 + at)).toISOString().slice(0, 10))
  const free = days.find((day) => !taken.has(day))
  if (free === undefined) throw new Error('every day of the sample has seats')
  return free
}

const text = (value: string) => ({ stringValue: value })
const list = (...values: string[]) => ({ arrayValue: { values: values.map(text) } })
const nothing = { nullValue: null }

/** Stores the alert as the alerts page would write it. */
async function setAlert(page: Page, uid: string, date: string): Promise<void> {
  const settings = {
    name: text('Singapore <b>in</b> business'),
    programs: list(route.program),
    from: list(route.from),
    to: list(route.to),
    dates: { mapValue: { fields: { start: text(date), end: text(date) } } },
    weekdays: { arrayValue: {} },
    cabins: list(route.cabin),
    seats: { integerValue: 1 },
    split: { booleanValue: false },
    direct: { booleanValue: false },
    carriers: { arrayValue: {} },
    ...{ maxPoints: nothing, maxCharges: nothing, stay: nothing, holding: nothing, quiet: nothing },
    channels: list('email', 'feed'),
    paused: { booleanValue: false },
  }
  await patchDocument(page, `users/${uid}/alerts/00`, {
    settings: { mapValue: { fields: settings } },
    updatedAt: { timestampValue: new Date().toISOString() },
  })
}

/** Opens a seat at the running site, with the command a developer would use. */
async function openSeat(date: string): Promise<string> {
  const { FIRESTORE_EMULATOR_HOST: _, ...env } = process.env
  const flags = ['--open', `${route.from}-${route.to}`, '--date', date, '--cabin', route.cabin, '--seats', '2']
  const command = ['--import', 'tsx', 'local/ingest.ts', ...flags]
  return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout
}

async function allMailTo(email: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${inbox}/email`)).json()) as Mail[]
  return mails.filter(({ to }) => to.some(({ address }) => address === email))
}

const mailTo = async (email: string) =>
  (await allMailTo(email)).filter(({ subject }) => !subject.startsWith(confirmationSubject))

test('an ingested seat is mailed, the link opens that seat, and unsubscribing stops the emails', {
  tag: '@daily',
}, async ({ page, browser }) => {
  const email = freshEmail('alerted')
  await page.goto('/')
  await signUp(page, email)
  const uid = await uidOf(page, email)
  const confirmation = async () =>
    (await allMailTo(email)).find(({ subject }) => subject.startsWith(confirmationSubject))?.text ?? ''
  await expect.poll(confirmation).toContain('/auth/action?mode=verifyEmail')
  await expect(page.getByText('Confirm your email address to get alerts by email')).toBeVisible()
  await page.goto(/http\S+\/auth\/action\S+/.exec(await confirmation())?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Ann Example' })).toBeVisible()
  await expect(page.getByText('Confirm your email address to get alerts by email')).toHaveCount(0)

  const date = await dayWithoutSeats(page)
  await setAlert(page, uid, date)
  expect(await openSeat(date)).toContain('opening: 0 to 2 seats')
  const began = Date.now()
  await expect.poll(async () => (await mailTo(email)).length, { intervals: [200] }).toBe(1)
  test.info().annotations.push({ type: 'mail arrived after', description: `${Date.now() - began} ms` })
  const [mail] = await mailTo(email)
  expect(mail?.subject).toMatch(/^\[Sample\] Sydney to Singapore, .+: 1 business seat/)
  expect(mail?.html).toContain('Singapore &lt;b&gt;in&lt;/b&gt; business')

  const [seatLink = ''] = /http\S+reward-seat-finder\S+/.exec(mail?.text ?? '') ?? []
  expect(mail?.html).toContain('Open at Qantas')
  // On another device, where no one is logged in.
  const stranger = await browser.newPage()
  await stranger.goto(seatLink)
  const seat = stranger.getByRole('region', { name: 'The seat from your alert' })
  await expect(seat.getByRole('heading', { name: /^1 seat in business/ })).toBeVisible()
  await expect(seat.getByRole('link', { name: /^Book at Qantas/ })).toBeVisible()
  const altered = seatLink.replace(/seat=qantas_SYD_SIN/, 'seat=qantas_SYD_LHR')
  expect(altered).not.toBe(seatLink)
  await stranger.goto(altered)
  await expect(seat.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await seat.getByRole('button', { name: 'Log in to see this seat' }).click()
  await expect(stranger.getByRole('dialog')).toBeVisible()
  await stranger.goto(seatLink.replace('to=SIN', 'to=LHR'))
  await expect(seat.getByRole('heading', { name: 'This link opens another seat' })).toBeVisible()
  await stranger.close()

  await page.goto(seatLink)
  await expect(page.getByText('Sample data').first()).toBeVisible()
  const rows = page.getByRole('row').filter({ hasText: /82|points/i })
  await expect(rows.first()).toBeVisible()
  expect(new URL(page.url()).searchParams.get('when')).toBe(`${date}..${date}`)

  const [pauseLink = ''] = /(?<=Pause this alert: )\S+/.exec(mail?.text ?? '') ?? []
  await page.goto(pauseLink)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  const paused = (value: boolean) => `"paused":{"booleanValue":${value}}`
  expect(JSON.stringify(await readDocument(page, `users/${uid}/alerts/00`))).toContain(paused(true))
  await page.getByRole('button', { name: 'Resume it' }).click()
  await expect(page.getByRole('heading', { name: /^Pause Singapore/ })).toBeVisible()
  expect(JSON.stringify(await readDocument(page, `users/${uid}/alerts/00`))).toContain(paused(false))

  const [stopLink = ''] =
    /http\S+unsubscribe\?token=\S+/.exec(/Unsubscribe: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '') ?? []
  await page.goto(stopLink)
  await expect(page.getByRole('heading', { name: 'Stop emails for Singapore <b>in</b> business?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByRole('heading', { name: 'Unsubscribed' })).toBeVisible()
  const stored = JSON.stringify(await readDocument(page, `users/${uid}/alerts/00`))
  expect(stored).not.toContain('"email"')
  expect(stored).toContain('"feed"')
})

test('an invalid unsubscribe link is refused, by one click and on its page', async ({ page }) => {
  const answer = await page.request.post('/api/alerts/unsubscribe?token=nonsense', {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(answer.status()).toBe(404)
  await page.goto('/unsubscribe?token=nonsense')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { renderAccountMail } from '../components/mail/account-mail.tsx'
import { renderAlertMail } from '../components/mail/alert-mail.tsx'
import * as account from '../lib/accounts/account-emails.ts'
import {
  cardExpiringEmail,
  paymentFailedEmail,
  planChangedEmail,
  receiptEmail,
} from '../lib/accounts/billing-emails.ts'
import type { AccountEmail } from '../lib/accounts/mail-page.ts'
import { renderMessage } from '../lib/alerts/delivery/render-message.ts'
import { found, freeSeats, now, opening } from './contract/delivery/messages.ts'

/**
 * Draws every mail as a picture, 360 and 600 px wide, light and dark: `npx tsx tests/draw-mails.ts FOLDER`. The seats
 * and amounts are made up, as in the tests.
 */
const folder = process.argv[2] ?? 'mails'
const site = 'https://pointsward.example'
const identity = {
  contact: 'team@pointsward.example',
  imprint: 'Example Pty Ltd, ABN 00 000 000 000, 1 Example Street',
}

const back = { kind: 'return' as const, from: 'SIN', to: 'SYD', date: '2027-02-17', direct: true, seats: 2 }
const itinerary = { carriers: ['QF'], stops: [], aircraft: ['A330-300'] }
const flights = new Map([
  ['qantas SYD-SIN 2027-02-03 J direct', { ...itinerary, flights: ['QF81'], departs: 610, arrives: 970, minutes: 540 }],
  [
    'qantas SIN-SYD 2027-02-17 J direct',
    { ...itinerary, flights: ['QF82'], departs: 1220, arrives: 1880, minutes: 480 },
  ],
])
const context = {
  ...{ party: 2, again: new Set<never>(), flights },
  holdings: new Map([['users/ann/alerts/07', { date: '2027-02-03', cabin: 'J' as const, points: 90_000 }]]),
  terms: new Map([
    ['users/ann/alerts/07', { name: 'Singapore in business', terms: 'business, 2 seats, 1 to 28 Feb 2027' }],
  ]),
  seatLink: () => '/qantas/reward-seat-finder?seat=token',
}
const openings = [3, 5, 9, 12].map((day) =>
  found({ date: `2027-02-${String(day).padStart(2, '0')}`, direct: day % 2 === 1 }),
)
const alerts = {
  opening: opening(),
  better: opening({}, { why: 'better' }),
  return: opening({}, { other: { ...back, points: 82_000, charges: 24_310 } }),
  unknown: opening({}, { points: null, charges: null, direct: false, to: 'NRT', carriers: [] }),
  digest: { ...opening(), kind: 'digest' as const, payload: { openings, more: 9 } },
  seat: freeSeats(),
}

const invoice = {
  ...{ id: 'in_1', number: 'PW-0001', currency: 'aud', total: 1_900, amount_paid: 1_900, amount_due: 1_900 },
  ...{ total_excluding_tax: 1_727, attempt_count: 1 },
  lines: { data: [{ description: 'Gold, monthly', amount: 1_900, period: { end: 1_798_000_000 } }] },
}
const plan = (slug: 'free' | 'gold') => ({
  name: { slug },
  status: 'active' as const,
  periodEnd: '2026-12-23T00:00:00.000Z',
})
const changed = planChangedEmail(plan('free'), plan('gold'), site)
const letters: Record<string, AccountEmail> = {
  confirm: account.confirmationEmail(`${site}/auth/action?mode=verifyEmail&oobCode=code`),
  reset: account.passwordResetEmail(`${site}/auth/action?mode=resetPassword&oobCode=code`),
  address: account.addressChangedEmail('ann@old.example', 'ann@new.example', site),
  password: account.passwordChangedEmail(now, site),
  device: account.newDeviceEmail(now, 'Chrome on Windows', site),
  deleted: account.accountDeletedEmail(now),
  receipt: receiptEmail(invoice, now, site),
  failed: paymentFailedEmail(invoice, site),
  card: cardExpiringEmail({ last4: '4242', month: 12, year: 2026 }, site),
  ...(changed ? { plan: changed } : {}),
}

const pages = new Map<string, string>()
for (const [name, message] of Object.entries(alerts)) {
  const links = { unsubscribe: `${site}/unsubscribe`, pause: `${site}/pause`, change: `${site}/alerts?edit=07` }
  const content = renderMessage(message, context)
  const { html } = await renderAlertMail({ content, addressOf: (path) => site + path, identity, ...links })
  pages.set(`alert-${name}`, html)
}
for (const [name, letter] of Object.entries(letters)) {
  pages.set(`account-${name}`, (await renderAccountMail(letter, identity)).html)
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 600]) {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 700 } })
    for (const [name, html] of pages) {
      await page.setContent(html)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) console.error(`${name} is ${wide} px wide on a screen of ${width}`)
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
      writeFileSync(join(folder, `${name}.html`), html)
    }
    await page.close()
  }
}
await browser.close()

import { expect, it } from 'vitest'
import {
  InvoiceReport,
  paymentFailedEmail,
  planChangedEmail,
  receiptEmail,
} from '../../../../lib/accounts/billing-emails.ts'

it.each([
  ['aud', '$19.00'],
  ['jpy', 'JPY\u00a01,900'],
])('a receipt in %s shows the amount with the currency’s decimals', (currency, paid) => {
  const invoice = InvoiceReport.parse({ id: 'in_1', currency, total: 1_900, amount_paid: 1_900, amount_due: 0 })
  const { page } = receiptEmail(invoice, '2026-11-20T00:00:00Z', 'https://x.example')
  expect(page.heading).toBe(`We received ${paid}`)
})

it.each([
  ['paid by card', 1_900, [['Total, AUD', '$19.00']]],
  [
    'partly paid from a credit',
    900,
    [
      ['Total, AUD', '$19.00'],
      ['Account credit', '-$10.00'],
      ['Charged', '$9.00'],
    ],
  ],
  [
    'paid with a balance from before',
    2_400,
    [
      ['Total, AUD', '$19.00'],
      ['Earlier balance', '$5.00'],
      ['Charged', '$24.00'],
    ],
  ],
])('a receipt %s shows the GST of what was bought, however it was paid', (_, amount_paid, sums) => {
  const lines = { data: [{ description: 'Gold', amount: 1_900 }] }
  const amounts = { total: 1_900, total_excluding_tax: 1_727, amount_paid, amount_due: amount_paid }
  const invoice = InvoiceReport.parse({ id: 'in_1', currency: 'aud', ...amounts, lines })
  const { page } = receiptEmail(invoice, '2026-11-20T00:00:00Z', 'https://x.example')
  expect(page.rows?.map(({ name, value }) => [name, value])).toEqual([
    ...[['Gold', '$19.00'], ['GST included', '$1.73'], ...sums],
    ['Paid', '20 Nov 2026'],
  ])
})

it('a receipt without tax from the provider states no GST', () => {
  const amounts = { total: 1_900, total_excluding_tax: 1_900, amount_paid: 1_900, amount_due: 1_900 }
  const { page } = receiptEmail(
    InvoiceReport.parse({ id: 'in_1', currency: 'aud', ...amounts }),
    '2026-11-20T00:00:00Z',
    'https://x.example',
  )
  expect(page.label).toBe('Receipt')
  expect(page.rows?.map(({ name }) => name)).not.toContain('GST included')
})

it.each([
  ['the next try', 1_795_400_000, 'Your plan continues for now. We’ll try again on 23 Nov 2026.'],
  ['no next try', null, 'We won’t try again.'],
])('a failed payment with %s promises no more than that', (_, next_payment_attempt, words) => {
  const amounts = { total: 1_900, amount_paid: 0, amount_due: 1_900 }
  const invoice = InvoiceReport.parse({ id: 'in_1', currency: 'aud', ...amounts, next_payment_attempt })
  expect(paymentFailedEmail(invoice, 'https://x.example').page.lead).toBe(`Your bank declined $19.00. ${words}`)
})

it.each([
  ['free', 'silver', 'active', 'Its limits apply from now. It renews on 23 Dec 2026.'],
  ['gold', 'silver', 'cancelled', 'Its limits apply from now. It ends on 23 Dec 2026.'],
  ['silver', 'free', 'active', 'Alerts it doesn’t cover are paused, not deleted.'],
] as const)('a change from %s to %s is said once, in the heading', (was, is, status, lead) => {
  const on = (slug: typeof was | typeof is) => ({ name: { slug }, status, periodEnd: '2026-12-23T00:00:00.000Z' })
  const page = planChangedEmail(on(was), on(is), 'https://x.example')?.page
  expect(page?.heading).toMatch(/^You’re now on (Silver|Free)$/)
  expect(page?.lead).toBe(lead)
})

import { expect, it } from 'vitest'
import { InvoiceReport, paymentFailedEmail, receiptEmail } from '../../../../lib/accounts/billing-emails.ts'

it.each([
  ['aud', '$19.00'],
  ['jpy', 'JPY\u00a01,900'],
])('a receipt in %s shows the amount with the currency’s decimals', (currency, paid) => {
  const invoice = InvoiceReport.parse({ id: 'in_1', currency, total: 1_900, amount_paid: 1_900, amount_due: 0 })
  const { page } = receiptEmail(invoice, '2026-11-20T00:00:00Z', 'https://x.example')
  expect(page.heading).toBe(`We received ${paid}`)
})

it.each([
  ['the next try', 1_795_400_000, 'Your plan continues for now. We’ll try again on 23 Nov 2026.'],
  ['no next try', null, 'We won’t try again.'],
])('a failed payment with %s promises no more than that', (_, next_payment_attempt, words) => {
  const amounts = { total: 1_900, amount_paid: 0, amount_due: 1_900 }
  const invoice = InvoiceReport.parse({ id: 'in_1', currency: 'aud', ...amounts, next_payment_attempt })
  expect(paymentFailedEmail(invoice, 'https://x.example').page.lead).toBe(`Your bank declined $19.00. ${words}`)
})

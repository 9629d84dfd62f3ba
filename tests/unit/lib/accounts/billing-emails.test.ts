import { expect, it } from 'vitest'
import { InvoiceReport, receiptEmail } from '../../../../lib/accounts/billing-emails.ts'

it.each([
  ['aud', '$19.00'],
  ['jpy', 'JPY\u00a01,900'],
])('a receipt in %s shows the amount with the currency’s decimals', (currency, paid) => {
  const invoice = InvoiceReport.parse({ id: 'in_1', currency, total: 1_900, amount_paid: 1_900, amount_due: 0 })
  const { page } = receiptEmail(invoice, '2026-11-20T00:00:00Z', 'https://x.example')
  expect(page.heading).toBe(`We received ${paid}`)
})

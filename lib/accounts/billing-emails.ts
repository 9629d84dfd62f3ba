import { z } from 'zod'
import { planNames } from '../billing/offers.ts'
import type { PlanDocument } from '../billing/plan-document.ts'
import { formatAmount } from '../billing/prices.ts'
import type { Instant } from '../core/clock.ts'
import { localDateOf } from '../core/clock.ts'
import { instantOf } from '../core/dates.ts'
import { formatDate } from '../core/formats.ts'
import { site } from '../core/site.ts'
import { buildEmail } from './account-emails.ts'
import type { AccountEmail, MailPage } from './mail-page.ts'

/** The parts of an invoice that a receipt shows, in the provider's spelling; amounts in the smallest unit. */
export const InvoiceReport = z.object({
  id: z.string(),
  number: z.string().nullish(),
  currency: z.string(),
  total: z.int(),
  amount_paid: z.int(),
  amount_due: z.int(),
  total_excluding_tax: z.int().nullish(),
  attempt_count: z.int().default(1),
  hosted_invoice_url: z.url().nullish(),
  invoice_pdf: z.url().nullish(),
  next_payment_attempt: z.int().nullish(),
  lines: z
    .object({
      data: z.array(
        z.object({
          description: z.string().nullish(),
          amount: z.int(),
          period: z.object({ end: z.int() }).nullish(),
        }),
      ),
    })
    .default({ data: [] }),
})
export type InvoiceReport = z.infer<typeof InvoiceReport>

const day = (instant: Instant) => formatDate(localDateOf(instant), 'plain')
const dayOfSeconds = (seconds: number) => day(instantOf(seconds))

const money = (amountMinor: number, currency: string) => formatAmount({ amountMinor, currency: currency.toUpperCase() })

const billing = (siteUrl: string, words: string) => ({ words, href: `${siteUrl}/dashboard/billing` })

/** A receipt for a payment that was made. */
export function receiptEmail(invoice: InvoiceReport, paidAt: Instant, siteUrl: string): AccountEmail {
  const { currency, total, amount_paid, total_excluding_tax, number, lines, hosted_invoice_url, invoice_pdf } = invoice
  const [line] = lines.data.toSorted((a, b) => (b.period?.end ?? 0) - (a.period?.end ?? 0))
  const end = line?.period?.end
  const paid = money(amount_paid, currency)
  // The provider taxes the total: a credit that pays part of it changes what is charged, not the tax.
  const gst = total - (total_excluding_tax ?? total)
  const balance = amount_paid - total
  const href = hosted_invoice_url ?? invoice_pdf
  return buildEmail(`Your ${site.name} receipt, ${day(paidAt)}`, {
    label: gst > 0 ? 'Tax invoice' : 'Receipt',
    preheader: `${paid}, thank you.`,
    heading: end === undefined ? `We received ${paid}` : `Your plan is paid until ${dayOfSeconds(end)}`,
    lead: 'Thanks for your payment.',
    rows: [
      ...lines.data.map(({ description, amount }) => ({ name: description ?? 'Plan', value: money(amount, currency) })),
      ...(gst > 0 ? [{ name: 'GST included', value: money(gst, currency) }] : []),
      { name: `Total, ${currency.toUpperCase()}`, value: money(total, currency) },
      ...(balance === 0
        ? []
        : [
            { name: balance < 0 ? 'Account credit' : 'Earlier balance', value: money(balance, currency) },
            { name: 'Charged', value: paid },
          ]),
      { name: 'Paid', value: day(paidAt) },
      ...(number ? [{ name: 'Invoice', value: number }] : []),
    ],
    button: href ? { words: 'See invoice', href } : billing(siteUrl, 'See my plan'),
    notes: end === undefined ? [] : [{ text: `Renews ${dayOfSeconds(end)}. Change or cancel any time before then.` }],
    why: 'We send a receipt for every payment.',
  })
}

export function paymentFailedEmail(invoice: InvoiceReport, siteUrl: string): AccountEmail {
  const { currency, amount_due, next_payment_attempt } = invoice
  const due = money(amount_due, currency)
  const next = next_payment_attempt
    ? `Your plan continues for now. We’ll try again on ${dayOfSeconds(next_payment_attempt)}.`
    : 'We won’t try again.'
  return buildEmail(`Your payment of ${due} to ${site.name} didn’t go through`, {
    label: 'Billing',
    heading: 'Your payment didn’t go through',
    lead: `Your bank declined ${due}. ${next}`,
    button: billing(siteUrl, 'Update my card'),
    notes: [
      {
        text: 'If no payment goes through, you’ll move to the free plan.',
      },
    ],
    why: 'You’re getting this because a payment for your plan failed.',
  })
}

export function cardExpiringEmail(card: { last4: string; month: number; year: number }, siteUrl: string): AccountEmail {
  const until = `${String(card.month).padStart(2, '0')}/${card.year}`
  return buildEmail(`Your card ending ${card.last4} is about to expire`, {
    label: 'Billing',
    heading: 'Your card is about to expire',
    lead: `Your card ending ${card.last4} expires ${until}, before your next payment. Add a new one to keep your plan.`,
    button: billing(siteUrl, 'Update my card'),
    why: 'We send this once per card, before it expires.',
  })
}

/** Builds the email about a change of plan; null when the member needn't hear of it. */
export function planChangedEmail(before: PlanDocument, after: PlanDocument, siteUrl: string): AccountEmail | null {
  const [was, is] = [planNames[before.name.slug], planNames[after.name.slug]]
  const end = after.periodEnd === null ? null : day(after.periodEnd)
  const email = (heading: string, lead: string, rows: MailPage['rows'] = []) => {
    const button = billing(siteUrl, 'See my plan')
    return buildEmail(heading, { heading, lead, rows, button, why: 'We send this whenever your plan changes.' })
  }
  if (was !== is) {
    const lead =
      is === 'Free'
        ? 'Alerts it doesn’t cover are paused, not deleted.'
        : `Its limits apply from now.${end === null ? '' : ` It ${after.status === 'cancelled' ? 'ends' : 'renews'} on ${end}.`}`
    return email(`You’re now on ${is}`, lead, [{ name: 'Before', value: was }])
  }
  if (is === 'Free' || before.status === after.status) return null
  if (after.status === 'cancelled') {
    const heading = end === null ? `${is} won’t renew` : `${is} ends on ${end}`
    return email(heading, 'You cancelled your plan. Nothing changes until then, and you won’t be charged again.')
  }
  if (before.status === 'cancelled' && after.status === 'active') {
    return email(`${is} continues`, end === null ? 'It renews as usual.' : `It renews on ${end}.`)
  }
  return null
}

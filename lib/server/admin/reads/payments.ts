import type Stripe from 'stripe'
import { type PaidTime, parsePaidTime } from '../../../admin/paid-time.ts'
import type { Payment } from '../../../admin/revenue.ts'
import { type LocalDate, localDateOf } from '../../../core/clock.ts'
import { epochSecond, instantOf } from '../../../core/dates.ts'
import { site } from '../../../core/site.ts'

/** The most items read from each list; the provider returns a hundred at a time. */
const MAX_ITEMS = 10_000

export type PaymentFigures = {
  times: PaidTime[]
  payments: Payment[]
  /** Payments and subscriptions in another currency, which are in no amount. */
  foreign: number
  /** Whether there were more than are read for one page. */
  isCut: boolean
}

/** Reads every subscription so far, and what was paid since a day. @throws whatever the payment provider fails with */
export async function readPayments(
  { subscriptions, charges }: Pick<Stripe, 'subscriptions' | 'charges'>,
  since: LocalDate,
): Promise<PaymentFigures> {
  const created = { gte: epochSecond(`${since}T00:00:00Z`) - 86_400 }
  const [sold, paid] = await Promise.all([
    take(subscriptions.list({ status: 'all', limit: 100 }), parsePaidTime),
    take(charges.list({ created, limit: 100 }), readPayment),
  ])
  const inOurs = paid.kept.filter(({ currency }) => currency === site.currency)
  return {
    times: sold.kept,
    payments: inOurs,
    foreign: paid.kept.length - inOurs.length + sold.kept.filter(({ monthlyMinor }) => monthlyMinor === null).length,
    isCut: sold.isCut || paid.isCut,
  }
}

/** Returns null for a charge that brought no money. */
function readPayment(charge: Stripe.Charge): (Payment & { currency: string }) | null {
  const { status, created, amount, amount_refunded, disputed, currency } = charge
  if (status !== 'succeeded' || disputed) return null
  const on = localDateOf(instantOf(created))
  return { on, amountMinor: amount - amount_refunded, currency: currency.toUpperCase() }
}

/** Reads a list page by page and keeps only what is wanted, because the provider's own objects are large. */
async function take<Item, Wanted>(list: AsyncIterable<Item>, want: (item: Item) => Wanted | null) {
  const kept: Wanted[] = []
  let read = 0
  for await (const item of list) {
    if (read === MAX_ITEMS) return { kept, isCut: true }
    read += 1
    const wanted = want(item)
    if (wanted !== null) kept.push(wanted)
  }
  return { kept, isCut: false }
}

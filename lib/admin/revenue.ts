import { z } from 'zod'
import { type LocalDate, localDateOf } from '../core/clock.ts'
import { addDays, addMonths, endOfMonth, instantOf, type Month, minDate, monthOf, startOfMonth } from '../core/dates.ts'
import { site } from '../core/site.ts'

/**
 * The time a customer paid for one subscription: `start` is the first day, in Sydney, at whose end it was paid for;
 * `end` is the first at whose end it no longer was, or null while it runs.
 */
export type PaidTime = {
  customer: string
  start: LocalDate
  end: LocalDate | null
  /** In cents; a yearly price counts as a twelfth. Null if it isn't in the site's currency. */
  monthlyMinor: number | null
}

const Seconds = z.int().min(0)

/** The part of a subscription that says who pays how much and since when, in the payment provider's spelling. */
const Report = z.object({
  status: z.string(),
  customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  created: Seconds,
  trial_end: Seconds.nullish(),
  ended_at: Seconds.nullish(),
  currency: z.string(),
  items: z.object({
    data: z
      .array(
        z.object({
          quantity: z.int().min(0).default(1),
          current_period_start: Seconds,
          price: z.object({
            unit_amount: z.int().min(0).nullable(),
            recurring: z.object({ interval: z.enum(['month', 'year']), interval_count: z.int().min(1).default(1) }),
          }),
        }),
      )
      .min(1),
  }),
})

/** Statuses of subscriptions that were never paid for. */
const neverPaid = new Set(['incomplete', 'incomplete_expired', 'paused'])

/** Returns the time a subscription was paid for, or null if it never was or has a shape we don't sell. */
export function parsePaidTime(subscription: unknown): PaidTime | null {
  const { data } = Report.safeParse(subscription)
  if (data === undefined || neverPaid.has(data.status)) return null
  const { status, customer, created, trial_end, ended_at, items, currency } = data
  const start = Math.max(created, trial_end ?? 0)
  // When payment is no longer retried, the paid time ends with the last period that was paid.
  const end = ended_at ?? (status === 'unpaid' ? (items.data[0]?.current_period_start ?? start) : null)
  if (end !== null && end <= start) return null
  const monthlyMinor = items.data.reduce((sum, { quantity, price: { unit_amount, recurring } }) => {
    const months = recurring.interval_count * (recurring.interval === 'year' ? 12 : 1)
    return sum + ((unit_amount ?? 0) * quantity) / months
  }, 0)
  return {
    customer,
    start: dayOf(start),
    end: end === null ? null : dayOf(end),
    monthlyMinor: currency.toUpperCase() === site.currency ? monthlyMinor : null,
  }
}

/** Returns whether the subscription is paid for at the end of a day. */
export function isPaidOn({ start, end }: PaidTime, day: LocalDate): boolean {
  return start <= day && (end === null || end > day)
}

const dayOf = (seconds: number) => localDateOf(instantOf(seconds))

/** Returns the last `count` months up to that of `today`, oldest first. */
export function lastMonths(today: LocalDate, count: number): Month[] {
  return Array.from({ length: count }, (_, at) => addMonths(monthOf(today), at + 1 - count))
}

/** A payment received, in cents, less what was refunded or disputed since. */
export type Payment = { on: LocalDate; amountMinor: number }

export type RevenueMonth = {
  month: Month
  /** Monthly revenue, in cents, of the subscriptions running on the month's last day, or today in the current month. */
  recurringMinor: number
  receivedMinor: number
  /** Customers paying at the end of the month before. */
  before: number
  /**
   * `lost`: those of `before` who no longer paid at the end of this month. `won`: those paying at its end who aren't in
   * `before`.
   */
  lost: number
  won: number
}

/** Returns revenue and customers of the last `count` months, oldest first. */
export function revenueByMonth(
  { times, payments }: { times: readonly PaidTime[]; payments: readonly Payment[] },
  today: LocalDate,
  count: number,
): RevenueMonth[] {
  const received = new Map<Month, number>()
  for (const { on, amountMinor } of payments) {
    received.set(monthOf(on), (received.get(monthOf(on)) ?? 0) + amountMinor)
  }
  return lastMonths(today, count).map((month) => {
    const running = times.filter((time) => isPaidOn(time, minDate(endOfMonth(month), today)))
    const before = listCustomers(times.filter((time) => isPaidOn(time, addDays(startOfMonth(month), -1))))
    const after = listCustomers(running)
    return {
      month,
      recurringMinor: Math.round(running.reduce((sum, { monthlyMinor }) => sum + (monthlyMinor ?? 0), 0)),
      receivedMinor: received.get(month) ?? 0,
      before: before.size,
      lost: [...before].filter((customer) => !after.has(customer)).length,
      won: [...after].filter((customer) => !before.has(customer)).length,
    }
  })
}

const listCustomers = (times: readonly PaidTime[]) => new Set(times.map(({ customer }) => customer))

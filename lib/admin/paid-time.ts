import { z } from 'zod'
import { type LocalDate, localDateOf } from '../core/clock.ts'
import { instantOf } from '../core/dates.ts'
import { site } from '../core/site.ts'

/**
 * How long a customer paid for one subscription: at the end of each day in Sydney from `start` to the one before
 * `end`, null while it goes on.
 */
export type PaidTime = {
  customer: string
  start: LocalDate
  end: LocalDate | null
  /** In cents: a year's price counts with a twelfth. Null in another currency than the site's. */
  monthlyMinor: number | null
}

const Seconds = z.int().min(0)

/** The part of a subscription that says who pays how much, and since when, in the payment provider's own spelling. */
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

/** What was bought but never paid for. */
const neverPaid = new Set(['incomplete', 'incomplete_expired', 'paused'])

/** A subscription as time that is paid for; null for one that never was, or is sold in a way that is not ours. */
export function parsePaidTime(subscription: unknown): PaidTime | null {
  const { data } = Report.safeParse(subscription)
  if (data === undefined || neverPaid.has(data.status)) return null
  const { status, customer, created, trial_end, ended_at, items, currency } = data
  const start = Math.max(created, trial_end ?? 0)
  // What is owed and no longer tried ends with the last period that was paid.
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

/** Whether it is paid for at the end of a day. */
export function isPaidOn({ start, end }: PaidTime, day: LocalDate): boolean {
  return start <= day && (end === null || end > day)
}

const dayOf = (seconds: number) => localDateOf(instantOf(seconds))

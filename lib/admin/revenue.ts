import type { LocalDate } from '../core/clock.ts'
import { addDays, addMonths, endOfMonth, type Month, minDate, monthOf, startOfMonth } from '../core/dates.ts'
import { isPaidOn, type PaidTime } from './paid-time.ts'

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

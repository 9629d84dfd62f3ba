import * as z from '#small-zod'
import { programs } from '../../core/program.ts'

/** The size of each bucket of days ahead; the last bucket is open-ended. */
export const bucketDays = 30
export const bucketCount = 12

const Cell = z.object({
  /** Departure days first checked this far ahead, over all routes. */
  looked: z.int(),
  /** How many of those had a seat at that first check. */
  withSeats: z.int(),
})
export type HeatCell = z.infer<typeof Cell>

const Heat = z.object({
  program: z.enum(programs),
  /** True when all of it is built-in sample data. */
  sample: z.boolean(),
  routes: z.int(),
  cabins: z.array(
    z.object({
      cabin: z.enum(['Y', 'W', 'J', 'F']),
      cells: z.array(Cell),
      /** Days whose seats appeared after the first check, and the median days ahead; null when there are none. */
      opened: z.nullable(z.object({ days: z.int(), medianLead: z.int() })),
    }),
  ),
})
export type ReleaseHeat = z.infer<typeof Heat>

/** The answer of /api/release-heat: for each program, how often there were seats, by days ahead. */
export const ReleaseHeats = z.array(Heat)

/** The share of checked days that had a seat, in whole per cent; null when none were checked. */
export function sharePercent({ looked, withSeats }: HeatCell): number | null {
  return looked === 0 ? null : Math.round((100 * withSeats) / looked)
}

/** The days ahead of a bucket in words: `0 to 29`, `330 or more`. */
export function bucketWords(bucket: number): string {
  const first = bucket * bucketDays
  return bucket === bucketCount - 1 ? `${first} or more` : `${first} to ${first + bucketDays - 1}`
}

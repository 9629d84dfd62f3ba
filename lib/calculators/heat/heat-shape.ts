import * as z from '#small-zod'
import { programs } from '../../core/program.ts'

/** Days ahead are counted in steps of this many, the last one open-ended. */
export const bucketDays = 30
export const bucketCount = 12

const Cell = z.object({
  /** Days of departure first looked at that far ahead, over all routes. */
  looked: z.int(),
  /** Those that had a seat at that look. */
  withSeats: z.int(),
})
export type HeatCell = z.infer<typeof Cell>

const Heat = z.object({
  program: z.enum(programs),
  /** True when all of it is of the built-in world. */
  sample: z.boolean(),
  routes: z.int(),
  cabins: z.array(
    z.object({
      cabin: z.enum(['Y', 'W', 'J', 'F']),
      cells: z.array(Cell),
      /** Days whose seats came after the first look, and how far ahead half of them came; null where none did. */
      opened: z.nullable(z.object({ days: z.int(), medianLead: z.int() })),
    }),
  ),
})
export type ReleaseHeat = z.infer<typeof Heat>

/** The answer of /api/release-heat: how often seats were there by days ahead, program by program. */
export const ReleaseHeats = z.array(Heat)

/** Reads a fetched answer; null when it is none. */
export function parseReleaseHeats(body: unknown): readonly ReleaseHeat[] | null {
  return ReleaseHeats.safeParse(body).data ?? null
}

/** Share of the days looked at that had a seat, in whole per cent; null where nobody looked. */
export function sharePercent({ looked, withSeats }: HeatCell): number | null {
  return looked === 0 ? null : Math.round((100 * withSeats) / looked)
}

/** Days ahead of a bucket in words: `0 to 29`, `330 or more`. */
export function bucketWords(bucket: number): string {
  const first = bucket * bucketDays
  return bucket === bucketCount - 1 ? `${first} or more` : `${first} to ${first + bucketDays - 1}`
}

import * as z from '#small-zod'
import { type Cabin, cabins } from '../../core/cabin.ts'
import type { Program } from '../../core/program.ts'

const CabinLetter = z.enum(cabins)

/** The part of a search's answer that a page about a pair needs. */
export const SeatsAnswer = z.object({
  now: z.string(),
  sample: z.boolean(),
  openUntil: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      cabin: CabinLetter,
      seats: z.nullable(z.number()),
      points: z.nullable(z.number()),
    }),
  ),
  rows: z.array(z.object({ date: z.string(), cabin: CabinLetter, seenAt: z.string(), source: z.number() })),
  coverage: z.array(z.object({ status: z.enum(['covered', 'not-covered']) })),
  sources: z.array(z.object({ name: z.string() })),
})
export type SeatsAnswer = z.infer<typeof SeatsAnswer>

/** One cabin over the days the visitor may see: how many have a seat, and the first of them. */
export type SeenCabin = {
  cabin: Cabin
  days: number
  next: {
    date: string
    seats: number | null
    points: number | null
    /** Null when the first page of rows, which other cabins can fill, ends before this day. */
    seen: { at: string; source: string } | null
  }
}

/** The seats found, cabin by cabin; null when the route has never been checked. */
export function seenByCabin(answer: SeatsAnswer): readonly SeenCabin[] | null {
  if (!answer.coverage.some(({ status }) => status === 'covered')) return null
  return cabins.flatMap((cabin): SeenCabin[] => {
    const days = answer.days.filter((day) => day.cabin === cabin)
    const [first] = days
    if (!first) return []
    const { date, seats, points } = first
    const row = answer.rows.find((one) => one.cabin === cabin && one.date === date)
    const seen = row ? { at: row.seenAt, source: answer.sources[row.source]?.name ?? 'an unnamed source' } : null
    return [{ cabin, days: days.length, next: { date, seats, points, seen } }]
  })
}

/** The address of the search for these seats: every cabin, soonest first. */
export function seatsAddress(program: Program, from: string, to: string, take = 200): string {
  const query = {
    program,
    from,
    to,
    cabins: cabins.join(','),
    seats: '1',
    directOnly: '0',
    sort: 'date',
    take: String(take),
  }
  return `/api/search?${new URLSearchParams(query)}`
}

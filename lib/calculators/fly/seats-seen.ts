import * as z from '#small-zod'
import { type Cabin, cabins } from '../../core/cabin.ts'
import type { Program } from '../../core/program.ts'

const CabinLetter = z.enum(cabins)

/** The part of a search's answer that a page about a pair needs. */
export const SeatsAnswer = z.object({
  now: z.string(),
  sample: z.boolean(),
  openUntil: z.string(),
  days: z.array(z.object({ date: z.string(), cabin: CabinLetter })),
  rows: z.array(
    z.object({
      date: z.string(),
      cabin: CabinLetter,
      seats: z.nullable(z.number()),
      points: z.nullable(z.number()),
      seenAt: z.string(),
      source: z.number(),
    }),
  ),
  coverage: z.array(z.object({ status: z.enum(['covered', 'not-covered']) })),
  sources: z.array(z.object({ name: z.string() })),
})
export type SeatsAnswer = z.infer<typeof SeatsAnswer>

/** One cabin over the days the visitor may see: how many have a seat, and the first of them. */
export type SeenCabin = {
  cabin: Cabin
  days: number
  next: { date: string; seats: number | null; points: number | null; seenAt: string; source: string }
}

/** The seats found, cabin by cabin; null when the route has never been checked. */
export function seenByCabin(answer: SeatsAnswer): readonly SeenCabin[] | null {
  if (!answer.coverage.some(({ status }) => status === 'covered')) return null
  return cabins.flatMap((cabin): SeenCabin[] => {
    const days = new Set(answer.days.filter((day) => day.cabin === cabin).map(({ date }) => date)).size
    const row = answer.rows.find((one) => one.cabin === cabin)
    if (days === 0 || !row) return []
    const { date, seats, points, seenAt } = row
    return [
      {
        cabin,
        days,
        next: { date, seats, points, seenAt, source: answer.sources[row.source]?.name ?? 'an unnamed source' },
      },
    ]
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

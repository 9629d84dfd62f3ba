import * as z from '#small-zod'
import { getPercent, type ShareOf } from '../stats/report.ts'

export const MonthsAnswer = z.object({
  sample: z.boolean(),
  byMonth: z.array(z.object({ key: z.string(), looks: z.number(), found: z.number() })),
})

/** A departure month and the whole per cent of checks that found a seat. A thin month has too few checks to rank. */
export type MonthShare = { month: string; percent: number; looks: number; isBest: boolean; isThin: boolean }

/** How many months are marked as the best. */
const bestCount = 3
/** A month with fewer checks than this, or than half of the most checked month's, is never marked as the best. */
const minChecks = 20

/** The months in order, with the three that most often have seats marked; ties with the third are marked too. */
export function bestMonths({ byMonth }: { byMonth: readonly ShareOf<string>[] }): MonthShare[] {
  const months = byMonth.map((share) => ({ ...share, percent: getPercent(share) ?? 0 }))
  const enough = Math.max(minChecks, Math.max(0, ...months.map(({ looks }) => looks)) / 2)
  const ranked = months.filter(({ looks }) => looks >= enough).map(({ percent }) => percent)
  const threshold = Math.max(1, ranked.sort((a, b) => b - a)[bestCount - 1] ?? ranked.at(-1) ?? Infinity)
  return months.map(({ key, percent, looks }) => ({
    month: key,
    percent,
    looks,
    isBest: looks >= enough && percent >= threshold,
    isThin: looks < enough,
  }))
}

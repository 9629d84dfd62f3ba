import * as z from '#small-zod'
import { getPercent, type ShareOf } from '../stats/report.ts'

const Answer = z.object({
  sample: z.boolean(),
  byMonth: z.array(z.object({ key: z.string(), looks: z.number(), found: z.number() })),
})

/** Reads what a page about one route needs of the statistics; null when they are none. */
export function readMonths(body: unknown): z.infer<typeof Answer> | null {
  return Answer.safeParse(body).data ?? null
}

/** A month of departure: the share of looks that found a seat, in whole per cent. A thin one has too few to be ranked. */
export type MonthShare = { month: string; percent: number; looks: number; isBest: boolean; isThin: boolean }

/** Months counted among the best. */
const bestCount = 3
/** A month with fewer looks than this, or than half of the fullest month's, is shown but never called the best. */
const fewestLooks = 20

/** The months in order, the three with seats most often marked; equals of the third are marked too. */
export function bestMonths({ byMonth }: { byMonth: readonly ShareOf<string>[] }): MonthShare[] {
  const months = byMonth.map((share) => ({ ...share, percent: getPercent(share) ?? 0 }))
  const enough = Math.max(fewestLooks, Math.max(0, ...months.map(({ looks }) => looks)) / 2)
  const ranked = months.filter(({ looks }) => looks >= enough).map(({ percent }) => percent)
  const least = Math.max(1, ranked.sort((a, b) => b - a)[bestCount - 1] ?? ranked.at(-1) ?? Infinity)
  return months.map(({ key, percent, looks }) => ({
    month: key,
    percent,
    looks,
    isBest: looks >= enough && percent >= least,
    isThin: looks < enough,
  }))
}

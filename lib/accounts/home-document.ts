import { z } from 'zod'
import type { Instant } from '../core/clock.ts'
import { Points, Program } from '../core/schemas.ts'

/** users/{uid}/private/home: what a member's home page remembers from one visit to the next. Written by its owner. */
export const HomeDocument = z.object({
  /** When the latest visit started. */
  visitAt: z.iso.datetime().optional(),
  /** When the visit before it started; null on the first. */
  previousVisitAt: z.iso.datetime().nullish(),
  /** The points balances the member entered. */
  points: z.partialRecord(Program, z.nullable(Points)).default({}),
})
export type HomeDocument = z.infer<typeof HomeDocument>
export type Balances = HomeDocument['points']

/** Reopening the page within half an hour continues the same visit, so that a reload doesn't clear the news. */
const VISIT_MS = 30 * 60_000

/** Returns since when there is news for a member who opens their home page; `begins` is true for a new visit. */
export function visitOn(home: HomeDocument | null, now: Instant): { since: Instant | null; begins: boolean } {
  const at = home?.visitAt
  if (at === undefined) return { since: null, begins: true }
  const begins = Date.parse(now) - Date.parse(at) > VISIT_MS
  return { since: begins ? at : (home?.previousVisitAt ?? null), begins }
}

/** Returns how many points a member is short of a price (0 if they have enough), or null if they entered no balance. */
export function pointsShort(balances: Balances, program: Program, needed: number): number | null {
  const held = balances[program]
  return held === undefined || held === null ? null : Math.max(0, needed - held)
}

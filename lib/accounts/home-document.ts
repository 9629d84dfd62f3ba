import { z } from 'zod'
import type { Instant } from '../core/clock.ts'
import { Points, Program } from '../core/schemas.ts'

/** users/{uid}/private/home: what a member's home page remembers from one visit to the next. Written by its owner. */
export const HomeDocument = z.object({
  /** When the latest visit began. */
  visitAt: z.iso.datetime().optional(),
  /** When the one before it began; null on the first. */
  previousVisitAt: z.iso.datetime().nullish(),
  /** What the member says they have. */
  points: z.partialRecord(Program, z.nullable(Points)).default({}),
})
export type HomeDocument = z.infer<typeof HomeDocument>
export type Balances = HomeDocument['points']

/** A page opened again within half an hour belongs to the same visit: a reload takes nothing off it. */
const VISIT_MS = 30 * 60_000

/** Since when there is news for a member who opens their home now; `begins` when that is a visit of its own. */
export function visitOn(home: HomeDocument | null, now: Instant): { since: Instant | null; begins: boolean } {
  const at = home?.visitAt
  if (at === undefined) return { since: null, begins: true }
  const begins = Date.parse(now) - Date.parse(at) > VISIT_MS
  return { since: begins ? at : (home?.previousVisitAt ?? null), begins }
}

/** Whether a member's points pay for something: by how many they are short, or null where they named none. */
export function pointsShort(balances: Balances, program: Program, needed: number): number | null {
  const held = balances[program]
  return held === undefined || held === null ? null : Math.max(0, needed - held)
}

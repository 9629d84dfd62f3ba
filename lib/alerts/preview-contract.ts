import * as z from '#small-zod'
import type { LocalDate } from '../core/clock.ts'
import type { Audience } from '../core/plan.ts'
import { type AlertDraft, maxPlaces, toSettings } from './compose/alert-draft.ts'

export const PREVIEW_DAYS = 30

/** How often an alert would have matched lately, as far as changes are on record. */
export const AlertPreview = z.object({
  now: z.iso.datetime(),
  /** Finds it would have reported, not counting seats already there at the first check of a day. */
  matches: z.int().check(z.gte(0)),
  /** Days on which it would have reported any. */
  days: z.int().check(z.gte(0)),
  /**
   * The start of the period counted: `PREVIEW_DAYS` ago, or the first check, or the day changes began to be kept,
   * whichever is latest; null = nothing is on record.
   */
  since: z.nullable(z.iso.datetime()),
  /** How many of the alert's routes any source checks, and how many of those were counted. */
  routes: z.object({ covered: z.int(), counted: z.int() }),
  /** True when a route changed so often that its older changes were not kept, so the true count is higher. */
  isCut: z.boolean(),
  /** True when anything on record is sample data. */
  sample: z.boolean(),
})
export type AlertPreview = z.infer<typeof AlertPreview>

/** Returns the URL that tells how often a draft would have matched, or null while it lacks either end. */
export function previewAddress(draft: AlertDraft, plan: Audience, today: LocalDate): string | null {
  const isWhole = [draft.from, draft.to].every(({ length }) => length > 0 && length <= maxPlaces)
  if (!isWhole) return null
  // Its name, quiet hours and channels don't change the answer.
  const settings = toSettings({ ...draft, name: '', quiet: null, channels: ['email'] }, plan, today)
  return `/api/alerts/preview?${new URLSearchParams({ settings: JSON.stringify(settings) })}`
}

import * as z from '#small-zod'

export const PREVIEW_DAYS = 30

/** How often an alert would have spoken up lately, as far as what came and went is on record. */
export const AlertPreview = z.object({
  now: z.iso.datetime(),
  /** Finds it would have told; seats that were there at the very first look of a day are none. */
  matches: z.int().check(z.gte(0)),
  /** Days on which it would have told them. */
  days: z.int().check(z.gte(0)),
  /**
   * From when on: `PREVIEW_DAYS` ago, or the first look, or the day the keeping of changes began, where that is later;
   * null = nothing is on record.
   */
  since: z.nullable(z.iso.datetime()),
  /** Routes of the alert that anybody looks at, and how many of them were counted. */
  routes: z.object({ covered: z.int(), counted: z.int() }),
  /** True when a route changed so often that its older changes were not kept: it would have told more. */
  isCut: z.boolean(),
  /** True when anything on record is of the built-in sample world. */
  sample: z.boolean(),
})
export type AlertPreview = z.infer<typeof AlertPreview>

import { z } from 'zod'

export const PREVIEW_DAYS = 30

/** What of an alert the history of seats says nothing about, so that a preview counts more than the alert would tell. */
export const unweighed = ['seats', 'direct', 'carriers', 'maxPoints', 'maxCharges', 'stay', 'holding'] as const

/** How often an alert would have spoken up lately, as far as the history goes. */
export const AlertPreview = z.object({
  now: z.iso.datetime(),
  /** Days and cabins whose seats came within the time looked at, where a look before had found none. */
  matches: z.int().min(0),
  /** From when on the history was looked at: `PREVIEW_DAYS` ago, or the first look where that is later; null = no look. */
  since: z.iso.datetime().nullable(),
  /** Routes of the alert that anybody looks at, and how many of them were counted. */
  routes: z.object({ covered: z.int(), counted: z.int() }),
  /** Settings the history cannot weigh: with them the alert speaks up at most as often. */
  unweighed: z.array(z.enum(unweighed)),
  /** True when anything counted is of the built-in sample world. */
  sample: z.boolean(),
})
export type AlertPreview = z.infer<typeof AlertPreview>

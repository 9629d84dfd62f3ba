import * as z from '#small-zod'

/** The answer of /api/flights/aircraft: which types usually fly a number or a route, and why we think so. */
export const AircraftAnswer = z.object({
  /** The question, in words. */
  asked: z.string(),
  types: z.array(
    z.object({
      /** Such as `qantas/a330-200`. */
      path: z.string(),
      name: z.string(),
      /** The id of a layout that can be drawn, or null. */
      variant: z.nullable(z.string()),
      why: z.string(),
    }),
  ),
})
export type AircraftAnswer = z.infer<typeof AircraftAnswer>

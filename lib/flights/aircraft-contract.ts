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

/** The pages about on-board amenities, and the facts each compares. */
export const amenityTopics = {
  all: { path: '/qantas/amenities-checker', facts: ['wifi', 'power', 'ife', 'pitch'] },
  wifi: { path: '/qantas/amenities-checker/wifi', facts: ['wifi'] },
  'seat-pitch': { path: '/qantas/amenities-checker/seat-pitch', facts: ['pitch'] },
  'usb-charging': { path: '/qantas/amenities-checker/usb-charging', facts: ['power'] },
  'inflight-entertainment': { path: '/qantas/amenities-checker/inflight-entertainment', facts: ['ife'] },
  food: { path: '/qantas/amenities-checker/food', facts: [] },
} as const

export type AmenityTopic = keyof typeof amenityTopics

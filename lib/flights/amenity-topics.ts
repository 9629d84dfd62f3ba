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

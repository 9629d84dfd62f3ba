import { encodeRoute, type RouteDocument } from '../../../../../lib/availability/codec.ts'
import type { Offer } from '../../../../../lib/availability/offers.ts'

const offer = {
  direct: true,
  seats: 2,
  points: 25_200,
  charges: null,
  itinerary: { carriers: ['QF'], stops: [], aircraft: [], flights: [], departs: null, arrives: null, minutes: null },
  source: { kind: 'file', name: 'x' },
  fare: 'reward',
  missed: false,
} satisfies Offer

/** A stored route from Sydney with seats on one day. */
export function routeTo(to: string): RouteDocument {
  const cell = { day: 20_000, cabin: 'J' as const, seenAt: 1_700_000_000, offers: [offer] }
  return encodeRoute({ program: 'qantas', from: 'SYD', to }, { sample: false, cells: [cell], parts: [] })
}

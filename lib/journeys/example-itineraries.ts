import type { OneworldSector } from '../programs/qantas/oneworld-rules.ts'
import type { PlannedLeg } from './oneworld-state.ts'

/** An itinerary to start from. Whether it keeps the rules is computed, not stated here. */
export type ExampleItinerary = { id: string; title: string; legs: readonly PlannedLeg[] }

function route(text: string): PlannedLeg[] {
  return text.split(' ').map((leg) => {
    const [ends = '', carrier = 'any', stop] = leg.split('.')
    const [from = '', to = ''] = ends.split('-')
    return { from, to, carrier, stop: stop === 'transit' ? 'transit' : 'stopover' }
  })
}

/** Three itineraries: around the world, Europe via Asia, and a short one. */
export const exampleItineraries: readonly ExampleItinerary[] = [
  {
    id: 'world',
    title: 'Around the world in five stops',
    legs: route('SYD-HND.JL HND-LHR.JL LHR-DOH.QR.transit DOH-JFK.QR JFK-LAX.AA LAX-SYD.QF'),
  },
  { id: 'europe', title: 'Europe and Japan', legs: route('SYD-DOH.QR.transit DOH-LHR.QR LHR-HND.JL HND-SYD.QF') },
  { id: 'asia', title: 'Hong Kong and Tokyo', legs: route('SYD-HKG.CX HKG-HND.CX HND-SYD.JL') },
]

/** Returns the legs in the form the rules read; an unnamed airline counts as Qantas until a seat names it. */
export function toSectors(legs: readonly PlannedLeg[]): OneworldSector[] {
  return legs.map(({ from, to, carrier, stop }) => ({
    from,
    to,
    carrier: carrier === 'surface' ? null : carrier === 'any' ? 'QF' : carrier,
    stop,
  }))
}

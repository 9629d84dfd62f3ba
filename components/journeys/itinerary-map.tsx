'use client'

import { endOf, type ItineraryState, withLeg } from '@/lib/journeys/oneworld-state.ts'
import { findAirport } from '@/lib/network/airports.ts'
import type { Tool } from '../calculator/calculator.tsx'
import type { MapPlace } from '../map/map-model.ts'
import { WorldMap } from '../map/world-map.tsx'
import type { OnwardPlace } from './next-leg.tsx'

type ItineraryMapProps = Tool<ItineraryState> & { places: readonly OnwardPlace[] }

/** The itinerary drawn, with the places it may go on to; a click on one adds it. */
export function ItineraryMap({ state, change, places }: ItineraryMapProps) {
  const end = endOf(state)
  const stops = new Set(state.legs.flatMap(({ from, to }) => [from, to]).concat(end))
  const onward = places.filter(({ to }) => !stops.has(to))
  const mark = (code: string, tone: MapPlace['tone']): MapPlace[] => {
    const airport = findAirport(code)
    return airport ? [{ ...airport, code, name: airport.city, tone }] : []
  }

  function add(code: string): void {
    const place = places.find(({ to }) => to === code)
    const [only, second] = place?.carriers ?? []
    if (place) change(withLeg(state, code, only !== undefined && second === undefined ? only : 'any'))
  }

  return (
    <WorldMap
      label={`Map of the itinerary: ${[...stops].join(', ')}. ${onward.length} places to go on to; the list above has them.`}
      places={[...onward.flatMap(({ to }) => mark(to, 'plain')), ...[...stops].flatMap((code) => mark(code, 'strong'))]}
      lines={linesOf(state)}
      selected={end}
      onSelect={add}
    />
  )
}

/** Each pair of airports once, whichever way it is flown; what is not flown is dashed. */
function linesOf({ legs }: ItineraryState) {
  const lines = new Map(
    legs.map(({ from, to, carrier }) => [[from, to].sort().join(), { from, to, dashed: carrier === 'surface' }]),
  )
  return [...lines.values()]
}

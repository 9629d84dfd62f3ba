'use client'

import { endOf, type ItineraryState, withLeg } from '@/lib/journeys/oneworld-state.ts'
import type { Tool } from '../ui/calculator.tsx'
import type { MapLine } from '../ui/map/map-model.ts'
import { mapPlaceOf } from '../ui/map/map-place.ts'
import { WorldMap } from '../ui/map/world-map.tsx'
import type { OnwardPlace } from './next-leg.tsx'

type ItineraryMapProps = Tool<ItineraryState> & { places: readonly OnwardPlace[] }

/** The itinerary drawn, and faintly the places it may go on to; a click on one adds it. */
export function ItineraryMap({ state, change, places }: ItineraryMapProps) {
  const end = endOf(state)

  function add(code: string): void {
    const place = places.find(({ to }) => to === code)
    const [only, second] = place?.carriers ?? []
    if (place) change(withLeg(state, code, only !== undefined && second === undefined ? only : 'any'))
  }

  return (
    <WorldMap
      label={`Map of the itinerary, and ${places.length} places to go on to; the list above has them.`}
      lines={[...linesOf(state), ...places.flatMap(({ to }) => lineOf(end, to, 'faint'))]}
      selected={end}
      onSelect={add}
    />
  )
}

/** Each pair of airports once, whichever way it is flown. */
function linesOf({ legs }: ItineraryState): MapLine[] {
  const lines = new Map(legs.map((leg) => [[leg.from, leg.to].sort().join(), leg]))
  return [...lines.values()].flatMap(({ from, to, carrier }) =>
    lineOf(from, to, carrier === 'surface' ? 'surface' : 'flown'),
  )
}

function lineOf(start: string, end: string, kind: MapLine['kind']): MapLine[] {
  const [from, to] = [mapPlaceOf(start), mapPlaceOf(end)]
  return from && to ? [{ from, to, kind }] : []
}

'use client'

import type { PlaceSeen, PlacesView } from '@/lib/journeys/where-can-i-go/places-answer.ts'
import type { MapLine } from '../../ui/map/map-model.ts'
import { mapPlaceOf } from '../../ui/map/map-place.ts'
import { WorldMap } from '../../ui/map/world-map.tsx'
import type { Picking } from './places-list.tsx'

/** The same places on a map: those within the points, and fainter those that need more. */
export function PlacesMap({ view: { reached, beyond }, selected, onSelect }: Picking & { view: PlacesView }) {
  return (
    <div className="lg:sticky lg:top-20">
      <WorldMap
        label={`Map: ${reached.length} places within the points, ${beyond.length} beyond them. The list has them all.`}
        lines={[...beyond.flatMap(lineOf('faint')), ...reached.flatMap(lineOf('flown'))]}
        selected={selected}
        onSelect={onSelect}
      />
    </div>
  )
}

function lineOf(kind: MapLine['kind']): (place: PlaceSeen) => MapLine[] {
  return (place) => {
    const from = mapPlaceOf(place.from)
    const to = mapPlaceOf(place.to)
    return from && to ? [{ from, to, kind }] : []
  }
}

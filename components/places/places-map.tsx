'use client'

import { findAirport } from '@/lib/network/airports.ts'
import type { PlacesView } from '@/lib/places/places-answer.ts'
import type { MapPlace } from '../map/map-model.ts'
import { WorldMap } from '../map/world-map.tsx'
import type { Picking } from './places-list.tsx'

type PlacesMapProps = Picking & { view: PlacesView; originCodes: readonly string[] }

/** The same places on a map: lines to those within the points, small dots for those that need more. */
export function PlacesMap({ view: { reached, beyond }, originCodes, selected, onSelect }: PlacesMapProps) {
  const origins = originCodes.flatMap((code): MapPlace[] => {
    const airport = findAirport(code)
    return airport ? [{ ...airport, code, name: airport.city, tone: 'strong' }] : []
  })
  const mark = (tone: MapPlace['tone']) => (place: PlacesView['reached'][number]) => ({
    ...place,
    code: place.to,
    name: place.city,
    tone,
  })
  return (
    <div className="lg:sticky lg:top-20">
      <WorldMap
        label={`Map: ${reached.length} places within the points, ${beyond.length} beyond them. The list has them all.`}
        places={[...beyond.map(mark('faint')), ...reached.map(mark('plain')), ...origins]}
        lines={reached.map(({ from, to }) => ({ from, to }))}
        selected={selected}
        onSelect={onSelect}
      />
    </div>
  )
}

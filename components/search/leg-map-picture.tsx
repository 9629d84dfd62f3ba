'use client'

import { findMapPlace, type MapLine } from '../ui/map/map-model.ts'
import { RouteMapPicture } from '../ui/map/route-map-picture.tsx'

/** The part of a flight that a map draws; `stops` is null if they are unknown. */
type MappedLeg = { from: string; to: string; stops: readonly string[] | null }

/** Draws flights on a map, each by way of its stops. */
export function LegMapPicture({ label, legs }: { label: string; legs: readonly MappedLeg[] }) {
  return <RouteMapPicture label={label} lines={legs.flatMap(listLines)} />
}

function listLines({ from, to, stops }: MappedLeg): MapLine[] {
  const places = [from, ...(stops ?? []), to].flatMap((code) => findMapPlace(code) ?? [])
  return places.slice(1).flatMap((to, at) => {
    const from = places[at]
    return from ? [{ from, to, kind: 'flown' as const }] : []
  })
}

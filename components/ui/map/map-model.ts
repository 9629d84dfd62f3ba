import { findAirport } from '@/lib/network/airports.ts'

/** An airport, with what the map needs to draw it. */
export type MapPlace = {
  code: string
  name: string
  lat: number
  lon: number
  /** Shown beside the place if there are few enough notes to be readable. */
  note?: string
}

/** A great circle: to a place within reach (`flown`), beyond it (`faint`), or along a stretch not flown (`surface`). */
export type MapLine = { from: MapPlace; to: MapPlace; kind: 'flown' | 'faint' | 'surface' }

export type WorldMapProps = {
  /** Describes the map to people who can't see it; a list beside it always shows the same. */
  label: string
  lines: readonly MapLine[]
  /** The code of the place picked in the list or on the map. */
  selected: string | null
  onSelect: (code: string) => void
}

/** Returns an airport for the map; undefined for an unknown code. */
export function findMapPlace(code: string): MapPlace | undefined {
  const airport = findAirport(code)
  return airport && { code, name: airport.city, lat: airport.lat, lon: airport.lon }
}

/** Returns the line between two airports; none if the place of either is unknown. */
export function listMapLines(start: string, end: string, kind: MapLine['kind']): MapLine[] {
  const [from, to] = [findMapPlace(start), findMapPlace(end)]
  return from && to ? [{ from, to, kind }] : []
}

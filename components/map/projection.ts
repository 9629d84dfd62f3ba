import { type GeoPermissibleObjects, geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import land from 'world-atlas/land-110m.json' with { type: 'json' }
import { mapHeight, mapWidth } from '@/lib/map/map-frame.ts'

type Position = { lat: number; lon: number }

/** Australia's side of the world in the middle; the map is cut in the Atlantic, and a flight over it drawn in two. */
const projection = geoNaturalEarth1().rotate([-150, 0])
const path = geoPath(projection).digits(1)

projection.fitExtent(
  [
    [4, 4],
    [mapWidth - 4, mapHeight - 4],
  ],
  { type: 'Sphere' },
)

// The file's own type is that of its JSON, too wide for a topology.
const outline: GeoPermissibleObjects = feature(...([land, land.objects.land] as unknown as Parameters<typeof feature>))

let drawn: string | null = null

/** The land as one SVG path, worked out once. */
export function landPath(): string {
  drawn ??= path(outline) ?? ''
  return drawn
}

/** Where a position is on the map; null where it cannot be drawn. */
export function pointOf({ lat, lon }: Position): [number, number] | null {
  return projection([lon, lat])
}

/** The great circle between two positions as an SVG path. */
export function arcPath(from: Position, to: Position): string {
  const coordinates = [
    [from.lon, from.lat],
    [to.lon, to.lat],
  ]
  return path({ type: 'LineString', coordinates }) ?? ''
}

import { geoAzimuthalEqualArea, geoPath } from 'd3-geo'
import { land, type MapPoint, toPosition } from './world-map.ts'

/** Width and height of the drawing, in its own units. */
export const nearMapSize = { width: 640, height: 680 } as const

/** The area from Japan to New Zealand, with Singapore and Perth in the west, where most flights from Australia end. */
const corners = [
  { lon: 103.8, lat: 1.3 },
  { lon: 115.9, lat: -32 },
  { lon: 139.8, lat: 35.7 },
  { lon: 168.7, lat: -45 },
]

/** Units left free around those places, for the labels of the outermost ones. */
const room = { left: 110, top: 70, right: 80, bottom: 145 }

const projection = geoAzimuthalEqualArea()
  .rotate([-138, 5])
  .fitExtent(
    [
      [room.left, room.top],
      [nearMapSize.width - room.right, nearMapSize.height - room.bottom],
    ],
    { type: 'MultiPoint', coordinates: corners.map(toPosition) },
  )
  .clipExtent([
    [-4, -4],
    [nearMapSize.width + 4, nearMapSize.height + 4],
  ])
const path = geoPath(projection).digits(1)

/** The land of that area as an SVG path. Natural Earth data from the npm package world-atlas. */
export const nearLand = path(land) ?? ''

/** The part of the great circle between two places that lies on the map, as an SVG path. */
export function drawArc(from: MapPoint, to: MapPoint): string {
  return path({ type: 'LineString', coordinates: [toPosition(from), toPosition(to)] }) ?? ''
}

/** Where a place stands, in percent of the width and the height; null when it is not on the map. */
export function placeOnNearMap(place: Pick<MapPoint, 'lon' | 'lat'>): { left: number; top: number } | null {
  const [x = Number.NaN, y = Number.NaN] = projection(toPosition(place)) ?? []
  const left = (100 * x) / nearMapSize.width
  const top = (100 * y) / nearMapSize.height
  return left >= 0 && left <= 100 && top >= 0 && top <= 100 ? { left, top } : null
}

import { geoEqualEarth, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import landTopology from 'world-atlas/land-110m.json' with { type: 'json' }

type Topology = Parameters<typeof feature>[0]
const topology = landTopology as unknown as Topology

/** The land of the world, as GeoJSON in degrees: Natural Earth data from the npm package world-atlas. */
export const land = feature(topology, topology.objects.land as Topology['objects'][string])

/** Width and height of the drawing, in its own units. */
export const frame = { width: 960, height: 470 } as const

export type MapPoint = { code: string; lon: number; lat: number }
type MapLine = { from: MapPoint; to: MapPoint }
type Spot = { code: string; x: number; y: number }

/** What a map is drawn from: SVG paths and places in the frame's units. */
export type DrawnMap = { land: string; lines: { path: string; to: string }[]; spots: Spot[]; fitted: MapViewport }

/** Draws the world with great-circle lines, rotated so that the longitude of the first origin is in the middle. */
export function drawMap(lines: readonly MapLine[]): DrawnMap {
  const middle = lines[0]?.from.lon ?? 150
  const projection = geoEqualEarth().rotate([-middle, 0]).fitSize([frame.width, frame.height], { type: 'Sphere' })
  const path = geoPath(projection).digits(1)
  const places = new Map(lines.flatMap(({ from, to }) => [from, to]).map((place) => [place.code, place]))
  // A LineString is drawn along the great circle between its ends.
  const arcs = lines.map(({ from, to }) => ({
    type: 'LineString' as const,
    coordinates: [toPosition(from), toPosition(to)],
  }))
  return {
    land: path(land) ?? '',
    lines: arcs.map((arc, at) => ({ to: lines[at]?.to.code ?? '', path: path(arc) ?? '' })),
    fitted: arcs.length === 0 ? wholeWorld : fitTo(path.bounds({ type: 'GeometryCollection', geometries: arcs })),
    spots: [...places.values()].flatMap((place) => {
      const [x, y] = projection(toPosition(place)) ?? []
      return x === undefined || y === undefined ? [] : [{ code: place.code, x: round(x), y: round(y) }]
    }),
  }
}

/** In the order GeoJSON uses. */
export const toPosition = ({ lon, lat }: Pick<MapPoint, 'lon' | 'lat'>): [number, number] => [lon, lat]
const round = (value: number) => Math.round(value * 10) / 10

/** A view of the map: its zoom, and its centre in the frame's units. */
export type MapViewport = { zoom: number; x: number; y: number }

export const wholeWorld: MapViewport = { zoom: 1, x: frame.width / 2, y: frame.height / 2 }

/** The closest zoom used to fit routes; any closer, a short route would be surrounded by empty land. */
const nearestFit = 5
/** Room left around the routes, so that no place stands at the very edge. */
const margin = 1.25

/** The view that shows a whole part of the drawing. */
function fitTo([[left, top], [right, bottom]]: [[number, number], [number, number]]): MapViewport {
  const room = Math.min(
    frame.width / Math.max(1, right - left),
    frame.height / Math.max(1, bottom - top),
    nearestFit * margin,
  )
  const zoom = Math.max(1, room / margin)
  return moveMapView({ zoom, x: (left + right) / 2, y: (top + bottom) / 2 }, {})
}

/** Zooms or moves a view, never beyond the edges of the frame. */
export function moveMapView(mapView: MapViewport, change: { by?: number; dx?: number; dy?: number }): MapViewport {
  const zoom = Math.min(8, Math.max(1, mapView.zoom * (change.by ?? 1)))
  const within = (value: number, size: number) => Math.min(size - size / zoom / 2, Math.max(size / zoom / 2, value))
  return {
    zoom,
    x: within(mapView.x + (change.dx ?? 0) / zoom, frame.width),
    y: within(mapView.y + (change.dy ?? 0) / zoom, frame.height),
  }
}

export function formatViewBox({ zoom, x, y }: MapViewport): string {
  const [width, height] = [frame.width / zoom, frame.height / zoom]
  return [x - width / 2, y - height / 2, width, height].map(round).join(' ')
}

/** Describes a view in words: its zoom, and the places in it. */
export function describeMapView({ zoom, x, y }: MapViewport, spots: readonly Spot[]): string {
  const [wide, high] = [frame.width / zoom / 2, frame.height / zoom / 2]
  const seen = spots.filter((spot) => Math.abs(spot.x - x) <= wide && Math.abs(spot.y - y) <= high)
  const named = seen.slice(0, 5).map(({ code }) => code)
  const rest = seen.length - named.length
  const places =
    seen.length === 0 ? 'no places in sight' : `in sight: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  return `${zoom === 1 ? 'The whole map' : `Zoomed in ${round(zoom)} times`}, ${places}.`
}

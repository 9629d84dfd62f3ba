import { geoEqualEarth, geoPath } from 'd3-geo'
import { getAirport } from '../../network/airports.ts'
import { land } from '../../search/world-map.ts'
import { type FlyCity, flyCities } from './cities.ts'

/** The size of the picture and the margins it leaves for names, in its own units. */
const shapes = {
  square: { width: 560, height: 560, room: [84, 84] },
  wide: { width: 560, height: 260, room: [84, 48] },
} as const
/** The maximum number of stops drawn; with more, the lines would hide the land. */
const stopsShown = 4

type Place = { code: string; name: string; x: number; y: number }

/** A map of a route: SVG paths and positions in the picture's units. Land: Natural Earth. */
export type CityMap = {
  width: number
  height: number
  land: string
  nonStop: string | null
  oneStop: readonly string[]
  ends: Place[]
  stops: Place[]
}

type Between = {
  from: FlyCity
  to: FlyCity
  hasNonStop: boolean
  routings: readonly { airports: readonly string[] }[]
}

/** Draws the routings between two cities: the non-stop flight, if any, and connections through up to four stops. */
export function drawCityMap({ from, to, hasNonStop, routings }: Between, shape: keyof typeof shapes): CityMap {
  const {
    width,
    height,
    room: [aside, above],
  } = shapes[shape]
  const [start, end] = [from.airports[0] ?? '', to.airports[0] ?? '']
  const through = routings.flatMap(({ airports }) => (airports.length === 3 ? [airports[1] ?? ''] : []))
  const stops = [...new Set(through)].slice(0, stopsShown)
  const arcs = [line(start, end), ...stops.map((stop) => line(start, stop, end))]
  const middle = middleLongitude(start, end)
  const projection = geoEqualEarth()
    .rotate([-middle, 0])
    .fitExtent(
      [
        [aside, above],
        [width - aside, height - above],
      ],
      { type: 'GeometryCollection', geometries: arcs },
    )
    .clipExtent([
      [-4, -4],
      [width + 4, height + 4],
    ])
  const path = geoPath(projection).digits(1)
  const toPlace = (code: string, name: string): Place => {
    const [x = 0, y = 0] = projection(position(code)) ?? []
    return { code, name, x: Math.round(x), y: Math.round(y) }
  }
  const [direct, ...connecting] = arcs.map((arc) => path(arc) ?? '')
  return {
    width,
    height,
    land: path(land) ?? '',
    nonStop: hasNonStop ? (direct ?? null) : null,
    oneStop: connecting,
    ends: [toPlace(start, from.name), toPlace(end, to.name)],
    stops: stops.map((code) => toPlace(code, flyCities.find(({ airports }) => airports.includes(code))?.name ?? code)),
  }
}

/** A GeoJSON line, which d3-geo draws along the great circles between its places. */
function line(...codes: readonly string[]) {
  return { type: 'LineString' as const, coordinates: codes.map(position) }
}

function position(code: string): [number, number] {
  const { lon, lat } = getAirport(code)
  return [lon, lat]
}

/** The midpoint of two longitudes, the short way round. */
function middleLongitude(from: string, to: string): number {
  const [[start], [end]] = [position(from), position(to)]
  return start + (((((end - start) % 360) + 540) % 360) - 180) / 2
}

import { allAirports, findAirport, getAirport } from './airports.ts'
import routeMiles from './data/route-miles.json' with { type: 'json' }
import { geodesicMiles, type Position } from './geodesic.ts'

/** Statute miles between two positions along the WGS84 ellipsoid. Throws NetworkError `bad-coordinate`. */
export function milesBetween(a: Position, b: Position): number {
  return geodesicMiles(a, b)
}

const indexOf = new Map(allAirports.map((airport, index) => [airport.iata, index]))
const recorded = new Map(Object.entries<number>(routeMiles))
const known = new Float64Array(allAirports.length ** 2).fill(Number.NaN)

/**
 * Whole statute miles flown non-stop between two airports: the recorded figure of a flown pair, else the geodesic
 * rounded. Zone edges are whole miles, so the recorded figure decides there.
 * @throws NetworkError `unknown-airport`
 */
export function flownMiles(from: string, to: string): number {
  const row = indexOf.get(from)
  const column = indexOf.get(to)
  // getAirport names the code that is unknown.
  if (row === undefined || column === undefined) return Math.round(geodesicMiles(getAirport(from), getAirport(to)))
  const slot = row * allAirports.length + column
  const cached = known[slot]
  if (cached !== undefined && !Number.isNaN(cached)) return cached
  const miles =
    recorded.get(from < to ? `${from}-${to}` : `${to}-${from}`) ??
    Math.round(geodesicMiles(getAirport(from), getAirport(to)))
  known[slot] = miles
  return miles
}

/** As flownMiles, but undefined when either airport is unknown here. */
export function findFlownMiles(from: string, to: string): number | undefined {
  return findAirport(from) && findAirport(to) ? flownMiles(from, to) : undefined
}

import { allAirports, findAirport, getAirport, NetworkError } from './airports.ts'
import routeMiles from './data/route-miles.json' with { type: 'json' }

/** A point on the earth in degrees, WGS84. */
type Position = { lat: number; lon: number }

const equatorialMetres = 6_378_137
const flattening = 1 / 298.257223563
const polarMetres = equatorialMetres * (1 - flattening)
const metresPerStatuteMile = 1609.344
const radians = Math.PI / 180

/**
 * The length of the shortest line between two points on the WGS84 ellipsoid, in statute miles, within a metre or so.
 * Reward zones are defined by these miles; on a sphere they would be off by up to 0.5 %.
 * @throws NetworkError `bad-coordinate` when a latitude or longitude is not a number of degrees.
 */
export function geodesicMiles(a: Position, b: Position): number {
  requirePosition(a)
  requirePosition(b)
  return (inverse(a, b) ?? nearAntipodalMetres(a, b)) / metresPerStatuteMile
}

function requirePosition({ lat, lon }: Position): void {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 360)) {
    throw new NetworkError('bad-coordinate', `Latitude ${lat}, longitude ${lon} is not a place on the earth.`)
  }
}

/** Vincenty's inverse solution in metres, or null near the antipode, where it does not converge. */
function inverse(a: Position, b: Position): number | null {
  const tanU1 = (1 - flattening) * Math.tan(a.lat * radians)
  const tanU2 = (1 - flattening) * Math.tan(b.lat * radians)
  const cosU1 = 1 / Math.hypot(1, tanU1)
  const cosU2 = 1 / Math.hypot(1, tanU2)
  const sinU1 = tanU1 * cosU1
  const sinU2 = tanU2 * cosU2
  const span = shortestLongitude(b.lon - a.lon) * radians
  let lambda = span
  for (let turn = 0; turn < 60; turn++) {
    const sinSigma = Math.hypot(cosU2 * Math.sin(lambda), cosU1 * sinU2 - sinU1 * cosU2 * Math.cos(lambda))
    if (sinSigma === 0) return lambda === 0 ? 0 : null
    const cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * Math.cos(lambda)
    const sigma = Math.atan2(sinSigma, cosSigma)
    const sinAlpha = (cosU1 * cosU2 * Math.sin(lambda)) / sinSigma
    const cosSqAlpha = 1 - sinAlpha * sinAlpha
    // On the equator cosSqAlpha is 0 and the mid-point term vanishes.
    const cos2Mid = cosSqAlpha < 1e-16 ? 0 : cosSigma - (2 * sinU1 * sinU2) / cosSqAlpha
    const c = (flattening / 16) * cosSqAlpha * (4 + flattening * (4 - 3 * cosSqAlpha))
    const bend = cos2Mid + c * cosSigma * (-1 + 2 * cos2Mid * cos2Mid)
    const next = span + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * bend)
    if (Math.abs(next) > Math.PI) return null
    if (Math.abs(next - lambda) < 1e-12) return arcMetres(sigma, sinSigma, cosSigma, cosSqAlpha, cos2Mid)
    lambda = next
  }
  return null
}

function arcMetres(sigma: number, sinSigma: number, cosSigma: number, cosSqAlpha: number, cos2Mid: number): number {
  const uSq = (cosSqAlpha * (equatorialMetres ** 2 - polarMetres ** 2)) / polarMetres ** 2
  const bigA = 1 + (uSq / 16384) * (4096 + uSq * (-768 + uSq * (320 - 175 * uSq)))
  const bigB = (uSq / 1024) * (256 + uSq * (-128 + uSq * (74 - 47 * uSq)))
  const square = -1 + 2 * cos2Mid * cos2Mid
  const far = (bigB / 6) * cos2Mid * (-3 + 4 * sinSigma * sinSigma) * (-3 + 4 * cos2Mid * cos2Mid)
  const delta = bigB * sinSigma * (cos2Mid + (bigB / 4) * (cosSigma * square - far))
  return polarMetres * bigA * (sigma - delta)
}

function shortestLongitude(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}

/**
 * Any path to the far side crosses the circle a quarter of the globe from `a`. The shortest is therefore the least sum
 * of the distances to and from a point of that circle, and neither half comes near its antipode.
 */
function nearAntipodalMetres(a: Position, b: Position): number {
  const by = (azimuth: number) => {
    const middle = quarterWay(a, azimuth)
    return (inverse(a, middle) ?? Number.POSITIVE_INFINITY) + (inverse(middle, b) ?? Number.POSITIVE_INFINITY)
  }
  const step = Math.PI / 36
  let best = 0
  for (let azimuth = 0; azimuth < 2 * Math.PI; azimuth += step) if (by(azimuth) < by(best)) best = azimuth
  let low = best - step
  let high = best + step
  for (let turn = 0; turn < 60; turn++) {
    const third = (high - low) / 3
    if (by(low + third) < by(high - third)) high -= third
    else low += third
  }
  return by((low + high) / 2)
}

function quarterWay({ lat, lon }: Position, azimuth: number): Position {
  const sinLat = Math.cos(lat * radians) * Math.cos(azimuth)
  const turn = Math.atan2(Math.sin(azimuth) * Math.cos(lat * radians), -Math.sin(lat * radians) * sinLat)
  return { lat: Math.asin(sinLat) / radians, lon: shortestLongitude(lon + turn / radians) }
}

const indexOf = new Map(allAirports.map((airport, index) => [airport.iata, index]))
const recorded = new Map(Object.entries<number>(routeMiles))
const known = new Float64Array(allAirports.length ** 2).fill(Number.NaN)

/**
 * Whole statute miles flown non-stop between two airports: the recorded figure for a pair that is flown, otherwise the
 * rounded geodesic. Zone limits are whole miles, so near one the recorded figure decides.
 * @throws NetworkError `unknown-airport`
 */
export function flownMiles(from: string, to: string): number {
  const row = indexOf.get(from)
  const column = indexOf.get(to)
  // Throws for an unknown code, naming it.
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

/** Like `flownMiles`, but returns undefined when either airport is unknown. */
export function findFlownMiles(from: string, to: string): number | undefined {
  return findAirport(from) && findAirport(to) ? flownMiles(from, to) : undefined
}

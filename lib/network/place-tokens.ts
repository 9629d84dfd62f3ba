import { allPlaces } from './places.ts'

let known: { places: number; byAirport: ReadonlyMap<string, string[]> } = { places: 0, byAirport: new Map() }

/** The tokens of each airport, rebuilt whenever places have been added. */
function allTokens(): ReadonlyMap<string, string[]> {
  const places = allPlaces()
  if (known.places === places.length) return known.byAirport
  const byAirport = new Map<string, string[]>()
  for (const { token, airports } of places) {
    for (const airport of airports) byAirport.set(airport, [...(byAirport.get(airport) ?? []), token])
  }
  known = { places: places.length, byAirport }
  return byAirport
}

/** Every token that covers an airport: its own, its city's, country's and region's; only its own for an unknown one. */
export function listTokens(airport: string): readonly string[] {
  return allTokens().get(airport) ?? [airport]
}

/** Whether a token covers an airport. */
export function coversAirport(token: string, airport: string): boolean {
  return listTokens(airport).includes(token)
}

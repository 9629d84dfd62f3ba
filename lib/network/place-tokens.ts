import { allPlaces } from './places.ts'

let known: { places: number; byAirport: ReadonlyMap<string, string[]> } = { places: 0, byAirport: new Map() }

/** By airport, made anew when places were learnt. */
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

/** Every token that means an airport: itself, its city, country and region; itself alone when it is not known. */
export function listTokens(airport: string): readonly string[] {
  return allTokens().get(airport) ?? [airport]
}

/** Whether a token means an airport. */
export function coversAirport(token: string, airport: string): boolean {
  return listTokens(airport).includes(token)
}

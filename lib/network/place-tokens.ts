import { allPlaces, findPlace } from './places.ts'

const byAirport = new Map<string, string[]>()
for (const { token } of allPlaces) {
  for (const airport of findPlace(token)?.airports ?? []) {
    const tokens = byAirport.get(airport) ?? []
    if (!tokens.includes(token)) byAirport.set(airport, [...tokens, token])
  }
}

/** Every token that means an airport: itself, its city, country and region; itself alone when it is not known. */
export function tokensOf(airport: string): readonly string[] {
  return byAirport.get(airport) ?? [airport]
}

/** Whether a token means an airport. */
export function isPlaceOf(token: string, airport: string): boolean {
  return tokensOf(airport).includes(token)
}

import cityRows from './data/cities.json' with { type: 'json' }

/** Cities with a code. `airports` are those in the networks, which a search covers; `more` are the city's others. */
export const metropolises: readonly { code: string; name: string; airports: string[]; more?: string[] }[] = cityRows

const cityOfAirport = new Map(
  metropolises.flatMap(({ code, airports, more = [] }) => [...airports, ...more].map((airport) => [airport, code])),
)

/** The code of an airport's city (LON for LHR and LGW), or the airport's own code when its city has none. */
export function cityOf(airport: string): string {
  return cityOfAirport.get(airport) ?? airport
}

/** Airports of one city without a shared code: a trip may land at one and continue from the other. */
const coTerminals = [
  ['MEL', 'AVV'],
  ['TPE', 'TSA'],
  ['BKK', 'DMK'],
  ['DXB', 'DWC'],
  ['IST', 'SAW'],
  ['KUL', 'SZB'],
  ['MEX', 'NLU'],
] as const

/** Whether two airports serve the same city. */
export function sameCity(one: string, other: string): boolean {
  const both = [one, other]
  return (
    one === other ||
    cityOf(one) === cityOf(other) ||
    coTerminals.some((pair) => pair.every((airport) => both.includes(airport)))
  )
}

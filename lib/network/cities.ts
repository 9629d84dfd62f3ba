import cityRows from './data/cities.json' with { type: 'json' }

/** `airports` are those of the networks, which a search of the city is about; `more` are the city's others. */
export const metropolises: readonly { code: string; name: string; airports: string[]; more?: string[] }[] = cityRows

const cityOfAirport = new Map(
  metropolises.flatMap(({ code, airports, more = [] }) => [...airports, ...more].map((airport) => [airport, code])),
)

/** The metropolitan code an airport belongs to, or its own code where it stands alone: LHR and LGW are LON. */
export function cityOf(airport: string): string {
  return cityOfAirport.get(airport) ?? airport
}

/** Airports of one city that have no code together: a trip may land at one and go on from the other. */
const coTerminals = [
  ['MEL', 'AVV'],
  ['TPE', 'TSA'],
  ['BKK', 'DMK'],
  ['DXB', 'DWC'],
  ['IST', 'SAW'],
  ['KUL', 'SZB'],
  ['MEX', 'NLU'],
] as const

/** True when two airports serve one city. */
export function sameCity(one: string, other: string): boolean {
  const both = [one, other]
  return (
    one === other ||
    cityOf(one) === cityOf(other) ||
    coTerminals.some((pair) => pair.every((airport) => both.includes(airport)))
  )
}

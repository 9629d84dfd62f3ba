import cityRows from './data/cities.json' with { type: 'json' }

const cityOfAirport = new Map(cityRows.flatMap(({ code, airports }) => airports.map((airport) => [airport, code])))

/** The metropolitan code an airport belongs to, or its own code where it stands alone: LHR and LGW are LON. */
export function cityOf(airport: string): string {
  return cityOfAirport.get(airport) ?? airport
}

/** True when two airports serve one city. */
export function sameCity(one: string, other: string): boolean {
  return one === other || cityOf(one) === cityOf(other)
}

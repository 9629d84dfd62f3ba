import { learnAirports } from './airports.ts'
import positions from './data/world-positions.json' with { type: 'json' }
import { regionOf, worldAirportNames } from './world-places.ts'

/**
 * Positions and zones of the airports beyond the two networks: importing it makes all of them known to findAirport and
 * findPlace. Half a megabyte, so servers import it, and no page for browsers does.
 */
const places = positions as unknown as readonly (readonly [number, number, string])[]

learnAirports(
  worldAirportNames.flatMap(([iata, name, city, country, continent], at) => {
    const [lat, lon, timeZone] = places[at] ?? []
    if (lat === undefined || lon === undefined || timeZone === undefined) return []
    return [{ iata, name, city, country, region: regionOf(country, continent), lat, lon, timeZone }]
  }),
)

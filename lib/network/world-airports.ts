import { learnAirports } from './airports.ts'
import positions from './data/world-positions.json' with { type: 'json' }
import { getRegion, worldAirportNames } from './world-places.ts'

/**
 * The positions and time zones of the airports beyond the two networks. Importing this module makes all of them known
 * to findAirport and findPlace. It is half a megabyte, so only servers import it, never code for browsers.
 */
learnAirports(
  worldAirportNames.flatMap(({ continent, ...airport }, at) => {
    const [lat, lon, timeZone] = positions[at] ?? []
    if (typeof lat !== 'number' || typeof lon !== 'number' || typeof timeZone !== 'string') return []
    return [{ ...airport, region: getRegion(airport.country, continent), lat, lon, timeZone }]
  }),
)

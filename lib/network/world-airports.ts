import { learnAirports } from './airports.ts'
import positions from './data/world-positions.json' with { type: 'json' }
import { getRegion, worldAirportNames } from './world-places.ts'

/**
 * Positions and zones of the airports beyond the two networks: importing it makes all of them known to findAirport and
 * findPlace. Half a megabyte, so servers import it, and no page for browsers does.
 */
learnAirports(
  worldAirportNames.flatMap(({ continent, ...airport }, at) => {
    const [lat, lon, timeZone] = positions[at] ?? []
    if (typeof lat !== 'number' || typeof lon !== 'number' || typeof timeZone !== 'string') return []
    return [{ ...airport, region: getRegion(airport.country, continent), lat, lon, timeZone }]
  }),
)

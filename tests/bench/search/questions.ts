import type { ReturnQuery } from '../../../lib/availability/journeys-contract.ts'
import type { SearchQuery } from '../../../lib/availability/search-contract.ts'
import { cabins } from '../../../lib/core/cabin.ts'
import { addDays } from '../../../lib/core/dates.ts'
import { programs } from '../../../lib/core/program.ts'
import type { Region } from '../../../lib/network/airport-names.ts'
import { allAirports } from '../../../lib/network/airports.ts'
import { today } from './world.ts'

const everywhere = allAirports.map(({ iata }) => iata)
const inRegion = (region: Region) => allAirports.filter((one) => one.region === region).map(({ iata }) => iata)

/** One route without filters; the other queries are variations of it. */
const year: SearchQuery = {
  programs: ['qantas'],
  from: ['SYD'],
  to: ['SIN'],
  start: today,
  end: addDays(today, 353),
  cabins: [...cabins],
  seats: 1,
  directOnly: false,
  fares: 'reward',
  carriers: null,
  notCarriers: [],
  aircraft: null,
  sources: null,
  maxPoints: null,
  maxCharges: null,
  maxMinutes: null,
  within: {},
  sort: 'date',
  thenBy: null,
  cursor: null,
  take: 50,
}

/** The queries that the engine is measured by, each with the most microseconds a complete answer may take. */
export const questions: { name: string; query: SearchQuery; targetUs: number }[] = [
  { name: 'one route, a year, four cabins', query: year, targetUs: 250 },
  { name: 'one route, two seats, cheapest first', query: { ...year, seats: 2, sort: 'points' }, targetUs: 250 },
  { name: 'anywhere from Sydney, a year, four cabins', query: { ...year, to: everywhere }, targetUs: 1000 },
  {
    name: 'both programs, all routes, one month',
    query: { ...year, programs: [...programs], from: everywhere, to: everywhere, end: addDays(today, 30) },
    targetUs: 3000,
  },
]

/** Business class return between two regions: outbound on any day of a year, with a stay of one to three weeks. */
export const returnQuestion: ReturnQuery = {
  ...year,
  kind: 'return',
  programs: [...programs],
  from: inRegion('australia'),
  to: inRegion('asia'),
  cabins: ['J'],
  seats: 2,
  minStay: 7,
  maxStay: 21,
  openJaw: true,
  oneProgram: false,
  backCabins: null,
  grid: false,
  week: null,
  take: 50,
}

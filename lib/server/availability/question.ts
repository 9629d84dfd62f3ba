import { clampAnywhere } from '../../availability/clamp.ts'
import type { AvailabilityIndex } from '../../availability/index-store.ts'
import type { ParseContext } from '../../availability/parse-params.ts'
import { ANYWHERE, type Clamp, type SearchCriteria } from '../../availability/search-contract.ts'
import { type Instant, type LocalDate, localDateOf } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import type { Audience } from '../../core/plan.ts'
import { type Program, perProgram } from '../../core/program.ts'
import { allAirports, findAirport } from '../../network/airports.ts'
import { cityOf } from '../../network/cities.ts'
import { findPlace } from '../../network/places.ts'
import { listRoutes } from '../../network/routes.ts'
import { getPlanLimits, type Limits } from '../../programs/plan-limits.ts'
import { problemResponse } from '../problem.ts'

/** What every query to the index is parsed and clamped with. */
export type QueryContext = {
  params: URLSearchParams
  plan: Audience
  today: LocalDate
  limitsFor: (program: Program) => Limits
  parse: ParseContext
}

/**
 * Reads what a request is parsed and clamped with. `daysAhead` is how many days ahead the plan allows for this kind of
 * query; by default as many as for a search.
 */
export function readQueryContext(
  request: Pick<Request, 'url'>,
  plan: Audience,
  now: Instant,
  index: AvailabilityIndex,
  daysAhead: (limits: Limits) => number = (limits) => limits.daysAhead,
): QueryContext {
  const today = localDateOf(now)
  const limitsFor = (program: Program) => getPlanLimits(plan, program)
  const openUntil = (program: Program) => addDays(today, daysAhead(limitsFor(program)))
  const parse = { listAirports: (token: string) => listAirports(token, index), now, openUntil }
  return { params: new URL(request.url).searchParams, plan, today, limitsFor, parse }
}

/** From this share of a program's airports on, one end of a query counts as anywhere, however it is written. */
const ANYWHERE_SHARE = 0.4

type Ends = { programs: readonly Program[]; from: readonly string[]; to: readonly string[] }

/**
 * Whether a query is a where-can-I-go search, which has its own limit. What counts is the number of airports it covers,
 * not the word "anywhere". The largest region is a third of a program's airports, so a single region stays an ordinary
 * search.
 */
export function isAnywhereSearch({ programs, from, to }: Ends): boolean {
  return programs.some((program) => coversMost(program, from) || coversMost(program, to))
}

function coversMost(program: Program, airports: readonly string[]): boolean {
  const covered = new Set(airports)
  const own = airportsOfProgram[program]
  return own.filter((airport) => covered.has(airport)).length >= own.length * ANYWHERE_SHARE
}

const airportsOfProgram = perProgram((program) => [...new Set(listRoutes(program).map(({ from }) => from))])

/** Cuts a where-can-I-go search down to the days one may span; `clampQuery` applies the plan's other limits. */
export function clampPlaces<Query extends Ends & Pick<SearchCriteria, 'start' | 'end' | 'seats' | 'within'>>(
  requested: Query,
  queryContext: QueryContext,
): { query: Query; clamped: Clamp[] } {
  return isAnywhereSearch(requested)
    ? clampAnywhere({ ...requested, programs: [...requested.programs] }, queryContext)
    : { query: requested, clamped: [] }
}

/**
 * Returns the airports a token stands for. For anywhere, a region, a country or a city, that includes stored airports
 * beyond the two programs' networks.
 */
export function listAirports(token: string, index?: AvailabilityIndex): readonly string[] | undefined {
  const named = token === ANYWHERE ? networkAirports : findPlace(token)?.airports
  if (named === undefined || index === undefined || findAirport(token) !== undefined) return named
  const stored = storedAirports(index).filter((airport) => token === ANYWHERE || liesIn(airport, token))
  return [...new Set([...named, ...stored])]
}

const networkAirports = allAirports.map(({ iata }) => iata)

/** `token` is e.g. country:JP, region:europe or LON. */
function liesIn(code: string, token: string): boolean {
  const airport = findAirport(code)
  return (
    airport !== undefined && [`country:${airport.country}`, `region:${airport.region}`, cityOf(code)].includes(token)
  )
}

let stored: { routes: readonly unknown[]; airports: readonly string[] } = { routes: [], airports: [] }

/** Returns the ends of every stored route, computed again when routes are added or removed. */
function storedAirports(index: AvailabilityIndex): readonly string[] {
  const routes = index.allRoutes()
  if (stored.routes !== routes) {
    stored = { routes, airports: [...new Set(routes.flatMap(({ from, to }) => [from, to]))] }
  }
  return stored.airports
}

/** Whether any route of a query holds built-in sample data. */
export function holdsSample(index: AvailabilityIndex, { programs, from, to }: SearchCriteria): boolean {
  const wanted = new Set(to)
  return programs.some((program) =>
    from.some((origin) =>
      [...index.routesFrom(program, origin)].some(([destination, { sample }]) => sample && wanted.has(destination)),
    ),
  )
}

export function notLoaded(): Response {
  const detail = 'Seats are still loading, or our database isn’t responding. Please try again soon.'
  return problemResponse(503, 'Not ready', detail, { headers: { 'retry-after': '5' } })
}

/**
 * A guest's answer is the same for everyone, so a CDN may keep it; a browser must ask again, so that a reload is never
 * older than the site. A member's answer depends on their plan and isn't stored.
 */
export function cacheHeaders(plan: Audience): Record<string, string> {
  const vary = 'Cookie, Authorization'
  if (plan !== 'guest') return { 'cache-control': 'private, no-store', vary }
  return { 'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=600', vary }
}

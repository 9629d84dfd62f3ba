import { decodeLives, type HistoryDocument } from '../availability/history.ts'
import type { AvailabilityIndex } from '../availability/index-store.ts'
import { type SearchResult, searchIndex } from '../availability/search.ts'
import type { Row, SearchQuery } from '../availability/search-contract.ts'
import { type Cabin, cabins } from '../core/cabin.ts'
import { type Instant, type LocalDate, localDateOf } from '../core/clock.ts'
import { addDays, epochSecond, instantOf } from '../core/dates.ts'
import type { Program } from '../core/program.ts'
import { findAirport } from '../network/airports.ts'
import { popularRoutes } from '../network/routes.ts'
import { getPlanLimits } from '../programs/plan-limits.ts'

type Pair = { from: string; to: string }

export type FirstSeat = Pick<
  Row,
  'program' | 'from' | 'to' | 'date' | 'cabin' | 'seats' | 'points' | 'charges' | 'seenAt' | 'direct' | 'stops'
>

/**
 * A route with seats: how many days have them, the first such day, the fewest points of each cabin (best cabin first),
 * and when the route was last checked.
 */
export type FirstRoute = Pair & {
  days: number
  next: LocalDate
  lowest: Pick<Row, 'cabin' | 'points'>[]
  lookedAt: Instant | null
}

/**
 * What a finder shows before the visitor has asked anything. Every route and seat in it is one that a guest can see.
 */
export type FirstScreen = {
  daysAhead: number
  sample: boolean
  routes: FirstRoute[]
  cheapest: FirstSeat[]
  opened: (FirstSeat & { openedOn: LocalDate })[]
}

export type FirstScreenCriteria = { program: Program; cabins: readonly Cabin[]; now: Instant }

const routesShown = 6
const seatsShown = 6
const weekInSeconds = 7 * 86_400

/**
 * Builds the first screen of a finder from the index.
 * @param histories of the program's popular routes, used to find what opened in the last seven days
 */
export function pickFirstScreen(
  index: AvailabilityIndex,
  criteria: FirstScreenCriteria,
  histories: readonly HistoryDocument[],
): FirstScreen {
  const found = openRoutes(index, criteria)
  return {
    daysAhead: getPlanLimits('guest', criteria.program).daysAhead,
    sample: found.some(({ result }) => result.sample),
    routes: found.slice(0, routesShown).map(toFirstRoute),
    cheapest: cheapestSeats(found, criteria.cabins),
    opened: openedSeats(index, criteria, histories),
  }
}

type OpenRoute = { pair: Pair; result: SearchResult }

/**
 * Finds the popular routes with seats, in order of rank; if there are too few, adds other stored routes from Australia.
 */
function openRoutes(index: AvailabilityIndex, criteria: FirstScreenCriteria): OpenRoute[] {
  const search = ({ from, to }: Pair): OpenRoute[] => {
    const pair = { from, to }
    const result = searchPair(index, criteria, pair, {})
    return result.total > 0 ? [{ pair, result }] : []
  }
  const popular = popularRoutes(criteria.program)
  const open = popular.flatMap(search)
  if (open.length >= routesShown) return open
  const known = new Set(popular.map(({ from, to }) => from + to))
  for (const { program, from, to } of index.allRoutes()) {
    if (open.length >= routesShown) break
    if (program !== criteria.program || known.has(from + to) || findAirport(from)?.country !== 'AU') continue
    open.push(...search({ from, to }))
  }
  return open
}

function searchPair(
  index: AvailabilityIndex,
  { program, cabins: wanted, now }: FirstScreenCriteria,
  { from, to }: Pair,
  change: Partial<SearchQuery>,
): SearchResult {
  return searchAsVisitor(index, now, { programs: [program], from: [from], to: [to], cabins: [...wanted], ...change })
}

/** Counts the days that a guest can see in all of the programs asked for. */
export function countVisitorDays(requested: readonly Program[]): number {
  return Math.min(...requested.map((program) => getPlanLimits('guest', program).daysAhead))
}

/** Searches as a signed-out visitor: what a page shows to everyone must be true for a guest. */
export function searchAsVisitor(
  index: AvailabilityIndex,
  now: Instant,
  criteria: Pick<SearchQuery, 'programs' | 'from' | 'to'> & Partial<SearchQuery>,
): SearchResult {
  const today = localDateOf(now)
  const query: SearchQuery = {
    ...{ cabins: [...cabins], seats: 1, directOnly: false },
    ...{ start: today, end: addDays(today, countVisitorDays(criteria.programs)), departsAfter: now },
    ...{ fares: 'reward', carriers: null, notCarriers: [], aircraft: null, sources: null },
    ...{ maxPoints: null, maxCharges: null, maxMinutes: null, within: {} },
    ...{ sort: 'points', thenBy: null, cursor: null, take: 500 },
    ...criteria,
  }
  // Only prices that were seen: a first screen has no room to explain that a price is from the table.
  return searchIndex(index, query, { tablePrice: () => null })
}

function toFirstRoute({ pair, result }: OpenRoute): FirstRoute {
  const dates = [...new Set(result.days.map(({ date }) => date))].sort()
  const lowest = cabins.toReversed().flatMap((cabin) => {
    const points = result.days.flatMap((day) => (day.cabin === cabin && day.points !== null ? [day.points] : []))
    const isThere = result.days.some((day) => day.cabin === cabin)
    return isThere ? [{ cabin, points: points.length > 0 ? Math.min(...points) : null }] : []
  })
  const lookedAt = result.coverage[0]?.newestSeenAt ?? null
  return { ...pair, days: dates.length, next: dates[0] ?? '', lowest, lookedAt }
}

/** Picks the seats with the fewest points of each cabin, each to a different place, grouped by cabin. */
function cheapestSeats(found: readonly OpenRoute[], wanted: readonly Cabin[]): FirstSeat[] {
  const rows = found.flatMap(({ result }) => result.rows).filter(({ points }) => points !== null)
  const sorted = rows.sort((a, b) => (a.points ?? 0) - (b.points ?? 0) || (a.date < b.date ? -1 : 1))
  const each = Math.ceil(seatsShown / wanted.length)
  return cabins
    .filter((cabin) => wanted.includes(cabin))
    .flatMap((cabin) => {
      const places = new Set<string>()
      const first = sorted.filter((row) => row.cabin === cabin && !places.has(row.to) && places.add(row.to))
      return first.slice(0, each).map(toFirstSeat)
    })
}

function toFirstSeat({
  program,
  from,
  to,
  date,
  cabin,
  seats,
  points,
  charges,
  seenAt,
  direct,
  stops,
}: Row): FirstSeat {
  return { program, from, to, date, cabin, seats, points, charges, seenAt, direct, stops }
}

/**
 * Picks seats that opened in the last seven days, where an earlier check found none, and that are still there; newest
 * first, one for each route, in its best cabin.
 */
function openedSeats(
  index: AvailabilityIndex,
  criteria: FirstScreenCriteria,
  histories: readonly HistoryDocument[],
): FirstScreen['opened'] {
  const since = epochSecond(criteria.now) - weekInSeconds
  const came = histories.flatMap((history) =>
    decodeLives(history).flatMap(({ date, cabin, firstCheck, seen }) =>
      seen && firstCheck < seen.first && seen.first >= since && criteria.cabins.includes(cabin)
        ? [{ pair: { from: history.from, to: history.to }, date, cabin, at: seen.first }]
        : [],
    ),
  )
  const rank = ({ cabin }: { cabin: Cabin }) => cabins.indexOf(cabin)
  came.sort((a, b) => b.at - a.at || rank(b) - rank(a) || (a.date < b.date ? -1 : 1))
  const last = addDays(localDateOf(criteria.now), getPlanLimits('guest', criteria.program).daysAhead)
  const opened: FirstScreen['opened'] = []
  const shown = new Set<string>()
  for (const { pair, date, cabin, at } of came) {
    if (opened.length === seatsShown) break
    const name = pair.from + pair.to
    if (shown.has(name) || date < localDateOf(criteria.now) || date > last) continue
    const [row] = searchPair(index, criteria, pair, { start: date, end: date, cabins: [cabin], take: 1 }).rows
    if (row === undefined) continue
    shown.add(name)
    opened.push({ ...toFirstSeat(row), openedOn: localDateOf(instantOf(at)) })
  }
  return opened
}

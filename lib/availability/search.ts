import { dateOf, instantOf } from '../core/dates.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { AvailabilityIndex } from './index-store.ts'
import { cabinOfCell, flightAt, type Match, seatsOfRank, sourceAt } from './leg.ts'
import type { CompiledQuery } from './matches.ts'
import type { Source } from './observation.ts'
import { CABINS } from './route-columns.ts'
import { type DayColumns, getChecksInRange, NO_POINTS, type Scan, scanIndex } from './scan.ts'
import { LISTED_PAIRS, type ScannedRoute } from './scanned-route.ts'
import type { DayCell, RouteCoverage, Row, SearchAnswer, SearchQuery, TablePrice } from './search-contract.ts'

export type SearchResult = Pick<
  SearchAnswer,
  'total' | 'rows' | 'nextCursor' | 'days' | 'notSearched' | 'pairs' | 'coverage' | 'sources' | 'sample'
>

/** Returns the program's published price for a row; null when its tables don't cover it. */
export type TablePriceOf = (
  row: Pick<Row, 'program' | 'from' | 'to' | 'cabin' | 'carriers' | 'direct' | 'stops' | 'points'>,
) => TablePrice | null

/**
 * Answers a query from the index: one page of rows in the requested order, and over all rows the total, the best of
 * each day, the sources and how much of the window has been checked. An empty window (end before start) has no rows.
 * @throws CursorError when the cursor is malformed or belongs to another query
 */
export function searchIndex(
  index: AvailabilityIndex,
  query: SearchQuery,
  { tablePrice }: { tablePrice: TablePriceOf },
): SearchResult {
  const scan = scanIndex(index, query, readCursor(query))
  const { sources, placeOf: sourcePlaces } = listSources(scan)
  const page = scan.page.ordered()
  const last = page.at(-1)
  const more = last !== undefined && scan.remaining > page.length
  return {
    total: scan.total,
    rows: page.map(({ row }) => toRow(scan, row, sourcePlaces, tablePrice)),
    nextCursor: more ? writeCursor(query, last) : null,
    days: dayCells(scan.days),
    notSearched: [...scan.days.checked].flatMap((looked, at) => (looked ? [] : [dateOf(scan.days.firstDay + at)])),
    pairs: { asked: countPairs(query), covered: scan.routes.filter(({ route }) => route !== undefined).length },
    coverage: scan.routes
      .slice(0, LISTED_PAIRS * query.programs.length)
      .map((scanned) => toCoverage(scanned, scan.compiled)),
    sources,
    sample: sources.some(({ kind }) => kind === 'sample'),
  }
}

type CountedSource = Source & { rows: number }

/** Lists the sources with rows, most rows first, and for each source of a scanned route its index in that list. */
function listSources({ routes, bySource }: Scan): { sources: CountedSource[]; placeOf: number[] } {
  // A thousand routes share a handful of sources, so a linear search is quicker than building a key for each.
  const sources: CountedSource[] = []
  const counted: CountedSource[] = []
  for (const { route, firstSource } of routes) {
    if (route === undefined) continue
    for (let at = 0; at < route.sourceCount; at += 1) {
      const source = route.sources[at]
      const rows = bySource[firstSource + at] ?? 0
      if (rows === 0 || source === undefined) continue
      let known = sources.find(({ kind, name }) => kind === source.kind && name === source.name)
      if (known === undefined) {
        known = { ...source, rows: 0 }
        sources.push(known)
      }
      known.rows += rows
      counted[firstSource + at] = known
    }
  }
  sources.sort((a, b) => b.rows - a.rows || (a.name < b.name ? -1 : 1))
  return { sources, placeOf: counted.map((source) => sources.indexOf(source)) }
}

function toRow(
  { routes, compiled }: Scan,
  match: Match & { route: number },
  sourcePlaces: readonly number[],
  tablePrice: TablePriceOf,
): Row {
  const scanned = routes[match.route]
  if (scanned?.route === undefined) throw new RangeError('a match names a route that was not scanned')
  const flight = flightAt(scanned.route, match, compiled.maxSeats[scanned.route.programAt] ?? 9)
  const source = sourcePlaces[scanned.firstSource + sourceAt(scanned.route, match)] ?? -1
  // Assigned to the new object rather than spread, because copying twenty fields costs more than finding them.
  return Object.assign(flight, { tablePrice: tablePrice(flight), source })
}

function countPairs({ from, to }: SearchQuery): number {
  const origins = new Set(from)
  const ends = new Set(to)
  const same = [...origins].filter((airport) => ends.has(airport)).length
  return origins.size * ends.size - same
}

function dayCells({ firstDay, checked, seats, maxRank, points, direct }: DayColumns): DayCell[] {
  const cells: DayCell[] = []
  for (let day = 0; day < checked.length; day += 1) {
    const date = dateOf(firstDay + day)
    for (let at = day * CABINS; at < (day + 1) * CABINS; at += 1) {
      const rank = seats[at] ?? 0
      if (rank === 0) continue
      const best = points[at] ?? NO_POINTS
      cells.push({
        date,
        cabin: cabinOfCell(at),
        seats: seatsOfRank(rank),
        points: best === NO_POINTS ? null : best,
        moreSeats: (maxRank[at] ?? 0) > rank,
        direct: direct[at] === 1,
      })
    }
  }
  return cells
}

function toCoverage({ key, route }: ScannedRoute, compiled: CompiledQuery): RouteCoverage {
  const { days, oldest, newest } = getChecksInRange(route, compiled)
  return {
    program: key.program,
    from: key.from,
    to: key.to,
    status: route === undefined ? 'not-covered' : 'covered',
    daysSearched: days,
    oldestSeenAt: oldest === 0 ? null : instantOf(oldest),
    newestSeenAt: newest === 0 ? null : instantOf(newest),
  }
}

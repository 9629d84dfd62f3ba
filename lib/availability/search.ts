import { offerAt, type Route } from './codec.ts'
import { cursorOf, placeOf } from './cursor.ts'
import { dateOf, instantOf } from './days.ts'
import type { AvailabilityIndex } from './index-store.ts'
import { type Cabin, cabins, type Source } from './observation.ts'
import { CABINS, DIRECT } from './route-columns.ts'
import { routeId } from './route-key.ts'
import { type DayColumns, NO_POINTS, type Scan, type ScannedRoute, scanIndex } from './scan.ts'
import type { DayCell, RouteCoverage, Row, SearchAnswer, SearchQuery, TablePrice } from './search-contract.ts'

export type SearchResult = Pick<
  SearchAnswer,
  'total' | 'rows' | 'nextCursor' | 'days' | 'notSearched' | 'coverage' | 'sources' | 'sample'
>

/** The program's published price for a row, where its tables cover it. */
export type TablePriceOf = (
  row: Pick<Row, 'from' | 'to' | 'cabin' | 'carriers' | 'direct' | 'points'>,
) => TablePrice | null

/**
 * Answers a question from the index: rows of one page in the asked order, and over all rows the total, the best of
 * each day, where it was seen and how much of the window anybody looked at. An empty window (end before start) has
 * no rows.
 * @throws CursorError when the cursor is broken or of another question
 */
export function searchIndex(
  index: AvailabilityIndex,
  query: SearchQuery,
  { tablePrice }: { tablePrice: TablePriceOf },
): SearchResult {
  const scan = scanIndex(index, query, placeOf(query))
  const sources = sourcesOf(scan)
  const slots = scan.page.ordered()
  const last = slots.at(-1)
  const more = last !== undefined && scan.remaining > slots.length
  const place = { primary: scan.page.primary[last ?? 0] ?? 0, tie: scan.page.tie[last ?? 0] ?? 0 }
  return {
    total: scan.total,
    rows: slots.map((slot) => rowOf(scan, slot, sources, tablePrice)),
    nextCursor: more ? cursorOf(query, place) : null,
    days: dayCells(scan.days),
    notSearched: [...scan.days.looked].flatMap((looked, at) => (looked ? [] : [dateOf(scan.days.firstDay + at)])),
    coverage: scan.routes.map(coverageOf),
    sources,
    sample: sources.some(({ kind }) => kind === 'sample'),
  }
}

type CountedSource = Source & { rows: number }

function sourcesOf({ routes }: Scan): CountedSource[] {
  const counts = new Map<string, CountedSource>()
  for (const { route, bySource } of routes) {
    for (const [at, source] of (route?.sources ?? []).entries()) {
      const rows = bySource[at] ?? 0
      const id = `${source.kind} ${source.name}`
      const known = counts.get(id)
      if (known !== undefined) known.rows += rows
      else if (rows > 0) counts.set(id, { ...source, rows })
    }
  }
  return [...counts.values()].sort((a, b) => b.rows - a.rows || (a.name < b.name ? -1 : 1))
}

function rowOf(scan: Scan, slot: number, sources: readonly CountedSource[], tablePrice: TablePriceOf): Row {
  const scanned = scan.routes[scan.page.route[slot] ?? 0]
  if (scanned?.route === undefined) throw new RangeError('a match names a route that was not scanned')
  const { key, route } = scanned
  const cell = scan.page.cell[slot] ?? 0
  const at = scan.page.offer[slot] ?? 0
  const offer = offerAt(route, at)
  const { direct, carriers, points, charges, source } = offer
  const { from, to } = key
  const cabin = cabinOf(cell)
  const date = dateOf(route.firstDay + Math.floor(cell / CABINS))
  return {
    id: `${routeId(key)}_${date}_${cabin}_${direct ? 'd' : 'c'}`,
    date,
    from,
    to,
    cabin,
    direct,
    carriers,
    seats: offerAt(route, lastOfLane(route, cell, at)).seats,
    points,
    charges,
    tablePrice: tablePrice({ from, to, cabin, carriers, direct, points }),
    seenAt: instantOf(route.columns.seenAt[cell] ?? 0),
    source: sources.findIndex(({ kind, name }) => kind === source.kind && name === source.name),
  }
}

/** The offer with the most seats among those of the same kind and cell. */
function lastOfLane({ columns }: Route, cell: number, at: number): number {
  const end = columns.cellStart[cell + 1] ?? 0
  const lane = (columns.seats[at] ?? 0) & DIRECT
  let last = at
  while (last + 1 < end && ((columns.seats[last + 1] ?? 0) & DIRECT) === lane) last += 1
  return last
}

function dayCells({ firstDay, seats, points, direct }: DayColumns): DayCell[] {
  const cells: DayCell[] = []
  for (const [at, rank] of seats.entries()) {
    if (rank === 0) continue
    const best = points[at] ?? NO_POINTS
    cells.push({
      date: dateOf(firstDay + Math.floor(at / CABINS)),
      cabin: cabinOf(at),
      seats: rank % 2 === 1 ? rank >> 1 : null,
      points: best === NO_POINTS ? null : best,
      direct: direct[at] === 1,
    })
  }
  return cells
}

function coverageOf({ key, route, daysSearched, oldest, newest }: ScannedRoute): RouteCoverage {
  return {
    from: key.from,
    to: key.to,
    status: route === undefined ? 'not-covered' : 'covered',
    daysSearched,
    oldestSeenAt: oldest === 0 ? null : instantOf(oldest),
    newestSeenAt: newest === 0 ? null : instantOf(newest),
  }
}

function cabinOf(cell: number): Cabin {
  return cabins[cell % CABINS] ?? 'Y'
}

import { epochDay } from './days.ts'
import type { AvailabilityIndex } from './index-store.ts'
import { frameOf, walkOf } from './matches.ts'
import { PageHeap, type RowKey } from './page-heap.ts'
import { MatchPass } from './scan-matches.ts'
import { dayColumns, type Scan } from './scan-result.ts'
import { StripPass } from './scan-strip.ts'
import { scannedRoutes } from './scanned-route.ts'
import type { SearchQuery } from './search-contract.ts'

/** Finds every match of a question in one pass, keeping the first `take` after `after` in the asked order. */
export function scanIndex(index: AvailabilityIndex, query: SearchQuery, after: RowKey | null): Scan {
  const firstDay = epochDay(query.start)
  const days = Math.max(0, epochDay(query.end) - firstDay + 1)
  const { routes, sources } = scannedRoutes(index, query)
  const scan: Scan = {
    routes,
    total: 0,
    remaining: 0,
    page: new PageHeap(query.take),
    days: dayColumns(firstDay, days),
    bySource: new Int32Array(sources),
  }
  const frame = frameOf(query, firstDay, firstDay + days - 1)
  const byDate = query.sort === 'date' && query.thenBy === null && after === null
  const strips = new StripPass(scan, frame)
  const matches = new MatchPass(scan, frame, { query, after, byDate })
  for (let at = 0; at < routes.length; at += 1) {
    const scanned = routes[at]
    const route = scanned?.route
    const walk = route === undefined ? null : walkOf(route, frame)
    if (scanned === undefined || route === undefined || walk === null) continue
    // One seat, whichever: what most questions ask. The strip knows it all but the few rows of the page.
    const any = byDate && frame.open && walk.needed === 1 && route.sourceCount === 1
    if (any) strips.takeRoute(scanned, route, at, walk)
    else matches.takeRoute(scanned, route, at, walk)
  }
  return scan
}

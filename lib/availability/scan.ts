import { epochDay } from '../core/dates.ts'

import type { AvailabilityIndex } from './index-store.ts'
import type { IndexedRoute } from './indexed-route.ts'
import { type Frame, frameOf, type Walk, walkOf } from './matches.ts'
import { PageHeap, type RowKey } from './page-heap.ts'
import { type Lone, scanLone } from './scan-lone.ts'
import { MatchPass } from './scan-matches.ts'
import { dayColumns, type Scan } from './scan-result.ts'
import { nameOffers, StripPass } from './scan-strip.ts'
import { type ScannedRoute, scannedRoutes } from './scanned-route.ts'
import type { SearchQuery } from './search-contract.ts'

/** Finds every match of a question in one pass, keeping the first `take` after `after` in the asked order. */
export function scanIndex(index: AvailabilityIndex, query: SearchQuery, after: RowKey | null): Scan {
  const firstDay = epochDay(query.start)
  const days = Math.max(0, epochDay(query.end) - firstDay + 1)
  const { routes, sources } = scannedRoutes(index, query)
  const frame = frameOf(query, firstDay, firstDay + days - 1)
  const byDate = query.sort === 'date' && query.thenBy === null && after === null
  const lone = byDate && frame.whole ? loneOf(routes, frame) : null
  if (lone !== null) return scanLone(routes, lone, frame, query.take)
  const scan: Scan = {
    frame,
    routes,
    total: 0,
    remaining: 0,
    page: new PageHeap(query.take),
    days: dayColumns(firstDay, days),
    bySource: new Int32Array(sources),
  }
  const strips = new StripPass(scan, frame)
  const matches = new MatchPass(scan, frame, { query, after, byDate })
  for (let at = 0; at < routes.length; at += 1) {
    const scanned = routes[at]
    const route = scanned?.route
    const walk = route === undefined ? null : walkOf(route, frame)
    if (scanned === undefined || route === undefined || walk === null) continue
    if (byDate && isAnySeat(route, frame, walk)) strips.takeRoute(scanned, route, at, walk)
    else matches.takeRoute(scanned, route, at, walk)
  }
  nameOffers(scan)
  return scan
}

/** One seat, whichever: what most questions ask. What a route has ready knows it all but the few rows of the page. */
function isAnySeat({ sourceCount }: IndexedRoute, { open }: Frame, { needed }: Walk): boolean {
  return open && needed === 1 && sourceCount === 1
}

/** The route of a question for any seat that is the only one anybody looks at; null where there are several, or none. */
function loneOf(routes: readonly ScannedRoute[], frame: Frame): Lone | null {
  const place = routes.findIndex(({ route }) => route !== undefined)
  const scanned = routes[place]
  const route = scanned?.route
  if (scanned === undefined || route === undefined) return null
  for (let other = place + 1; other < routes.length; other += 1) if (routes[other]?.route !== undefined) return null
  const walk = walkOf(route, frame)
  return walk !== null && isAnySeat(route, frame, walk) ? { scanned, route, place, walk } : null
}

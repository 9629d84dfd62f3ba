import type { ReactElement } from 'react'
import { findRoutePage } from '@/lib/content/routes/route-page.ts'
import { describePage, findSeatMapPage, type SeatMapPage } from '@/lib/network/aircraft/seat-map-pages.ts'
import { typesFlown } from '@/lib/network/aircraft/types-flown.ts'
import { findPage } from '@/lib/pages/pages.ts'
import { PageCard } from './page-card.tsx'
import { RouteCard } from './route-card.tsx'
import { SeatMapCard } from './seat-map-card.tsx'

/** The picture of an address: of a page, a route, or an aircraft. Undefined where there is none. */
export function findCard(path: string): ReactElement | undefined {
  const page = findPage(path)
  if (page) return page.index ? <PageCard page={page} /> : undefined
  const [, family, ...parts] = path.split('/')
  if (family === 'popular-routes') {
    const route = findRoutePage(parts.join('/'))
    return route && <RouteCard page={route} />
  }
  const map = family === 'seatmaps' ? findSeatMapPage(parts) : undefined
  return map && <SeatMapCard words={describePage(map)} layout={layoutOf(map)} />
}

/** The layout that stands for a page: its own, or the first with seats to draw. */
function layoutOf(page: SeatMapPage) {
  if (page.kind === 'variant') return page.variant
  const variants =
    page.kind === 'type' ? page.variants : page.routes.flatMap(typesFlown).flatMap((type) => type.variants)
  return variants.find(({ cabins }) => cabins.length > 0)
}

import type { ReactElement } from 'react'
import { findRoutePage } from '@/lib/content/routes/route-page.ts'
import { site } from '@/lib/core/site.ts'
import { describePage, findSeatMapPage, type SeatMapPage } from '@/lib/network/aircraft/seat-map-pages.ts'
import { typesFlown } from '@/lib/network/aircraft/types-flown.ts'
import { findPage, type Page } from '@/lib/pages/pages.ts'
import { CardFrame, colours } from './card-frame.tsx'
import { RouteCard } from './route-card.tsx'
import { SeatMapCard } from './seat-map-card.tsx'

/** Returns the card for a path: a page's, a route's or an aircraft's. Undefined if there is none. */
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

/** The layout that represents a seat map page: its own, or the first with seats to draw. */
function layoutOf(page: SeatMapPage) {
  if (page.kind === 'variant') return page.variant
  const variants =
    page.kind === 'type' ? page.variants : page.routes.flatMap(typesFlown).flatMap((type) => type.variants)
  return variants.find(({ cabins }) => cabins.length > 0)
}

/** The card of a page in the registry: an article is drawn as lines of text, any other page as a route line. */
function PageCard({ page }: { page: Page }) {
  const { path, group, title, summary } = page
  return (
    <CardFrame
      kicker={group === site.name ? '' : group}
      drawing={isArticle(page) ? <TextLines /> : <RouteLine />}
      title={path === '/' ? 'Find the seats your points can book' : title}
      summary={summary}
    />
  )
}

/** Whether a page is read from start to end, with nothing to fill in. */
const isArticle = ({ path, group }: Page) => group === 'Comparisons' || path.startsWith('/top-reasons/')

function RouteLine() {
  return (
    <svg width="420" height="32" viewBox="0 0 420 32" role="presentation">
      <path d="M16 16H404" stroke={colours.ink} strokeWidth="3" />
      <circle cx="16" cy="16" r="13" fill={colours.ink} />
      <circle cx="210" cy="16" r="12" fill={colours.paper} stroke={colours.accent} strokeWidth="5" />
      <circle cx="404" cy="16" r="13" fill={colours.ink} />
    </svg>
  )
}

function TextLines() {
  return (
    <svg width="420" height="86" viewBox="0 0 420 86" role="presentation">
      <path d="M3 0V86" stroke={colours.accent} strokeWidth="6" />
      <path d="M34 8H420M34 31H372M34 54H404M34 77H240" stroke={colours.line} strokeWidth="9" />
    </svg>
  )
}

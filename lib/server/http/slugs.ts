import { gateways } from '../../calculators/fly/cities.ts'
import { findQantasFlySlug } from '../../calculators/fly/qantas-slugs.ts'
import { velocityBook } from '../../calculators/fly/velocity-slugs.ts'
import { findAmountSlug } from '../../calculators/points-to-dollars.ts'
import { findPopularPair } from '../../content/routes/popular-pages.ts'
import { findPlacesPage } from '../../journeys/where-can-i-go/places-pages.ts'
import { findSeatMapPage } from '../../network/aircraft/seat-map-pages.ts'
import { pathOfCard } from '../../pages/card-address.ts'
import { findDesignState } from '../../pages/design-states.ts'
import { findPage } from '../../pages/pages.ts'

/** Where Next.js has its page for what is not there. */
export const missingPage = '/_not-found'

type Find = (segments: readonly string[]) => unknown

/** The city whose ways a calculator fetches. */
const findGateway: Find = (segments) => gateways.find(({ slug }) => slug === segments.join('/'))

/** What finds the page of a slug, by the address of its family, inner ones first; a test holds it against those there are. */
export const slugFamilies: Readonly<Record<string, Find>> = {
  '/og': (segments) => findPage(pathOfCard(segments) ?? ''),
  '/popular-routes': (segments) => findPopularPair(segments.join('/')),
  '/qantas/how-many-points-to-fly-to/ways': findGateway,
  '/qantas/how-many-points-to-fly-to': findQantasFlySlug,
  '/qantas/points-to-dollars': findAmountSlug,
  '/qantas/where-can-i-go-points': (segments) => findPlacesPage(segments.join('/')),
  '/seatmaps': findSeatMapPage,
  '/test/design': (segments) => findDesignState(segments.join('/')),
  '/virgin-australia/how-many-velocity-points-to-fly-to/ways': findGateway,
  '/virgin-australia/how-many-velocity-points-to-fly-to': velocityBook.findSlug,
  '/virgin-australia/how-much-are-velocity-points-worth': findAmountSlug,
}

/**
 * Whether an address stands in a family of pages and names none of them. The framework would start to draw the page,
 * which takes 100 ms, and then keep its refusal.
 */
export function namesNothing(address: string): boolean {
  const [path = ''] = address.split('?')
  for (const [family, find] of Object.entries(slugFamilies)) {
    if (!path.startsWith(`${family}/`)) continue
    const segments = path
      .slice(family.length + 1)
      .split('/')
      .map(decoded)
    // A slash too many is the framework's to take away.
    return !segments.includes('') && (find(segments) ?? null) === null
  }
  return false
}

/** Works out the lists that are made when first asked for, so that no visitor waits for them. */
export function prepareSlugs(): void {
  for (const family of Object.keys(slugFamilies)) namesNothing(`${family}/nowhere/at-all`)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

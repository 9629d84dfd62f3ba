import { gateways } from '../../calculators/fly/cities.ts'
import { findQantasFlySlug } from '../../calculators/fly/qantas-slugs.ts'
import { velocityBook } from '../../calculators/fly/velocity-slugs.ts'
import { findAmountSlug } from '../../calculators/points-to-dollars.ts'
import { findPopularPair } from '../../content/routes/popular-pages.ts'
import { findPlacesPage } from '../../journeys/where-can-i-go/places-pages.ts'
import { findSeatMapPage } from '../../network/aircraft/seat-map-pages.ts'
import { drawnFamilies, pathOfCard } from '../../pages/card-address.ts'
import { findDesignState } from '../../pages/design-states.ts'
import { findPage } from '../../pages/pages.ts'

/** Where Next.js has its page for what is not there. */
export const missingPage = '/_not-found'

type Find = (segments: readonly string[]) => unknown

/** The city whose ways a calculator fetches. */
const findGateway: Find = (segments) => gateways.find(({ slug }) => slug === segments.join('/'))

/** What finds the page of a slug, by the address of its family, inner ones first; a test holds it against those there are. */
export const slugFamilies: Readonly<Record<string, Find>> = {
  '/embed': ([card = '', ...rest]) => (rest.length > 0 ? null : findPopularPair(card.replace(/\.svg$/, ''))),
  '/og': (segments) => findCardPage(pathOfCard(segments) ?? ''),
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

/** What a picture is of: a page, or one of a family whose pages each have their own. */
function findCardPage(path: string): unknown {
  const family = drawnFamilies.find((drawn) => path.startsWith(`${drawn}/`))
  if (family === undefined) return findPage(path)
  return slugFamilies[family]?.(path.slice(family.length + 1).split('/'))
}

/** Families of files, which have no page of their own for what is missing. */
const ofFiles = (family: string) => ['/embed', '/og'].includes(family) || family.endsWith('/ways')

/** An address below each family of pages that no slug has: what the framework draws there is the family's own refusal. */
const getMissingPath = (family: string) => (ofFiles(family) ? missingPage : `${family}/-`)

/** Every page that says that something is missing. */
export const missingPages: ReadonlySet<string> = new Set([
  missingPage,
  ...Object.keys(slugFamilies).map(getMissingPath),
])

/**
 * The page to answer with where an address stands in a family of pages and names none of them, else null. The framework
 * would start to draw the page that was asked for, which takes 100 ms, and then keep its refusal. A part of a page has
 * no use for a whole one.
 */
export function findMissing(address: string, isPart: boolean): string | null {
  const [path = ''] = address.split('?')
  for (const [family, find] of Object.entries(slugFamilies)) {
    if (!path.startsWith(`${family}/`)) continue
    const segments = path
      .slice(family.length + 1)
      .split('/')
      .map(decoded)
    // A slash too many is the framework's to take away.
    const isMissing = !segments.includes('') && (find(segments) ?? null) === null
    return isMissing ? (isPart ? missingPage : getMissingPath(family)) : null
  }
  return null
}

/** Works out the lists that are made when first asked for, so that no visitor waits for them. */
export function prepareSlugs(): void {
  for (const family of Object.keys(slugFamilies)) findMissing(`${family}/nowhere/at-all`, false)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

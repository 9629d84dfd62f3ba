import { gateways } from '../../calculators/fly/cities.ts'
import { findQantasFlySlug, velocityPairs } from '../../calculators/fly/slugs.ts'
import { findAmountSlug } from '../../calculators/points-to-dollars.ts'
import { findPopularPair } from '../../content/routes/popular-pages.ts'
import { findPlacesPage } from '../../journeys/where-can-i-go/places-pages.ts'
import { findSeatMapPage } from '../../network/aircraft/seat-map-pages.ts'
import { drawnFamilies, pathOfCard } from '../../pages/card-address.ts'
import { findDesignState } from '../../pages/design-states.ts'
import { findPage } from '../../pages/pages.ts'

/** Where Next.js has its page for what doesn't exist. */
export const missingPage = '/_not-found'

type Find = (segments: readonly string[]) => unknown

/** Finds the city whose ways a calculator fetches. */
const findGateway: Find = (segments) => gateways.find(({ slug }) => slug === segments.join('/'))

/** Finds a slug's page by the address of its family, nested ones first. A test compares them with the pages. */
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
  '/virgin-australia/how-many-velocity-points-to-fly-to': velocityPairs.findSlug,
  '/virgin-australia/how-much-are-velocity-points-worth': findAmountSlug,
}

/** Finds what an image shows: a page, or one of a family whose pages each have their own image. */
function findCardPage(path: string): unknown {
  const family = drawnFamilies.find((drawn) => path.startsWith(`${drawn}/`))
  if (family === undefined) return findPage(path)
  return slugFamilies[family]?.(path.slice(family.length + 1).split('/'))
}

/** Families of files, which have no page of their own for a missing file. */
const ofFiles = (family: string) => ['/embed', '/og'].includes(family) || family.endsWith('/ways')

/** An address that no slug has: the framework answers it with the family's own page for missing slugs. */
const getMissingPath = (family: string) => (ofFiles(family) ? missingPage : `${family}/-`)

/** The addresses of all pages that say that something is missing. */
export const missingPages: ReadonlySet<string> = new Set([
  missingPage,
  ...Object.keys(slugFamilies).map(getMissingPath),
])

/**
 * Returns the page to answer with when an address is inside a family of pages but names none of them, otherwise null.
 * The framework would start to draw the requested page, which takes 100 ms, and then cache its refusal. A request for
 * part of a page gets the general page, as it has no use for a whole one.
 */
export function findMissing(address: string, isPart: boolean): string | null {
  const [path = ''] = address.split('?')
  for (const [family, find] of Object.entries(slugFamilies)) {
    if (!path.startsWith(`${family}/`)) continue
    const segments = path
      .slice(family.length + 1)
      .split('/')
      .map(decoded)
    // The framework removes surplus slashes.
    const isMissing = !segments.includes('') && (find(segments) ?? null) === null
    return isMissing ? (isPart ? missingPage : getMissingPath(family)) : null
  }
  return null
}

/** Builds the lists that are otherwise made on first use, so that no visitor waits for them. */
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

import type { SlugWords } from '../../calculators/slug.ts'

/**
 * What the pages of each slug family say of themselves, by the path they hang from. The lists are loaded when asked for,
 * so that a page which only links to a family carries none of them.
 */
export const slugPages: Record<string, () => Promise<readonly SlugWords[]>> = {
  '/qantas/how-many-points-to-fly-to': async () => {
    const { findQantasFlySlug, qantasFlySlugs } = await import('../../calculators/fly/qantas-slugs.ts')
    const { qantasFlyWords } = await import('../../calculators/fly/qantas-pages.ts')
    return qantasFlySlugs().flatMap((slug) => wordsOf(findQantasFlySlug(slug.split('/')), qantasFlyWords))
  },
  '/qantas/points-to-dollars': async () => {
    const { amountWords, roundAmounts } = await import('../../calculators/points-to-dollars.ts')
    return roundAmounts.map(amountWords)
  },
  '/popular-routes': async () => {
    const { popularSlugs } = await import('../routes/popular-pages.ts')
    const { findRoutePage } = await import('../routes/route-page.ts')
    return popularSlugs().flatMap((slug) => wordsOf(findRoutePage(slug), ({ words }) => words))
  },
  '/qantas/where-can-i-go-points': async () => {
    const { findPlacesPage, placesPageView, placesSlugs } = await import(
      '../../journeys/where-can-i-go/places-pages.ts'
    )
    return placesSlugs().flatMap((slug) => wordsOf(findPlacesPage(slug), (asked) => placesPageView(asked).words))
  },
  '/virgin-australia/how-many-velocity-points-to-fly-to': async () => {
    const { velocityBook } = await import('../../calculators/fly/velocity-slugs.ts')
    const { velocityFlyWords } = await import('../../calculators/fly/velocity-pages.ts')
    return velocityBook.slugs().flatMap((slug) => wordsOf(velocityBook.findSlug(slug.split('/')), velocityFlyWords))
  },
  '/virgin-australia/how-much-are-velocity-points-worth': async () => {
    const { roundAmounts } = await import('../../calculators/points-to-dollars.ts')
    const { velocityAmountWords } = await import('../../calculators/velocity-worth.ts')
    return roundAmounts.map(velocityAmountWords)
  },
  '/seatmaps': async () => {
    const {
      findSeatMapPage,
      seatMapSlugs,
      wordsOf: seatMapWords,
    } = await import('../../network/aircraft/seat-map-pages.ts')
    return seatMapSlugs().flatMap((slug) => wordsOf(findSeatMapPage(slug.split('/')), seatMapWords))
  },
  '/test/design': async () => {
    const { designStates } = await import('../../pages/design-states.ts')
    return designStates.map((state) => ({ path: `/test/design/${state}`, title: state, summary: '', index: false }))
  },
}

function wordsOf<Page>(page: Page | undefined, say: (page: Page) => SlugWords): SlugWords[] {
  return page === undefined ? [] : [say(page)]
}

/** The slugs of each family, listed or not: a test walks the example of each. */
export const slugLists: Record<string, () => Promise<readonly string[]>> = Object.fromEntries(
  Object.entries(slugPages).map(([family, pages]) => [
    family,
    async () => (await pages()).map(({ path }) => path.slice(family.length + 1)),
  ]),
)

/**
 * The slugs of each family, by the path they hang from: the sitemap lists them and a test walks the example of each.
 * The lists are loaded when asked for, so that a page which only links to a family carries none of them.
 */
export const slugLists: Record<string, () => Promise<readonly string[]>> = {
  '/qantas/how-many-points-to-fly-to': async () =>
    (await import('../../calculators/fly/qantas-slugs.ts')).qantasFlySlugs(),
  '/qantas/points-to-dollars': async () =>
    (await import('../../calculators/points-to-dollars.ts')).roundAmounts.map((amount) => String(amount)),
  '/popular-routes': async () => (await import('../routes/popular-pages.ts')).popularSlugs(),
  '/qantas/where-can-i-go-points': async () =>
    (await import('../../journeys/where-can-i-go/places-pages.ts')).placesSlugs(),
  '/virgin-australia/how-many-velocity-points-to-fly-to': async () =>
    (await import('../../calculators/fly/velocity-slugs.ts')).velocityBook.slugs(),
  '/virgin-australia/how-much-are-velocity-points-worth': async () =>
    (await import('../../calculators/points-to-dollars.ts')).roundAmounts.map((amount) => String(amount)),
  '/seatmaps': async () => (await import('../../network/aircraft/seat-map-pages.ts')).seatMapSlugs(),
  '/test/design': async () => (await import('../../pages/design-states.ts')).designStates,
}

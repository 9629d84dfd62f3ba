import { describe, expect, it } from 'vitest'
import { drawCityMap } from '../../../../../lib/calculators/fly/city-map.ts'
import { isMixedIn } from '../../../../../lib/calculators/fly/priced-routing.ts'
import { isListed } from '../../../../../lib/calculators/slug.ts'
import { airportRoutings } from '../../../../../lib/content/routes/city-routings.ts'
import {
  findPopularSlug,
  popularPairs,
  popularSlugs,
  wantedPairs,
} from '../../../../../lib/content/routes/popular-pages.ts'
import { findRoutePage } from '../../../../../lib/content/routes/route-page.ts'

const pages = popularSlugs().map((slug) => {
  const page = findRoutePage(slug)
  if (!page) throw new Error(slug)
  return page
})

describe('the popular routes', () => {
  it('are at least eighty pages, the most wanted first', () => {
    expect(pages.length).toBeGreaterThanOrEqual(80)
    expect(new Set(popularSlugs()).size).toBe(pages.length)
    expect(
      popularPairs()
        .slice(0, wantedPairs().length)
        .map(({ slug }) => slug),
    ).toEqual(wantedPairs().map(({ slug }) => slug))
    expect(wantedPairs()[0]?.slug).toBe('sydney-to-los-angeles')
  })

  it('have distinct titles, summaries and texts if listed, and none is empty', () => {
    const listed = pages.filter(({ words }) => isListed(words))
    for (const text of [
      listed.map(({ words }) => words.title),
      listed.map(({ words }) => words.summary),
      listed.map(({ about }) => about.join(' ')),
    ]) {
      expect(new Set(text).size).toBe(text.length)
    }
    for (const { routings, about, words } of pages) {
      expect(routings.qantas.length + routings.velocity.length, words.title).toBeGreaterThan(0)
      expect(about.length).toBeGreaterThan(0)
      expect(about.join(' ').replaceAll("Nuku'alofa", '')).not.toContain("'")
      expect(about.join(' ')).not.toMatch(/about (0|1|2) times/)
    }
  })

  it('link only to existing pages', () => {
    for (const { others, pair } of pages) {
      for (const { slug } of [...others.sameFrom, ...others.sameTo]) expect(findRoutePage(slug)).toBeDefined()
      if (others.back) expect(findRoutePage(others.back.slug)?.pair).toMatchObject({ from: pair.to, to: pair.from })
    }
  })

  it('are between cities; a single airport’s page has the city’s page as its canonical', () => {
    const endsOf = (slug: string) => {
      const page = findRoutePage(slug)
      return new Set(
        [...(page?.routings.qantas ?? []), ...(page?.routings.velocity ?? [])].map(({ airports }) => airports.at(-1)),
      )
    }
    expect(findRoutePage('sydney-to-tokyo')?.words.title).toBe('Sydney to Tokyo reward seats')
    expect(endsOf('sydney-to-tokyo')).toEqual(new Set(['HND', 'NRT']))
    expect(endsOf('sydney-to-tokyo-haneda')).toEqual(new Set(['HND']))
    expect(findRoutePage('sydney-to-tokyo-haneda')?.words.canonical).toBe('/popular-routes/sydney-to-tokyo')
    expect(findRoutePage('sydney-to-london')?.words.canonical).toBeUndefined()
  })

  it('name the program and stop of a price, and no price of a cabin flown only part of the way', () => {
    for (const { lowestPrices, words } of pages) {
      for (const { routing, cabin } of lowestPrices) expect(isMixedIn(routing, cabin), words.title).toBe(false)
    }
    expect(findRoutePage('sydney-to-london')?.words.summary).toBe(
      'Sydney to London reward seats: economy from 63,500 Qantas Points via Singapore and business from 166,300 Qantas Points via Singapore. With one stop.',
    )
  })

  it('have a map with land, and with both ends inside the picture', () => {
    for (const { pair, routings, words } of pages) {
      const all = Object.values(routings).flat()
      const { ends, land, width, height } = drawCityMap({ ...pair, hasNonStop: true, routings: all }, 'square')
      expect(land.length).toBeGreaterThan(0)
      for (const { x, y } of ends) expect(x > 0 && x < width && y > 0 && y < height, words.title).toBe(true)
    }
  })

  it('are not found for other pairs', () => {
    expect(findRoutePage('sydney-to-atlantis')).toBeUndefined()
    expect(findRoutePage('los-angeles-to-new-york')).toBeUndefined()
    expect(findPopularSlug('LAX', 'JFK')).toBeUndefined()
    expect(findPopularSlug('SYD', 'LAX')).toBe('sydney-to-los-angeles')
  })
})

describe('routeWays', () => {
  it('leads only to the requested airport, not to others of its city', () => {
    for (const { airports } of airportRoutings('qantas', 'SYD', 'HND')) expect(airports.at(-1)).toBe('HND')
  })

  it('has published Velocity points for a non-stop flight, and none for a connection', () => {
    const routings = airportRoutings('velocity', 'SYD', 'LAX')
    expect(routings.find(({ carriers }) => String(carriers) === 'UA')?.points).toEqual([48_000, null, 102_000, null])
    expect(routings.find(({ airports }) => airports.length > 2)?.points).toEqual([null, null, null, null])
  })

  it('is empty where the points book no flight', () => {
    expect(airportRoutings('velocity', 'MEL', 'DFW')).toEqual([])
  })
})

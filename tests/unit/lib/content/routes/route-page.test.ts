import { describe, expect, it } from 'vitest'
import {
  popularPairs,
  popularSlugOf,
  popularSlugs,
  wantedPairs,
} from '../../../../../lib/content/routes/popular-pages.ts'
import { findRoutePage } from '../../../../../lib/content/routes/route-page.ts'
import { routeWays } from '../../../../../lib/content/routes/route-ways.ts'

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

  it('have no two titles, sentences or paragraphs alike, and no empty page', () => {
    for (const text of [
      pages.map(({ words }) => words.title),
      pages.map(({ words }) => words.summary),
      pages.map(({ about }) => about.join(' ')),
    ]) {
      expect(new Set(text).size).toBe(text.length)
    }
    for (const { ways, about, words } of pages) {
      expect(ways.qantas.length + ways.velocity.length, words.title).toBeGreaterThan(0)
      expect(about.length).toBeGreaterThan(0)
    }
  })

  it('link only to pages there are', () => {
    for (const { others, pair } of pages) {
      for (const { slug } of [...others.sameFrom, ...others.sameTo]) expect(findRoutePage(slug)).toBeDefined()
      if (others.back) expect(findRoutePage(others.back)?.pair).toMatchObject({ from: pair.to, to: pair.from })
    }
  })

  it('are not found for other pairs', () => {
    expect(findRoutePage('sydney-to-atlantis')).toBeUndefined()
    expect(findRoutePage('los-angeles-to-new-york')).toBeUndefined()
    expect(popularSlugOf('LAX', 'JFK')).toBeUndefined()
    expect(popularSlugOf('SYD', 'LAX')).toBe('sydney-to-los-angeles')
  })
})

describe('routeWays', () => {
  it('is about the airport asked, not about its city', () => {
    for (const { airports } of routeWays('qantas', 'SYD', 'HND')) expect(airports.at(-1)).toBe('HND')
  })

  it('has a Velocity price for a non-stop flight with a published one, and none where two airlines share the way', () => {
    const ways = routeWays('velocity', 'SYD', 'LAX')
    expect(ways.find(({ carriers }) => String(carriers) === 'UA')?.points).toEqual([48_000, null, 102_000, null])
    expect(ways.find(({ airports }) => airports.length > 2)?.points).toEqual([null, null, null, null])
  })

  it('is empty where the points fly nowhere', () => {
    expect(routeWays('velocity', 'MEL', 'DFW')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import {
  cashSeenBetween,
  cheapestPoints,
  currentTables,
  farthestWithin,
  qantasFlyWords,
} from '../../../../../lib/calculators/fly/qantas-pages.ts'
import {
  findQantasFlySlug,
  findQantasPair,
  hasPairPage,
  qantasDestinations,
  qantasFlySlugs,
  qantasPairsTo,
  qantasWaysFile,
  similarPairs,
} from '../../../../../lib/calculators/fly/qantas-slugs.ts'

const slugs = qantasFlySlugs()
const askedBy = (slug: string) => findQantasFlySlug(slug.split('/'))

describe('slugs', () => {
  it('are more than 600, unique, and all found', () => {
    expect(slugs.length).toBeGreaterThan(600)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => askedBy(slug) === undefined)).toEqual([])
  })

  it.each([
    '',
    'atlantis',
    'sydney/atlantis',
    'singapore/sydney',
    'sydney/sydney',
    'sydney/cusco',
    'a/b/c',
    '__proto__',
    'SYD',
  ])('do not include %j', (slug) => expect(askedBy(slug)).toBeUndefined())

  it('have unique titles, their own paths and summaries with prices', () => {
    const words = slugs.flatMap((slug) => {
      const asked = askedBy(slug)
      return asked ? [qantasFlyWords(asked)] : []
    })
    expect(new Set(words.map(({ title }) => title)).size).toBe(slugs.length)
    expect(words.map(({ path }) => path)).toEqual(slugs.map((slug) => `/qantas/how-many-points-to-fly-to/${slug}`))
    expect(words.filter(({ summary }) => !/ one way: (economy|business) from [\d,]+ points/.test(summary))).toEqual([])
  })

  it('have a summary with the prices of the tables', () => {
    const asked = askedBy('sydney/singapore')
    expect(asked && qantasFlyWords(asked).summary).toBe(
      'Sydney to Singapore one way: economy from 24,700 points via Bali (Denpasar) and business from 80,900 points via Melbourne. The shortest route is 3,908 miles, non-stop.',
    )
  })

  it('name the city and the stop of each price, and no cabin flown for only part of the way', () => {
    const summary = (slug: string) => {
      const asked = askedBy(slug)
      return asked && qantasFlyWords(asked).summary
    }
    expect(summary('albury')).toBe(
      'To Albury one way: economy from 9,200 points from Sydney non-stop. Non-stop from Sydney.',
    )
    expect(summary('singapore')).toContain('business from 43,600 points from Darwin non-stop')
  })
})

describe('pairs', () => {
  it('from a small gateway have a page only if they are non-stop', () => {
    expect([hasPairPage('cairns', 'sydney'), hasPairPage('cairns', 'london'), hasPairPage('perth', 'london')]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('reach every destination from somewhere', () => {
    expect(qantasDestinations().filter((city) => qantasPairsTo(city.slug).length === 0)).toEqual([])
  })

  it('similar to a pair are close in miles, and exclude the pair itself', () => {
    const pair = findQantasPair('sydney', 'singapore')
    const near = pair ? similarPairs(pair, 6) : []
    expect(near).toHaveLength(6)
    expect(near.every(({ to, ways }) => to.slug !== 'singapore' && Math.abs((ways[0]?.miles ?? 0) - 3_908) < 600)).toBe(
      true,
    )
  })

  it('have the fewest points of each cabin', () => {
    const pair = findQantasPair('sydney', 'singapore')
    expect(cheapestPoints(pair?.ways ?? [])).toEqual([24_700, 61_600, 80_900, 123_100])
    expect(cheapestPoints([])).toEqual([null, null, null, null])
  })

  it('within a balance are sorted from farthest to nearest', () => {
    const pairs = qantasDestinations().flatMap((city) => findQantasPair('sydney', city.slug) ?? [])
    const far = farthestWithin(pairs, 'J', 50_000)
    const miles = far.map(({ ways }) => ways[0]?.miles ?? 0)
    expect(miles).toEqual(miles.toSorted((a, b) => b - a))
    expect(far.map(({ to }) => to.slug)).toContain('perth')
    expect(far.every(({ ways }) => (cheapestPoints(ways)[2] ?? 0) <= 50_000)).toBe(true)
  })

  it('carry the charges seen, or none where none were seen', () => {
    const pair = findQantasPair('sydney', 'singapore')
    const none = findQantasPair('hobart', 'perth')
    expect(pair && cashSeenBetween('qantas', pair.from, pair.to).length).toBeGreaterThan(5)
    expect(none && cashSeenBetween('qantas', none.from, none.to)).toEqual([])
  })

  it('of a gateway are one file; other cities have none', () => {
    expect(Object.keys(qantasWaysFile('sydney') ?? {}).length).toBeGreaterThan(150)
    expect(qantasWaysFile('london')).toBeUndefined()
  })
})

it('reads only tables in force', () => {
  expect(currentTables.map((table) => table.id)).toEqual([
    'qantas-2025',
    'partner-2025',
    'emirates-2026',
    'jetstar-2025',
  ])
})

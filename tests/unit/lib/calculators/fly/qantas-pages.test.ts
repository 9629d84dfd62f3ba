import { describe, expect, it } from 'vitest'
import {
  cashSeenBetween,
  cheapestPoints,
  currentTables,
  farthestWithin,
  findLeadPair,
  qantasFlyWords,
} from '../../../../../lib/calculators/fly/qantas-pages.ts'
import {
  findQantasFlySlug,
  findQantasPair,
  hasPairPage,
  qantasDestinations,
  qantasFlySlugs,
  qantasPairs,
  qantasPairsTo,
  qantasRoutingsFile,
} from '../../../../../lib/calculators/fly/slugs.ts'

const slugs = qantasFlySlugs()
const findBy = (slug: string) => findQantasFlySlug(slug.split('/'))

describe('slugs', () => {
  it('are more than 600, unique, and all found', () => {
    expect(slugs.length).toBeGreaterThan(600)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => findBy(slug) === undefined)).toEqual([])
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
  ])('do not include %j', (slug) => expect(findBy(slug)).toBeUndefined())

  it('have unique titles, their own paths and summaries with prices', () => {
    const words = slugs.flatMap((slug) => {
      const found = findBy(slug)
      return found ? [qantasFlyWords(found)] : []
    })
    expect(new Set(words.map(({ title }) => title)).size).toBe(slugs.length)
    expect(words.map(({ path }) => path)).toEqual(slugs.map((slug) => `/qantas/how-many-points-to-fly-to/${slug}`))
    expect(words.filter(({ summary }) => !/ one way: (economy|business) from [\d,]+ points/.test(summary))).toEqual([])
  })

  it('have a summary with the prices of the tables', () => {
    const found = findBy('sydney/singapore')
    expect(found && qantasFlyWords(found).summary).toBe(
      'Sydney to Singapore one way: economy from 24,700 points via Bali (Denpasar) and business from 80,900 points via Melbourne. The shortest route is 3,908 miles, non-stop.',
    )
  })

  it('name the city and the stop of each price, and no cabin flown for only part of the way', () => {
    const summary = (slug: string) => {
      const found = findBy(slug)
      return found && qantasFlyWords(found).summary
    }
    expect(summary('albury')).toBe('To Albury one way: economy from 9,200 points from Sydney non-stop.')
    expect(summary('tokyo')).toMatch(/ from Brisbane non-stop\. Non-stop from Sydney, Melbourne, Brisbane, /)
    expect(summary('singapore')).toContain('business from 43,600 points from Darwin non-stop')
  })
})

describe('pairs', () => {
  it('start a destination from the city its first line names', () => {
    const unlike = qantasDestinations().flatMap((to) => {
      const named = /from ([A-Z][\w ]+?) (?:non-stop|via)/.exec(qantasFlyWords({ from: null, to }).summary)?.[1]
      const start = findLeadPair(qantasPairsTo(to.slug))?.from.name
      return named === start ? [] : [`${to.name}: ${named}, ${start}`]
    })
    expect(unlike).toEqual([])
  })

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
    const near = pair ? qantasPairs.similarTo(pair, 6) : []
    expect(near).toHaveLength(6)
    expect(
      near.every(({ to, routings }) => to.slug !== 'singapore' && Math.abs((routings[0]?.miles ?? 0) - 3_908) < 600),
    ).toBe(true)
  })

  it('have the fewest points of each cabin', () => {
    const pair = findQantasPair('sydney', 'singapore')
    expect(cheapestPoints(pair?.routings ?? [])).toEqual([24_700, 61_600, 80_900, 123_100])
    expect(cheapestPoints([])).toEqual([null, null, null, null])
  })

  it('within a balance are sorted from farthest to nearest', () => {
    const pairs = qantasDestinations().flatMap((city) => findQantasPair('sydney', city.slug) ?? [])
    const far = farthestWithin(pairs, 'J', 50_000)
    const miles = far.map(({ routings }) => routings[0]?.miles ?? 0)
    expect(miles).toEqual(miles.toSorted((a, b) => b - a))
    expect(far.map(({ to }) => to.slug)).toContain('perth')
    expect(far.every(({ routings }) => (cheapestPoints(routings)[2] ?? 0) <= 50_000)).toBe(true)
  })

  it('carry the charges seen, or none where none were seen', () => {
    const pair = findQantasPair('sydney', 'singapore')
    const none = findQantasPair('hobart', 'perth')
    expect(pair && cashSeenBetween('qantas', pair.from, pair.to).length).toBeGreaterThan(5)
    expect(none && cashSeenBetween('qantas', none.from, none.to)).toEqual([])
  })

  it('of a gateway are one file; other cities have none', () => {
    expect(Object.keys(qantasRoutingsFile('sydney') ?? {}).length).toBeGreaterThan(150)
    expect(qantasRoutingsFile('london')).toBeUndefined()
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

import { describe, expect, it } from 'vitest'
import { listAirlinePrices } from '../../../../../lib/content/routes/airline-prices.ts'
import { popularSlugs } from '../../../../../lib/content/routes/popular-pages.ts'
import { findRoutePage } from '../../../../../lib/content/routes/route-page.ts'

const pricesOn = (slug: string) => {
  const page = findRoutePage(slug)
  if (!page) throw new Error(slug)
  return { page, rows: listAirlinePrices(page.routings) }
}

describe('listAirlinePrices', () => {
  it('compares both programs on one route, non-stop first, and marks the lowest non-stop price', () => {
    const { rows } = pricesOn('sydney-to-tokyo')
    const words = rows.map(({ program, routing, prices, isLowest }) => {
      const [business] = prices
      return `${routing.carriers.join('+')} ${program} ${business?.points}${isLowest ? ', lowest' : ''}`
    })
    expect(words.slice(0, 3)).toEqual(['NH velocity 82000, lowest', 'QF qantas 98400', 'JL qantas 108000'])
    expect(rows[0]?.prices.map(({ cabin }) => cabin)).toEqual(['J', 'W', 'Y'])
  })

  it('tells a cabin nobody flies from one without a published price', () => {
    const { rows } = pricesOn('sydney-to-tokyo')
    const premiumOf = (carrier: string) =>
      rows.find(({ routing }) => routing.carriers.join() === carrier)?.prices.find(({ cabin }) => cabin === 'W')
    expect(premiumOf('QF')).toMatchObject({ points: null, isFlown: false })
    expect(premiumOf('NH')).toMatchObject({ points: null, isFlown: true })
  })

  it('marks a price that only an unofficial report gives', () => {
    const { page, rows } = pricesOn('sydney-to-los-angeles')
    const united = rows.find(({ routing }) => routing.carriers.join() === 'UA')?.prices ?? []
    expect(united.filter(({ isUnsure }) => isUnsure).map(({ cabin, points }) => [cabin, points])).toEqual([
      ['Y', 48_000],
    ])
    expect(page.words.summary).toContain('economy from 48,000 Velocity Points non-stop (unconfirmed)')
    expect(page.words.summary).toContain('business from 102,000 Velocity Points non-stop.')
    // The confirmed price of one city, in the same zone from another.
    expect(pricesOn('sydney-to-san-francisco').page.words.summary).toContain(
      'business from 102,000 Velocity Points non-stop.',
    )
  })

  it('lists every way of every popular route once, with bars on one scale', () => {
    for (const slug of popularSlugs()) {
      const { page, rows } = pricesOn(slug)
      const listed = new Set(rows.map(({ routing }) => routing))
      expect(listed, slug).toEqual(new Set(Object.values(page.routings).flat()))
      expect(rows.length, slug).toBe(listed.size)
      const prices = rows.flatMap((row) => row.prices)
      const most = Math.max(...prices.map(({ points }) => points ?? 0))
      expect(
        prices.every(({ points, share }) => Math.abs(share * most - (points ?? 0)) < 1e-6),
        slug,
      ).toBe(true)
      const stops = rows.map(({ routing }) => routing.airports.length > 2)
      expect(stops, slug).toEqual(stops.toSorted((a, b) => Number(a) - Number(b)))
    }
  })
})

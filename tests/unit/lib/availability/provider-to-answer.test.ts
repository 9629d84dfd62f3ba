import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../lib/core/dates.ts'
import { answeredOf, promisedBy } from '../../../facts/provider-pages.ts'

const now = '2026-11-20T12:00:00.000Z'
const airports = ['SYD', 'MEL', 'SIN', 'LHR', 'NRT'] as const

/** One cabin of a row, with every way the provider writes a figure or leaves it out. */
const cabin = fc.record({
  available: fc.boolean(),
  points: fc.constantFrom(0, 34_700, 144_600, 2_000_000),

  taxes: fc.constantFrom(0, 1, 10_699, 98_765_432),
  seats: fc.constantFrom(0, 1, 4, 9, 23),
  airlines: fc.constantFrom('QF', 'QF, CX', 'EK,QF,EK', ''),
  direct: fc.boolean(),
})

const row = fc
  .record({
    source: fc.constantFrom('qantas', 'velocity'),
    from: fc.constantFrom(...airports),
    to: fc.constantFrom(...airports),
    day: fc.integer({ min: 0, max: 330 }),
    currency: fc.constantFrom('AUD', 'USD', ''),
    seenSecondsAgo: fc.integer({ min: 1, max: 500_000 }),
    cabins: fc.record({ Y: cabin, W: cabin, J: cabin, F: cabin }),
  })
  .filter(({ from, to }) => from !== to)
  .map(vendorRow)

type Draw = {
  source: string
  from: string
  to: string
  day: number
  currency: string
  seenSecondsAgo: number
  cabins: Record<'Y' | 'W' | 'J' | 'F', typeof cabin extends fc.Arbitrary<infer Drawn> ? Drawn : never>
}

function vendorRow({ source, from, to, day, currency, seenSecondsAgo, cabins }: Draw) {
  const seen = new Date(Date.parse(now) - seenSecondsAgo * 1000).toISOString()
  const fields = Object.entries(cabins).flatMap(([letter, one]) => [
    [`${letter}Available`, one.available],
    [`${letter}MileageCost`, String(one.points)],
    [`${letter}MileageCostRaw`, one.points],
    [`${letter}TotalTaxes`, one.taxes],
    [`${letter}RemainingSeats`, one.seats],
    [`${letter}Airlines`, one.airlines],
    [`${letter}Direct`, one.direct],
  ])
  return {
    ...{
      ID: `${source} ${from} ${to} ${day}`,
      Source: source,
      Date: addDays('2026-11-20', day),
      TaxesCurrency: currency,
    },
    ...{ Route: { OriginAirport: from, DestinationAirport: to }, UpdatedAt: seen, ComputedLastSeen: seen },
    ...Object.fromEntries(fields),
  }
}

const rows = fc.uniqueArray(row, { selector: ({ ID }) => ID, minLength: 1, maxLength: 60 })
const pageOf = (data: readonly object[]) => JSON.stringify({ data, count: data.length, hasMore: false, cursor: 1 })

describe('from provider pages to the answer of a search', () => {
  it('returns exactly the seats that the pages show', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.nat(), async (all, cut) => {
        // Pages of one search overlap.
        const middle = cut % all.length
        const pages = [pageOf(all.slice(0, middle + 1)), pageOf(all.slice(Math.max(0, middle - 3)))]
        const { answered, report } = await answeredOf(pages, now)
        expect(report.rejected).toBe(0)
        expect([...answered].sort()).toEqual([...promisedBy(pages)].sort())
      }),
      { numRuns: 60 },
    )
  })

  it('returns the same for pages in the opposite order, and for pages that arrive twice', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (all) => {
        const pages = [pageOf(all.slice(0, all.length / 2)), pageOf(all.slice(all.length / 2))]
        const { answered } = await answeredOf(pages, now)
        expect((await answeredOf(pages.toReversed(), now)).answered).toEqual(answered)
        expect((await answeredOf([...pages, ...pages], now)).answered).toEqual(answered)
      }),
      { numRuns: 30 },
    )
  })

  it('returns nothing from a page that was cut off', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.double({ min: 0.1, max: 0.95, noNaN: true }), async (all, share) => {
        const page = pageOf(all)
        expect((await answeredOf([page.slice(0, Math.floor(page.length * share))], now)).answered.size).toBe(0)
      }),
      { numRuns: 60 },
    )
  })
})

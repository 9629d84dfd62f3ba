import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_SEAT, UNPRICED } from '../../../../../lib/availability/journeys/pair-grid.ts'
import { BestDays } from '../../../../../lib/availability/journeys/returns.ts'
import { SingleOffers } from '../../../../../lib/availability/journeys/single-offers.ts'
import { cabins } from '../../../../../lib/core/cabin.ts'
import { epochDay } from '../../../../../lib/core/dates.ts'
import { criteria } from '../criteria-arbitrary.ts'
import { datesBetween, fittingOptions, referenceRows, worldOf } from '../reference.ts'
import { wideObservations } from '../wide-arbitrary.ts'

const openCriteria = criteria.filter(({ start, end }) => start <= end)

describe('BestDays', () => {
  it('finds the cheapest row of every day and cabin over all routes', () => {
    let found = 0
    fc.assert(
      fc.property(wideObservations, fc.array(openCriteria, { minLength: 5, maxLength: 5 }), (seen, queries) => {
        const world = worldOf(seen)
        for (const one of queries) {
          const dates = datesBetween(one.start, one.end)
          const best = new BestDays(one, epochDay(one.start), dates.length)
          for (const route of world.index.allRoutes()) {
            const wanted =
              one.programs.includes(route.program) && one.from.includes(route.from) && one.to.includes(route.to)
            if (wanted) best.takeRoute(route)
          }
          const rows = referenceRows(world, one)
          const expected = dates.flatMap((date) =>
            cabins.map((cabin) => {
              const prices = rows
                .filter((row) => row.date === date && row.cabin === cabin)
                .map((row) => row.points ?? UNPRICED)
              return prices.length === 0 ? NO_SEAT : Math.min(...prices)
            }),
          )
          expect([...best.points]).toEqual(expected)
          best.points.forEach((points, slot) => {
            if (points === NO_SEAT) {
              expect(() => best.legAt(slot)).toThrow(RangeError)
              return
            }
            const leg = best.legAt(slot)
            expect([leg.points ?? UNPRICED, leg.date, leg.cabin]).toEqual([points, dates[slot >> 2], cabins[slot % 4]])
            expect(rows.map(({ id }) => id)).toContain(leg.id)
            found += 1
          })
        }
      }),
      { numRuns: 12 },
    )
    expect(found).toBeGreaterThan(0)
  }, 60_000)
})

describe('SingleOffers', () => {
  it('are the options of a day that fit, except for those that another one beats', () => {
    fc.assert(
      fc.property(wideObservations, openCriteria, fc.integer({ min: 1, max: 4 }), (seen, one, party) => {
        const world = worldOf(seen)
        for (const route of world.index.allRoutes()) {
          const bounds = one.within[route.program]
          const whole = { ...one, programs: [route.program], from: [route.from], to: [route.to], seats: party }
          const options = fittingOptions(world, { ...whole, cabins: [...cabins] })
          const offers = new SingleOffers(route, whole)
          expect(offers.maxSeats).toBe(bounds?.seats ?? 9)
          for (const date of datesBetween('2026-01-19', '2026-01-28')) {
            for (const [at, cabin] of cabins.entries()) {
              const given = offers.on(epochDay(date), at, Math.min(party, bounds?.seats ?? 9))
              const expected = options.filter((option) => option.date === date && option.cabin === cabin)
              const kept = given.map(({ points, seats, departs }) => ({ points, seats, departs }))
              const whole = expected.map(({ points, seats, departs }) => ({
                ...{ points, seats },
                departs: departs === null ? null : Date.parse(`${departs}Z`) / 60_000,
              }))
              expect(whole).toEqual(expect.arrayContaining(kept))
              // offers.test.ts checks that none is kept that another one beats.
              const lost = whole.filter(
                (one) =>
                  !kept.some(
                    ({ points, seats, departs }) =>
                      points <= one.points && seats >= one.seats && departs === one.departs,
                  ),
              )
              expect(lost).toEqual([])
            }
          }
        }
      }),
      { numRuns: 8 },
    )
  }, 60_000)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offerAt } from '../../../../lib/availability/codec.ts'
import type { IndexedRoute } from '../../../../lib/availability/indexed-route.ts'
import { compileOfferFilter, hasLeft, offerFits } from '../../../../lib/availability/offer-filter.ts'
import { CABINS } from '../../../../lib/availability/route-columns.ts'
import type { SearchCriteria } from '../../../../lib/availability/search-contract.ts'
import { criteria } from './criteria-arbitrary.ts'
import { worldOf } from './reference.ts'
import { wideObservations } from './wide-arbitrary.ts'

/** The cell that an offer belongs to. */
const cellOf = ({ columns }: IndexedRoute, at: number) => columns.cellStart.findLastIndex((start) => start <= at)

/** The definition of the filter, applied to the offer as it is shown. */
function fits(route: IndexedRoute, at: number, criteria: SearchCriteria): boolean {
  const { itinerary, source, points, charges, fare } = offerAt(route, at)
  const { carriers, notCarriers, aircraft, sources, maxPoints, maxCharges, maxMinutes, via, notVia } = criteria
  return (
    !hasLeft(route, compileOfferFilter(criteria, route), cellOf(route, at), at) &&
    (fare === 'reward') === (criteria.fares === 'reward') &&
    (carriers === null || itinerary.carriers.some((one) => carriers.includes(one))) &&
    !itinerary.carriers.some((one) => notCarriers.includes(one)) &&
    (aircraft === null || itinerary.aircraft.some((one) => aircraft.includes(one))) &&
    (sources === null || sources.includes(source.kind)) &&
    (via === undefined || (itinerary.stops ?? []).some((stop) => via.includes(stop))) &&
    !(itinerary.stops ?? []).some((stop) => notVia?.includes(stop)) &&
    (maxMinutes === null || (itinerary.minutes ?? Infinity) <= maxMinutes) &&
    (maxPoints === null || (points ?? Infinity) <= maxPoints) &&
    (maxCharges === null || (charges?.currency === 'AUD' && charges.minor <= maxCharges))
  )
}

describe('offerFits', () => {
  it('accepts the same offers as the definition of the filter', () => {
    let [through, held] = [0, 0]
    fc.assert(
      fc.property(wideObservations, criteria, (seen, criteria) => {
        for (const route of worldOf(seen).index.allRoutes()) {
          const filter = compileOfferFilter(criteria, route)
          for (let at = 0; at < route.columns.points.length; at += 1) {
            const expected = fits(route, at, criteria)
            expect(offerFits(route, filter, cellOf(route, at), at)).toBe(expected)
            if (expected) through += 1
            else held += 1
          }
        }
      }),
      { numRuns: 60 },
    )
    expect(Math.min(through, held)).toBeGreaterThan(0)
  }, 60_000)
})

describe('hasLeft', () => {
  it('returns true from the minute after departure, and after the day has ended at the latest', () => {
    let timed = 0
    fc.assert(
      fc.property(wideObservations, criteria, (seen, criteria) => {
        for (const route of worldOf(seen).index.allRoutes()) {
          const filter = compileOfferFilter(criteria, route)
          for (let at = 0; at < route.columns.points.length; at += 1) {
            const departs = offerAt(route, at).itinerary.departs ?? null
            const day = 7 * CABINS
            for (let cell = day; cell < day + CABINS; cell += 1) {
              const leftAt = (todayCell: number, minute: number) =>
                hasLeft(route, { ...filter, todayCell, minute }, cell, at)
              expect(leftAt(day - CABINS, 1_440)).toBe(false)
              expect(leftAt(day, departs ?? 1_440)).toBe(false)
              expect(leftAt(day + CABINS, 0)).toBe(true)
              if (departs !== null) expect(leftAt(day, departs + 1)).toBe(true)
            }
            if (departs !== null) timed += 1
          }
        }
      }),
      { numRuns: 60 },
    )
    expect(timed).toBeGreaterThan(0)
  }, 60_000)
})

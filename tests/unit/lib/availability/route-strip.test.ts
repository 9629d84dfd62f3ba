import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createIndex } from '../../../../lib/availability/index-store.ts'
import type { IndexedRoute } from '../../../../lib/availability/indexed-route.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { CABINS, DIRECT } from '../../../../lib/availability/route-columns.ts'
import {
  CELL_SIZE,
  cellsPlace,
  hasOffers,
  NO_POINTS,
  NONE,
  POINTS_SHIFT,
  RANK,
  rankOf,
  WORD,
  WORD_SIZE,
  wishedBits,
} from '../../../../lib/availability/route-strip.ts'
import { Points } from '../../../../lib/core/schemas.ts'
import { observation } from './arbitrary.ts'
import { documentOf, looksOf } from './reference.ts'

function indexed(seen: readonly Observation[]): IndexedRoute {
  const index = createIndex()
  index.applyRoute(documentOf({ program: 'qantas', from: 'SYD', to: 'SIN' }, looksOf(seen)))
  const route = index.routesFrom('qantas', 'SYD').get('SIN')
  if (route === undefined) throw new Error('the route that was written is not there')
  return route
}

/** By its definition: the first offer of a kind is the one a row shows, and seats are the most of any. */
function plainBest({ columns }: IndexedRoute, cell: number, kind: number): number {
  const places = Array.from({ length: columns.points.length }, (_, at) => at)
  const offers = places
    .slice(columns.cellStart[cell], columns.cellStart[cell + 1])
    .filter((at) => ((columns.seats[at] ?? 0) & DIRECT) === kind)
  const [first] = offers
  if (first === undefined) return NONE
  const shown = columns.points[first] ?? -1
  const most = Math.max(...offers.map((at) => rankOf(columns.seats[at] ?? 0)))
  return (shown < 0 ? NO_POINTS : shown) * 2 ** POINTS_SHIFT + most
}

describe('the strip of a route', () => {
  it('has a bit and a place for each cell with offers, and there the best of both kinds', () => {
    fc.assert(
      fc.property(fc.array(observation, { minLength: 1, maxLength: 150, size: 'max' }), (seen) => {
        const route = indexed(seen)
        const { strip, columns, days } = route
        let before = 0
        for (let cell = 0; cell < days * CABINS; cell += 1) {
          const offered = columns.cellStart[cell] !== columns.cellStart[cell + 1]
          expect(hasOffers(route, cell)).toBe(offered)
          if (cell % WORD === 0) expect(strip[(cell / WORD) * WORD_SIZE + 1]).toBe(before)
          if (!offered) continue
          const place = cellsPlace(days) + before * CELL_SIZE
          expect([...strip.subarray(place, place + CELL_SIZE)]).toEqual([
            plainBest(route, cell, DIRECT),
            plainBest(route, cell, 0),
          ])
          before += 1
        }
        expect(strip).toHaveLength(cellsPlace(days) + before * CELL_SIZE)
      }),
    )
  })

  it('has room for every price and number of seats there may be', () => {
    const most = Points.parse(10_000_000)
    expect(Points.safeParse(most + 1).success).toBe(false)
    const [one] = fc.sample(observation, { numRuns: 1, seed: 3 })
    if (one === undefined) throw new Error('no sample')
    const { strip, days } = indexed([{ ...one, points: most, seats: 9, direct: true }])
    const best = strip[cellsPlace(days)] ?? 0
    expect([best >> POINTS_SHIFT, best & RANK]).toEqual([most, rankOf(9 | DIRECT)])
    expect(most).toBeLessThan(NO_POINTS)
  })
})

describe('the cells of a word that are wished for', () => {
  it('are those between two cells and of the cabins asked for', () => {
    const cell = fc.nat({ max: 4 * WORD })
    fc.assert(
      fc.property(fc.nat({ max: 3 }), cell, cell, fc.nat({ max: 15 }), (word, from, end, cabins) => {
        const base = word * WORD
        fc.pre(from - base < WORD && end > base)
        const bits = wishedBits(base, from, end, cabins)
        for (let at = 0; at < WORD; at += 1) {
          const wished = base + at >= from && base + at < end && ((cabins >> (at % CABINS)) & 1) === 1
          expect((bits >>> at) & 1).toBe(wished ? 1 : 0)
        }
      }),
    )
  })
})

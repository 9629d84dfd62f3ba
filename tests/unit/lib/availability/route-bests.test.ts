import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createIndex } from '../../../../lib/availability/index-store.ts'
import type { IndexedRoute } from '../../../../lib/availability/indexed-route.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { CABINS, DIRECT } from '../../../../lib/availability/route-columns.ts'
import { NO_POINTS, rankOf } from '../../../../lib/availability/route-strip.ts'
import { bestsOf } from '../../../../lib/availability/scan-lone.ts'
import { observation } from './arbitrary.ts'
import { documentOf, looksOf } from './reference.ts'

const key = { program: 'qantas', from: 'SYD', to: 'SIN' } as const
const observations = fc.array(observation, { minLength: 1, maxLength: 150, size: 'max' })

function openIndex() {
  const index = createIndex()
  return {
    index,
    write(seen: readonly Observation[]): IndexedRoute {
      index.applyRoute(documentOf(key, looksOf(seen)))
      const route = index.routesFrom(key.program, key.from).get(key.to)
      if (route === undefined) throw new Error('the route that was written is not there')
      return route
    },
  }
}

/** A cell by its definition: of each kind the first offer is the row, and seats are the most of any. */
function plainCell({ columns }: IndexedRoute, cell: number) {
  const places = Array.from({ length: columns.points.length }, (_, at) => at)
  const offers = places.slice(columns.cellStart[cell], columns.cellStart[cell + 1])
  const kinds = [DIRECT, 0].map((kind) => offers.filter((at) => ((columns.seats[at] ?? 0) & DIRECT) === kind))
  const rows = kinds.flatMap(([first]) => (first === undefined ? [] : [columns.points[first] ?? -1]))
  return {
    rows: rows.length,
    points: Math.min(NO_POINTS, ...rows.filter((points) => points >= 0)),
    seats: Math.max(0, ...offers.map((at) => rankOf(columns.seats[at] ?? 0))),
    direct: kinds[0]?.length === 0 ? 0 : 1,
  }
}

describe('the bests of a route', () => {
  it('are what a plain walk over its offers finds, each time it is written', () => {
    fc.assert(
      fc.property(fc.array(observations, { minLength: 1, maxLength: 4 }), (versions) => {
        const { write } = openIndex()
        for (const seen of versions) {
          const route = write(seen)
          const cells = Array.from({ length: route.days * CABINS }, (_, cell) => plainCell(route, cell))
          const { points, seats, direct, rowsBefore } = bestsOf(route)
          const cellsOf = cells.map(({ rows: _, ...best }) => best)
          expect(cellsOf).toEqual(
            cellsOf.map((_, at) => ({ points: points[at], seats: seats[at], direct: direct[at] })),
          )
          const before = Array.from({ length: route.days + 1 }, (_, day) =>
            cells.slice(0, day * CABINS).reduce((sum, { rows }) => sum + rows, 0),
          )
          expect([...rowsBefore]).toEqual(before)
        }
      }),
    )
  })

  it('are made once, count towards the size of the index, and go with what was known of the route', () => {
    const { index, write } = openIndex()
    const [first, second] = fc.sample(observations, { numRuns: 2, seed: 5 })
    if (first === undefined || second === undefined) throw new Error('no sample')
    const route = write(first)
    const { bytes } = index.size()
    expect(route.bests).toBeNull()
    const bests = bestsOf(route)
    expect(bestsOf(route)).toBe(bests)
    expect(index.size().bytes - bytes).toBe(route.days * CABINS * 6 + (route.days + 1) * 2)
    expect(write(second).bests).toBeNull()
    expect(route.bests).toBe(bests)
  })
})

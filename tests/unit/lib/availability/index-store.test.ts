import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeRoute, type RouteDocument } from '../../../../lib/availability/codec.ts'
import { createIndex } from '../../../../lib/availability/index-store.ts'
import { summariseSnapshot } from '../../../../lib/availability/offers.ts'
import { type RouteKey, rankOfRoute, routeId } from '../../../../lib/availability/route-key.ts'
import { mergeSnapshot } from '../../../../lib/availability/snapshot.ts'
import { programs } from '../../../../lib/core/program.ts'
import { flight } from './journeys/scene.ts'

const codes = ['SYD', 'MEL', 'SIN', 'LHR', 'NRT'] as const
const key: fc.Arbitrary<RouteKey> = fc
  .record({ program: fc.constantFrom(...programs), from: fc.constantFrom(...codes), to: fc.constantFrom(...codes) })
  .filter(({ from, to }) => from !== to)

/** A route with a seat on each of `days` days, at a price that distinguishes one version from another. */
function documentOf({ program, from, to }: RouteKey, days: number, points: number): RouteDocument {
  const dates = Array.from({ length: days }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`)
  const snapshots = dates.map((date) => {
    const seat = flight(`${from}-${to}`, date, '10:00 20:00', { program, points })
    return mergeSnapshot(undefined, [seat])
  })
  return encodeRoute({ program, from, to }, { sample: false, cells: snapshots.map(summariseSnapshot), parts: [] })
}

const step = fc.record({
  key,
  days: fc.integer({ min: 0, max: 4 }),
  points: fc.integer({ min: 1, max: 90_000 }),
  /** Whether all routes are listed at this step: the list is cached, and must not become stale. */
  lists: fc.boolean(),
})

describe('the index', () => {
  it('contains the same routes as a plain map after any additions and removals', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const index = createIndex()
        const model = new Map<string, { key: RouteKey; days: number; points: number }>()
        for (const { key: wanted, days, points, lists } of steps) {
          const id = routeId(wanted)
          if (days === 0) {
            index.removeRoute(id)
            model.delete(id)
          } else {
            index.applyRoute(documentOf(wanted, days, points))
            model.set(id, { key: wanted, days, points })
          }
          if (lists) expect(index.allRoutes().length).toBe(model.size)
        }
        const kept = [...model.values()].sort((a, b) => rankOfRoute(a.key) - rankOfRoute(b.key))
        const held = index.allRoutes()
        expect(held.map(routeId)).toEqual(kept.map((one) => routeId(one.key)))
        expect(held.map(({ columns }) => columns.points[0])).toEqual(kept.map(({ points }) => points))
        expect(index.size()).toMatchObject({
          routes: model.size,
          offers: kept.reduce((sum, { days }) => sum + days, 0),
        })
        for (const program of programs) {
          for (const from of codes) {
            const ends = kept.filter((one) => one.key.program === program && one.key.from === from)
            expect([...index.routesFrom(program, from).keys()].sort()).toEqual(ends.map((one) => one.key.to).sort())
          }
        }
      }),
    )
  })

  it('rejects a damaged document, and keeps what it had', () => {
    const index = createIndex()
    const good = documentOf({ program: 'qantas', from: 'SYD', to: 'SIN' }, 2, 30_000)
    index.applyRoute(good)
    expect(() => index.applyRoute({ ...good, columns: good.columns.subarray(0, 4) })).toThrow(RangeError)
    expect(index.allRoutes().map(({ columns }) => columns.points[0])).toEqual([30_000])
    expect(index.routesFrom('qantas', 'SYD').get('SIN')?.days).toBe(2)
  })

  it('starts empty, and ignores the removal of a route it does not have', () => {
    const index = createIndex()
    expect(index.routesFrom('qantas', 'ZZZ').size).toBe(0)
    expect([index.allRoutes(), index.size()]).toEqual([[], { routes: 0, offers: 0, itineraries: 0, bytes: 0 }])
    expect(() => index.removeRoute('qantas_SYD-SIN')).not.toThrow()
  })
})

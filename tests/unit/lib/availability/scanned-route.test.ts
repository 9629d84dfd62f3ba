import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AvailabilityIndex } from '../../../../lib/availability/index-store.ts'
import { type RouteKey, rankOfRoute, routeId } from '../../../../lib/availability/route-key.ts'
import { LISTED_PAIRS, scannedRoutes } from '../../../../lib/availability/scanned-route.ts'
import { type Program, programs } from '../../../../lib/core/program.ts'
import { documentOf, snapshotsOf, type World, worldOf } from './reference.ts'
import { airports, wideObservations } from './wide-arbitrary.ts'

type Ends = { programs: Program[]; from: string[]; to: string[] }

/** Airports without routes, enough that a query has more pairs than are listed one by one. */
const nowhere = Array.from({ length: 20 }, (_, at) => `XX${String.fromCharCode(65 + at)}`)

const ends: fc.Arbitrary<Ends> = fc.record({
  programs: fc.shuffledSubarray([...programs], { minLength: 1 }),
  from: fc.shuffledSubarray([...airports, 'PER'], { minLength: 1 }),
  to: fc.shuffledSubarray([...airports, 'PER'], { minLength: 1 }),
})

const byRank = (keys: RouteKey[]) => [...keys].sort((a, b) => rankOfRoute(a) - rankOfRoute(b)).map(routeId)

function knownKeys({ snapshots }: World, query: Ends): RouteKey[] {
  return [...snapshots.values()]
    .map(({ key }) => key)
    .filter(
      ({ program, from, to }) => query.programs.includes(program) && query.from.includes(from) && query.to.includes(to),
    )
}

/** Each route's sources begin where those of the routes before it end. */
function expectSources(index: AvailabilityIndex, query: Ends): void {
  const { routes, sources } = scannedRoutes(index, query)
  let before = 0
  for (const { firstSource, route } of routes) {
    expect(firstSource).toBe(before)
    before += route?.sources.length ?? 0
  }
  expect(sources).toBe(before)
}

describe('scannedRoutes', () => {
  it('lists every pair of a few airports by rank, including those that are not checked', () => {
    fc.assert(
      fc.property(wideObservations, ends, (seen, query) => {
        const world = worldOf(seen)
        const { routes } = scannedRoutes(world.index, query)
        const pairs = query.programs.flatMap((program) =>
          query.from.flatMap((from) => query.to.filter((to) => to !== from).map((to) => ({ program, from, to }))),
        )
        expect(routes.map(({ key }) => routeId(key))).toEqual(byRank(pairs))
        const known = routes.filter(({ route }) => route !== undefined)
        expect(known.map(({ key }) => routeId(key))).toEqual(byRank(knownKeys(world, query)))
        expectSources(world.index, query)
      }),
      { numRuns: 60 },
    )
  })

  it('lists only the known routes of many airports, even after one was removed or added', () => {
    fc.assert(
      fc.property(wideObservations, ends, fc.nat(), (seen, few, which) => {
        const world = worldOf(seen)
        const query = { ...few, from: [...few.from, ...nowhere], to: [...nowhere, ...few.to] }
        expect(query.from.length * query.to.length).toBeGreaterThan(LISTED_PAIRS)
        const named = () => scannedRoutes(world.index, query).routes.map(({ key }) => routeId(key))
        expect(named()).toEqual(byRank(knownKeys(world, query)))
        expectSources(world.index, query)

        const [id, gone] = [...world.snapshots][which % world.snapshots.size] ?? []
        if (id === undefined || gone === undefined) return
        world.index.removeRoute(id)
        world.snapshots.delete(id)
        expect(named()).toEqual(byRank(knownKeys(world, query)))
        world.snapshots.set(id, gone)
        world.index.applyRoute(documentOf(gone.key, snapshotsOf(seen.filter((one) => routeId(one) === id))))
        expect(named()).toEqual(byRank(knownKeys(world, query)))
      }),
      { numRuns: 60 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createIndex } from '../../../../lib/availability/index-store.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { type RouteKey, routeId } from '../../../../lib/availability/route-key.ts'
import { searchIndex } from '../../../../lib/availability/search.ts'
import type { SearchQuery } from '../../../../lib/availability/search-contract.ts'
import { type Cabin, cabins } from '../../../../lib/core/cabin.ts'
import { addDays } from '../../../../lib/core/dates.ts'
import { type Program, programs } from '../../../../lib/core/program.ts'
import { observation, START } from './arbitrary.ts'
import { question } from './question.ts'
import { documentOf, inOrder, looksOf, referenceRows, type World } from './reference.ts'

const noPrice = { tablePrice: () => null }

/** What one source says of a route at a time; nothing = the route is gone. */
type Version = { key: RouteKey; seen: Observation[] }

const cell = fc.record({ seen: observation, cabin: fc.constantFrom(...cabins) })
const version: fc.Arbitrary<Version> = fc
  .record({
    program: fc.constantFrom('qantas' as const, 'qantas' as const, 'velocity' as const),
    to: fc.constantFrom('SIN', 'SIN', 'LHR'),
    // A route that ends early or begins late is narrower than the windows it is asked in.
    days: fc.record({ from: fc.constantFrom(0, 0, 5), until: fc.constantFrom(8, 25, 25) }),
    cells: fc.array(cell, { maxLength: 120, size: 'max' }),
    gone: fc.constantFrom(false, false, false, true),
  })
  .map(({ program, to, days, cells, gone }) => {
    const [first, last] = [addDays(START, days.from), addDays(START, days.until)]
    const source = { kind: 'file' as const, name: 'a.csv' }
    const seen = cells
      .map((one) => ({ ...one.seen, program, to, cabin: one.cabin, source, sectors: null }))
      .filter(({ date }) => !gone && date >= first && date <= last)
    return { key: { program, from: 'SYD', to }, seen }
  })

const until = fc.integer({ min: -2, max: 30 }).map((day) => addDays(START, day))
const asked: fc.Arbitrary<SearchQuery> = fc
  .record({
    programs: fc.constantFrom<Program[]>(['qantas'], [...programs]),
    to: fc.constantFrom<string[]>(['SIN'], ['LHR'], ['PER', 'SIN'], ['SIN', 'LHR']),
    first: fc.integer({ min: -3, max: 26 }),
    days: fc.integer({ min: 0, max: 30 }),
    take: fc.constantFrom(1, 2, 7, 50, 500),
    seats: fc.constantFrom(1, 1, 1, 2),
    cabins: fc.constantFrom<Cabin[]>([...cabins], [...cabins], ['J', 'Y']),
    directOnly: fc.constantFrom(false, false, true),
    maxPoints: fc.constantFrom(null, null, null, 30_200),
    within: fc.constantFrom({}, {}, null),
    bounds: fc.record({ until, seats: fc.constantFrom(1, 4) }),
  })
  .map(({ first, days, within, bounds, ...rest }) => {
    const start = addDays(START, first)
    const end = addDays(start, days - 1)
    return { ...question, ...rest, start, end, within: within ?? { qantas: bounds } }
  })

describe('a question that one route answers', () => {
  it('is answered as by walking, and by definition, after any sequence of writes', () => {
    let lone = 0
    fc.assert(
      fc.property(
        fc.array(fc.record({ version, questions: fc.array(asked, { minLength: 4, maxLength: 4 }) }), { maxLength: 12 }),
        (steps) => {
          const world: World = { index: createIndex(), looks: new Map() }
          for (const { version, questions } of steps) {
            write(world, version)
            for (const one of questions) {
              compare(world, one)
              const kept = world.index.routesFrom('qantas', 'SYD').get('SIN')
              lone += kept?.bests ? 1 : 0
            }
          }
        },
      ),
      { numRuns: 40, endOnFailure: true },
    )
    expect(lone).toBeGreaterThan(100)
  })
})

function write({ index, looks }: World, { key, seen }: Version): void {
  const id = routeId(key)
  looks.delete(id)
  if (seen.length === 0) {
    index.removeRoute(id)
    return
  }
  const merged = looksOf(seen)
  looks.set(id, { key, looks: merged })
  index.applyRoute(documentOf(key, merged))
}

/** A second key that changes nothing has the question walked. */
function compare(world: World, one: SearchQuery): void {
  const { nextCursor, ...answer } = searchIndex(world.index, one, noPrice)
  const { nextCursor: walkedCursor, ...walked } = searchIndex(world.index, { ...one, thenBy: 'date' }, noPrice)
  expect(answer).toEqual(walked)
  expect(nextCursor === null).toBe(walkedCursor === null)
  const expected = inOrder(referenceRows(world, one), one)
  expect(answer.total).toBe(expected.length)
  expect(answer.rows.map(({ id }) => id)).toEqual(expected.slice(0, one.take).map(({ id }) => id))
  if (nextCursor === null) return
  const second = searchIndex(world.index, { ...one, cursor: nextCursor }, noPrice).rows
  expect(second.map(({ id }) => id)).toEqual(expected.slice(one.take, 2 * one.take).map(({ id }) => id))
}

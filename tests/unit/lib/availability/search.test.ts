import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CursorError } from '../../../../lib/availability/cursor.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { searchIndex } from '../../../../lib/availability/search.ts'
import { Row, type SearchQuery, SortKey } from '../../../../lib/availability/search-contract.ts'
import { cabins } from '../../../../lib/core/cabin.ts'
import { addDays } from '../../../../lib/core/dates.ts'
import { groupBy } from '../../../../lib/core/group.ts'
import { programs } from '../../../../lib/core/program.ts'
import { observation, START } from './arbitrary.ts'
import { criteria } from './criteria-arbitrary.ts'
import { question } from './question.ts'
import { datesBetween, inOrder, referenceDay, referenceRows, worldOf } from './reference.ts'
import { airports, wideObservation, wideObservations } from './wide-arbitrary.ts'

const noPrice = { tablePrice: () => null }
const everything: SearchQuery = {
  ...question,
  programs: [...programs],
  from: [...airports],
  to: [...airports],
  start: START,
  end: addDays(START, 13),
  take: 500,
}
const sydney: SearchQuery = { ...everything, programs: ['qantas'], from: ['SYD'] }
const query: fc.Arbitrary<SearchQuery> = fc
  .record({
    criteria,
    sort: fc.constantFrom(...SortKey.options),
    thenBy: fc.option(fc.constantFrom(...SortKey.options)),
  })
  .map(({ criteria: request, ...order }) => ({ ...everything, ...request, ...order }))

function plain(source: { kind: string; name: string } | undefined) {
  return source && { kind: source.kind, name: source.name }
}

function isRequested({ program, from, to, cabin, date }: Observation, request: SearchQuery): boolean {
  const until = request.within[program]?.until ?? request.end
  const route = request.programs.includes(program) && request.from.includes(from) && request.to.includes(to)
  return route && request.cabins.includes(cabin) && date <= until
}

/** The ids of each page, until there is no next one. */
function pagesOf(index: () => ReturnType<typeof worldOf>['index'], request: SearchQuery): string[][] {
  const pages: string[][] = []
  let cursor: string | null = null
  do {
    const page: ReturnType<typeof searchIndex> = searchIndex(index(), { ...request, cursor }, noPrice)
    pages.push(page.rows.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor !== null && pages.length < 1000)
  return pages
}

describe('searchIndex', () => {
  it('answers 10,000 random queries like a plain search over the options', () => {
    let found = 0
    fc.assert(
      fc.property(
        wideObservations,
        fc.array(query, { minLength: 100, maxLength: 100, size: 'max' }),
        (observed, questions) => {
          const world = worldOf(observed)
          for (const request of questions) {
            const { rows, sources, total } = searchIndex(world.index, request, noPrice)
            const expected = inOrder(referenceRows(world, request), request)
            const seen = rows.map(({ source, tablePrice: _, ...row }) => ({ ...row, source: plain(sources[source]) }))
            // Much faster than `toEqual`, which then shows what differs.
            if (!isDeepStrictEqual(seen, expected)) expect(seen).toEqual(expected)
            expect(total).toBe(expected.length)
            found += total > 2 ? 1 : 0
            expect(sources.reduce((sum, source) => sum + source.rows, 0)).toBe(expected.length)
          }
        },
      ),
      { numRuns: 100, endOnFailure: true },
    )
    expect(found).toBeGreaterThan(100)
  }, 120_000)

  it('returns rows that satisfy the contract', () => {
    const { index } = worldOf(fc.sample(wideObservation, { numRuns: 150, seed: 5 }))
    const { rows } = searchIndex(index, everything, noPrice)
    expect(rows.length).toBeGreaterThan(50)
    for (const row of rows) Row.parse(row)
  })

  it('returns the best of each day and cabin over all its rows, and the days not searched', () => {
    fc.assert(
      fc.property(wideObservations, query, (seen, request) => {
        const world = worldOf(seen)
        const { index } = world
        const { rows, days, notSearched } = searchIndex(index, request, noPrice)
        const expected = [...groupBy(rows, ({ date, cabin }) => date + cabins.indexOf(cabin))].sort(([a], [b]) =>
          a < b ? -1 : 1,
        )
        expect(days.map(({ date, cabin }) => date + cabins.indexOf(cabin))).toEqual(expected.map(([id]) => id))
        for (const [at, [, ofDay]] of expected.entries()) {
          const points = Math.min(...ofDay.map((row) => row.points ?? Infinity))
          expect(days[at]?.points).toBe(points === Infinity ? null : points)
          expect(days[at]?.direct).toBe(ofDay.some(({ direct }) => direct))
          expect(days[at]).toMatchObject(referenceDay(world, request, ofDay))
        }
        const looked = new Set(seen.filter((one) => isRequested(one, request)).map(({ date }) => date))
        expect(notSearched).toEqual(datesBetween(request.start, request.end).filter((date) => !looked.has(date)))
      }),
    )
  })

  it('pages through the same rows, with none repeated or left out', () => {
    fc.assert(
      fc.property(wideObservations, query, fc.integer({ min: 1, max: 20 }), (seen, request, take) => {
        const { index } = worldOf(seen)
        const whole = searchIndex(index, request, noPrice).rows.map(({ id }) => id)
        expect(pagesOf(() => index, { ...request, take }).flat()).toEqual(whole)
      }),
    )
  })

  it('shows an unchanged row exactly once, even if other seats change between two pages', () => {
    fc.assert(
      fc.property(
        wideObservations,
        wideObservations,
        query,
        fc.integer({ min: 1, max: 20 }),
        (first, second, request, take) => {
          const before = worldOf(first)
          const after = worldOf([...first, ...second])
          let page = 0
          const shown = pagesOf(() => (page++ === 0 ? before : after).index, { ...request, take }).flat()
          const was = new Map(referenceRows(before, request).map((row) => [row.id, row]))
          for (const row of referenceRows(after, request)) {
            const stayed = JSON.stringify({ ...row, seenAt: '' }) === JSON.stringify({ ...was.get(row.id), seenAt: '' })
            if (stayed) expect(shown.filter((id) => id === row.id)).toEqual([row.id])
          }
        },
      ),
      { numRuns: 50, endOnFailure: true },
    )
  })

  it('rejects a cursor that is broken or from another query', () => {
    const { index } = worldOf(fc.sample(observation, { numRuns: 60, seed: 5 }))
    const { nextCursor } = searchIndex(index, { ...everything, take: 3 }, noPrice)
    expect(nextCursor).not.toBeNull()
    expect(() => searchIndex(index, { ...everything, cursor: 'nonsense' }, noPrice)).toThrow(CursorError)
    expect(() => searchIndex(index, { ...everything, seats: 2, cursor: nextCursor }, noPrice)).toThrow(
      'a different search',
    )
  })

  it('reports which routes and days were checked, and when', () => {
    const [base] = fc.sample(observation, { numRuns: 1, seed: 5 })
    if (base === undefined) throw new Error('no sample')
    const seen = { ...base, to: 'SIN', cabin: 'J' as const, date: START, sectors: null, seenAt: '2026-01-12T00:00:00Z' }
    const none = {
      ...seen,
      date: addDays(START, 1),
      seats: 0,
      points: null,
      charges: null,
      fare: 'reward' as const,
      carriers: [],
      direct: false,
      seenAt: '2026-01-11T00:00:00Z',
    }
    const { index } = worldOf([seen, none])
    expect(searchIndex(index, { ...sydney, to: ['SIN', 'MEL', 'SYD'] }, noPrice)).toMatchObject({
      pairs: { asked: 2, covered: 1 },
      coverage: [
        {
          program: 'qantas',
          from: 'SYD',
          to: 'MEL',
          status: 'not-covered',
          daysSearched: 0,
          oldestSeenAt: null,
          newestSeenAt: null,
        },
        {
          program: 'qantas',
          from: 'SYD',
          to: 'SIN',
          status: 'covered',
          daysSearched: 2,
          oldestSeenAt: '2026-01-11T00:00:00.000Z',
          newestSeenAt: '2026-01-12T00:00:00.000Z',
        },
      ],
    })
    const economy = searchIndex(index, { ...sydney, to: ['SIN'], cabins: ['Y'] }, noPrice)
    expect(economy.coverage[0]).toMatchObject({ status: 'covered', daysSearched: 0, oldestSeenAt: null })
    const days = { ...sydney, to: ['SIN', 'MEL'], end: addDays(START, 3) }
    expect(searchIndex(index, days, noPrice).notSearched).toEqual([addDays(START, 2), addDays(START, 3)])
  })

  it('marks an answer with sample rows, and adds the table price of each row', () => {
    const [base] = fc.sample(observation, { numRuns: 1, seed: 5 })
    if (base === undefined) throw new Error('no sample')
    const { index } = worldOf([
      {
        ...base,
        to: 'SIN',
        date: START,
        seats: 3,
        sectors: null,
        direct: true,
        source: { kind: 'sample', name: 'sample data' },
      },
    ])
    const price = {
      points: 1,
      table: 't',
      zone: 1,
      miles: 2,
      asOf: START,
      sources: [],
      confidence: 'confirmed' as const,
    }
    const result = searchIndex(index, sydney, {
      tablePrice: (row) => (row.direct && row.to === 'SIN' ? price : null),
    })
    expect(result.sample).toBe(true)
    expect(result.rows.map(({ tablePrice }) => tablePrice)).toEqual([price])
    expect(result.sources).toEqual([{ kind: 'sample', name: 'sample data', rows: 1 }])
  })

  it('returns no rows of a removed route', () => {
    const { index } = worldOf(fc.sample(observation, { numRuns: 60, seed: 5 }))
    expect(index.size().routes).toBe(2)
    index.removeRoute('qantas_SYD-SIN')
    expect(searchIndex(index, everything, noPrice).rows.every(({ to }) => to === 'LHR')).toBe(true)
  })
})

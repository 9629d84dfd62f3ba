import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeRoute } from '../../../../lib/availability/codec.ts'
import { CursorError } from '../../../../lib/availability/cursor.ts'
import { addDays, instantOf } from '../../../../lib/availability/days.ts'
import { groupBy } from '../../../../lib/availability/group.ts'
import { type AvailabilityIndex, createIndex } from '../../../../lib/availability/index-store.ts'
import { type Look, mergeLook, type Option } from '../../../../lib/availability/look.ts'
import { cabins, type Observation } from '../../../../lib/availability/observation.ts'
import { cellOf } from '../../../../lib/availability/offers.ts'
import { searchIndex } from '../../../../lib/availability/search.ts'
import { Row, type SearchQuery } from '../../../../lib/availability/search-contract.ts'
import { observation, START } from './arbitrary.ts'

const noPrice = { tablePrice: () => null }
const everything: SearchQuery = {
  program: 'qantas',
  from: ['SYD'],
  to: ['SIN', 'LHR'],
  start: START,
  end: addDays(START, 30),
  cabins: [...cabins],
  seats: 1,
  directOnly: false,
  sort: 'date',
  cursor: null,
  take: 500,
}

const query: fc.Arbitrary<SearchQuery> = fc
  .record({
    to: fc.subarray(['SIN', 'LHR', 'MEL'], { minLength: 1 }),
    first: fc.integer({ min: -3, max: 20 }),
    length: fc.integer({ min: -1, max: 30 }),
    cabins: fc.shuffledSubarray([...cabins], { minLength: 1 }),
    seats: fc.constantFrom(1, 2, 3, 5, 9),
    directOnly: fc.boolean(),
    sort: fc.constantFrom('date', 'points', 'charges', 'seats'),
  })
  .map(({ first, length, ...rest }) => {
    const start = addDays(START, first)
    return { ...everything, ...rest, start, end: addDays(start, length) }
  })

type World = { index: AvailabilityIndex; looks: Map<string, Look[]> }

function worldOf(observations: readonly Observation[]): World {
  const index = createIndex()
  const looks = new Map<string, Look[]>()
  for (const [to, ofRoute] of groupBy(observations, (o) => o.to)) {
    const cells = groupBy(ofRoute, ({ date, cabin }) => date + cabin)
    const merged = [...cells.values()].map((seen) => mergeLook(undefined, seen))
    looks.set(to, merged)
    index.applyRoute(
      encodeRoute({ program: 'qantas', from: 'SYD', to }, { sample: false, cells: merged.map(cellOf), parts: [] }),
    )
  }
  return { index, looks }
}

/** The rows by their definition, straight from the options: filter, group, pick, sort. */
function bruteRows({ looks }: World, asked: SearchQuery): Omit<Row, 'source'>[] {
  const rows = asked.to.flatMap((to) =>
    (looks.get(to) ?? [])
      .filter(({ date, cabin }) => date >= asked.start && date <= asked.end && asked.cabins.includes(cabin))
      .flatMap((look) => [true, false].flatMap((direct) => bruteRow(to, look, direct, asked))),
  )
  return rows.sort((a, b) => bruteOrder(a, b, asked.sort))
}

function bruteRow(to: string, look: Look, direct: boolean, asked: SearchQuery): Omit<Row, 'source'>[] {
  const lane = look.options.filter((option) => option.direct === direct)
  const enough = lane.filter(({ seats }) => (seats ?? 1) >= asked.seats)
  if (enough.length === 0 || (asked.directOnly && !direct)) return []
  const cheapest = Math.min(...enough.map(({ points }) => points ?? Infinity))
  const ofCheapest = enough.filter(({ points }) => (points ?? Infinity) === cheapest)
  const { date, cabin } = look
  return [
    {
      id: `qantas_SYD-${to}_${date}_${cabin}_${direct ? 'd' : 'c'}`,
      date,
      from: 'SYD',
      to,
      cabin,
      direct,
      carriers: [...new Set(lane.flatMap(({ carriers }) => carriers))].sort(),
      seats: mostSeats(lane, asked.seats),
      points: cheapest === Infinity ? null : cheapest,
      charges: lowestCharges(ofCheapest),
      tablePrice: null,
      seenAt: instantOf(look.seenAt),
    },
  ]
}

function mostSeats(lane: Option[], asked: number): number | null {
  const most = Math.max(...lane.map(({ seats }) => seats ?? 1))
  // One seat for sure, on offers where the count is and is not known: the cheapest decides what is shown.
  if (most === 1 && asked === 1) return cheapestOf(lane).seats
  return most
}

function cheapestOf(lane: Option[]): Option {
  const rank = ({ points, charges, seats }: Option) =>
    [points ?? Infinity, charges?.currency ?? '~', charges?.minor ?? Infinity, seats === null ? 1 : 0] as const
  const sorted = [...lane].sort((a, b) => {
    const [left, right] = [rank(a), rank(b)]
    const at = left.findIndex((value, i) => value !== right[i])
    return at < 0 ? 0 : (left[at] ?? 0) < (right[at] ?? 0) ? -1 : 1
  })
  if (sorted[0] === undefined) throw new Error('an empty lane has no row')
  return sorted[0]
}

function lowestCharges(options: Option[]): Row['charges'] {
  return cheapestOf(options).charges
}

function bruteOrder(a: Omit<Row, 'source'>, b: Omit<Row, 'source'>, sort: SearchQuery['sort']): number {
  const first = (row: typeof a): number => {
    if (sort === 'date') return 0
    if (sort === 'points') return row.points ?? Infinity
    if (sort === 'seats') return row.seats === null ? 0 : -row.seats
    if (row.charges === null) return Infinity
    return row.charges.currency === 'AUD' ? row.charges.minor : 1e9 + row.charges.minor
  }
  const [left, right] = [first(a), first(b)]
  if (left !== right) return left < right ? -1 : 1
  const tie = (row: typeof a) => `${row.date} ${cabins.indexOf(row.cabin)} ${row.direct ? 0 : 1} ${row.to}`
  return tie(a) < tie(b) ? -1 : 1
}

describe('searchIndex', () => {
  it('answers as a plain search over the options does', () => {
    fc.assert(
      fc.property(fc.array(observation, { minLength: 1, maxLength: 120 }), query, (observations, asked) => {
        const world = worldOf(observations)
        const result = searchIndex(world.index, asked, noPrice)
        const expected = bruteRows(world, asked)
        expect(result.rows.map(({ source: _, ...row }) => row)).toEqual(expected)
        expect(result.total).toBe(expected.length)
        expect(result.sources.reduce((sum, { rows }) => sum + rows, 0)).toBe(expected.length)
        for (const row of result.rows) Row.parse(row)
      }),
      { numRuns: 400 },
    )
  })

  it('shows the best of each day and cabin over all its rows', () => {
    fc.assert(
      fc.property(fc.array(observation, { minLength: 1, maxLength: 120 }), query, (observations, asked) => {
        const world = worldOf(observations)
        const { rows, days } = searchIndex(world.index, asked, noPrice)
        const expected = [...groupBy(rows, ({ date, cabin }) => date + cabins.indexOf(cabin))].sort(([a], [b]) =>
          a < b ? -1 : 1,
        )
        expect(days.map(({ date, cabin }) => date + cabins.indexOf(cabin))).toEqual(expected.map(([id]) => id))
        for (const [at, [, ofDay]] of expected.entries()) {
          const points = Math.min(...ofDay.map((row) => row.points ?? Infinity))
          expect(days[at]?.points).toBe(points === Infinity ? null : points)
          expect(days[at]?.direct).toBe(ofDay.some(({ direct }) => direct))
          const counted = Math.max(...ofDay.map(({ seats }) => seats ?? 0))
          expect(days[at]?.seats).toBe(counted === 0 ? null : counted)
        }
      }),
    )
  })

  it('pages through the same rows, none twice and none left out', () => {
    fc.assert(
      fc.property(
        fc.array(observation, { minLength: 1, maxLength: 120 }),
        query,
        fc.integer({ min: 1, max: 7 }),
        (observations, asked, take) => {
          const { index } = worldOf(observations)
          const whole = searchIndex(index, asked, noPrice).rows.map(({ id }) => id)
          const paged: string[] = []
          let cursor: string | null = null
          do {
            const page: ReturnType<typeof searchIndex> = searchIndex(index, { ...asked, take, cursor }, noPrice)
            expect(page.total).toBe(whole.length)
            paged.push(...page.rows.map(({ id }) => id))
            cursor = page.nextCursor
          } while (cursor !== null && paged.length <= whole.length)
          expect(paged).toEqual(whole)
        },
      ),
    )
  })

  it('refuses a cursor that is broken or of another question', () => {
    const { index } = worldOf(fc.sample(observation, { numRuns: 60, seed: 5 }))
    const { nextCursor } = searchIndex(index, { ...everything, take: 3 }, noPrice)
    expect(nextCursor).not.toBeNull()
    expect(() => searchIndex(index, { ...everything, cursor: 'nonsense' }, noPrice)).toThrow(CursorError)
    expect(() => searchIndex(index, { ...everything, seats: 2, cursor: nextCursor }, noPrice)).toThrow(
      'another question',
    )
  })

  it('tells what was looked at: nobody, looked and none, and when', () => {
    const [base] = fc.sample(observation, { numRuns: 1, seed: 5 })
    if (base === undefined) throw new Error('no sample')
    const seen = { ...base, to: 'SIN', cabin: 'J' as const, date: START, sectors: null, seenAt: '2026-01-12T00:00:00Z' }
    const none = {
      ...seen,
      date: addDays(START, 1),
      seats: 0,
      points: null,
      charges: null,
      carriers: [],
      direct: false,
      seenAt: '2026-01-11T00:00:00Z',
    }
    const { index } = worldOf([seen, none])
    expect(searchIndex(index, { ...everything, to: ['SIN', 'MEL', 'SYD'] }, noPrice).coverage).toEqual([
      { from: 'SYD', to: 'MEL', status: 'not-covered', daysSearched: 0, oldestSeenAt: null, newestSeenAt: null },
      {
        from: 'SYD',
        to: 'SIN',
        status: 'covered',
        daysSearched: 2,
        oldestSeenAt: '2026-01-11T00:00:00.000Z',
        newestSeenAt: '2026-01-12T00:00:00.000Z',
      },
    ])
    const economy = searchIndex(index, { ...everything, to: ['SIN'], cabins: ['Y'] }, noPrice)
    expect(economy.coverage[0]).toMatchObject({ status: 'covered', daysSearched: 0, oldestSeenAt: null })
    const days = { ...everything, to: ['SIN', 'MEL'], end: addDays(START, 3) }
    expect(searchIndex(index, days, noPrice).notSearched).toEqual([addDays(START, 2), addDays(START, 3)])
  })

  it('marks an answer with sample rows, and asks for the published price of each row', () => {
    const [base] = fc.sample(observation, { numRuns: 1, seed: 5 })
    if (base === undefined) throw new Error('no sample')
    const { index } = worldOf([
      { ...base, to: 'SIN', seats: 3, sectors: null, direct: true, source: { kind: 'sample', name: 'Sample world' } },
    ])
    const price = { points: 1, table: 't', zone: 1, miles: 2, asOf: START, sources: [], confidence: 'sourced' }
    const result = searchIndex(index, everything, {
      tablePrice: (row) => (row.direct && row.to === 'SIN' ? price : null),
    })
    expect(result.sample).toBe(true)
    expect(result.rows.map(({ tablePrice }) => tablePrice)).toEqual([price])
    expect(result.sources).toEqual([{ kind: 'sample', name: 'Sample world', rows: 1 }])
  })

  it('forgets a removed route', () => {
    const { index } = worldOf(fc.sample(observation, { numRuns: 60, seed: 5 }))
    expect(index.size().routes).toBe(2)
    index.removeRoute('qantas_SYD-SIN')
    expect(searchIndex(index, everything, noPrice).rows.every(({ to }) => to === 'LHR')).toBe(true)
  })
})

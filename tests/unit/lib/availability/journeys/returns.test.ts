import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findReturns } from '../../../../../lib/availability/journeys/returns.ts'
import { type Leg, type ReturnQuery, ReturnTrip } from '../../../../../lib/availability/journeys-contract.ts'
import { cabins } from '../../../../../lib/core/cabin.ts'
import { addDays, epochDay } from '../../../../../lib/core/dates.ts'
import { cityOf } from '../../../../../lib/network/cities.ts'
import { criteria } from '../criteria-arbitrary.ts'
import { compareKeys, referenceRows, type World, worldOf } from '../reference.ts'
import { wideObservation, wideObservations } from '../wide-arbitrary.ts'
import { flight, march } from './scene.ts'

const query: fc.Arbitrary<ReturnQuery> = fc
  .record({
    criteria,
    minStay: fc.integer({ min: 0, max: 4 }),
    more: fc.integer({ min: -1, max: 6 }),
    openJaw: fc.boolean(),
    oneProgram: fc.boolean(),
    backCabins: fc.option(fc.subarray([...cabins], { minLength: 1 })),
    grid: fc.boolean(),
  })
  .map(({ criteria: request, minStay, more, ...rest }) => ({
    ...request,
    ...rest,
    kind: 'return',
    week: null,
    minStay,
    maxStay: Math.max(0, minStay + more),
    take: 200,
  }))

type Best = { points: number; date: string; cabin: string }

/** The query that a return flight answers. */
function homewardOf(request: ReturnQuery): ReturnQuery {
  const end = addDays(request.end, request.maxStay)
  const { weekdays: _leaving, ...rest } = request
  return { ...rest, from: request.to, to: request.from, end, cabins: request.backCabins ?? request.cabins }
}

/** The fewest points for each outbound day and pair of cabins, programs and cities, by trying every pair of rows. */
function bruteReturns(world: World, request: ReturnQuery): Best[] {
  const outs = referenceRows(world, request).filter(({ points }) => points !== null)
  const homeward = homewardOf(request)
  const backs = referenceRows(world, homeward).filter(({ points }) => points !== null)
  const best = new Map<string, Best>()
  for (const out of outs) {
    for (const back of backs) {
      if (!isPair(out, back, request)) continue
      const points = (out.points ?? 0) + (back.points ?? 0)
      const cities = request.openJaw ? '' : `${cityOf(out.from)} ${cityOf(out.to)}`
      const name = `${out.date} ${out.cabin} ${back.cabin} ${cities} ${out.program} ${back.program}`
      const known = best.get(name)
      if (known === undefined || points < known.points) best.set(name, { points, date: out.date, cabin: out.cabin })
    }
  }
  return [...best.values()]
}

function isPair(out: Leg, back: Leg, request: ReturnQuery): boolean {
  const stay = epochDay(back.date) - epochDay(out.date)
  const places = request.openJaw || (cityOf(out.to) === cityOf(back.from) && cityOf(out.from) === cityOf(back.to))
  const program = !request.oneProgram || out.program === back.program
  const cabin = request.backCabins === null ? out.cabin === back.cabin : request.backCabins.includes(back.cabin)
  return places && program && cabin && stay >= request.minStay && stay <= request.maxStay
}

describe('findReturns', () => {
  it('finds the same returns as trying every pair of rows', () => {
    fc.assert(
      fc.property(wideObservations, query, (seen, request) => {
        const world = worldOf(seen)
        const { total, trips } = findReturns(world.index, request)
        const expected = bruteReturns(world, request)
        expect(total).toBe(expected.length)
        const order = ({ points, date, cabin }: (typeof expected)[number]) => [points, date, cabin]
        expect(
          trips
            .map(({ out, total: { points } }) => ({ points, date: out.date, cabin: out.cabin }))
            .sort(compared(order)),
        ).toEqual(expected.sort(compared(order)))
        const rows = new Set(
          [...referenceRows(world, request), ...referenceRows(world, homewardOf(request))].map((row) =>
            JSON.stringify(Object.entries(row).sort()),
          ),
        )
        for (const { out, back, stay } of trips) {
          expect(isPair(out, back, request)).toBe(true)
          expect(stay).toBe(epochDay(back.date) - epochDay(out.date))
          for (const leg of [out, back]) expect(rows).toContain(JSON.stringify(Object.entries(leg).sort()))
        }
      }),
      { numRuns: 100, endOnFailure: true },
    )
  })

  it('finds the same fewest points of every pair of days as trying every pair of rows', () => {
    fc.assert(
      fc.property(wideObservations, query, (seen, drawn) => {
        const world = worldOf(seen)
        const request = { ...drawn, grid: true }
        const outs = referenceRows(world, request).filter(({ points }) => points !== null)
        const backs = referenceRows(world, homewardOf(request)).filter(({ points }) => points !== null)
        const best = new Map<string, number>()
        for (const out of outs) {
          for (const back of backs) {
            if (!isPair(out, back, request)) continue
            const pair = `${out.date} ${back.date}`
            best.set(pair, Math.min(best.get(pair) ?? Infinity, (out.points ?? 0) + (back.points ?? 0)))
          }
        }
        const { grid } = findReturns(world.index, request)
        const byDay = (date: string) =>
          Math.min(...[...best].flatMap(([pair, points]) => (pair.startsWith(date) ? points : [])))
        expect(grid?.pairs.found).toBe(best.size)
        for (const { date, points } of grid?.days ?? []) expect(points ?? Infinity).toBe(byDay(date))
        for (const { out, back, points } of grid?.cells ?? [])
          expect(points ?? undefined).toBe(best.get(`${out} ${back}`))
      }),
      { numRuns: 100, endOnFailure: true },
    )
  })

  it('shows the week around the cheapest or requested day, and which pairs were not checked', () => {
    const seats = (route: string, date: string, points: number) => flight(route, date, '10:00 16:00', { points })
    const observations = [
      seats('SYD-SIN', '2026-03-02', 50_000),
      seats('SYD-SIN', '2026-03-20', 40_000),
      seats('SIN-SYD', '2026-03-22', 40_000),
      seats('SIN-SYD', '2026-03-05', 40_000),
    ]
    const request: ReturnQuery = {
      ...march,
      kind: 'return',
      from: ['SYD'],
      to: ['SIN'],
      minStay: 2,
      maxStay: 3,
      openJaw: false,
      oneProgram: true,
      backCabins: null,
      grid: true,
      week: null,
      take: 50,
    }
    const { index } = worldOf(observations)
    const { grid } = findReturns(index, request)
    expect(grid?.pairs).toEqual({ asked: 62, found: 2, unpriced: 0 })
    expect(grid?.cells.map(({ out }) => out).at(0)).toBe('2026-03-17')
    const known = (out: string, back: string) => grid?.cells.find((cell) => cell.out === out && cell.back === back)
    expect(known('2026-03-20', '2026-03-22')).toMatchObject({ points: 80_000, checked: true })
    expect(known('2026-03-20', '2026-03-23')).toMatchObject({ points: null, checked: false })
    expect(findReturns(index, { ...request, week: '2026-03-02' }).grid?.cells[0]?.out).toBe('2026-03-02')
    expect(findReturns(index, { ...request, week: '2026-03-30' }).grid?.cells[0]?.out).toBe('2026-03-25')
    expect(findReturns(index, { ...request, grid: false }).grid).toBeNull()
  })

  it('lists pairs without published points apart, and marks their days', () => {
    const seats = (route: string, date: string, points: number | null) => flight(route, date, '10:00 16:00', { points })
    const open = { openJaw: false, oneProgram: true, backCabins: null, grid: true, week: null, take: 50 }
    const request: ReturnQuery = {
      ...{ ...march, ...open, kind: 'return', from: ['SYD'], to: ['SIN'], minStay: 2, maxStay: 3 },
    }
    const find = (...observations: ReturnType<typeof seats>[]) => findReturns(worldOf(observations).index, request)
    const out = seats('SYD-SIN', '2026-03-06', 40_000)
    const { total, trips, unpricedTrips, unpriced, grid } = find(out, seats('SIN-SYD', '2026-03-09', null))
    expect({ total, trips, unpriced }).toEqual({ total: 0, trips: [], unpriced: true })
    expect(unpricedTrips).toMatchObject([{ stay: 3, out: { points: 40_000 }, back: { points: null } }])
    expect(grid?.pairs).toEqual({ asked: 62, found: 0, unpriced: 1 })
    const marked = [...(grid?.days ?? []), ...(grid?.cells ?? [])].filter((one) => one.unpriced)
    expect(marked).toMatchObject([
      { date: '2026-03-06', points: null },
      { out: '2026-03-06', back: '2026-03-09', points: null },
    ])
    const priced = find(out, seats('SIN-SYD', '2026-03-08', null), seats('SIN-SYD', '2026-03-09', 40_000))
    expect(priced).toMatchObject({ total: 1, unpricedTrips: [], unpriced: false, grid: { pairs: { unpriced: 1 } } })
    expect(find(seats('SYD-SIN', '2026-03-06', null))).toMatchObject({ unpricedTrips: [], unpriced: false })
  })

  it('lists returns of equal points by date, then the shorter way first', () => {
    const seats = (route: string, date: string, times: string) => flight(route, date, times, { points: 40_000 })
    const open = { openJaw: false, oneProgram: true, backCabins: null, grid: false, week: null, take: 50 }
    const request: ReturnQuery = {
      ...{ ...march, ...open, kind: 'return', from: ['SYD'], to: ['LHR', 'SIN'], minStay: 2, maxStay: 2 },
    }
    const { trips } = findReturns(
      worldOf([
        seats('SYD-LHR', '2026-03-06', '10:00 23:00'),
        seats('LHR-SYD', '2026-03-08', '10:00 23:00'),
        seats('SYD-SIN', '2026-03-06', '10:00 16:00'),
        seats('SIN-SYD', '2026-03-08', '10:00 16:00'),
        seats('SYD-LHR', '2026-03-05', '10:00 23:00'),
        seats('LHR-SYD', '2026-03-07', '10:00 23:00'),
      ]).index,
      request,
    )
    expect(trips.map(({ out }) => [out.date, out.to])).toEqual([
      ['2026-03-05', 'LHR'],
      ['2026-03-06', 'SIN'],
      ['2026-03-06', 'LHR'],
    ])
  })

  it('leaves only on the requested days of the week, and returns on any', () => {
    const seats = (route: string, date: string) => flight(route, date, '10:00 16:00', { points: 40_000 })
    const observations = [
      // Outbound on a Friday and a Saturday; the return is on a Monday.
      seats('SYD-SIN', '2026-03-06'),
      seats('SYD-SIN', '2026-03-07'),
      seats('SIN-SYD', '2026-03-09'),
    ]
    const open = { openJaw: false, oneProgram: true, backCabins: null, grid: true, week: null, take: 50 }
    const request: ReturnQuery = {
      ...{ ...march, ...open, kind: 'return', from: ['SYD'], to: ['SIN'], minStay: 2, maxStay: 3 },
      weekdays: ['fri'],
    }
    const { trips, grid } = findReturns(worldOf(observations).index, request)
    expect(trips.map(({ out, back }) => [out.date, back.date])).toEqual([['2026-03-06', '2026-03-09']])
    expect(grid?.days.map(({ date }) => date)).toEqual(['2026-03-06', '2026-03-13', '2026-03-20', '2026-03-27'])
    expect([...new Set(grid?.cells.map(({ out }) => out))]).toEqual(grid?.days.map(({ date }) => date))
    expect(grid?.pairs.asked).toBe(8)
  })

  it('sorts the cheapest first and adds up the points of each program', () => {
    const { index } = worldOf(fc.sample(wideObservation, { numRuns: 150, seed: 11 }))
    const [request] = fc.sample(query, { numRuns: 1, seed: 1 })
    if (request === undefined) throw new Error('no sample')
    const open = { programs: ['qantas' as const, 'velocity' as const], from: ['SYD', 'MEL'], to: ['SIN', 'LHR'] }
    const filters = {
      carriers: null,
      notCarriers: [],
      aircraft: null,
      sources: null,
      maxPoints: null,
      maxCharges: null,
      maxMinutes: null,
      weekdays: undefined,
      via: undefined,
      notVia: undefined,
    }
    const wide = { ...request, ...open, ...filters, within: {}, seats: 1, directOnly: false, start: '2026-01-20' }
    const all = { ...wide, end: '2026-02-02', cabins: ['W' as const, 'J' as const], minStay: 0, maxStay: 9 }
    const { total, trips } = findReturns(index, {
      ...all,
      openJaw: true,
      oneProgram: false,
      backCabins: null,
      grid: false,
      take: 5,
    })
    expect(total).toBeGreaterThan(5)
    expect(trips).toHaveLength(5)
    const points = trips.map((trip) => trip.total.points)
    expect(points).toEqual([...points].sort((a, b) => a - b))
    for (const trip of trips) {
      const parts = Object.values(ReturnTrip.parse(trip).total.byProgram)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(trip.total.points)
    }
  })
})

function compared<T>(order: (item: T) => (number | string)[]) {
  return (a: T, b: T) => compareKeys(order(a), order(b))
}

import { describe, expect, it } from 'vitest'
import { findReturns } from '../../../../../lib/availability/journeys/returns.ts'
import type { ReturnQuery } from '../../../../../lib/availability/journeys-contract.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { worldOf } from '../reference.ts'
import { flight, march } from './scene.ts'

const query: ReturnQuery = {
  ...{ ...march, kind: 'return', from: ['SYD'], to: ['SIN'], minStay: 2, maxStay: 3, take: 50 },
  ...{ openJaw: false, oneProgram: true, backCabins: null, grid: true, week: null },
}
const seats = (route: string, day: number, points: number, more: Partial<Observation> = {}) =>
  flight(route, `2026-03-${String(day).padStart(2, '0')}`, '10:00 16:00', { points, ...more })

function gridOf(observations: Observation[], change: Partial<ReturnQuery> = {}) {
  const { grid } = findReturns(worldOf(observations).index, { ...query, ...change })
  if (grid === null) throw new Error('there is no grid')
  return grid
}

const firstCell = (grid: ReturnType<typeof gridOf>) => grid.cells[0]?.out
const trip = (out: number, points = 40_000) => [seats('SYD-SIN', out, points), seats('SIN-SYD', out + 2, points)]

describe('the days shown by the cells of a return grid', () => {
  it.each([
    ['a week around the cheapest day', trip(16), '2026-03-13'],
    ['the first week, where that day is among the first', trip(2), '2026-03-01'],
    ['the last week, where it is among the last', trip(29), '2026-03-25'],
    ['the first week, where nothing was found', [], '2026-03-01'],
    ['those around the first of two equal days', [...trip(10), ...trip(20)], '2026-03-07'],
    ['those around the cheaper of two', [...trip(10), ...trip(20, 30_000)], '2026-03-17'],
  ])('are %s', (_, observations, first) => {
    const grid = gridOf(observations)
    expect(firstCell(grid)).toBe(first)
    expect(grid.cells).toHaveLength(14)
  })

  it.each([
    ['2026-03-10', '2026-03-10'],
    ['2026-02-01', '2026-03-01'],
    ['2026-03-30', '2026-03-25'],
    ['2026-05-01', '2026-03-25'],
  ])('requested from %s begin on %s', (week, first) => {
    expect(firstCell(gridOf(trip(16), { week }))).toBe(first)
  })

  it('begin on the first requested weekday on or after the requested day', () => {
    const cells = gridOf([], { weekdays: ['mon', 'fri'], week: '2026-03-03' }).cells.map(({ out }) => out)
    expect([...new Set(cells)].slice(0, 3)).toEqual(['2026-03-06', '2026-03-09', '2026-03-13'])
  })

  it('are all the days there are, if there are fewer than seven', () => {
    const grid = gridOf(trip(2), { end: '2026-03-03' })
    expect(grid.cells.map(({ out, back }) => [out, back])).toEqual([
      ['2026-03-01', '2026-03-03'],
      ['2026-03-01', '2026-03-04'],
      ['2026-03-02', '2026-03-04'],
      ['2026-03-02', '2026-03-05'],
      ['2026-03-03', '2026-03-05'],
      ['2026-03-03', '2026-03-06'],
    ])
    expect(grid.pairs).toEqual({ asked: 6, found: 1, unpriced: 0 })
  })

  it('are none if the window, or the range of stays, ends before it begins', () => {
    const nothing = { days: [], cells: [], pairs: { asked: 0, found: 0, unpriced: 0 } }
    expect(gridOf(trip(2), { end: '2026-02-28' })).toEqual(nothing)
    const upside = findReturns(worldOf(trip(2)).index, { ...query, minStay: 4 })
    expect(upside).toMatchObject({
      total: 0,
      trips: [],
      grid: { cells: [], pairs: { asked: 0, found: 0, unpriced: 0 } },
    })
  })
})

describe('a day of a grid', () => {
  const none = { seats: 0, points: null, carriers: [] as string[], direct: false }
  const end = '2026-03-03'

  it('has the fewest points of its pairs, over all routes and lengths of stay', () => {
    const grid = gridOf(
      [
        seats('SYD-SIN', 1, 30_000),
        seats('SIN-SYD', 3, 50_000),
        seats('SIN-SYD', 4, 40_000),
        seats('SYD-SIN', 1, 45_000, { program: 'velocity', carriers: ['SQ'] }),
        seats('SIN-SYD', 3, 20_000, { program: 'velocity', carriers: ['SQ'] }),
      ],
      { end, programs: ['qantas', 'velocity'] },
    )
    expect(grid.days.map(({ points }) => points)).toEqual([65_000, null, null])
    expect(grid.cells.map(({ points }) => points)).toEqual([65_000, 70_000, null, null, null, null])
    expect(grid.pairs.found).toBe(2)
  })

  it('counts as checked if both the outbound and a return flight were checked', () => {
    const looked = [
      flight('SYD-SIN', '2026-03-01', '10:00 16:00', none),
      flight('SYD-SIN', '2026-03-02', '10:00 16:00', none),
      flight('SIN-SYD', '2026-03-04', '10:00 16:00', none),
    ].map((one) => ({ ...one, sectors: null }))
    const grid = gridOf(looked, { end })
    expect(grid.days.map(({ checked }) => checked)).toEqual([true, true, false])
    expect(grid.cells.map(({ checked }) => checked)).toEqual([false, true, true, false, false, false])
    const homeAlone = gridOf(looked.slice(2), { end })
    expect(homeAlone.days.map(({ checked }) => checked)).toEqual([false, false, false])
    const outAlone = gridOf(looked.slice(0, 2), { end })
    expect(outAlone.days.map(({ checked }) => checked)).toEqual([false, false, false])
  })
})

describe('outbound and return flights', () => {
  const cities = [seats('SYD-LHR', 1, 40_000), seats('LGW-SYD', 3, 40_000), seats('CDG-SYD', 3, 10_000)]
  const found = (change: Partial<ReturnQuery>) =>
    findReturns(worldOf(cities).index, { ...query, to: ['LHR', 'LGW', 'CDG'], ...change }).trips.map(
      ({ out, back }) => `${out.to} ${back.from}`,
    )

  it('use the same city, unless an open jaw is allowed', () => {
    expect(found({})).toEqual(['LHR LGW'])
    expect(found({ openJaw: true })).toEqual(['LHR CDG'])
  })

  it('use the same program, unless both may be combined', () => {
    const mixed = [seats('SYD-SIN', 1, 40_000), seats('SIN-SYD', 3, 40_000, { program: 'velocity', carriers: ['SQ'] })]
    const { index } = worldOf(mixed)
    const both: ReturnQuery = { ...query, programs: ['qantas', 'velocity'] }
    expect(findReturns(index, both).total).toBe(0)
    expect(findReturns(index, { ...both, oneProgram: false }).trips).toMatchObject([
      { out: { program: 'qantas' }, back: { program: 'velocity' }, stay: 2 },
    ])
  })
})

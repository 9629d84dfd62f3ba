import { describe, expect, it } from 'vitest'
import type { ReturnGrid } from '../../../../lib/availability/journeys-contract.ts'
import { getHorizon } from '../../../../lib/search/edges.ts'
import { layOutPairs, pairAfterKey } from '../../../../lib/search/return-grid.ts'

const today = '2026-11-24'
const horizon = getHorizon('free', ['qantas'], today)

const grid: ReturnGrid = {
  days: [
    { date: '2027-03-20', points: 100_000, unpriced: false, checked: true },
    { date: '2027-03-21', points: null, unpriced: false, checked: true },
    { date: '2027-03-22', points: null, unpriced: false, checked: false },
  ],
  cells: [
    { out: '2027-03-20', back: '2027-03-22', points: 150_000, unpriced: false, checked: true },
    { out: '2027-03-20', back: '2027-03-23', points: 100_000, unpriced: false, checked: true },
    { out: '2027-03-21', back: '2027-03-23', points: null, unpriced: false, checked: true },
    { out: '2027-03-21', back: '2027-03-24', points: null, unpriced: false, checked: false },
    { out: '2027-03-22', back: '2027-03-24', points: null, unpriced: false, checked: false },
    { out: '2027-03-22', back: '2027-03-25', points: null, unpriced: false, checked: false },
  ],
  pairs: { asked: 6, found: 2, unpriced: 0 },
}

describe('layOutPairs', () => {
  const laid = layOutPairs(grid, { start: '2027-03-20', end: '2027-03-26' }, { horizon, shortest: 2 })

  it('distinguishes seats, none, not checked and locked', () => {
    const states = laid.rows.flatMap(({ cells }) => [...cells.values()].map(({ state }) => state))
    expect(states).toEqual(['seats', 'seats', 'none', 'unchecked', 'unchecked', 'locked'])
    expect(laid.columns).toEqual(['2027-03-22', '2027-03-23', '2027-03-24', '2027-03-25'])
  })

  it('marks days and pairs of days whose seats have no published points', () => {
    const unpriced = { points: null, unpriced: true, checked: true }
    const answer = {
      days: [{ date: '2027-03-20', ...unpriced }],
      cells: [{ out: '2027-03-20', back: '2027-03-22', ...unpriced }],
      pairs: { asked: 1, found: 0, unpriced: 1 },
    }
    const { days, rows, lowest } = layOutPairs(answer, null, { horizon, shortest: 2 })
    const cell = rows[0]?.cells.get('2027-03-22')
    expect([days[0]?.state, cell?.state, lowest]).toEqual(['unpriced', 'unpriced', null])
  })

  it('adds the days cut off by the plan, finds the lowest price and shades cells by price', () => {
    expect(laid.days.map(({ date, state }) => [date, state])).toEqual([
      ['2027-03-20', 'seats'],
      ['2027-03-21', 'none'],
      ['2027-03-22', 'unchecked'],
      ['2027-03-23', 'unchecked'],
      ['2027-03-24', 'unchecked'],
      ['2027-03-25', 'locked'],
      ['2027-03-26', 'locked'],
    ])
    expect(laid.lowest).toBe(100_000)
    expect(laid.rows[0]?.cells.get('2027-03-23')?.heat).toBe(1)
    expect(laid.rows[0]?.cells.get('2027-03-22')?.heat).toBe(5)
  })

  it('lays out days entirely beyond the plan or unreleased', () => {
    const empty = { days: [], cells: [], pairs: { asked: 0, found: 0, unpriced: 0 } }
    const window = { start: '2027-11-11', end: '2027-11-13' }
    const { days } = layOutPairs(empty, window, { horizon, shortest: 2 })
    expect(days.map(({ state }) => state)).toEqual(['locked', 'locked', 'unreleased'])
    expect(layOutPairs(empty, null, { horizon, shortest: 2 }).days).toEqual([])
  })

  it('still distinguishes the usual prices when one is far more expensive', () => {
    const at = (back: string, points: number) =>
      ({ out: '2027-03-20', back, points, unpriced: false, checked: true }) as const
    const cells = [at('2027-03-22', 50_000), at('2027-03-23', 54_000), at('2027-03-24', 172_000)]
    const { rows } = layOutPairs({ days: [], cells, pairs: grid.pairs }, null, { horizon, shortest: 2 })
    expect([...(rows[0]?.cells.values() ?? [])].map(({ heat }) => heat)).toEqual([1, 3, 5])
  })

  it('moves by arrow key between existing pairs only', () => {
    const from = { out: '2027-03-20', back: '2027-03-23' }
    expect(pairAfterKey(laid, from, 'ArrowDown')).toMatchObject({ out: '2027-03-21', back: '2027-03-23' })
    expect(pairAfterKey(laid, from, 'ArrowLeft')).toMatchObject({ out: '2027-03-20', back: '2027-03-22' })
    expect(pairAfterKey(laid, from, 'ArrowRight')).toBeNull()
    expect(pairAfterKey(laid, from, 'ArrowUp')).toBeNull()
    expect(pairAfterKey(laid, from, 'a')).toBeNull()
  })
})

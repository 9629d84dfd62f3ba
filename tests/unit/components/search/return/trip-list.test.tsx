import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TripList } from '../../../../../components/search/return/trip-list.tsx'
import type { ReadReturns } from '../../../../../lib/search/read-returns.ts'
import { rowOf } from '../../../lib/search/rows.ts'

type Trip = ReadReturns['result']['trips'][number]

function tripOf(id: string, points: number): Trip {
  const { tablePrice: _price, ...row } = rowOf({ id })
  const leg = { ...row, source: { kind: 'sample' as const, name: 'sample data' } }
  return { cabin: leg.cabin, out: leg, back: leg, stay: 7, total: { points, byProgram: {}, charges: null } }
}

function draw(trips: Trip[], unpriced = false): string {
  const answer: ReadReturns = {
    now: '2026-11-20T01:00:00Z',
    plan: 'gold',
    query: { seats: 2 },
    clamped: [],
    result: { kind: 'return', total: 324, unpriced, trips, grid: null },
    sample: true,
  }
  return renderToStaticMarkup(
    <TripList program="qantas" answer={answer} title="Trips you can book" steps="Search one way" />,
  )
}

const countIn = (html: string, part: string) => html.split(part).length - 1

it('shows four prices first, with the lowest marked', () => {
  const html = draw(Array.from({ length: 10 }, (_, at) => tripOf(String(at), 60_000 + at * 1_000)))
  expect(html).toContain('The lowest 10 of 324')
  expect([countIn(html, '<article'), countIn(html, 'Lowest for your dates')]).toEqual([4, 1])
})

it('counts further trips at the same price without showing them', () => {
  const html = draw(Array.from({ length: 10 }, (_, at) => tripOf(String(at), 60_000)))
  expect(countIn(html, '<article')).toBe(4)
  expect(html).toContain('6 more at 120,000')
})

it('says that seats without published points are not in the list, and where they are', () => {
  expect(draw([])).toContain('No seats for 2 both ways')
  expect(draw([], true)).toMatch(/No seats for 2 with published points both ways.*Search one way/)
  expect(draw([tripOf('a', 60_000)], true)).toContain('search one way to see them')
  expect(draw([tripOf('a', 60_000)])).not.toContain('search one way')
})

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

function draw(trips: Trip[], unpricedTrips: ReadReturns['result']['unpricedTrips'] = []): string {
  const answer: ReadReturns = {
    now: '2026-11-20T01:00:00Z',
    plan: 'gold',
    query: { seats: 2 },
    clamped: [],
    result: {
      kind: 'return',
      total: trips.length === 10 ? 324 : trips.length,
      unpriced: unpricedTrips.length > 0,
      trips,
      unpricedTrips,
      grid: null,
    },
    sample: true,
  }
  return renderToStaticMarkup(<TripList program="qantas" answer={answer} title="Trips you can book" />)
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

it('lists trips without published points last, with no sum', () => {
  const { total: _sum, ...trip } = tripOf('b', 0)
  const unpriced = { ...trip, out: { ...trip.out, points: null }, charges: null }
  const html = draw([tripOf('a', 60_000)], [unpriced])
  expect(html).toMatch(/120,000.*Points not published/)
  expect(countIn(html, '<article')).toBe(2)
  // The grid above it has more pairs of days than this list.
  expect(html).toContain('The cheapest for each day you leave, lowest points first')
  const only = draw([], [unpriced])
  expect(only).not.toContain('Lowest')
  expect(only).not.toContain('lowest points first')
  expect(draw([])).toContain('No seats for 2 both ways')
})

it('leads each price with the trip seen last; the others stay by date', () => {
  const seen = (trip: Trip, date: string, seenAt: string) => ({ ...trip, out: { ...trip.out, date, seenAt } })
  const html = draw([
    seen(tripOf('first', 60_000), '2027-01-02', '2026-11-18T01:00:00Z'),
    seen(tripOf('second', 60_000), '2027-01-04', '2026-11-18T02:00:00Z'),
    seen(tripOf('freshest', 60_000), '2027-01-09', '2026-11-19T01:00:00Z'),
  ])
  expect(html).toMatch(/Sat 9 Jan.*Sat 2 Jan.*Mon 4 Jan/)
})

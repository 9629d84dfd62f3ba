import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JourneyAnswer, ReturnGrid, ReturnTrip } from '../../../../lib/availability/journeys-contract.ts'
import { ReadReturns } from '../../../../lib/search/read-returns.ts'
import { answerOf } from './answer-sample.ts'
import { rowOf } from './rows.ts'

const { tablePrice: _, ...row } = rowOf({})
const leg = { ...row, source: { kind: 'sample', name: 'sample data' } }
const { sort: _sort, thenBy: _thenBy, cursor: _cursor, ...criteria } = answerOf().query

const whole = {
  now: '2026-11-20T01:00:00Z',
  plan: 'gold',
  query: {
    ...criteria,
    kind: 'return',
    minStay: 7,
    maxStay: 14,
    openJaw: false,
    oneProgram: false,
    backCabins: null,
    grid: true,
    week: null,
  },
  clamped: [],
  result: {
    kind: 'return',
    total: 1,
    unpriced: false,
    trips: [
      {
        cabin: leg.cabin,
        out: leg,
        back: leg,
        stay: 7,
        total: { points: 60_000, byProgram: { qantas: 60_000 }, charges: { minor: 25_000, currency: 'AUD' } },
      },
    ],
    unpricedTrips: [{ cabin: leg.cabin, out: leg, back: { ...leg, points: null }, stay: 7, charges: null }],
    grid: {
      days: [{ date: '2026-12-01', points: 60_000, unpriced: false, checked: true }],
      cells: [{ out: '2026-12-01', back: '2026-12-08', points: null, unpriced: true, checked: true }],
      pairs: { asked: 8, found: 1, unpriced: 1 },
    },
  },
  sample: true,
}

describe('ReadReturns', () => {
  it('reads trips and pairs of days as the API’s own schema does', () => {
    const { result } = JourneyAnswer.parse(whole)
    expect(ReadReturns.parse(whole)).toEqual({
      ...whole,
      query: { seats: whole.query.seats },
      result,
    })
    const [trip] = ReadReturns.shape.result.shape.trips.parse(whole.result.trips)
    expect(Object.keys(trip ?? {}).sort()).toEqual(Object.keys(ReturnTrip.shape).sort())
    expect(Object.keys(whole.result.grid)).toEqual(Object.keys(ReturnGrid.shape))
  })

  it('rejects an answer with a missing part or of another kind', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(ReadReturns.shape)), (name) => {
        const { [name]: _gone, ...rest } = { ...whole } as Record<string, unknown>
        expect(ReadReturns.safeParse(rest).success).toBe(false)
      }),
    )
    expect(ReadReturns.safeParse({ ...whole, result: { kind: 'split', total: 0, splits: [] } }).success).toBe(false)
  })
})

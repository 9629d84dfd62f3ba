import { describe, expect, it } from 'vitest'
import { SeatsAnswer, seatsAddress, seenByCabin } from '../../../../../lib/calculators/fly/seats-seen.ts'

const row = { date: '2026-12-05', cabin: 'J', seenAt: '2026-11-20T00:00:00Z', source: 0 }
const day = { date: '2026-12-05', cabin: 'J', seats: 2, points: 82_100 }
const body = {
  now: '2026-11-20T01:00:00Z',
  sample: true,
  openUntil: '2027-01-19',
  days: [day, { ...day, date: '2026-12-06', cabin: 'Y', points: null }, { ...day, date: '2026-12-09', seats: 4 }],
  rows: [row, { ...row, date: '2026-12-09' }, { ...row, cabin: 'Y', date: '2026-12-06', source: 7 }],
  coverage: [{ status: 'covered' }],
  sources: [{ name: 'sample data' }],
}

describe('seats seen', () => {
  it('are the number of days and the first of them, cabin by cabin', () => {
    const answer = SeatsAnswer.safeParse(body).data
    expect(answer && seenByCabin(answer)).toEqual([
      {
        cabin: 'Y',
        days: 1,
        next: { date: '2026-12-06', seats: 2, points: null, seen: { at: row.seenAt, source: 'an unnamed source' } },
      },
      {
        cabin: 'J',
        days: 2,
        next: { date: '2026-12-05', seats: 2, points: 82_100, seen: { at: row.seenAt, source: 'sample data' } },
      },
    ])
  })

  it('include a cabin whose first day comes after the rows of the first page', () => {
    const far = { ...day, date: '2027-01-10', cabin: 'F', seats: 1, points: 195_400 }
    const answer = SeatsAnswer.safeParse({ ...body, days: [...body.days, far] }).data
    expect(answer && seenByCabin(answer)?.at(-1)).toEqual({
      cabin: 'F',
      days: 1,
      next: { date: '2027-01-10', seats: 1, points: 195_400, seen: null },
    })
  })

  it('distinguish a route that is not covered from one without seats', () => {
    const unseen = SeatsAnswer.safeParse({ ...body, coverage: [{ status: 'not-covered' }] }).data
    const empty = SeatsAnswer.safeParse({ ...body, days: [], rows: [] }).data
    expect([unseen && seenByCabin(unseen), empty && seenByCabin(empty)]).toEqual([null, []])
  })

  it('are null when the answer is an error', () =>
    expect(SeatsAnswer.safeParse({ status: 503, title: 'x' }).success).toBe(false))

  it('are requested with the parameters the search reads', () => {
    expect(seatsAddress('qantas', 'SYD', 'LON')).toContain('program=qantas&from=SYD&to=LON&cabins=Y%2CW%2CJ%2CF')
  })
})

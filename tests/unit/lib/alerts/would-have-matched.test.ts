import { expect, it } from 'vitest'
import { wouldHaveMatched } from '../../../../lib/alerts/would-have-matched.ts'
import { mergeHistory } from '../../../../lib/availability/history.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { settingsWith } from './settings.ts'

const now = '2026-11-20T01:00:00.000Z'
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()
const key = { program: 'qantas', from: 'SYD', to: 'SIN' } as const

/** Looks at days, each with its seats and how many days ago. */
function historyOf(looks: [date: string, seats: number, ago: number][], more: Partial<Observation> = {}) {
  const seen = looks.map(
    ([date, seats, ago]): Observation => ({
      ...{ ...key, date, cabin: 'J', seats, points: null, charges: null, carriers: [], direct: true, sectors: null },
      ...{ source: { kind: 'file', name: 'x' }, seenAt: daysAgo(ago), ...more },
    }),
  )
  const history = mergeHistory(key, null, seen)
  if (history === null) throw new Error('no history')
  return history
}

it('counts the days that came to have seats in the last thirty days', () => {
  const history = historyOf([
    ['2027-03-02', 0, 40],
    ['2027-03-02', 2, 20],
    ['2027-03-02', 0, 10],
    ['2027-03-02', 2, 5],
    ['2027-03-03', 0, 20],
    ['2027-03-03', 1, 1],
    // There at the first look, come too long ago, never there, and on a day or in a cabin not wished.
    ['2027-03-04', 1, 20],
    ['2027-03-05', 0, 50],
    ['2027-03-05', 1, 31],
    ['2027-03-06', 0, 20],
    ['2026-11-25', 0, 20],
    ['2026-11-25', 1, 10],
  ])
  expect(wouldHaveMatched([history], settingsWith(), now)).toEqual({
    ...{ matches: 2, since: daysAgo(30), sample: false, unweighed: [] },
  })
  expect(wouldHaveMatched([history], settingsWith({ cabins: ['Y'] }), now).matches).toBe(0)
  expect(wouldHaveMatched([history], settingsWith({ weekdays: [2] }), now).matches).toBe(1)
})

it('says how far back it could look, and that seats were invented', () => {
  const sample = { source: { kind: 'sample', name: 'Sample data' } } as const
  const young = historyOf(
    [
      ['2027-03-02', 0, 4],
      ['2027-03-02', 1, 2],
    ],
    sample,
  )
  expect(wouldHaveMatched([young], settingsWith(), now)).toMatchObject({ matches: 1, since: daysAgo(4), sample: true })
  expect(wouldHaveMatched([], settingsWith(), now)).toMatchObject({ matches: 0, since: null, sample: false })
})

it('names what it could not weigh', () => {
  const settings = settingsWith({ seats: 2, direct: true, carriers: ['QF'], maxPoints: 1, stay: { min: 1, max: 2 } })
  expect(wouldHaveMatched([], settings, now).unweighed).toEqual(['seats', 'direct', 'carriers', 'maxPoints', 'stay'])
})

import { expect, it } from 'vitest'
import { checkWords, getNextCheck, nextSeatCheck } from '../../../../lib/alerts/next-check.ts'
import { epochSecond } from '../../../../lib/core/dates.ts'

const now = '2026-11-20T01:00:00.000Z'
const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()
const looked = (minutes: number, failed: number | null = null) => ({
  lookedAt: epochSecond(at(minutes)),
  failedAt: failed === null ? 0 : epochSecond(at(failed)),
})
const run = (minutes: number, due = 3, budget = 10) => ({ startedAt: at(minutes), due, budget })

it.each([
  [
    'a route looked at an hour ago, in the run after two hours',
    [looked(-60)],
    run(-5),
    { kind: 'planned', at: at(70) },
  ],
  ['one that is overdue, in the next run', [looked(-300)], run(-5), { kind: 'planned', at: at(10) }],
  ['one never looked at, in the next run', [{ lookedAt: 0, failedAt: 0 }], run(-5), { kind: 'planned', at: at(10) }],
  ['the first of several', [looked(-10), looked(-110)], run(-5), { kind: 'planned', at: at(10) }],
  ['one that failed, an hour later', [looked(-300, -20)], run(-5), { kind: 'planned', at: at(40) }],
  ['at the earliest, when more is due than is looked at', [looked(-300)], run(-5, 11), { kind: 'crowded', at: at(10) }],
  ['nobody knows without runs', [looked(-60)], null, { kind: 'unknown' }],
  ['nobody knows once runs stopped', [looked(-60)], run(-50), { kind: 'unknown' }],
  ['none where nobody covers the route', [], run(-5), { kind: 'uncovered' }],
])('%s', (_, routes, latest, check) => {
  expect(getNextCheck(routes, latest, now)).toEqual(check)
})

it('plans the next check of a flight from the last one, or from when its alert was saved', () => {
  const lastCheck = (minutes: number) => ({ at: at(minutes), wish: '', legs: [], sample: true, fault: null })
  expect(nextSeatCheck({ updatedAt: at(-500), lastLook: lastCheck(-12) }, now)).toEqual({ kind: 'planned', at: at(18) })
  expect(nextSeatCheck({ updatedAt: at(-2) }, now)).toEqual({ kind: 'planned', at: at(28) })
  expect(nextSeatCheck({ updatedAt: at(-500), lastLook: lastCheck(-91) }, now)).toEqual({ kind: 'unknown' })
})

it('describes the next check in words', () => {
  expect(checkWords({ kind: 'planned', at: at(12) }, now)).toBe('Next check in 12 min.')
  expect(checkWords({ kind: 'planned', at: at(0) }, now)).toBe('Next check within a minute.')
  expect(checkWords({ kind: 'crowded', at: at(12) }, now)).toContain('or later')
  expect(checkWords({ kind: 'unknown' }, now)).toContain('running late')
  expect(checkWords({ kind: 'uncovered' }, now)).toContain('We don’t check these routes')
})

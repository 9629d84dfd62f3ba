import { describe, expect, it } from 'vitest'
import type { LiveEvent, LiveRow } from '../../../../lib/availability/live-contract.ts'
import { afterEvent, type LiveProgress, listFailures, notStarted } from '../../../../lib/search/live-progress.ts'
import { getRecheckVerdict } from '../../../../lib/search/recheck.ts'
import { rowOf } from './rows.ts'

const seat: LiveRow = {
  cabin: 'J',
  direct: true,
  carriers: ['QF'],
  flights: ['QF1'],
  seats: 2,
  points: 68_400,
  charges: null,
  seenAt: '2026-11-20T01:00:00Z',
}
const day = (date: string, done: number, rows: LiveRow[] = []): LiveEvent => ({
  type: 'day',
  from: 'SYD',
  to: 'SIN',
  date,
  rows,
  done,
})
const failure = (date: string, done: number, message: string): LiveEvent => ({
  type: 'failed',
  from: 'SYD',
  to: 'SIN',
  date,
  fault: 'rate-limited',
  message,
  retryAfterSeconds: 60,
  done,
})
const progressOf = (...events: LiveEvent[]): LiveProgress => events.reduce(afterEvent, notStarted)

describe('the progress of a live search', () => {
  it('collects rows with their route and day, and remembers the last answered day', () => {
    const progress = progressOf(day('2026-12-05', 1, [seat]), day('2026-12-06', 2))
    expect(progress.rows).toEqual([{ ...seat, from: 'SYD', to: 'SIN', date: '2026-12-05' }])
    expect(progress).toMatchObject({ done: 2, last: { date: '2026-12-06' }, end: null })
  })

  it('lists each failure once, the most frequent first', () => {
    const progress = progressOf(
      failure('2026-12-05', 1, 'It broke.'),
      failure('2026-12-06', 2, 'Too many questions.'),
      failure('2026-12-07', 3, 'Too many questions.'),
    )
    expect(listFailures(progress)).toEqual([
      { message: 'Too many questions.', days: 2, first: 'SYD–SIN on 2026-12-06' },
      { message: 'It broke.', days: 1, first: 'SYD–SIN on 2026-12-05' },
    ])
  })
})

describe('a rechecked row', () => {
  it('has no verdict before there is an answer', () => {
    expect(getRecheckVerdict(notStarted, rowOf())).toBeNull()
  })

  it('counts as seen again, at the fewest points, when cabin, kind and an airline match', () => {
    const dear = { ...seat, points: 90_000 }
    const verdict = getRecheckVerdict(progressOf(day('2026-12-05', 1, [dear, seat])), rowOf())
    expect(verdict).toMatchObject({ kind: 'again', row: { points: 68_400 } })
  })

  it('counts as gone when only another cabin, kind or airline was seen', () => {
    const others: Partial<LiveRow>[] = [{ cabin: 'Y' }, { direct: false }, { carriers: ['SQ'] }]
    for (const other of others) {
      expect(getRecheckVerdict(progressOf(day('2026-12-05', 1, [{ ...seat, ...other }])), rowOf())).toEqual({
        kind: 'gone',
      })
    }
  })

  it('counts as seen again when the live row names no airline', () => {
    const verdict = getRecheckVerdict(progressOf(day('2026-12-05', 1, [{ ...seat, carriers: [] }])), rowOf())
    expect(verdict?.kind).toBe('again')
  })

  it('counts as failed, not as gone, when the recheck failed', () => {
    expect(getRecheckVerdict(progressOf(failure('2026-12-05', 1, 'It broke.')), rowOf())).toEqual({
      kind: 'failed',
      message: 'It broke.',
    })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getAgeGroup, minChecks, shareStill, withRechecks } from '../../../../lib/search/accuracy.ts'
import type { SeenRow } from '../../../../lib/search/live-stream.ts'
import { ages } from '../../../../lib/search/recheck.ts'
import type { RecheckCounts } from '../../../../lib/search/recheck-counts.ts'
import { rowOf } from './rows.ts'

const now = '2026-11-20T01:00:00Z'
const hoursAgo = (hours: number) => new Date(Date.parse(now) - hours * 3_600_000).toISOString()
const seen: SeenRow = {
  ...{ cabin: 'J', direct: true, carriers: ['QF'], flights: [], seats: 2, points: 68_400, charges: null, seenAt: now },
  ...{ from: 'SYD', to: 'SIN', date: '2026-12-05' },
}

describe('the age group of a rechecked row', () => {
  it('is under an hour, under a day, under a week, or older', () => {
    expect([0, 0.9, 1, 23.9, 24, 167.9, 168].map((hours) => getAgeGroup(hoursAgo(hours), now))).toEqual([
      'hour',
      'hour',
      'day',
      'day',
      'week',
      'week',
      'older',
    ])
  })
})

describe('the count of rechecks', () => {
  it('counts each row by program and age group, whether or not it was still there', () => {
    const stored = [rowOf({ seenAt: hoursAgo(3) }), rowOf({ direct: false, seenAt: hoursAgo(3) })]
    const once = withRechecks({}, stored, [seen], now)
    expect(once).toEqual({ qantas: { day: { checked: 2, still: 1 } } })
    expect(withRechecks(once, [rowOf({ seenAt: now })], [], now)).toEqual({
      qantas: { day: { checked: 2, still: 1 }, hour: { checked: 1, still: 0 } },
    })
    expect(once).toEqual({ qantas: { day: { checked: 2, still: 1 } } })
  })
})

describe('the share that was still there', () => {
  it('is null below the least number of checks, and otherwise a percentage', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.constantFrom(...ages), (checked, part, age) => {
        const still = Math.min(part, checked)
        const counts: RecheckCounts = { velocity: { [age]: { checked, still } } }
        const share = shareStill(counts, 'velocity', age)
        if (checked < minChecks) expect(share).toBeNull()
        else expect(share).toEqual({ percent: Math.round((still / checked) * 100), checked })
        expect(shareStill(counts, 'qantas', age)).toBeNull()
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { type HistoryDocument, mergeHistory } from '../../../../../lib/availability/history.ts'
import { countOpenings } from '../../../../../lib/content/stats/openings.ts'
import { flight } from '../../availability/journeys/scene.ts'

const key = { program: 'qantas', from: 'SYD', to: 'SIN' } as const

function historyOf(...checks: { date: string; seenAt: string; seats: number }[]): HistoryDocument {
  const seen = checks.map(({ date, ...rest }) => flight('SYD-SIN', date, '09:00 15:00', rest))
  const history = mergeHistory(key, null, seen)
  if (!history) throw new Error('nothing was observed')
  return history
}

describe('countOpenings', () => {
  it('counts dates whose seats appeared between two checks, by days to departure', () => {
    const history = historyOf(
      { date: '2026-03-20', seenAt: '2026-03-01T00:00:00Z', seats: 0 },
      { date: '2026-03-20', seenAt: '2026-03-10T00:00:00Z', seats: 2 },
      { date: '2026-09-01', seenAt: '2026-03-01T00:00:00Z', seats: 0 },
      { date: '2026-09-01', seenAt: '2026-03-05T00:00:00Z', seats: 1 },
      { date: '2026-09-02', seenAt: '2026-03-01T00:00:00Z', seats: 4 },
      { date: '2026-09-03', seenAt: '2026-03-01T00:00:00Z', seats: 0 },
    )
    const { byLead, unknown, sample } = countOpenings([history])
    expect(byLead.filter(({ found }) => found > 0)).toEqual([
      { key: '7-29', looks: 2, found: 1 },
      { key: '180-269', looks: 2, found: 1 },
    ])
    expect([unknown, sample]).toEqual([1, false])
  })

  it('returns no buckets where no seats were seen to appear', () => {
    expect(countOpenings([])).toEqual({ byLead: [], unknown: 0, sample: false })
    const history = historyOf({ date: '2026-03-20', seenAt: '2026-03-01T00:00:00Z', seats: 2 })
    expect(countOpenings([history])).toEqual({ byLead: [], unknown: 1, sample: false })
  })
})

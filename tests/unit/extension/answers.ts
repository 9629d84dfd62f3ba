import type { Journey } from '../../../extension/src/journey.ts'

/** Answers of the site, for the tests of the extension. */
export const journey: Journey = {
  program: 'velocity',
  from: ['MEL'],
  to: ['DPS'],
  start: '2027-01-14',
  end: '2027-01-14',
  seats: 1,
  cabin: null,
}

export const row = {
  date: '2027-01-14',
  from: 'MEL',
  to: 'DPS',
  cabin: 'J',
  carriers: ['VA'],
  seats: null as number | null,
  points: null as number | null,
  tablePrice: { points: 41_500, confidence: 'weak', sources: ['a single report'] },
  charges: { minor: 12_345, currency: 'AUD' } as { minor: number; currency: string; estimatedFrom?: string },
  value: 64.4,
  seenAt: '2026-11-20T00:00:00Z',
  source: 0,
}

export const searchBody = {
  now: '2026-11-20T03:00:00Z',
  plan: 'guest',
  query: { within: { qantas: { until: '2027-01-19', seats: 1 }, velocity: { until: '2027-01-19', seats: 1 } } },
  clamped: [] as { limit: string; reason: string }[],
  openUntil: '2027-01-19',
  total: 1,
  rows: [row],
  days: [{ date: '2027-01-14' }],
  sample: true,
  sources: [{ name: 'Sample' }],
}

type DayStatus = 'seats' | 'none' | 'failed' | 'not-covered' | 'not-searched'

export const coverageBody = (...statuses: DayStatus[]) => ({
  routes: [
    {
      days: statuses.map((status, at) => ({
        status,
        seenAt: status === 'none' || status === 'seats' ? `2026-11-${20 - at}T00:00:00Z` : null,
        failed: status === 'failed' ? { at: '2026-11-19T00:00:00Z' } : null,
      })),
    },
  ],
})

import { describe, expect, it } from 'vitest'
import { readQuota, secondsUntil } from '../../../../../../lib/availability/providers/seats-aero/request.ts'

const now = '2026-11-21T23:30:00.000Z'
const quota = (headers: Record<string, string>) => readQuota(new Headers(headers), now)

describe('readQuota', () => {
  it('reads the provider’s limit, what remains of it and when it resets', () => {
    const headers = { 'X-RateLimit-Limit': '1000', 'X-RateLimit-Remaining': '12', 'X-RateLimit-Reset': '600' }
    expect(quota(headers)).toEqual({ limit: 1000, remaining: 12, resetsAt: '2026-11-21T23:40:00.000Z' })
  })

  it('assumes midnight UTC if the reset time is missing', () => {
    expect(quota({ 'x-ratelimit-remaining': '0' })).toEqual({
      limit: null,
      remaining: 0,
      resetsAt: '2026-11-22T00:00:00.000Z',
    })
  })

  it.each<Record<string, string>>([{}, { 'x-ratelimit-remaining': 'many' }, { 'x-ratelimit-remaining': '-1' }])(
    'returns null for %j',
    (headers) => {
      expect(quota(headers)).toBeNull()
    },
  )
})

describe('secondsUntil', () => {
  it('rounds up to whole seconds, and returns 0 for a time in the past', () => {
    expect(secondsUntil('2026-11-21T23:30:00.001Z', now)).toBe(1)
    expect(secondsUntil('2026-11-22T00:00:00.000Z', now)).toBe(1800)
    expect(secondsUntil('2026-11-21T00:00:00.000Z', now)).toBe(0)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRateLimits } from '../../../../../lib/server/api/rate-limits.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T01:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const guest = (address: string) => ({ uid: null, address })
const member = (uid: string) => ({ uid, address: '203.0.113.7' })

/** Asks until the first refusal; returns how many requests were allowed and the wait then named, in seconds. */
async function exhaust(consume: () => Promise<number | null>): Promise<{ allowed: number; wait: number }> {
  for (let allowed = 0; allowed < 10_000; allowed++) {
    const wait = await consume()
    if (wait !== null) return { allowed, wait }
  }
  throw new Error('never refused')
}

describe('createRateLimits', () => {
  it('gives each guest address and each member a separate allowance for each class of route', async () => {
    const limits = createRateLimits()
    expect(await exhaust(() => limits.waitOfCaller('read', guest('a')))).toEqual({ allowed: 240, wait: 60 })
    expect(await limits.waitOfCaller('read', guest('b'))).toBeNull()
    expect(await exhaust(() => limits.waitOfCaller('read', member('ann')))).toMatchObject({ allowed: 600 })
    expect(await exhaust(() => limits.waitOfCaller('live', member('ann')))).toMatchObject({ allowed: 12 })
    expect(await limits.waitOfCaller('read', member('bob'))).toBeNull()
  })

  it('names the seconds left, and allows requests again after them', async () => {
    const limits = createRateLimits()
    await exhaust(() => limits.waitOfCaller('live', guest('a')))
    vi.advanceTimersByTime(45_500)
    expect(await limits.waitOfCaller('live', guest('a'))).toBe(15)
    vi.advanceTimersByTime(15_000)
    expect(await limits.waitOfCaller('live', guest('a'))).toBeNull()
  })

  it('never names or enforces a wait longer than its window when the clock goes back', async () => {
    const limits = createRateLimits()
    await exhaust(() => limits.waitOfCaller('live', guest('a')))
    vi.setSystemTime(Date.parse('2026-11-19T20:00:00Z'))
    expect(await limits.waitOfCaller('live', guest('a'))).toBe(60)
    vi.advanceTimersByTime(61_000)
    expect(await limits.waitOfCaller('live', guest('a'))).toBeNull()
  })

  it('allows requests again when the clock jumps ahead', async () => {
    const limits = createRateLimits()
    await exhaust(() => limits.waitOfCaller('live', guest('a')))
    vi.setSystemTime(Date.parse('2026-11-21T01:00:00Z'))
    expect(await limits.waitOfCaller('live', guest('a'))).toBeNull()
  })

  it('allows no more of a simultaneous burst than the allowance', async () => {
    const limits = createRateLimits()
    const waits = await Promise.all(Array.from({ length: 400 }, () => limits.waitOfCaller('live', member('ann'))))
    expect(waits.filter((wait) => wait === null)).toHaveLength(12)
  })

  it('keeps counting when the clock jumps back and forth within a burst', async () => {
    const limits = createRateLimits()
    let allowed = 0
    for (let time = 0; time < 60; time++) {
      vi.setSystemTime(Date.parse('2026-11-20T01:00:00Z') + (time % 2) * 3_000)
      if ((await limits.waitOfCaller('live', guest('a'))) === null) allowed += 1
    }
    expect(allowed).toBe(10)
  })

  it('multiplies allowances by its scale', async () => {
    const limits = createRateLimits({ scale: 3 })
    expect(await exhaust(() => limits.waitOfCaller('live', guest('a')))).toMatchObject({ allowed: 30 })
  })
})

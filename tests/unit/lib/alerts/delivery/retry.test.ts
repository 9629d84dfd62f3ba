import { expect, it } from 'vitest'
import { LEASE_MS, MAX_ATTEMPTS, nextAttemptAt } from '../../../../../lib/alerts/delivery/retry.ts'

const now = '2026-11-20T01:00:00.000Z'
const waitOf = (attempts: number, options: Parameters<typeof nextAttemptAt>[2]) =>
  (Date.parse(nextAttemptAt(now, attempts, options)) - Date.parse(now)) / 1_000

it('waits longer each time, up to six hours, spread by chance', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => waitOf(attempts, { chance: 1 }))
  expect(waits).toEqual([60, 180, 540, 1_620, 4_860, 14_580, 21_600, 21_600])
  expect(waitOf(3, { chance: 0 })).toBe(270)
  expect(waitOf(3, { chance: 0.5 })).toBe(405)
})

it('waits as long as a service asks, within reason', () => {
  expect(waitOf(1, { chance: 0, wait: 400 })).toBe(400)
  expect(waitOf(1, { chance: 0, wait: 5 })).toBe(30)
  expect(waitOf(1, { chance: 0, wait: 999_999 })).toBe(21_600)
})

it('keeps trying for more than eight hours, and leases longer than an attempt may take', () => {
  const least = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, at) => waitOf(at + 1, { chance: 0 }))
  expect(least.reduce((total, wait) => total + wait, 0)).toBeGreaterThan(8 * 3_600)
  expect(LEASE_MS).toBeGreaterThan(60_000)
})

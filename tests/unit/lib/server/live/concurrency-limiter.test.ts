import { expect, it } from 'vitest'
import { ConcurrencyLimiter } from '../../../../../lib/server/live/concurrency-limiter.ts'

it('limits the slots of each member and of the server, and counts each release once', () => {
  const slots = new ConcurrencyLimiter(2, 3)
  const first = slots.take('ann')
  expect(slots.take('ann')).toHaveProperty('release')
  expect(slots.take('ann')).toEqual({ full: 'member' })
  expect(slots.take('bob')).toHaveProperty('release')
  expect(slots.take('cem')).toEqual({ full: 'server' })
  if (!('release' in first)) throw new Error('the first is free')
  first.release()
  first.release()
  expect(slots.running).toBe(2)
  expect(slots.take('cem')).toHaveProperty('release')
  expect(slots.take('ann')).toEqual({ full: 'server' })
})

it('keeps the second half of the slots for members who have none', () => {
  const slots = new ConcurrencyLimiter(2, 20)
  const greedy = Array.from({ length: 10 }, (_, at) => `greedy${at}`)
  const twice = greedy.map((uid) => [slots.take(uid), slots.take(uid)])
  expect(slots.running).toBeLessThanOrEqual(15)
  expect(twice.every(([first]) => first && 'release' in first)).toBe(true)
  for (const uid of ['ann', 'bob', 'cem', 'dee', 'eve']) expect(slots.take(uid)).toHaveProperty('release')
})

import { expect, it } from 'vitest'
import { ExpiringCache } from '../../../../lib/server/expiring-cache.ts'

it('makes a value once per lifetime', () => {
  const cache = new ExpiringCache<number>(100, 10)
  let made = 0
  const get = (at: number) => cache.getOrMake('a', at, () => ++made)
  expect([get(0), get(99), get(100), get(150)]).toEqual([1, 1, 2, 2])
})

it('drops the oldest keys beyond its capacity', () => {
  const cache = new ExpiringCache<string>(1_000, 3)
  for (let at = 0; at < 1_000; at++) cache.getOrMake(`key ${at}`, 0, () => `value ${at}`)
  expect(cache.size).toBe(3)
  expect(cache.getOrMake('key 999', 0, () => 'made again')).toBe('value 999')
  expect(cache.getOrMake('key 0', 0, () => 'made again')).toBe('made again')
})

it('shares work under way, and does it again after a failure', async () => {
  const cache = new ExpiringCache<Promise<number>>(1_000, 3)
  let made = 0
  const get = () =>
    cache.getOrMake('a', 0, async () => {
      made += 1
      if (made === 1) throw new Error('down')
      return made
    })
  const failed = await Promise.allSettled([get(), get()])
  expect([failed.map(({ status }) => status), made]).toEqual([['rejected', 'rejected'], 1])
  expect([await get(), await get()]).toEqual([2, 2])
})

it('forgets on request', () => {
  const cache = new ExpiringCache<number>(1_000, 3)
  cache.getOrMake('a', 0, () => 1)
  cache.delete('a')
  expect(cache.getOrMake('a', 0, () => 2)).toBe(2)
})

it('drops expired values, so that it keeps no more than arrived within one lifetime', () => {
  const cache = new ExpiringCache<number>(100, 1_000)
  for (let at = 0; at < 10_000; at += 10) cache.getOrMake(`visitor ${at}`, at, () => at)
  expect(cache.size).toBe(10)
  cache.getOrMake('visitor 9990', 9_999, () => 0)
  cache.getOrMake('the last', 50_000, () => 0)
  expect(cache.size).toBe(1)
})

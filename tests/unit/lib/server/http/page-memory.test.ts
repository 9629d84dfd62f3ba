import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AnswerCache } from '@/lib/server/http/page-memory.ts'

const answer = (bytes: number) => ({ status: 200, headers: {}, body: Buffer.alloc(bytes, 1) })

describe('answers kept in memory', () => {
  test('are available until they expire', () => {
    const kept = new AnswerCache(100)
    kept.set('/', answer(40), 15)
    expect(kept.get('/', 14)?.body).toHaveLength(40)
    expect(kept.get('/', 15)).toBeUndefined()
    expect(kept.bytes).toBe(0)
  })

  test('are dropped when space runs out, the least recently used first', () => {
    const kept = new AnswerCache(100)
    kept.set('a', answer(40), 10)
    kept.set('b', answer(40), 10)
    kept.get('a', 1)
    kept.set('c', answer(40), 10)
    expect(['a', 'b', 'c'].filter((key) => kept.get(key, 3))).toEqual(['a', 'c'])
  })

  test('are not kept if larger than the total space', () => {
    const kept = new AnswerCache(100)
    kept.set('a', answer(101), 10)
    expect(kept.get('a', 0)).toBeUndefined()
    expect(kept.bytes).toBe(0)
  })

  test('count the bytes of their bodies, and never exceed the total space', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), bytes: fc.nat(60), pause: fc.nat(8) })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const kept = new AnswerCache(100)
        let now = 0
        for (const { key, bytes, pause } of steps) {
          now += pause
          if (bytes % 3 === 0) kept.get(key, now)
          else kept.set(key, answer(bytes), now + 10)
          expect(kept.bytes).toBeLessThanOrEqual(100)
        }
        const left = ['a', 'b', 'c', 'd'].map((key) => kept.get(key, now)?.body.length ?? 0)
        expect(kept.bytes).toBe(left.reduce((sum, bytes) => sum + bytes, 0))
      }),
    )
  })
})

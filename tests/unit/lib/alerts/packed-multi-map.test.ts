import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PackedMultiMap } from '../../../../lib/alerts/packed-multi-map.ts'

it('files numbers under keys as large as 2^52', () => {
  const postings = new PackedMultiMap()
  const far = 2 ** 52 + 1
  postings.add(0, 7)
  postings.add(far, 8)
  postings.add(far, 9)
  expect([...postings.get(0)]).toEqual([7])
  expect([...postings.get(far)]).toEqual([8, 9])
  expect([...postings.get(1)]).toEqual([])
  expect(postings.lists).toBe(2)
})

it('returns what a map of lists would, through growth and sweeps', () => {
  const step = fc.oneof(
    {
      weight: 60,
      arbitrary: fc.record({ key: fc.integer({ min: 0, max: 40 }), value: fc.integer({ min: 0, max: 9999 }) }),
    },
    { weight: 1, arbitrary: fc.record({ drop: fc.integer({ min: 2, max: 7 }) }) },
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 400 }), fc.integer({ min: 1, max: 2 ** 40 }), (steps, stretch) => {
      const postings = new PackedMultiMap()
      const model = new Map<number, number[]>()
      for (const one of steps) {
        if ('drop' in one) {
          postings.sweep((value) => value % one.drop !== 0)
          for (const [key, list] of model)
            model.set(
              key,
              list.filter((value) => value % one.drop !== 0),
            )
        } else {
          postings.add(one.key * stretch, one.value)
          model.set(one.key, [...(model.get(one.key) ?? []), one.value])
        }
      }
      for (const [key, list] of model) expect([...postings.get(key * stretch)]).toEqual(list)
    }),
  )
})

it('finds every key again after its table has grown many times', () => {
  const postings = new PackedMultiMap()
  for (let key = 0; key < 20_000; key += 1) postings.add(key * 2 ** 20 + 3, key)
  for (let key = 0; key < 20_000; key += 1) expect(postings.get(key * 2 ** 20 + 3)[0]).toBe(key)
})

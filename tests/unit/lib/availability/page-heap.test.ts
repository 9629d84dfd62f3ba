import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PageHeap } from '../../../../lib/availability/page-heap.ts'

type Pushed = { primary: number; tie: number }

const primary = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.POSITIVE_INFINITY))
const pushed: fc.Arbitrary<Pushed[]> = fc.array(primary, { maxLength: 60 }).chain((values) =>
  fc.shuffledSubarray(
    values.map((value, tie) => ({ primary: value, tie })),
    { minLength: values.length },
  ),
)

function firstOf(all: readonly Pushed[], capacity: number): Pushed[] {
  const order = (a: Pushed, b: Pushed) => (a.primary === b.primary ? a.tie - b.tie : a.primary < b.primary ? -1 : 1)
  return [...all].sort(order).slice(0, capacity)
}

describe('PageHeap', () => {
  it('holds what sorting everything and cutting would, in that order', () => {
    fc.assert(
      fc.property(pushed, fc.integer({ min: 0, max: 12 }), (all, capacity) => {
        const heap = new PageHeap(capacity)
        for (const { primary: value, tie } of all) heap.push(value, tie, tie + 1, tie + 2, tie + 3)
        const slots = heap.ordered()
        const held = slots.map((slot) => ({ primary: heap.primary[slot], tie: heap.tie[slot] }))
        expect(held).toEqual(firstOf(all, capacity))
        for (const slot of slots) {
          const tie = heap.tie[slot] ?? 0
          expect([heap.route[slot], heap.cell[slot], heap.offer[slot]]).toEqual([tie + 1, tie + 2, tie + 3])
        }
      }),
    )
  })

  it('counts what it holds, never more than it may', () => {
    const heap = new PageHeap(2)
    for (const tie of [3, 1, 2]) heap.push(0, tie, 0, 0, 0)
    expect(heap.size).toBe(2)
  })
})

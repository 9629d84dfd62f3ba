import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PageHeap, type RowKey } from '../../../../lib/availability/page-heap.ts'

const primary = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.POSITIVE_INFINITY))
const pushed: fc.Arbitrary<RowKey[]> = fc.array(fc.tuple(primary, primary), { maxLength: 60 }).chain((values) =>
  fc.shuffledSubarray(
    values.map(([first, second], tie) => ({ primary: first, secondary: second, tie })),
    { minLength: values.length },
  ),
)

function firstOf(all: readonly RowKey[], capacity: number): RowKey[] {
  const order = (a: RowKey, b: RowKey) => {
    const key = (['primary', 'secondary', 'tie'] as const).find((name) => a[name] !== b[name]) ?? 'tie'
    return a[key] < b[key] ? -1 : 1
  }
  return [...all].sort(order).slice(0, capacity)
}

describe('PageHeap', () => {
  it('holds what sorting everything and cutting would, in that order', () => {
    fc.assert(
      fc.property(pushed, fc.integer({ min: 0, max: 12 }), (all, capacity) => {
        const heap = new PageHeap(capacity)
        for (const key of all) heap.push(key, key.tie + 1, key.tie + 2, key.tie + 3)
        const slots = heap.ordered()
        expect(slots.map((slot) => heap.keyAt(slot))).toEqual(firstOf(all, capacity))
        for (const slot of slots) {
          const { tie } = heap.keyAt(slot)
          const rest = [heap.route[slot], heap.cell[slot], heap.offer[slot]]
          expect(rest).toEqual([tie + 1, tie + 2, tie + 3])
        }
      }),
    )
  })

  it('counts what it holds, never more than it may', () => {
    const heap = new PageHeap(2)
    for (const tie of [3, 1, 2]) heap.push({ primary: 0, secondary: 0, tie }, 0, 0, 0)
    expect(heap.size).toBe(2)
    expect([heap.takes(0, 0, 1), heap.takes(0, 0, 2), heap.takes(-1, 0, 9)]).toEqual([true, false, true])
    expect(new PageHeap(0).takes(0, 0, 0)).toBe(false)
  })
})

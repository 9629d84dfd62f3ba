import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FirstRows, type SortPosition } from '../../../../lib/availability/row-order.ts'

const primary = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.POSITIVE_INFINITY))
const pushed: fc.Arbitrary<SortPosition[]> = fc.array(fc.tuple(primary, primary), { maxLength: 60 }).chain((values) =>
  fc.shuffledSubarray(
    values.map(([first, second], tie) => ({ primary: first, secondary: second, tie })),
    { minLength: values.length },
  ),
)

function firstOf(all: readonly SortPosition[], capacity: number): SortPosition[] {
  const order = (a: SortPosition, b: SortPosition) => {
    const key = (['primary', 'secondary', 'tie'] as const).find((name) => a[name] !== b[name]) ?? 'tie'
    return a[key] < b[key] ? -1 : 1
  }
  return [...all].sort(order).slice(0, capacity)
}

describe('FirstRows', () => {
  it('keeps the rows that sorting and cutting all of them would, in the same order', () => {
    fc.assert(
      fc.property(pushed, fc.integer({ min: 0, max: 12 }), (all, capacity) => {
        const rows = new FirstRows<string>(capacity)
        for (const { primary, secondary, tie } of all) rows.push(primary, secondary, tie, `row ${tie}`)
        const first = firstOf(all, capacity).map((key) => ({ ...key, row: `row ${key.tie}` }))
        expect(rows.ordered()).toEqual(first)
      }),
    )
  })

  it('takes only a row that may be among the first', () => {
    const rows = new FirstRows<null>(2)
    for (const tie of [3, 1, 2, 4]) rows.push(0, 0, tie, null)
    expect([rows.takes(0, 0, 1), rows.takes(0, 0, 3), rows.takes(-1, 0, 9)]).toEqual([true, false, true])
    expect(new FirstRows(0).takes(0, 0, 0)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import type { Aggregation, Value } from '../../../src/protocol.ts'
import { aggregate, validateAggregations } from '../../../src/query/aggregate.ts'
import { doc, double, int, nan, nul, text } from '../core/values-fixture.ts'

const over = (aggregation: Aggregation, ...values: Value[]) =>
  aggregate(
    [{ alias: 'it', ...aggregation }],
    values.map((value, index) => doc(`c/${index}`, { n: value })),
  ).it
const sum = { sum: { field: { fieldPath: 'n' } } }
const avg = { avg: { field: { fieldPath: 'n' } } }

describe('aggregate', () => {
  it('counts, up to a limit if given', () => {
    expect(over({ count: {} }, nul, int(1), text('x'))).toEqual(int(3))
    expect(over({ count: { upTo: '2' } }, nul, int(1), text('x'))).toEqual(int(2))
    expect(() => over({ count: { upTo: '0' } })).toThrow(/greater than zero/)
  })

  it('sums integers exactly, and returns a double if one is involved or the sum overflows', () => {
    expect(over(sum)).toEqual(int(0))
    expect(over(sum, int(2n ** 53n), int(1), text('7'), nul)).toEqual(int(2n ** 53n + 1n))
    expect(over(sum, int(1), double(0.5))).toEqual(double(1.5))
    expect(over(sum, int(1), double(2))).toEqual(double(3))
    expect(over(sum, int(2n ** 63n - 1n), int(1))).toEqual(double(2 ** 63))
    expect(over(sum, int(2n ** 63n - 1n), int(1), int(-1))).toEqual(int(2n ** 63n - 1n))
    expect(over(sum, int(1), nan)).toEqual(nan)
    expect(over(sum, double(Number.MAX_VALUE), double(Number.MAX_VALUE))).toEqual(double(Number.POSITIVE_INFINITY))
  })

  it('averages to a double, or to null without numbers', () => {
    expect(over(avg, int(1), int(2), text('9'))).toEqual(double(1.5))
    expect(over(avg, int(2))).toEqual(double(2))
    expect(over(avg, text('x'))).toEqual(nul)
    expect(over(avg, nan, int(1))).toEqual(nan)
  })

  it('names aggregations without an alias', () => {
    expect(Object.keys(aggregate([{ count: {} }, { alias: 'a', count: {} }, { count: {} }], []))).toEqual([
      'field_1',
      'a',
      'field_2',
    ])
  })

  it('rejects no, too many, repeated and unknown aggregations', () => {
    expect(() => validateAggregations([])).toThrow(/1 to 5/)
    expect(() => validateAggregations(Array(6).fill({ count: {} }))).toThrow(/1 to 5/)
    expect(() =>
      validateAggregations([
        { alias: 'a', count: {} },
        { alias: 'a', count: {} },
      ]),
    ).toThrow(/unique/)
    expect(() => validateAggregations([{ count: {}, ...sum }])).toThrow(/exactly one/)
    expect(() => validateAggregations([{ median: {} } as Aggregation])).toThrow(/"median" is not supported/)
  })
})

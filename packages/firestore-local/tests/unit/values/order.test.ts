import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Value } from '../../../src/protocol.ts'
import { compareValues, equalValues, identicalFields } from '../../../src/values/order.ts'
import {
  anyValue,
  bool,
  double,
  geo,
  int,
  list,
  map,
  nan,
  nul,
  ref,
  text,
  time,
  vector,
} from '../core/values-fixture.ts'

const identical = (a: Value, b: Value) => identicalFields({ a }, { a: b })

const ascending: Value[] = [
  nul,
  bool(false),
  bool(true),
  nan,
  double(Number.NEGATIVE_INFINITY),
  int(-(2n ** 63n)),
  int(-1),
  double(-0.5),
  int(0),
  double(0.5),
  int(1),
  double(2 ** 53),
  int(2n ** 53n + 1n),
  int(2n ** 63n - 1n),
  double(2 ** 63),
  double(Number.POSITIVE_INFINITY),
  time('0001-01-01T00:00:00.000000Z'),
  time('2026-01-01T00:00:00.000001Z'),
  text(''),
  text('a'),
  text('aa'),
  text('b'),
  text('\ufb01'),
  text('\u{1f600}'),
  { bytesValue: '' },
  { bytesValue: 'AA==' },
  { bytesValue: '/w==' },
  ref('a/b'),
  ref('c/__id-3__'),
  ref('c/__id20__'),
  ref('c/a'),
  ref('c/a/b/c'),
  geo(-90, 0),
  geo(0, -1),
  geo(0, 1),
  list(),
  list(int(1)),
  list(int(1), nul),
  list(int(2)),
  vector(9),
  vector(1, 2),
  vector(1, 3),
  map({}),
  map({ a: int(1) }),
  map({ a: int(1), b: nul }),
  map({ a: int(2) }),
  map({ b: nul }),
]

describe('compareValues', () => {
  it('sorts every type as Firestore does', () => {
    expect([...ascending].reverse().sort(compareValues)).toEqual(ascending)
    for (const [index, value] of ascending.entries()) {
      const next = ascending[index + 1]
      if (next) expect(compareValues(value, next), JSON.stringify([value, next])).toBeLessThan(0)
    }
  })

  it('treats numbers as equal across types, exactly, but not as identical', () => {
    expect(equalValues(int(3), double(3))).toBe(true)
    expect(equalValues(double(0), double(-0))).toBe(true)
    expect(equalValues(nan, nan)).toBe(true)
    expect(equalValues(int(2n ** 53n + 1n), double(2 ** 53))).toBe(false)
    expect(identical(int(3), double(3))).toBe(false)
  })

  it('is a total order', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0)
        expect(compareValues(a, a)).toBe(0)
        const [low, middle, high] = [a, b, c].sort(compareValues) as [Value, Value, Value]
        expect(compareValues(low, middle)).toBeLessThanOrEqual(0)
        expect(compareValues(middle, high)).toBeLessThanOrEqual(0)
        expect(compareValues(low, high)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 2000 },
    )
  })

  it('orders strings as their UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        const bytes = Buffer.compare(Buffer.from(a), Buffer.from(b))
        expect(Math.sign(compareValues(text(a), text(b)))).toBe(bytes)
      }),
      { numRuns: 1000 },
    )
  })

  it('treats values as identical whatever the order of keys', () => {
    expect(identical(map({ a: int(1), b: list(nul) }), map({ b: list(nul), a: int(1) }))).toBe(true)
    expect(identical(map({ a: int(1) }), map({ a: int(1), b: nul }))).toBe(false)
    expect(identical(list(int(1)), list(int(1), int(2)))).toBe(false)
    expect(identical(geo(1, 2), { geoPointValue: { longitude: 2, latitude: 1 } })).toBe(true)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Value } from '../../../src/protocol.ts'
import { normaliseFields, normaliseValue } from '../../../src/values/normalise.ts'
import { fieldsSize, requireDocumentSize } from '../../../src/values/size.ts'
import { microsToTimestamp, normaliseTimestamp, timestampToMicros } from '../../../src/values/timestamp.ts'
import { anyValue, bool, doc, geo, int, list, map, nul, ref, text, time, vector } from '../core/values-fixture.ts'

describe('normaliseTimestamp', () => {
  it.each([
    ['2026-11-20T20:01:40Z', '2026-11-20T20:01:40.000000Z'],
    ['2026-11-20T20:01:40.985999999Z', '2026-11-20T20:01:40.985999Z'],
    ['2026-11-20T20:01:40.5+11:00', '2026-11-20T09:01:40.500000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000000Z'],
    ['9999-12-31T23:59:59.999999Z', '9999-12-31T23:59:59.999999Z'],
  ])('%s is %s', (text, expected) => expect(normaliseTimestamp(text)).toBe(expected))

  it.each(['2026-11-20', 'now', '2026-13-01T00:00:00Z', '0000-12-31T00:00:00Z', 5, null])('rejects %s', (text) => {
    expect(() => normaliseTimestamp(text)).toThrow(/is not a timestamp/)
  })

  it('converts to microseconds and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_000_000_000_000_000, max: 9_000_000_000_000_000 }), (micros) => {
        fc.pre(Number.isSafeInteger(micros))
        expect(timestampToMicros(microsToTimestamp(micros))).toBe(micros)
      }),
    )
    expect(microsToTimestamp(-1)).toBe('1969-12-31T23:59:59.999999Z')
  })
})

describe('normaliseValue', () => {
  it('gives each value one form', () => {
    expect(normaliseValue({ arrayValue: {} })).toEqual(list())
    expect(normaliseValue({ mapValue: {} })).toEqual(map({}))
    expect(normaliseValue({ geoPointValue: { latitude: 1 } })).toEqual(geo(1, 0))
    expect(normaliseValue({ stringValue: 'a', integerValue: undefined })).toEqual(text('a'))
  })

  it('keeps normalised values unchanged', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(normaliseValue(value)).toEqual(value)
      }),
    )
  })

  it.each<[string, unknown, RegExp]>([
    ['no member', {}, /exactly one/],
    ['two members', { stringValue: '', booleanValue: true }, /exactly one/],
    ['a place off the globe', { geoPointValue: { latitude: 91 } }, /geoPointValue/],
    ['a foreign reference', { referenceValue: 'a/b' }, /resource name/],
    ['a string for an array', { arrayValue: { values: 'abc' } }, /must be an array/],
  ])('rejects %s', (_, value, message) => expect(() => normaliseValue(value)).toThrow(message))

  it('rejects reserved, empty and too long field names, arrays in arrays, and too deep nesting', () => {
    expect(() => normaliseFields({ __x__: int(1) })).toThrow(/reserved/)
    expect(() => normaliseFields({ a: map({ __type__: text('other') }) })).toThrow(/reserved/)
    expect(normaliseFields({ a: vector(1, 2) })).toEqual({ a: vector(1, 2) })
    expect(() => normaliseFields({ '': int(1) })).toThrow(/empty/)
    expect(() => normaliseFields({ ['é'.repeat(751)]: int(1) })).toThrow(/1500/)
    expect(() => normaliseFields({ a: list(list()) })).toThrow(/another array/)
    expect(normaliseFields({ a: list(map({ b: list() })) })).toEqual({ a: list(map({ b: list() })) })
    const nested = (levels: number): Value => (levels === 0 ? int(1) : map({ a: nested(levels - 1) }))
    expect(() => normaliseFields({ a: nested(19) })).not.toThrow()
    expect(() => normaliseFields({ a: nested(20) })).toThrow(/deeper than 20/)
  })
})

describe('sizes', () => {
  it('are counted as in Firestore’s documentation', () => {
    // The documentation's example: a task document of 147 bytes in all, 71 of them fields.
    const fields = {
      type: text('Personal'),
      done: bool(false),
      priority: int(1),
      description: text('Learn Cloud Firestore'),
    }
    expect(fieldsSize(fields)).toBe(71)
    expect(fieldsSize({ a: ref('users/jeff') })).toBe(2 + 16 + 6 + 5)
    expect(fieldsSize({ a: list(nul, time('2026-01-01T00:00:00.000000Z'), geo(0, 0), { bytesValue: 'AAAA' }) })).toBe(
      2 + 28,
    )
  })

  it('allow a document of 1 MiB and not a byte more', () => {
    const fixed = 16 + 2 + 2 + 2 + 1 + 32
    expect(() => requireDocumentSize(doc('c/d', { a: text('x'.repeat(1_048_576 - fixed)) }))).not.toThrow()
    expect(() => requireDocumentSize(doc('c/d', { a: text('x'.repeat(1_048_577 - fixed)) }))).toThrow(/exceeds/)
  })
})

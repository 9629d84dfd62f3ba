import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FieldPath,
  formatFieldPath,
  getField,
  parseFieldPath,
  withField,
  withoutField,
} from '../../../src/values/field-path.ts'
import { int, map, text } from '../core/values-fixture.ts'

const segment = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('a', '`', '\\', 'a.b', '1', 'constructor'))
const anyPath = fc.tuple(segment, fc.array(segment, { maxLength: 2 })).map(([a, b]): FieldPath => [a, ...b])

describe('field paths', () => {
  it('parses plain and quoted segments', () => {
    expect(parseFieldPath('a.b_1')).toEqual(['a', 'b_1'])
    expect(parseFieldPath('a.`b.c`.`d\\`e\\\\`')).toEqual(['a', 'b.c', 'd`e\\'])
  })

  it.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a-b', '`a', '``', 'a b'])('rejects "%s"', (path) => {
    expect(() => parseFieldPath(path)).toThrow(/Invalid property path/)
  })

  it('parses what it formats', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path)
      }),
    )
  })

  it('sets and removes nested fields without changing the original', () => {
    const before = { a: map({ b: int(1), c: int(2) }), d: text('x') }
    const copy = structuredClone(before)
    expect(withField(before, ['a', 'b'], int(9))).toEqual({ a: map({ b: int(9), c: int(2) }), d: text('x') })
    expect(withField(before, ['d', 'e'], int(9)).d).toEqual(map({ e: int(9) }))
    expect(withoutField(before, ['a', 'b'])).toEqual({ a: map({ c: int(2) }), d: text('x') })
    expect(withoutField(before, ['a', 'x'])).toBe(before)
    expect(before).toEqual(copy)
  })

  it('finds a field that was set, and not after it was removed', () => {
    fc.assert(
      fc.property(anyPath, anyPath, (path, other) => {
        const fields = withField(withField({}, other, int(1)), path, int(2))
        expect(getField(fields, path)).toEqual(int(2))
        expect(getField(withoutField(fields, path), path)).toBeUndefined()
      }),
    )
  })

  it('does not treat inherited properties as fields', () => {
    expect(getField({}, ['constructor'])).toBeUndefined()
    expect(getField({ a: map({}) }, ['a', 'toString'])).toBeUndefined()
  })
})

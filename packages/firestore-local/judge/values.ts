import fc from 'fast-check'
import type { Fields, Value } from '../src/protocol.ts'

/** Names, numbers and texts are drawn from few, so that they coincide often. */
export const fieldNames = ['a', 'b', 'c'] as const

const number: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom(-1, 0, 1, 2, 3).map((whole) => ({ integerValue: String(whole) })),
  fc
    .constantFrom('9007199254740993', '-9007199254740993', '9223372036854775807', '-9223372036854775808')
    .map((integerValue) => ({ integerValue })),
  // No -0, which REST's JSON cannot carry to Google's emulator; the contract suite covers it over gRPC.
  fc
    .constantFrom<NonNullable<Value['doubleValue']>>(
      0,
      1,
      1.5,
      2,
      -1,
      9007199254740992,
      1e308,
      'NaN',
      'Infinity',
      '-Infinity',
    )
    .map((doubleValue) => ({ doubleValue })),
)

const plainValue = (root: string): fc.Arbitrary<Value> =>
  fc.oneof(
    fc.constant<Value>({ nullValue: null }),
    fc.boolean().map((booleanValue) => ({ booleanValue })),
    { arbitrary: number, weight: 4 },
    fc.constantFrom('', 'a', 'b', 'ab', 'é', '\u{1f600}', '\uffff').map((stringValue) => ({ stringValue })),
    fc.constantFrom('2026-01-01T00:00:00Z', '1969-12-31T23:59:59.5Z').map((timestampValue) => ({ timestampValue })),
    fc.constantFrom('', 'AA==', 'AAE=', '/w==').map((bytesValue) => ({ bytesValue })),
    fc.constantFrom('x/1', 'x/2', 'x/1/y/1').map((path) => ({ referenceValue: `${root}/${path}` })),
    fc
      .record({ latitude: fc.constantFrom(-1, 0, 1), longitude: fc.constantFrom(0, 2) })
      .map((geoPointValue) => ({ geoPointValue })),
  )

const vector = fc.array(fc.constantFrom(0, 1, 2), { minLength: 1, maxLength: 2 }).map(
  (numbers): Value => ({
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
      },
    },
  }),
)

/** Any value; a value in an array contains no array. References begin with `root`. */
export function valueIn(root: string): fc.Arbitrary<Value> {
  const leaf = plainValue(root)
  const map = fc
    .dictionary(fc.constantFrom('k', 'l'), leaf, { maxKeys: 2 })
    .map((fields): Value => ({ mapValue: { fields } }))
  const array = fc
    .array(fc.oneof({ arbitrary: leaf, weight: 5 }, map), { maxLength: 3 })
    .map((values): Value => ({ arrayValue: { values } }))
  return fc.oneof({ arbitrary: leaf, weight: 8 }, map, array, vector)
}

export function fieldsIn(root: string): fc.Arbitrary<Fields> {
  return fc.dictionary(fc.constantFrom(...fieldNames), valueIn(root), { maxKeys: 3 })
}

import fc from 'fast-check'
import type { Document, Fields, Value } from '../../../src/protocol.ts'
import { canonicalDouble } from '../../../src/values/normalise.ts'

export const db = 'projects/demo/databases/(default)'
export const root = `${db}/documents`

export const int = (n: number | bigint | string): Value => ({ integerValue: String(n) })
export const double = (n: number): Value => ({ doubleValue: canonicalDouble(n) })
export const text = (s: string): Value => ({ stringValue: s })
export const bool = (b: boolean): Value => ({ booleanValue: b })
export const nul: Value = { nullValue: null }
export const nan: Value = { doubleValue: 'NaN' }
export const time = (s: string): Value => ({ timestampValue: s })
export const ref = (path: string): Value => ({ referenceValue: `${root}/${path}` })
export const geo = (latitude: number, longitude: number): Value => ({ geoPointValue: { latitude, longitude } })
export const list = (...values: Value[]): Value => ({ arrayValue: { values } })
export const map = (fields: Fields): Value => ({ mapValue: { fields } })
export const vector = (...numbers: number[]): Value =>
  map({ __type__: text('__vector__'), value: list(...numbers.map(double)) })

export const doc = (path: string, fields: Fields = {}): Document => ({
  name: `${root}/${path}`,
  fields,
  createTime: '2026-01-01T00:00:00.000000Z',
  updateTime: '2026-01-01T00:00:00.000000Z',
})

const scalars = fc.oneof(
  fc.constantFrom(
    nul,
    nan,
    bool(true),
    bool(false),
    double(-0),
    int(0),
    double(0),
    int(2n ** 53n),
    int(2n ** 53n + 1n),
  ),
  fc.integer({ min: -5, max: 5 }).map(int),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(int),
  fc.double().map(double),
  fc.constantFrom(-1.5, 0.5, 2, 2 ** 53, 2 ** 60).map(double),
  fc.string({ unit: 'binary', maxLength: 3 }).map(text),
  fc.constantFrom('', 'a', 'b', 'ab', 'ï', '\ufb01', '\u{1f600}').map(text),
  fc.uint8Array({ maxLength: 2 }).map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc.constantFrom('c/a', 'c/b', 'c/__id7__', 'c/__id-7__', 'c/a/d/x', 'b/a').map(ref),
  fc
    .constantFrom('2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000001Z', '0001-01-01T00:00:00.000000Z')
    .map(time),
  fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 })).map(([a, b]) => geo(a, b)),
)

/** Any value as the store holds it; many are equal or nearly equal. */
export const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value; array: Value; map: Value }>((tie) => ({
  value: fc.oneof({ maxDepth: 2, withCrossShrink: true }, scalars, tie('array'), tie('map')),
  array: fc.oneof(
    fc
      .array(
        tie('value').filter((value) => !value.arrayValue),
        { maxLength: 3 },
      )
      .map((values) => list(...values)),
    fc.array(fc.constantFrom(0, 1, 2), { maxLength: 3 }).map((numbers) => vector(...numbers)),
  ),
  map: fc
    .dictionary(fc.constantFrom('a', 'b', 'odd key', '\u{1f600}', '\ufb01'), tie('value'), { maxKeys: 3 })
    .map(map),
})).value

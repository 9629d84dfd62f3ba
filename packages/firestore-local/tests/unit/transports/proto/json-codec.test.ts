import { describe, expect, test } from 'vitest'
import { parseMessage } from '../../../../src/transports/proto/json-codec.ts'

const value = (json: unknown) => parseMessage('Value', json)

describe('JSON codec', () => {
  test.each([
    [{ integerValue: 5 }, { integerValue: '5' }],
    [{ integerValue: '007' }, { integerValue: '7' }],
    [{ doubleValue: -0 }, { doubleValue: '-0' }],
    [{ bytesValue: '_-8' }, { bytesValue: '/+8=' }],
    [{ integerValue: '-9223372036854775808' }, { integerValue: '-9223372036854775808' }],
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ nullValue: null }, { nullValue: null }],
    [{ doubleValue: '-0' }, { doubleValue: '-0' }],
    [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
    [{ doubleValue: '1.5' }, { doubleValue: 1.5 }],
    [{ bytesValue: '-_-_' }, { bytesValue: '+/+/' }],
    [{ timestampValue: '2026-11-20T20:01:40.123456789+01:00' }, { timestampValue: '2026-11-20T19:01:40.123456Z' }],
    [{ timestampValue: '2026-11-20T20:01:40Z' }, { timestampValue: '2026-11-20T20:01:40.000000Z' }],
    [{ map_value: { fields: { a: { string_value: 'x' } } } }, { mapValue: { fields: { a: { stringValue: 'x' } } } }],
  ])('%j becomes %j', (json, canonical) => {
    expect(value(json)).toEqual(canonical)
  })

  test.each([
    [{ integerValue: '9223372036854775808' }, "'integerValue': 9223372036854775808 is out of range"],
    [{ integerValue: '1.5' }, '\'integerValue\': expected a whole number, found "1.5"'],
    [{ doubleValue: 'many' }, '\'doubleValue\': expected a number, found "many"'],
    [{ fooValue: 1 }, 'Unknown name "fooValue"'],
    [{ integerValue: 1.5 }, "'integerValue': expected a whole number, found 1.5"],
    [{ booleanValue: 'true' }, "'booleanValue': expected bool"],
    [{ timestampValue: 'yesterday' }, '"yesterday" is not a timestamp'],
    [{ timestampValue: '2026-02-30T99:00:00Z' }, 'is not a timestamp'],
    [{ bytesValue: 'not base64!' }, "'bytesValue': expected bytes"],
    [{ arrayValue: { values: {} } }, "'arrayValue.values': expected a list"],
    [{ arrayValue: { values: [{ x: 1 }] } }, `Unknown name "x" at 'arrayValue.values[0]': Cannot find field.`],
    [[], 'The body: expected Value, found []'],
  ])('%j is rejected: %s', (json, message) => {
    expect(() => value(json)).toThrow(message)
  })

  test('null omits a field, enums may be numbers, and unknown enum names are rejected', () => {
    const query = { orderBy: [{ field: { fieldPath: 'a' }, direction: 2 }], limit: null }
    expect(parseMessage('StructuredQuery', query)).toEqual({
      orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }],
    })
    expect(() => parseMessage('Order', { direction: 'SIDEWAYS' })).toThrow('Order.direction')
  })

  test('an unsupported option is rejected by name', () => {
    expect(() => parseMessage('RunQueryRequest', { explainOptions: {} })).toThrow('RunQueryRequest.explainOptions')
  })
})

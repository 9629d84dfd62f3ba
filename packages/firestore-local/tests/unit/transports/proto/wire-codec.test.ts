import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Value } from '../../../../src/protocol.ts'
import { decodeMessage, encodeFrame } from '../../../../src/transports/proto/wire-codec.ts'
import { officialType } from './official-descriptor.ts'

const timestamp = fc
  .tuple(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), fc.integer({ min: 0, max: 999_999 }))
  .map(
    ([seconds, micros]) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(micros).padStart(6, '0')}Z`,
  )

const key = fc.string().filter((text) => text !== '__proto__')
const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant<Value>({ nullValue: null }),
    fc.record({ booleanValue: fc.boolean() }),
    fc.record({ integerValue: fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n).map(String) }),
    fc.record({ doubleValue: fc.double().map(asJsonDouble) }),
    fc.record({ timestampValue: timestamp }),
    fc.record({ stringValue: fc.string({ unit: 'grapheme' }) }),
    fc.record({ bytesValue: fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('base64')) }),
    fc.record({ referenceValue: fc.string() }),
    fc.record({
      geoPointValue: fc.record({ latitude: fc.integer({ min: 1, max: 90 }), longitude: fc.integer({ max: -1 }) }),
    }),
    fc.record({ arrayValue: fc.record({ values: fc.array(tie('value'), { minLength: 1 }) }) }),
    fc.record({ mapValue: fc.record({ fields: fc.dictionary(key, tie('value'), { minKeys: 1 }) }) }),
  ) as fc.Arbitrary<Value>,
}))

function asJsonDouble(number: number): Value['doubleValue'] {
  if (Object.is(number, -0)) return '-0'
  return Number.isFinite(number) ? number : (String(number) as 'NaN')
}

/** Encodes a message without the frame's five header bytes, which belong to gRPC, not protobuf. */
const encode = (name: 'Value' | 'ListenResponse' | 'CommitResponse' | 'Document', message: object) =>
  encodeFrame(name, message).subarray(5)

describe('wire codec', () => {
  test('every value survives encoding and decoding exactly', () => {
    fc.assert(
      fc.property(value, (original) => {
        expect(decodeMessage('Value', encode('Value', original))).toEqual(original)
      }),
    )
  })

  test('reads what protobufjs writes and writes what protobufjs reads', () => {
    const official = officialType('Value')
    fc.assert(
      fc.property(value, (original) => {
        const theirs = official.decode(encode('Value', original))
        const back = Buffer.from(official.encode(theirs).finish())
        expect(decodeMessage('Value', back)).toEqual(original)
      }),
    )
  })

  test('frames a message with a zero flag and its length', () => {
    const frame = encodeFrame('CommitResponse', { commitTime: '2026-11-20T20:01:40.805001Z' })
    expect(frame[0]).toBe(0)
    expect(frame.readUInt32BE(1)).toBe(frame.length - 5)
  })

  test('decodes lists in order, empty messages, maps, wrappers and negative numbers', () => {
    const bytes = officialType('ListenRequest').encode({
      addTarget: {
        targetId: 5,
        expectedCount: { value: 0 },
        query: { parent: 'p', structuredQuery: { limit: { value: 3 }, offset: -2, orderBy: [{ direction: 2 }, {}] } },
      },
      labels: { a: 'b' },
    })
    expect(decodeMessage('ListenRequest', Buffer.from(bytes.finish()))).toEqual({
      addTarget: {
        targetId: 5,
        expectedCount: 0,
        query: { parent: 'p', structuredQuery: { limit: 3, offset: -2, orderBy: [{ direction: 'DESCENDING' }, {}] } },
      },
      labels: { a: 'b' },
    })
  })

  test('writes enums, statuses and repeated numbers as protobufjs expects them', () => {
    const message = {
      targetChange: { targetChangeType: 'REMOVE', targetIds: [1, 300], cause: { code: 7, message: 'no' } },
    }
    const theirs = officialType('ListenResponse').decode(encode('ListenResponse', message)).toJSON()
    expect(theirs).toEqual(message)
  })

  test('rejects unknown fields and enum values instead of dropping them', () => {
    const pipelineValue = Buffer.from([((21 << 3) & 0x7f) | 0x80, 0x01, 0])
    expect(() => decodeMessage('Value', pipelineValue)).toThrow('Field 21 of Value is not supported')
    const nearest = officialType('StructuredQuery').encode({ findNearest: {} }).finish()
    expect(() => decodeMessage('StructuredQuery', Buffer.from(nearest))).toThrow('StructuredQuery.findNearest')
    const operator = officialType('UnaryFilter').encode({ op: 99 }).finish()
    expect(() => decodeMessage('UnaryFilter', Buffer.from(operator))).toThrow('UnaryFilter.op 99')
  })

  test('any bytes either decode or fail with a status, never hang or crash', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          decodeMessage('CommitRequest', Buffer.from(bytes))
        } catch (error) {
          expect(error).toHaveProperty('status')
        }
      }),
    )
  })
})

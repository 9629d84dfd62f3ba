import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fingerprint, pack, unpack } from '../../../../lib/availability/packing.ts'

it('unpacks what was packed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3_000 }), (bytes) => {
      expect(unpack(pack(bytes), 3_000)).toEqual(Buffer.from(bytes))
    }),
  )
})

it('throws if packed data is damaged, cut off or larger than the limit', () => {
  const bytes = new Uint8Array(100_000).map((_, at) => at % 251)
  const packed = pack(bytes)
  expect(() => unpack(packed, 99_999)).toThrow(RangeError)
  expect(() => unpack(packed.subarray(0, packed.length / 2), 1e6)).toThrow(RangeError)
  expect(() => unpack(Uint8Array.from([1, 2, 3]), 1e6)).toThrow('damaged or too large')
  expect(() => unpack(new Uint8Array(), 1e6)).toThrow(RangeError)
})

it('gives equal fingerprints only to equal contents that are split in the same places', () => {
  const part = fc.oneof(fc.string(), fc.uint8Array())
  const parts = fc.array(part, { maxLength: 5 })
  const wordOf = (all: readonly (string | Uint8Array)[]) =>
    JSON.stringify(all.map((one) => [one.length, Buffer.from(one as string).toString('hex')]))
  fc.assert(fc.property(parts, parts, (a, b) => (fingerprint(a) === fingerprint(b)) === (wordOf(a) === wordOf(b))))
  expect(fingerprint(['ab', 'c'])).not.toBe(fingerprint(['a', 'bc']))
})

import { createHash } from 'node:crypto'
import { type Builtin, builtin } from './signature.ts'
import { BytesValue } from './values.ts'

/** Reflected polynomials of the two checksums. */
const crc32Table = table(0xedb88320)
const crc32cTable = table(0x82f63b78)

function table(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, index) => {
    let c = index
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ polynomial : c >>> 1
    return c
  })
}

/** The checksum as four bytes, the lowest first. */
function checksum(bytes: Uint8Array, steps: Uint32Array): BytesValue {
  let c = 0xffffffff
  for (const byte of bytes) c = (c >>> 8) ^ (steps[(c ^ byte) & 0xff] ?? 0)
  const result = Buffer.alloc(4)
  result.writeUInt32LE((c ^ 0xffffffff) >>> 0)
  return new BytesValue(result)
}

const bytesOf = (input: string | BytesValue) => (typeof input === 'string' ? Buffer.from(input, 'utf8') : input.bytes)

const digest = (algorithm: string) =>
  builtin(['text'], (input) => new BytesValue(createHash(algorithm).update(bytesOf(input)).digest()))

export const hashing: Record<string, Builtin> = {
  crc32: builtin(['text'], (input) => checksum(bytesOf(input), crc32Table)),
  crc32c: builtin(['text'], (input) => checksum(bytesOf(input), crc32cTable)),
  md5: digest('md5'),
  sha256: digest('sha256'),
}

import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Deflates bytes for a document field. Availability is repetitive, so it usually shrinks to a tenth. */
export function pack(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(deflateRawSync(bytes))
}

/** Inflates what `pack` returned. @throws RangeError when the bytes are damaged or would exceed `limit`. */
export function unpack(bytes: Uint8Array, limit: number): Uint8Array {
  try {
    return inflateRawSync(bytes, { maxOutputLength: limit })
  } catch (cause) {
    throw new RangeError('packed bytes are damaged or too large', { cause })
  }
}

/** A short hash that tells whether contents changed. Not a defence against forgery. */
export function fingerprint(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    hash.update(`${part.length}:`)
    hash.update(part)
  }
  return hash.digest('base64url').slice(0, 22)
}

import { createHash } from 'node:crypto'

/** 128 bits of a text's SHA-256, in letters that fit an address and a header. */
export function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

import { createHash } from 'node:crypto'

/** Returns 132 bits of a text's SHA-256, in characters that are safe in a URL and a header. */
export function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

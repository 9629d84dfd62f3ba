import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Returns 132 bits of a text's SHA-256, in characters that are safe in a URL and a header. */
export function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Whether a secret or signature is the right one, compared in constant time, so that timing reveals nothing of it. */
export function isSecret(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Returns random letters and digits that don't look alike, of five bits each. */
export function randomLetters(count: number): string {
  const alphabet = '23456789abcdefghijkmnpqrstuvwxyz'
  return Array.from(randomBytes(count), (byte) => alphabet[byte % alphabet.length]).join('')
}

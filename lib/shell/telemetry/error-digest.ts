/**
 * Returns a short code for an error that reveals nothing about it: the server's digest, or a hash of name, message and
 * the first line of the stack, so that the same error has the same code for everyone.
 */
export function digestError(error: Error & { digest?: string }): string {
  if (error.digest) return error.digest
  const [, first = ''] = error.stack?.split('\n') ?? []
  return hash(`${error.name}\n${error.message}\n${first.trim()}`).toString(36)
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

import type { FormKind } from './form-model.ts'

const letters = { contact: 'C', booking: 'B', review: 'R' } as const satisfies Record<FormKind, string>
/** Without the characters that are read for one another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const characters = 8

/**
 * The number the sender quotes, such as `C-7F3K-9QWM`.
 * @param bytes at least 8 bytes that nobody can guess, the same for every try to send one form
 */
export function referenceOf(kind: FormKind, bytes: Uint8Array): string {
  const text = [...bytes.slice(0, characters)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters[kind]}-${text.slice(0, 4)}-${text.slice(4)}`
}

import type { FormKind } from './form-model.ts'

/** Everything that gets a reference to quote. */
export type Numbered = FormKind | 'bid-report' | 'chat'

const letters = {
  contact: 'C',
  booking: 'B',
  review: 'R',
  'bid-report': 'U',
  chat: 'H',
} as const satisfies Record<Numbered, string>
/** Leaves out characters that are easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const characters = 8

/**
 * Returns the reference the sender quotes, such as `C-7F3K-9QWM`.
 * @param bytes at least 8 unguessable bytes, the same for every retry of one form
 */
export function makeReference(kind: Numbered, bytes: Uint8Array): string {
  const text = [...bytes.slice(0, characters)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters[kind]}-${text.slice(0, 4)}-${text.slice(4)}`
}

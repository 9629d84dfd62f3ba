import { PersonName } from './sign-up.ts'

/** Checks of the login dialog's fields before anything is sent. The auth service has the last word. */

export const passwordMinimum = 6
export const passwordHint = 'Password must be at least 6 characters'

/**
 * Returns what to say below a new password: the requirement until it is met, then how strong the password is. Length
 * counts most, because it makes guessing costly; repeating a few characters adds little.
 */
export function passwordStrength(password: string): string {
  if (password.length < passwordMinimum) return passwordHint
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const length = Math.min(password.length, new Set(password).size * 2) + Math.max(0, kinds - 1)
  if (length < 11) return 'Weak. Three or four words that don’t belong together make a strong one.'
  return length < 15 ? 'Fair. A few more letters make it strong.' : 'Strong.'
}

/** Returns an email address as it is sent: without surrounding blanks and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

export function isEmail(email: string): boolean {
  return email.includes('@') && email.includes('.')
}

export type CredentialField = 'name' | 'email' | 'password'
export type Credentials = Record<CredentialField, string>
export type DialogTab = 'login' | 'signup' | 'reset'

const rules: Record<DialogTab, Partial<Record<CredentialField, (value: string) => string | null>>> = {
  login: { email: emailFault, password: (password) => (password === '' ? 'Enter your password' : null) },
  signup: {
    name: nameFault,
    email: emailFault,
    password: (password) => (password.length < passwordMinimum ? passwordHint : null),
  },
  reset: { email: emailFault },
}

export function nameFault(name: string): string | null {
  if (name.trim() === '') return 'Enter your name'
  return PersonName.safeParse(name).success ? null : 'Enter a name of up to 100 characters, without special symbols'
}

function emailFault(email: string): string | null {
  return isEmail(email) ? null : 'Enter an email address with an @ and a dot'
}

/** Returns the faulty fields of a tab, with what each should be, in the order they appear on screen. */
export function credentialFaults(tab: DialogTab, values: Credentials): { field: CredentialField; message: string }[] {
  const fields: CredentialField[] = ['name', 'email', 'password']
  return fields.flatMap((field) => {
    const message = rules[tab][field]?.(values[field]) ?? null
    return message === null ? [] : [{ field, message }]
  })
}

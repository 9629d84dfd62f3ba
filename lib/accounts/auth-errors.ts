import { CommonPasswordError, PasswordRequirementsError } from './password-requirements.ts'

/** The auth service's error codes in the traveller's words. Codes are as the SDK gives them, without `auth/`. */

const incorrect =
  'The email address or password you entered is incorrect. Please try again. If this persists, please try resetting your password, or contact me.'
const anyOther =
  'There was an error logging in or signing up. Please try again. If this persists, please contact me, quoting the error message below.'
const common =
  'That password is one of the first anyone would guess. Choose another: three or four unrelated words are easy to remember and hard to guess.'
const taken = 'There is already an account with this email address.'

/** One plain sentence for each code: what happened and what helps. */
export const authErrorHints = {
  'internal-error': 'The log-in service had a problem. Wait a minute, then try again.',
  'user-mismatch': 'That’s a different account from the one you’re logged in to.',
  'password-does-not-meet-requirements': 'The password doesn’t meet the requirements.',
  'unauthorized-domain': 'You can’t log in from this web address.',
  'popup-blocked': 'Your browser blocked the log-in window. Allow it, then try again.',
  'popup-closed-by-user': 'The log-in window was closed before you finished.',
  'cancelled-popup-request': 'Another log-in window was opened, so this one was cancelled.',
  'web-storage-unsupported': 'To log in, allow this site to store data in your browser.',
  'network-request-failed': 'We couldn’t reach the log-in service. Check your connection, then try again.',
  'invalid-auth-event': 'The log-in didn’t finish. Please start again.',
  'auth-domain-config-required': 'Log-in isn’t set up on this site.',
  'invalid-api-key': 'Log-in isn’t set up on this site.',
  'argument-error': 'The log-in service didn’t understand the request. Reload the page and try again.',
  'wrong-password': 'The password is incorrect.',
  'invalid-credential': 'The email address or password is incorrect.',
  'email-already-in-use': taken,
  'user-not-found': 'The email address or password is incorrect.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, or reset your password.',
  'expired-action-code': 'This link has expired. Request a new one.',
  'requires-recent-login': 'For your security, enter your password again.',
  'invalid-action-code': 'This link is incomplete or has already been used. Request a new one.',
  'invalid-email': 'Enter a valid email address.',
  'missing-email': 'Enter your email address.',
  'weak-password': 'Password must be at least 6 characters.',
  'user-disabled': 'This account has been disabled. Contact me if you think that’s a mistake.',
  'user-token-expired': 'Your session has ended. Log in again.',
  'operation-not-allowed': 'This way of logging in is turned off.',
  timeout: 'The log-in service took too long. Check your connection, then try again.',
} as const

export type AuthErrorCode = keyof typeof authErrorHints

/** What a failed log-in or sign-up shows. `raw` is the service's own message, quoted below the text. */
export type DialogError = {
  text: string
  hint: string | null
  raw: string | null
  /** What the text offers besides trying again. */
  offer: 'login' | 'reset' | null
}

/** Returns the message of a failed log-in or sign-up. */
export function dialogError(error: unknown): DialogError {
  const code = authErrorCode(error)
  if (code === 'email-already-in-use') return { text: taken, hint: null, raw: null, offer: 'login' }
  if (code === 'invalid-credential' || code === 'wrong-password' || code === 'user-not-found') {
    // Auth services without email enumeration protection say which of the two was wrong; we never repeat that.
    return { text: incorrect, hint: null, raw: null, offer: 'reset' }
  }
  if (error instanceof CommonPasswordError) return { text: common, hint: null, raw: null, offer: null }
  return { text: anyOther, hint: getHint(error), raw: rawMessage(error), offer: null }
}

/** Returns the message of a failed reset, settings change or action link: a plain sentence, or the raw message. */
export function accountErrorText(error: unknown): string {
  return getHint(error) ?? `That didn’t work: ${rawMessage(error)}`
}

function getHint(error: unknown): string | null {
  if (error instanceof CommonPasswordError) return common
  if (error instanceof PasswordRequirementsError && error.requirements.length > 0) {
    return `The password still needs ${error.requirements.join(', ')}.`
  }
  const code = authErrorCode(error)
  return code && authErrorHints[code]
}

const linkRefusals: readonly (AuthErrorCode | null)[] = [
  'expired-action-code',
  'invalid-action-code',
  'user-disabled',
  'user-not-found',
]

/** Whether an emailed link was looked at and found of no use, as opposed to one that couldn't be looked at. */
export function isLinkRefused(error: unknown): boolean {
  return linkRefusals.includes(authErrorCode(error))
}

/** Returns the code of an auth error, or null when it isn't one we know. */
export function authErrorCode(error: unknown): AuthErrorCode | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  const code = error.code.replace(/^auth\//, '')
  return code in authErrorHints ? (code as AuthErrorCode) : null
}

function rawMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

import type { OperatorSet } from '../lib/server/admin/operators.ts'

type OperatorRequest = { email: string; action: 'add' | 'remove' | 'reset'; backend: string }

/**
 * Returns the line to print and the exit code after adding or removing an operator or resetting their second factor.
 */
export function operatorWords(
  outcome: OperatorSet,
  { email, action, backend }: OperatorRequest,
): { code: 0 | 1; line: string } {
  if (outcome === 'unknown') {
    const advice = action === 'add' ? ' Sign up there first.' : ''
    return { code: 1, line: `${email} has no account on ${backend}; nothing was changed.${advice}` }
  }
  return {
    code: 0,
    line: `${email} ${words[action][outcome]} on ${backend}${outcome === 'same' ? '; nothing was changed' : ''}.`,
  }
}

const site = '/admin/dashboard'
const words = {
  add: { changed: `may now open ${site}`, same: `could already open ${site}` },
  remove: { changed: `may no longer open ${site}`, same: `could not open ${site}` },
  reset: {
    changed: 'sets up another authenticator app after their next log-in',
    same: 'had no authenticator app set up',
  },
} as const

/** Returns in one line why the account couldn't be looked up. */
export function refusalWords(error: unknown, email: string, backend: string): string {
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'auth/invalid-email') return `${email} isn’t an email address; nothing was changed.`
  return `${backend} didn’t respond; nothing was changed. ${message ?? error}`
}

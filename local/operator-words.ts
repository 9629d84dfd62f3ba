import type { OperatorSet } from '../lib/server/admin/set-operator.ts'

type Asked = { email: string; isOperator: boolean; backend: string }

/** What came of making somebody an operator, or of taking that away: the line to print and the exit code. */
export function operatorWords(
  outcome: OperatorSet,
  { email, isOperator, backend }: Asked,
): { code: 0 | 1; line: string } {
  const site = '/admin/dashboard'
  switch (outcome) {
    case 'unknown':
      return {
        code: 1,
        line: `${email} has no account on ${backend}; nothing was changed.${isOperator ? ' Sign up there first.' : ''}`,
      }
    case 'same':
      return {
        code: 0,
        line: `${email} ${isOperator ? 'could already open' : 'could not open'} ${site} on ${backend}; nothing was changed.`,
      }
    case 'changed':
      return { code: 0, line: `${email} ${isOperator ? 'may now open' : 'may no longer open'} ${site} on ${backend}.` }
  }
}

/** Why the account could not be asked about, in one line. */
export function refusalWords(error: unknown, email: string, backend: string): string {
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'auth/invalid-email') return `${email} is not an email address; nothing was changed.`
  return `${backend} did not answer; nothing was changed. ${message ?? error}`
}

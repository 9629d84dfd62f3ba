/** What went wrong with a write or a call, and what to do, in one sentence. */
export function refusalWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace(/^functions\//, '') : ''
  if (code === 'permission-denied') {
    return 'The database refused it: your plan, or your log-in, does not allow this. Check the marked fields, or log in again.'
  }
  if (code === 'unavailable' || code === 'deadline-exceeded' || code === 'internal') {
    return 'The server could not be reached. Please try again in a moment.'
  }
  if (code === 'resource-exhausted') return 'That was asked too often. Please wait a minute and try again.'
  if (code === 'unauthenticated') return 'You are no longer logged in. Log in and try again.'
  return error instanceof Error && error.message !== '' ? error.message : 'Something failed. Please try again.'
}

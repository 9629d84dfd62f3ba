import type { Written } from '@/lib/accounts/client/acknowledged.ts'
import { notify } from '../ui/notify.ts'

/** Shows a toast saying that a change was saved, or that it will be once the device is online. */
export function toastSaved(what: string, written: Written): void {
  if (written === 'saved') notify(`${what}.`, 4_000)
  else notify(`${what} on this page. Keep it open: we’ll save it when you’re back online.`, 10_000)
}

/** Says in a sentence or two why a write or a call failed and what to do about it. */
export function refusalWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace(/^functions\//, '') : ''
  if (code === 'permission-denied') {
    return 'Your plan or log-in doesn’t allow this. Check the marked fields, or log in again.'
  }
  if (code === 'unavailable' || code === 'deadline-exceeded' || code === 'internal') {
    return 'We couldn’t reach our server. Please try again in a moment.'
  }
  if (code === 'resource-exhausted') return 'Too many tries. Please wait a minute and try again.'
  if (code === 'unauthenticated') return 'You’ve been logged out. Log in and try again.'
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong. Please try again.'
}

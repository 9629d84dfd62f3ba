import type { Written } from '@/lib/accounts/client/acknowledged.ts'
import { notify, notifyFailure } from './notify.ts'

/** The alert a change was made to. `href` leads back to it, or to what was typed for it. */
type Changed = { name: string | undefined; href: string }

/** Shows a toast saying that a change was saved, or that it will be once the device is online. */
export function toastSaved(what: string, written: Written, changed: Changed): Promise<void> {
  if (written.state === 'saved') notify(`${what}.`, 4_000)
  else notify(`${what} on this page. Keep it open: we’ll save it when you’re back online.`, 10_000)
  return toastRefusal(written, changed)
}

/** Says on whatever page the member is, if a change made offline is refused later. */
export async function toastRefusal(written: Written, { name, href }: Changed): Promise<void> {
  const error = written.state === 'waiting' ? await written.refusal : null
  if (error === null) return
  const reason = refusalWords(error, 'Your plan may no longer cover it.')
  notifyFailure(`${name ? `“${name}”` : 'Your alert'} wasn’t saved. ${reason}`, { href, label: 'Open it' })
}

const forbiddenWords = 'Your plan or log-in doesn’t allow this. Check the marked fields, or log in again.'

/** Says in a sentence or two why a write or a call failed and what to do about it. */
export function refusalWords(error: unknown, forbidden = forbiddenWords): string {
  const code = error instanceof Error && 'code' in error ? String(error.code).replace(/^functions\//, '') : ''
  if (code === 'permission-denied') return forbidden
  if (code === 'unavailable' || code === 'deadline-exceeded' || code === 'internal') {
    return 'We couldn’t reach our server. Please try again in a moment.'
  }
  if (code === 'resource-exhausted') return 'Too many tries. Please wait a minute and try again.'
  if (code === 'unauthenticated') return 'You’ve been logged out. Log in and try again.'
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong. Please try again.'
}

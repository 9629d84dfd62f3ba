import type { Written } from '@/lib/accounts/client/acknowledged.ts'
import { notify } from '../ui/notify.ts'

/** Says that a change was made, or that it waits for the connection. */
export function toastSaved(what: string, written: Written): void {
  if (written === 'saved') notify(`${what}.`, 4_000)
  else notify(`${what} on this page. Keep it open: we’ll save it when you’re back online.`, 10_000)
}

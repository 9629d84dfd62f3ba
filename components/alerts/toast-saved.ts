import type { Written } from '@/lib/accounts/client/acknowledged.ts'
import { notify } from '../ui/notify.ts'

/** Shows a toast saying that a change was saved, or that it will be once the device is online. */
export function toastSaved(what: string, written: Written): void {
  if (written === 'saved') notify(`${what}.`, 4_000)
  else notify(`${what} on this page. Keep it open: we’ll save it when you’re back online.`, 10_000)
}

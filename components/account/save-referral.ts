import { rememberReferral } from '@/lib/accounts/referral.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { toasts } from '../ui/notify.ts'

const MAX_LENGTH = 1_000

/** Stores the code of a referral link for seven days. It is checked only when claimed, so it may not be a real code. */
export function saveReferral(code: string): void {
  if (code === '' || code.length > MAX_LENGTH) return
  rememberReferral(browserStore(), code, Date.now())
  toasts.referral()
}

import { rememberReferral } from '@/lib/accounts/referral.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { toasts } from '../ui/notify.ts'

const MAX_LENGTH = 1_000

/** Keeps what a referral link carries for seven days, whatever it is; only what is a code is ever claimed. */
export function keepReferral(code: string): void {
  if (code === '' || code.length > MAX_LENGTH) return
  rememberReferral(browserStore(), code, Date.now())
  toasts.referral()
}

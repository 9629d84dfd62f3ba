import { ReferralCode, rememberReferral } from '@/lib/accounts/referral.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { toasts } from '../ui/notify.ts'

/** Keeps what a referral link carries for seven days; the server says later whose it is. */
export function keepReferral(code: string): void {
  const parsed = ReferralCode.safeParse(code)
  if (!parsed.success) return
  rememberReferral(browserStore(), parsed.data, Date.now())
  toasts.referral()
}

import { ReferralCode, rememberReferral } from '@/lib/accounts/referral.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { toasts } from '../ui/notify.ts'

/** Keeps the code of a referral link for seven days. Whatever isn't a code is passed over in silence. */
export function keepReferral(code: string): void {
  const parsed = ReferralCode.safeParse(code)
  if (!parsed.success) return
  rememberReferral(browserStore(), parsed.data, Date.now())
  toasts.referral()
}

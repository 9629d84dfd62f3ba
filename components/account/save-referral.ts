import { rememberReferral } from '@/lib/accounts/referral.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { toasts } from '../ui/notify.ts'

const MAX_LENGTH = 1_000

/**
 * Stores the code of a referral link for seven days: the first in the address that isn't blank, without the spaces that
 * copying adds. It is checked only when claimed, so it may not be a real code.
 */
export function saveReferral(search: string): void {
  const codes = new URLSearchParams(search).getAll('ref').map((code) => code.trim())
  const code = codes.find((one) => one !== '')
  if (code === undefined || code.length > MAX_LENGTH) return
  rememberReferral(browserStore(), code, Date.now())
  toasts.referral()
}

import { z } from 'zod'

/** A visit through a referral link counts for a sign-up within 7 days. */
export const referralLifeMs = 604_800_000

const keys = { code: 'referral', expiry: 'referral-expiry' } as const

/** What may be a member's code. Ours have ten characters; older links may differ, and `?ref=` may contain anything. */
export const ReferralCode = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps the code of a visited referral link; a newer link replaces an older one. */
export function rememberReferral(store: Store, code: string, nowMs: number): void {
  store.setItem(keys.code, code)
  store.setItem(keys.expiry, String(nowMs + referralLifeMs))
}

/** Returns the code still to be credited, or null. An invalid or expired one is removed. */
export function recallReferral(store: Store, nowMs: number): string | null {
  const code = ReferralCode.safeParse(store.getItem(keys.code))
  const expiry = Number(store.getItem(keys.expiry))
  if (code.success && expiry > nowMs) return code.data
  clearReferral(store)
  return null
}

export function clearReferral(store: Store): void {
  store.removeItem(keys.code)
  store.removeItem(keys.expiry)
}

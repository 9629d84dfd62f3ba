import { z } from 'zod'

/** A visit by somebody's referral link counts for a sign-up within 7 days. */
export const referralLifeMs = 604_800_000

const keys = { code: 'referral', expiry: 'referral-expiry' } as const

/** What a link may carry in `?ref=`: anything, though only what looks like one of our codes can name a member. */
export const ReferralCode = z.string().min(1).max(1_000)

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps the code of a visited referral link; a newer link replaces an older one. */
export function rememberReferral(store: Store, code: string, nowMs: number): void {
  store.setItem(keys.code, code)
  store.setItem(keys.expiry, String(nowMs + referralLifeMs))
}

/** The code still to be credited, or null. One past its time is removed. */
export function recallReferral(store: Store, nowMs: number): string | null {
  const code = ReferralCode.safeParse(store.getItem(keys.code))
  const expiry = Number(store.getItem(keys.expiry))
  if (code.success && expiry > nowMs) return code.data
  forgetReferral(store)
  return null
}

export function forgetReferral(store: Store): void {
  store.removeItem(keys.code)
  store.removeItem(keys.expiry)
}

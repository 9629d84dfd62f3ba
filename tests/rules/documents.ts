import { doc, type Firestore, setDoc } from 'firebase/firestore'
import type { UserDocument } from '../../lib/accounts/documents.ts'
import type { PlanDocument } from '../../lib/billing/plan-document.ts'
import type { PlanSlug } from '../../lib/core/plan.ts'
import { settingsWith } from '../unit/lib/alerts/settings.ts'

export const userDocument: UserDocument = {
  name: 'Ann Owner',
  email: 'owner@pointsward.test',
  createdAt: '2026-11-20T00:00:00.000Z',
  referrer: 'direct',
  referredBy: null,
  referralCode: 'abcdefghjk',
  marketing: { email: false },
}

export function planDocument(slug: PlanSlug): PlanDocument {
  return { name: { slug }, status: 'active', periodEnd: null }
}

/** Stores an owner with the three documents that sign-up creates. */
export async function seedOwner(db: Firestore, slug: PlanSlug = 'free'): Promise<void> {
  await setDoc(doc(db, 'users/owner'), userDocument)
  await setDoc(doc(db, 'users/owner/private/plan'), planDocument(slug))
  await setDoc(doc(db, 'users/owner/private/usage'), { days: {} })
}

/** A calendar date `days` from today, for limits that the rules count from the server's own today. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

export const alertSettings = () =>
  settingsWith({
    name: 'Sydney to Tokyo',
    from: ['SYD', 'MEL'],
    to: ['country:JP', 'region:south-east-asia'],
    dates: { start: dayFromNow(10), end: dayFromNow(40) },
    cabins: ['J', 'F'],
    maxPoints: 120_000,
  })

export const seatAlertSettings = () => ({
  name: 'Window please',
  flight: 'QF1',
  date: dayFromNow(30),
  cabin: 'J',
  wanted: { kind: 'named', seats: ['1A', '12K'] },
  quiet: { start: '22:00', end: '07:00', timeZone: 'Australia/Sydney' },
  channels: ['email', 'push'],
  paused: false,
})

import type { Firestore } from 'firebase-admin/firestore'
import { seatsADay } from '../../availability/own/own-limits.ts'
import { OwnUse, ownUsePath } from '../../availability/own/own-seats.ts'
import { sharedADay } from '../../availability/own/shared-seats.ts'
import type { LocalDate } from '../../core/clock.ts'
import type { PlanSlug } from '../../core/plan.ts'

/** Returns how many seats a member may add in a day, how many of them are left, and how many they may still share. */
export async function leftToday(db: Firestore, uid: string, plan: PlanSlug, day: LocalDate) {
  const use = OwnUse.safeParse((await db.doc(ownUsePath(uid)).get()).data()).data
  const used = use?.day === day ? use : { seats: 0, shared: 0 }
  return {
    aDay: seatsADay[plan],
    leftToday: Math.max(0, seatsADay[plan] - used.seats),
    leftToShare: Math.max(0, sharedADay[plan] - used.shared),
  }
}

/**
 * Counts seats towards the day's limits and returns how many may still be added. Returns null, and counts nothing, if
 * they don't all fit.
 */
export async function spendToday(
  db: Firestore,
  uid: string,
  plan: PlanSlug,
  { day, seats = 0, shared = 0 }: { day: LocalDate; seats?: number; shared?: number },
): Promise<number | null> {
  const ref = db.doc(ownUsePath(uid))
  return db.runTransaction(async (transaction) => {
    const use = OwnUse.safeParse((await transaction.get(ref)).data()).data
    const before = use?.day === day ? use : { seats: 0, shared: 0 }
    const after = { seats: before.seats + seats, shared: before.shared + shared }
    if (after.seats > seatsADay[plan] || after.shared > sharedADay[plan]) return null
    transaction.set(ref, { day, ...after })
    return seatsADay[plan] - after.seats
  })
}

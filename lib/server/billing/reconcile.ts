import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { type Parties, syncPlan } from '../../billing/follow-payments.ts'
import { isSamePlan } from '../../billing/plan-state.ts'
import { isRunning } from '../../billing/subscription.ts'
import type { Instant } from '../../core/clock.ts'

const pageSize = 200
/** Stays within the provider's limit per second, along with the day's events. */
const atOnce = 5

/** Result of a nightly run. `repaired` plans differed from what the provider reports; `doubled` members pay twice. */
export type Reconciliation = { at: Instant; checked: number; repaired: number; doubled: number; failed: number }

export type Report = (what: string, details: object) => void

/**
 * Brings the plan of every member who ever began to pay in line with what the provider reports, and reports what
 * differed. One member's failure doesn't affect the others; it is counted and reported.
 */
export async function reconcilePlans(db: Firestore, parties: Parties, now: Instant, report: Report) {
  const found: Reconciliation = { at: now, checked: 0, repaired: 0, doubled: 0, failed: 0 }
  let after: string | null = null
  do {
    const page = await customersAfter(db, after)
    for (let start = 0; start < page.length; start += atOnce) {
      await Promise.all(page.slice(start, start + atOnce).map((member) => reconcileOne(member, parties, found, report)))
    }
    after = page.length < pageSize ? null : (page.at(-1)?.uid ?? null)
  } while (after !== null)
  await db.doc(`plan-reconciliations/${now.slice(0, 10)}`).set(found)
  report('plans reconciled', found)
  return found
}

type Paying = { uid: string; customerId: string }

async function customersAfter(db: Firestore, after: string | null): Promise<Paying[]> {
  const ordered = db.collection('payment-customers').orderBy(FieldPath.documentId()).limit(pageSize)
  const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get()
  return docs.map((document) => ({ uid: document.id, customerId: String(document.get('customerId')) }))
}

async function reconcileOne({ uid, customerId }: Paying, parties: Parties, found: Reconciliation, report: Report) {
  found.checked += 1
  try {
    const change = await syncPlan(uid, customerId, parties)
    if (change && !isSamePlan(change.before, change.after)) {
      found.repaired += 1
      report('plan repaired', { uid, customerId, ...change })
    }
    const running = ((await parties.provider.listSubscriptions(customerId)) ?? []).filter(isRunning)
    if (running.length > 1) {
      found.doubled += 1
      report('member pays twice', { uid, customerId, subscriptions: running.map(({ id }) => id) })
    }
  } catch (error) {
    found.failed += 1
    report('plan not reconciled', { uid, customerId, error: String(error) })
  }
}

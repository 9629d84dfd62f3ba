import type { PlanSlug } from '../core/plan.ts'
import { findCustomer, findDispute, type PaymentEvent, planEventTypes, refundedCharge } from './payment-event.ts'
import type { PlanDocument } from './plan-document.ts'
import { getPlanState } from './plan-state.ts'
import type { Subscription } from './subscription.ts'

/** The reads and changes we request from the payment provider. */
export type ProviderReads = {
  /** All subscriptions of a customer, ended ones too; null when the customer is deleted. */
  listSubscriptions(customerId: string): Promise<Subscription[] | null>
  /** The customer whose card was charged, or null. */
  customerOfCharge(chargeId: string): Promise<string | null>
  /** Cancels the customer's running subscriptions created at or before `openedAt` (in seconds). Safe to repeat. */
  cancelSubscriptions(customerId: string, openedAt: number): Promise<void>
  /**
   * Cancels the subscription whose current period this charge paid for. A charge for an earlier period cancels nothing.
   * Safe to repeat.
   */
  endRefunded(chargeId: string): Promise<void>
}

/** One attempt at a transaction. It is retried if anything it read is changed by another writer in the meantime. */
export type PlanTransaction = {
  findPlan(uid: string): Promise<PlanDocument | null>
  isEventKnown(id: string): Promise<boolean>
  /** Writes the plan, even an unchanged one, so that others who have read it start again. */
  writePlan(uid: string, plan: PlanDocument, before: PlanDocument): void
  recordEvent(event: PaymentEvent, uid: string): void
}

/** The store of members' plans. */
export type PlanStore = {
  findMember(customerId: string): Promise<string | null>
  transaction<Result>(work: (transaction: PlanTransaction) => Promise<Result>): Promise<Result>
  /** The slug in the plan document now; null if there is none. */
  findSlug(uid: string): Promise<PlanSlug | null>
  setClaim(uid: string, slug: PlanSlug): Promise<void>
}

export type Parties = { provider: ProviderReads; store: PlanStore }

/** What became of an event. `repeated`: it was applied before. `unrelated`: it concerns no member's plan. */
export type EventOutcome = 'applied' | 'repeated' | 'unrelated'
export type PlanChange = { before: PlanDocument; after: PlanDocument }

/**
 * Applies an event already verified as the provider's: updates the plan of the member it is about to what the provider
 * reports now, and records the event's id in the same transaction. Safe to repeat and to run concurrently.
 * @throws whatever the store or provider throws. The provider then sends the event again, and a repeated event still
 *   sets the claim.
 */
export async function applyPaymentEvent(event: PaymentEvent, parties: Parties): Promise<EventOutcome> {
  if (!planEventTypes.some((type) => type === event.type)) return 'unrelated'
  const dispute = findDispute(event)
  const customerId = dispute ? await parties.provider.customerOfCharge(dispute.charge) : findCustomer(event)
  if (customerId === null) return 'unrelated'
  const uid = await parties.store.findMember(customerId)
  if (uid === null) return 'unrelated'
  const refunded = refundedCharge(event)
  if (refunded) await parties.provider.endRefunded(refunded)
  if (dispute) await parties.provider.cancelSubscriptions(customerId, dispute.openedAt)
  const outcome = await parties.store.transaction(async (transaction) => {
    if (await transaction.isEventKnown(event.id)) return 'repeated'
    const change = await updatePlan(transaction, parties.provider, uid, customerId)
    if (change === null) return 'unrelated'
    transaction.recordEvent(event, uid)
    return 'applied'
  })
  // Repeated events too: the attempt that recorded the event may have failed at this step.
  await syncClaim(parties.store, uid)
  return outcome
}

/**
 * Updates one member's plan to what the provider reports, without an event.
 * @returns the documents before and after; null for a member without a plan document.
 */
export async function syncPlan(
  uid: string,
  customerId: string,
  { provider, store }: Parties,
): Promise<PlanChange | null> {
  const change = await store.transaction((transaction) => updatePlan(transaction, provider, uid, customerId))
  await syncClaim(store, uid)
  return change
}

async function updatePlan(
  transaction: PlanTransaction,
  provider: ProviderReads,
  uid: string,
  customerId: string,
): Promise<PlanChange | null> {
  const before = await transaction.findPlan(uid)
  if (before === null) return null
  // Asked inside the transaction, and written even if it is the same, so that the last writer also has the latest
  // report: an unchanged plan must not let a slower transaction store what it was told before.
  const after = getPlanState(before, customerId, await provider.listSubscriptions(customerId))
  transaction.writePlan(uid, after, before)
  return { before, after }
}

/** Sets the plan claim from the document, and repeats if the document has changed meanwhile. */
async function syncClaim(store: PlanStore, uid: string): Promise<void> {
  let claimed: PlanSlug | null = null
  let wanted = await store.findSlug(uid)
  while (wanted !== null && wanted !== claimed) {
    await store.setClaim(uid, wanted)
    claimed = wanted
    wanted = await store.findSlug(uid)
  }
}

import type { PlanSlug } from '../core/plan.ts'
import { findCustomer, findDispute, type PaymentEvent, planEventTypes, refundedCharge } from './payment-event.ts'
import type { PlanDocument } from './plan-document.ts'
import { getPlanState, isSamePlan } from './plan-state.ts'
import type { Subscription } from './subscription.ts'

/** What is asked of the payment provider. */
export type ProviderReads = {
  /** All subscriptions of a customer, ended ones too; null when the customer is deleted. */
  listSubscriptions(customerId: string): Promise<Subscription[] | null>
  /** Whose card was charged. */
  customerOfCharge(chargeId: string): Promise<string | null>
  /** Ends those of a customer's running subscriptions that began before `openedAt` (seconds). Safe to repeat. */
  cancelSubscriptions(customerId: string, openedAt: number): Promise<void>
  /** Ends the subscription whose running period this charge paid for; one for a period that is over ends nothing. Safe to repeat. */
  endRefunded(chargeId: string): Promise<void>
}

/** One attempt at a transaction. What was read makes the attempt start again when somebody else writes it meanwhile. */
export type PlanTransaction = {
  findPlan(uid: string): Promise<PlanDocument | null>
  isEventKnown(id: string): Promise<boolean>
  writePlan(uid: string, plan: PlanDocument, before: PlanDocument): void
  recordEvent(event: PaymentEvent, uid: string): void
}

/** Where plans are kept. */
export type PlanStore = {
  findMember(customerId: string): Promise<string | null>
  transaction<Result>(work: (transaction: PlanTransaction) => Promise<Result>): Promise<Result>
  /** The slug of the plan document now; null without one. */
  findSlug(uid: string): Promise<PlanSlug | null>
  setClaim(uid: string, slug: PlanSlug): Promise<void>
}

export type Parties = { provider: ProviderReads; store: PlanStore }

/** What became of an event: `repeated` was applied before, `unrelated` is about no member's plan. */
export type EventOutcome = 'applied' | 'repeated' | 'unrelated'
export type PlanChange = { before: PlanDocument; after: PlanDocument }

/**
 * Applies an event that is known to come from the provider: brings the plan of the member it is about to what the
 * provider reports now, and stores the event's id in the same transaction. Safe to repeat and to run at the same time.
 * @throws whatever store or provider fail with; nothing is stored then, and the provider will send the event again.
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
    const change = await bringPlan(transaction, parties.provider, uid, customerId)
    if (change === null) return 'unrelated'
    transaction.recordEvent(event, uid)
    return 'applied'
  })
  // Also for a repeated one: the attempt that stored it may have failed at just this.
  await bringClaim(parties.store, uid)
  return outcome
}

/**
 * Brings one member's plan to what the provider reports, without any event.
 * @returns the documents before and after; null for a member without a plan document.
 */
export async function syncPlan(
  uid: string,
  customerId: string,
  { provider, store }: Parties,
): Promise<PlanChange | null> {
  const change = await store.transaction((transaction) => bringPlan(transaction, provider, uid, customerId))
  await bringClaim(store, uid)
  return change
}

async function bringPlan(
  transaction: PlanTransaction,
  provider: ProviderReads,
  uid: string,
  customerId: string,
): Promise<PlanChange | null> {
  const before = await transaction.findPlan(uid)
  if (before === null) return null
  // Asked only now: whoever writes last has then also asked last.
  const after = getPlanState(before, customerId, await provider.listSubscriptions(customerId))
  if (!isSamePlan(before, after)) transaction.writePlan(uid, after, before)
  return { before, after }
}

/** Sets the claim to the document's plan, until the document still says so afterwards. */
async function bringClaim(store: PlanStore, uid: string): Promise<void> {
  let claimed: PlanSlug | null = null
  let wanted = await store.findSlug(uid)
  while (wanted !== null && wanted !== claimed) {
    await store.setClaim(uid, wanted)
    claimed = wanted
    wanted = await store.findSlug(uid)
  }
}

import { randomUUID } from 'node:crypto'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { LEASE_MS, MAX_ATTEMPTS, nextAttemptAt } from '../../../alerts/delivery/retry.ts'
import { OutboxDocument } from '../../../alerts/outbox.ts'
import type { Instant } from '../../../core/clock.ts'
import { addMs } from '../../../core/dates.ts'
import type { Outcome } from './outcome.ts'

/**
 * A worker's right to send one message. `unsure` is true after any earlier attempt, which may have succeeded even
 * though its result was lost.
 */
export type Claim = { ref: DocumentReference; token: string; attempts: number; unsure: boolean }

type Queued = { status: string; notBefore: Instant; leaseUntil?: unknown }

/** Whether a worker may take a message or a mail now: it is due, and no other worker holds it. */
export function isFree(message: Queued, now: Instant): boolean {
  if (message.status === 'pending') return message.notBefore <= now
  return message.status === 'sending' && String(message.leaseUntil ?? '') <= now
}

/** Whether a message changed since it was read: the matcher adds openings until it is claimed. */
function hasChanged(current: DocumentSnapshot, read: DocumentSnapshot): boolean {
  return read.updateTime === undefined || current.updateTime?.isEqual(read.updateTime) !== true
}

/**
 * Claims a message for sending until the lease ends; null when another worker has it, or it is finished. `changed`
 * means that it must be read and rendered again first.
 */
export async function claimMessage(
  read: DocumentSnapshot,
  now: Instant,
  triedAt: Instant,
): Promise<Claim | 'changed' | null> {
  const { ref } = read
  return ref.firestore.runTransaction(async (transaction) => {
    const current = await transaction.get(ref)
    const parsed = OutboxDocument.safeParse(current.data())
    if (!parsed.success || !isFree(parsed.data, now)) return null
    if (hasChanged(current, read)) return 'changed'
    const { attempts } = parsed.data
    const token = randomUUID()
    const leaseUntil = addMs(now, LEASE_MS)
    transaction.update(ref, { status: 'sending', attempts: attempts + 1, claim: token, leaseUntil, triedAt })
    return { ref, token, attempts: attempts + 1, unsure: attempts > 0 }
  })
}

/** Stores the outcome of an attempt, unless the lease has passed to another worker in the meantime. */
export async function storeOutcome(
  db: Firestore,
  { ref, token, attempts }: Claim,
  outcome: Outcome,
  { now, chance }: { now: Instant; chance: number },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const held = (await transaction.get(ref)).get('claim')
    if (held === token)
      transaction.update(ref, { claim: null, leaseUntil: null, ...toChange(outcome, attempts, now, chance) })
  })
}

function toChange(outcome: Outcome, attempts: number, now: Instant, chance: number): Partial<OutboxDocument> {
  switch (outcome.kind) {
    case 'sent': {
      const { to, bounceKey } = outcome
      return { status: 'sent', sentAt: now, fault: null, to, ...(bounceKey === undefined ? {} : { bounceKey }) }
    }
    case 'retry': {
      const { fault, wait } = outcome
      if (attempts >= MAX_ATTEMPTS) return { status: 'dead', fault }
      return { status: 'pending', fault, notBefore: nextAttemptAt(now, attempts, { chance, wait }) }
    }
    case 'dead':
    case 'suppressed':
      return { status: outcome.kind, fault: outcome.fault }
  }
}

/**
 * Returns why a channel failed for good; null when the message was sent, undefined when the attempt decides neither.
 */
export function faultAfter(outcome: Outcome, attempts: number): string | null | undefined {
  if (outcome.kind === 'sent') return null
  const isOver = outcome.kind === 'dead' || (outcome.kind === 'retry' && attempts >= MAX_ATTEMPTS)
  return isOver ? outcome.fault : undefined
}

/** Ends a message that no worker is sending, with the reason. Resolves to false if it changed since it was read. */
export function endUnsent(read: DocumentSnapshot, fault: string, now: Instant): Promise<boolean> {
  return changeUnsent(read, { status: 'suppressed', fault }, now)
}

/** Holds back a message that no worker is sending, until then. Resolves to false if it changed since it was read. */
export function holdUnsent(read: DocumentSnapshot, until: Instant, now: Instant): Promise<boolean> {
  return changeUnsent(read, { status: 'pending', notBefore: until }, now)
}

async function changeUnsent(read: DocumentSnapshot, change: Partial<OutboxDocument>, now: Instant): Promise<boolean> {
  const { ref } = read
  return ref.firestore.runTransaction(async (transaction) => {
    const current = await transaction.get(ref)
    const parsed = OutboxDocument.safeParse(current.data())
    if (!parsed.success || !isFree(parsed.data, now)) return true
    if (hasChanged(current, read)) return false
    transaction.update(ref, { ...change, claim: null, leaseUntil: null })
    return true
  })
}

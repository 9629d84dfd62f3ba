import { createHash } from 'node:crypto'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { z } from 'zod'
import { accountDeletedEmail } from '../../accounts/account-emails.ts'
import { accountPaths, UserDocument } from '../../accounts/documents.ts'
import type { Instant } from '../../core/clock.ts'
import { findCustomerId } from '../billing/customer.ts'
import { isCustomer } from '../billing/provider-reads.ts'
import { isTokenFault } from '../caller.ts'
import { endEverySession } from '../ended-sessions.ts'
import { queueAccountEmail } from '../mail/mail-document.ts'
import { withdrawSightings } from '../own-seats/shared-store.ts'
import { listRecords } from './personal-data.ts'
import { withdrawReferral } from './referrals.ts'

export type EndContext = {
  db: Firestore
  auth: Pick<Auth, 'updateUser' | 'deleteUser' | 'revokeRefreshTokens' | 'getUser'>
  stripe: () => Stripe
  /** Requests that a mail be sent; without it the sweep finds the mail. */
  enqueue?: (id: string) => Promise<void>
}

/** Replaces the uid of a member who has left where another member's record names them. */
export const departed = 'departed'

const deletionReference = (db: Firestore, uid: string) => db.doc(`account-ends/${uid}`)

/**
 * Deletes an account for good: no further charge, no documents, no sign-in. Safe to repeat; the next call finishes what
 * broke off. The order ensures that no one is charged for, or locked into, a half-deleted account.
 * @throws whatever a service fails with; the request is stored, and the nightly run continues from there.
 */
export async function deleteAccount(uid: string, context: EndContext, now: Instant): Promise<void> {
  const { db, auth, stripe, enqueue } = context
  const { customerId, email } = await recordDeletion(db, uid, now)
  // Otherwise a page still open would find its documents missing and have them created again.
  await unlessGone(auth.updateUser(uid, { disabled: true }))
  await unlessGone(endEverySession({ db, auth }, uid))
  // The provider reports the end by events, which must no longer find the member.
  await db.doc(accountPaths.paymentCustomer(uid)).delete()
  // The provider cancels a deleted customer's subscriptions immediately.
  if (customerId !== null && (await isCustomer(stripe(), customerId))) await stripe().customers.del(customerId)
  // Before the other records, because seats they shared must also be withdrawn from what others see.
  await withdrawSightings(db, uid, now)
  await deleteRecords(db, uid)
  await unlessGone(auth.deleteUser(uid))
  // Again, for what calls already under way have written in the meantime.
  await withdrawSightings(db, uid, now)
  await deleteRecords(db, uid)
  if (email !== null) {
    // The last mail no longer belongs to an account, so its id contains no uid.
    const id = `deleted-${createHash('sha256').update(uid).digest('hex').slice(0, 32)}`
    if (await queueAccountEmail(db, id, accountDeletedEmail(now), { uid: null, to: email, now })) await enqueue?.(id)
  }
  await deletionReference(db, uid).delete()
}

/** Records that the account is to be deleted, whose payments end with it, and which address to notify. */
async function recordDeletion(db: Firestore, uid: string, now: Instant): Promise<Deletion> {
  const [kept, user] = await db.getAll(deletionReference(db, uid), db.doc(accountPaths.user(uid)))
  const before = Deletion.safeParse(kept?.data()).data ?? { customerId: null, email: null }
  const member = UserDocument.safeParse(user?.data()).data
  const deletion = {
    customerId: (await findCustomerId(db, uid)) ?? before.customerId,
    email: member?.email ?? before.email,
  }
  await deletionReference(db, uid).set({ uid, ...deletion, wishedAt: now })
  return deletion
}

const Deletion = z.object({ customerId: z.string().nullable(), email: z.string().nullable().default(null) })
type Deletion = z.infer<typeof Deletion>

/** Finishes the deletions that broke off. Returns how many, and how many failed again. */
export async function finishAccountEnds(context: EndContext, now: Instant): Promise<{ ended: number; failed: number }> {
  const { docs } = await context.db.collection('account-ends').limit(100).get()
  const ends = await Promise.allSettled(docs.map(({ id }) => deleteAccount(id, context, now)))
  const failed = ends.filter(({ status }) => status === 'rejected').length
  return { ended: ends.length - failed, failed }
}

async function deleteRecords(db: Firestore, uid: string): Promise<void> {
  await withdrawReferral(db, uid)
  const brought = await db.collection('users').where('referredBy', '==', uid).get()
  await Promise.all(brought.docs.map(({ ref }) => ref.update({ referredBy: departed })))
  const records = (await listRecords(db, uid)).filter(({ ref }) => ref.path !== deletionReference(db, uid).path)
  await Promise.all(records.map(({ ref }) => db.recursiveDelete(ref)))
  await db.recursiveDelete(db.doc(accountPaths.user(uid)))
}

async function unlessGone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isTokenFault(error)) throw error
  })
}

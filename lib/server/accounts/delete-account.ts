import { createHash } from 'node:crypto'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { z } from 'zod'
import { accountDeletedLetter } from '../../accounts/account-letters.ts'
import { accountPaths, UserDocument } from '../../accounts/documents.ts'
import type { Instant } from '../../core/clock.ts'
import { findCustomerId } from '../billing/customer.ts'
import { isCustomer } from '../billing/provider-reads.ts'
import { isTokenFault } from '../caller.ts'
import { endEverySession } from '../ended-sessions.ts'
import { keepLetter } from '../mail/account-mail.ts'
import { withdrawSights } from '../own-seats/shared-store.ts'
import { withdrawReferral } from './credit-referral.ts'
import { listRecords } from './personal-data.ts'

export type EndContext = {
  db: Firestore
  auth: Pick<Auth, 'updateUser' | 'deleteUser' | 'revokeRefreshTokens' | 'getUser'>
  stripe: () => Stripe
  /** Asks for a mail to be handed in; without it the sweep finds it. */
  handIn?: (id: string) => Promise<void>
}

/** What stands in for the uid of a member who has left, where another member's own record names them. */
export const departed = 'departed'

const deletionReference = (db: Firestore, uid: string) => db.doc(`account-ends/${uid}`)

/**
 * Ends an account for good: no further charge, no document, no sign-in. Safe to repeat; what broke off is finished by
 * the next call. In this order, so that nobody is charged for, or locked into, an account that is half gone.
 * @throws whatever a service fails with; the wish is kept, and the nightly run goes on from there.
 */
export async function deleteAccount(uid: string, context: EndContext, now: Instant): Promise<void> {
  const { db, auth, stripe } = context
  const { customerId, email } = await keepDeletion(db, uid, now)
  // A page still open would see its documents missing and have them made again.
  await unlessGone(auth.updateUser(uid, { disabled: true }))
  await unlessGone(endEverySession({ db, auth }, uid))
  // The provider tells of the end by events, which must no longer find whose they are.
  await db.doc(accountPaths.paymentCustomer(uid)).delete()
  // It cancels a deleted customer's subscriptions at once.
  if (customerId !== null && (await isCustomer(stripe(), customerId))) await stripe().customers.del(customerId)
  // First of all records: what they shared must go from what others see, too.
  await withdrawSights(db, uid, now)
  await deleteRecords(db, uid)
  await unlessGone(auth.deleteUser(uid))
  // Once more, for what a call under way wrote in the meantime.
  await withdrawSights(db, uid, now)
  await deleteRecords(db, uid)
  await sayGoodbye(uid, email, context, now)
  await deletionReference(db, uid).delete()
}

/** The last mail, which belongs to no account any more. Its id names no uid. */
async function sayGoodbye(uid: string, email: string | null, { db, handIn }: EndContext, now: Instant): Promise<void> {
  if (email === null) return
  const id = `deleted-${createHash('sha256').update(uid).digest('hex').slice(0, 32)}`
  if (await keepLetter(db, id, accountDeletedLetter(now), { uid: null, to: email, now })) await handIn?.(id)
}

/** Writes down that the account is to end, which payments end with it, and who is to hear that it did. */
async function keepDeletion(db: Firestore, uid: string, now: Instant): Promise<Deletion> {
  const [kept, user] = await db.getAll(deletionReference(db, uid), db.doc(accountPaths.user(uid)))
  const before = Deletion.safeParse(kept?.data()).data ?? { customerId: null, email: null }
  const member = UserDocument.safeParse(user?.data()).data
  const wish = {
    customerId: (await findCustomerId(db, uid)) ?? before.customerId,
    email: member?.email ?? before.email,
  }
  await deletionReference(db, uid).set({ uid, ...wish, wishedAt: now })
  return wish
}

const Deletion = z.object({ customerId: z.string().nullable(), email: z.string().nullable().default(null) })
type Deletion = z.infer<typeof Deletion>

/** Finishes the account ends that broke off. Answers how many, and how many failed again. */
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

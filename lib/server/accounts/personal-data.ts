import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { accountPaths, UserDocument } from '../../accounts/documents.ts'

/**
 * Every document about a member outside their own tree: by rule each carries their `uid`, whatever the collection, so
 * that a new kind of record is found without being named here.
 */
export async function listRecords(db: Firestore, uid: string): Promise<QueryDocumentSnapshot[]> {
  const collections = await db.listCollections()
  const found = await Promise.all(collections.map((collection) => collection.where('uid', '==', uid).get()))
  return found.flatMap(({ docs }) => docs)
}

/** The record of this member's sign-up under the code of who brought them; null for who came alone. */
export async function findCreditEarned(db: Firestore, uid: string): Promise<DocumentReference | null> {
  const member = UserDocument.safeParse((await db.doc(accountPaths.user(uid)).get()).data())
  if (!member.success || member.data.referredBy === null) return null
  const referrer = UserDocument.safeParse((await db.doc(accountPaths.user(member.data.referredBy)).get()).data())
  return referrer.success ? db.doc(accountPaths.referralCredit(referrer.data.referralCode, uid)) : null
}

import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { accountPaths, UserDocument } from '../../accounts/documents.ts'

/**
 * Lists every document about a member outside their own tree. By convention each contains their `uid`, whatever the
 * collection, so that a new kind of record is found without being named here.
 */
export async function listRecords(db: Firestore, uid: string): Promise<QueryDocumentSnapshot[]> {
  const collections = await db.listCollections()
  const found = await Promise.all(collections.map((collection) => collection.where('uid', '==', uid).get()))
  return found.flatMap(({ docs }) => docs)
}

/** Finds the record of this member's sign-up under their referrer's code; null for a member who wasn't referred. */
export async function findCreditEarned(db: Firestore, uid: string): Promise<DocumentReference | null> {
  const member = UserDocument.safeParse((await db.doc(accountPaths.user(uid)).get()).data())
  if (!member.success || member.data.referredBy === null) return null
  const referrer = UserDocument.safeParse((await db.doc(accountPaths.user(member.data.referredBy)).get()).data())
  return referrer.success ? db.doc(accountPaths.referralCredit(referrer.data.referralCode, uid)) : null
}

import { createHash, randomBytes } from 'node:crypto'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { AlertSettings } from '../../alerts/alert.ts'
import type { Instant } from '../../core/clock.ts'

/** How long a member has to say yes. */
export const confirmMinutes = 10

/**
 * alert-confirmations/{uid}: the alert an assistant proposed last, by the hash of the word that sets it. One a member,
 * so that proposals do not pile up; `uid` makes it end with the account.
 */
const Proposal = z.object({ uid: z.string(), hash: z.string(), settings: AlertSettings, expiresAt: z.iso.datetime() })

const placeOf = (db: Firestore, uid: string) => db.doc(`alert-confirmations/${uid}`)
const hashOf = (word: string) => createHash('sha256').update(word).digest('hex')

/** Keeps what an assistant proposes; the word that is given back sets it, once. */
export async function proposeAlert(db: Firestore, uid: string, settings: AlertSettings, now: Instant): Promise<string> {
  const word = randomBytes(12).toString('base64url')
  const until = new Date(Date.parse(now) + confirmMinutes * 60_000)
  const proposal = { uid, hash: hashOf(word), settings, expiresAt: until.toISOString() }
  await placeOf(db, uid).set({ ...proposal, expireAt: Timestamp.fromDate(until) })
  return word
}

/** The alert a word stands for, which it does once; null for a wrong, used or late one. */
export async function takeProposal(
  db: Firestore,
  uid: string,
  word: string,
  now: Instant,
): Promise<AlertSettings | null> {
  const place = placeOf(db, uid)
  return db.runTransaction(async (transaction) => {
    const kept = Proposal.safeParse((await transaction.get(place)).data())
    if (!kept.success || kept.data.hash !== hashOf(word)) return null
    transaction.delete(place)
    return kept.data.expiresAt > now ? kept.data.settings : null
  })
}

import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths } from '../../accounts/documents.ts'
import { fingerprint } from '../../availability/packing.ts'
import { type Instant, localDateOf } from '../../core/clock.ts'
import type { KeptSearch } from '../../search/kept-search.ts'
import { type SearchHistoryDocument, searchHistoryLimit } from '../../search/search-history.ts'
import { readUsage, withUses } from './usage.ts'

/**
 * Within this time the latest search asked again is the same search: a page that finds out who is signed in, or sorts
 * an answer, asks a second time.
 */
const sameSearchMs = 60_000

/** An answered search of a member. `kept` is null where no page can run it again: then it is only counted. */
export type AnsweredSearch = { uid: string; kept: KeptSearch | null; results: number; now: Instant }

/**
 * Counts a member's search and puts it on top of their history, which keeps the latest fifteen. The same search again
 * moves up instead of standing there twice. Nothing happens while the account's documents are not there.
 */
export function recordSearch(db: Firestore, { uid, kept, results, now }: AnsweredSearch): Promise<void> {
  const usageRef = db.doc(accountPaths.usage(uid))
  const history = db.collection(accountPaths.searchHistory(uid))
  return db.runTransaction(async (transaction) => {
    const usage = await transaction.get(usageRef)
    if (!usage.exists) return
    const stored = kept ? await transaction.get(history.orderBy('dateAdded', 'desc')) : null
    const id = kept && fingerprint([kept.href])
    const [latest] = stored?.docs ?? []
    if (latest?.id !== id || Math.abs(Date.parse(now) - Date.parse(latest.get('dateAdded'))) > sameSearchMs) {
      transaction.set(usageRef, withUses(readUsage(usage.data()), localDateOf(now), { searches: 1 }))
    }
    if (kept === null || id === null || stored === null) return
    const entry: SearchHistoryDocument = { dateAdded: now, ...kept, results }
    transaction.set(history.doc(id), entry)
    const others = stored.docs.filter((search) => search.id !== id)
    for (const old of others.slice(searchHistoryLimit - 1)) transaction.delete(old.ref)
  })
}

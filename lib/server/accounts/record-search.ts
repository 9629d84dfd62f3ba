import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { accountPaths, type UsageDocument } from '../../accounts/documents.ts'
import { fingerprint } from '../../availability/packing.ts'
import { type Instant, localDateOf } from '../../core/clock.ts'
import { SearchHistoryDocument, searchHistoryLimit } from '../../search/search-history.ts'
import type { SearchHistoryEntry } from '../../search/search-history-entry.ts'
import { parseDocuments } from '../firebase-admin.ts'
import { readUsage, withUses } from './usage.ts'

/** A search repeated within this time is the same: a page asks again when it knows who is signed in, or sorts. */
const sameSearchMs = 60_000

/** The most searches written in one transaction. */
const groupLimit = 100

/** A member's answered search. `kept` is null if no page can run it again: then it is only counted. */
export type AnsweredSearch = { uid: string; kept: SearchHistoryEntry | null; results: number; now: Instant }

/**
 * Builds a recorder that counts a member's search and puts it at the top of their history, which keeps the latest
 * fifteen. A repeated search moves to the top instead of being listed twice. Does nothing while the account's documents
 * don't exist.
 *
 * The first search is written immediately. Those answered while it is being written go into one transaction after it,
 * because three database calls for each cost the server more than the searching.
 */
export function createSearchRecorder(db: Firestore): (search: AnsweredSearch) => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve()
  let group: { searches: AnsweredSearch[]; written: Promise<void> } | null = null
  return (search) => {
    if (group && group.searches.length < groupLimit) {
      group.searches.push(search)
      return group.written
    }
    const searches = [search]
    const written = underWay.then(() => {
      if (group?.searches === searches) group = null
      return recordSearches(db, searches)
    })
    // The callers learn of a failure from `written`; the next group is written all the same.
    underWay = written.catch(() => undefined)
    group = { searches, written }
    return written
  }
}

function recordSearches(db: Firestore, searches: readonly AnsweredSearch[]): Promise<void> {
  const uids = [...new Set(searches.map(({ uid }) => uid))]
  return db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...uids.map((uid) => db.doc(accountPaths.usage(uid))))
    const members = await Promise.all(
      uids.map(async (uid, at) => {
        if (!found[at]?.exists) return []
        const usage = readUsage(found[at].data())
        return [{ uid, usage, history: usage.history ?? (await readHistory(db, transaction, uid)) }]
      }),
    )
    for (const { uid, usage, history } of members.flat()) {
      const own = searches.filter((search) => search.uid === uid)
      const after = own.reduce(withSearch, { ...usage, history })
      const stored = db.collection(accountPaths.searchHistory(uid))
      const kept = after.history.slice(0, searchHistoryLimit)
      transaction.set(db.doc(accountPaths.usage(uid)), { ...after, history: kept })
      for (const { kept: page, results, now } of own) {
        if (page === null) continue
        const entry: SearchHistoryDocument = { dateAdded: now, ...page, results }
        transaction.set(stored.doc(fingerprint([page.href])), entry)
      }
      for (const { id } of after.history.slice(searchHistoryLimit)) transaction.delete(stored.doc(id))
    }
  })
}

type Counted = UsageDocument & { history: NonNullable<UsageDocument['history']> }

function withSearch(usage: Counted, { kept, now }: AnsweredSearch): Counted {
  const id = kept && fingerprint([kept.href])
  const [latest] = usage.history
  const isSame = latest?.id === id && Math.abs(Date.parse(now) - Date.parse(latest.at)) <= sameSearchMs
  const { days } = isSame ? usage : withUses(usage, localDateOf(now), { searches: 1 })
  if (id === null) return { ...usage, days }
  return { ...usage, days, history: [{ id, at: now }, ...usage.history.filter((other) => other.id !== id)] }
}

/** Reads the history of a member whose usage document does not contain it yet. */
async function readHistory(db: Firestore, transaction: Transaction, uid: string): Promise<Counted['history']> {
  const stored = await transaction.get(db.collection(accountPaths.searchHistory(uid)).orderBy('dateAdded', 'desc'))
  return parseDocuments(stored.docs, SearchHistoryDocument).map(({ id, dateAdded }) => ({ id, at: dateAdded }))
}

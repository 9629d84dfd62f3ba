import type { Firestore } from 'firebase-admin/firestore'
import type { AvailabilityIndex } from '../../availability/index-store.ts'
import type { LiveEvent, LiveQuery } from '../../availability/live-contract.ts'
import { searchIndex } from '../../availability/search.ts'
import type { Row, SearchQuery } from '../../availability/search-contract.ts'
import type { Instant } from '../../core/clock.ts'
import { withRechecks } from '../../search/accuracy.ts'
import type { SeenRow } from '../../search/live-stream.ts'
import { RecheckCounts } from '../../search/recheck-counts.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { publicList } from '../last-good.ts'

const path = 'statistics/rechecks'

/** Returns the stored rows that a recheck concerns; none unless it is for a single route, day and cabin. */
export function storedBefore(index: AvailabilityIndex, liveQuery: LiveQuery): Row[] {
  const { program, from, to, start, end, cabins, seats, directOnly } = liveQuery
  if (start !== end || from.length > 1 || to.length > 1 || cabins.length > 1) return []
  const query: SearchQuery = {
    ...{ programs: [program], from, to, start, end, cabins, seats, directOnly },
    ...{ fares: 'reward', carriers: null, notCarriers: [], aircraft: null, sources: null },
    ...{ maxPoints: null, maxCharges: null, maxMinutes: null },
    ...{ within: {}, sort: 'date', thenBy: null, cursor: null, take: 10 },
  }
  const { rows, sources } = searchIndex(index, query, { tablePrice: () => null })
  // Sample data always confirms itself, so its seats would say nothing about real ones.
  return rows.filter(({ source }) => sources[source]?.kind !== 'sample')
}

/** Counts how many of the rows stored before a recheck are still found. A failed count never fails the search. */
export function watchRecheck(
  stored: readonly Row[],
  count: (seen: readonly SeenRow[]) => Promise<void>,
  onFault: (error: unknown) => void,
): (event: LiveEvent) => void {
  return (event) => {
    if (event.type !== 'day' || stored.length === 0) return
    const { rows, from, to, date } = event
    count(rows.map((row) => ({ ...row, from, to, date }))).catch(onFault)
  }
}

/** Adds the findings of a recheck to the site-wide counts. */
export function countRecheck(
  db: Firestore,
  stored: readonly Row[],
  seen: readonly SeenRow[],
  now: Instant,
): Promise<void> {
  const ref = db.doc(path)
  return db.runTransaction(async (transaction) => {
    transaction.set(ref, withRechecks(readCounts((await transaction.get(ref)).data()), stored, seen, now))
  })
}

/** A damaged document starts again from zero, so that counting doesn't stop for good. */
const readCounts = (data: unknown): RecheckCounts => RecheckCounts.safeParse(data).data ?? {}

/** GET /api/accuracy: the counts, for everyone. */
export const answerAccuracy = publicList('counts of seats checked again', 60_000, async () =>
  readCounts((await adminFirestore().doc(path).get()).data()),
)

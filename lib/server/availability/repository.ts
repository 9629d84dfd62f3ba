import '../../network/world-airports.ts'
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import { changesId, encodeChanges } from '../../availability/change-log.ts'
import { PACKED_VERSION, RouteDocument } from '../../availability/codec.ts'
import { HistoryDocument } from '../../availability/history.ts'
import { OptionsPart } from '../../availability/options-codec.ts'
import type { AvailabilityRepository, RouteWrite, StoredRoute } from '../../availability/repository.ts'
import { type RouteKey, routeId } from '../../availability/route-key.ts'

export const AVAILABILITY = 'availability'
const OPTIONS = 'options'
export const HISTORY = 'availability-history'
export const CHANGES = 'availability-changes'

/** Firestore accepts 10 MiB in one commit. A route comes nowhere near that, and is never written in part. */
const MAX_COMMIT_BYTES = 9_000_000

/** Where a member's own routes are, without a history; their changes concern that member alone. */
export type OwnPlace = { uid: string; routes: string }

/** Stores one document per route, its options below it, and its history and changes beside it. */
export function firestoreRepository(db: Firestore, own: OwnPlace | null = null): AvailabilityRepository {
  const routes = own?.routes ?? AVAILABILITY
  const routeRef = (key: RouteKey) => db.collection(routes).doc(routeId(key))
  return {
    updateRoute: ({ key, months, now }, change) =>
      db.runTransaction(async (transaction) => {
        const ref = routeRef(key)
        const historyRef = db.collection(HISTORY).doc(routeId(key))
        const write = change(await storedRoute(transaction, ref, historyRef, months))
        if (write === null) return null
        requireSize(write)
        // The database's own time, by which a reader of the stored index finds what was written since (record 61).
        transaction.set(ref, { ...write.route, writtenAt: FieldValue.serverTimestamp() })
        for (const part of write.setParts) transaction.set(partRef(ref, part.id), part)
        for (const id of write.deleteParts) transaction.delete(partRef(ref, id))
        if (write.history !== null && own === null) transaction.set(historyRef, write.history)
        if (write.delta.length > 0) {
          const changes = encodeChanges(ref.id, write.delta, now, write.route.sample)
          const id = own === null ? changesId(changes) : `${own.uid}_${changesId(changes)}`
          transaction.set(db.collection(CHANGES).doc(id), own === null ? changes : { ...changes, uid: own.uid })
        }
        return write
      }),
    readParts: async (key, month) => {
      // A single query, so that the parts of a month come from the same instant.
      const ids = db.collection(`${routes}/${routeId(key)}/${OPTIONS}`).orderBy('__name__')
      return toParts((await ids.startAt(month).endBefore(`${month}~`).get()).docs)
    },
  }
}

async function storedRoute(
  transaction: Transaction,
  ref: DocumentReference,
  historyRef: DocumentReference,
  months: readonly string[],
): Promise<StoredRoute> {
  const [snapshot, history] = await transaction.getAll(ref, historyRef)
  const route = snapshot?.get('v') === PACKED_VERSION ? RouteDocument.parse(snapshot.data()) : null
  const wanted = (route?.parts ?? []).filter(({ id }) => months.some((month) => id.startsWith(month)))
  const refs = wanted.map(({ id }) => partRef(ref, id))
  const parts = refs.length === 0 ? [] : await transaction.getAll(...refs)
  return {
    route,
    parts: toParts(parts),
    history: history?.exists ? HistoryDocument.parse(history.data()) : null,
  }
}

function partRef(route: DocumentReference, id: string): DocumentReference {
  return route.collection(OPTIONS).doc(id)
}

/** Parts in an older packing count as missing: the next ingest of their route writes them again. */
function toParts(documents: readonly DocumentSnapshot[]): OptionsPart[] {
  return documents.flatMap((part) => (part.get('v') === PACKED_VERSION ? OptionsPart.parse(part.data()) : []))
}

function requireSize({ route, setParts }: RouteWrite): void {
  const bytes = setParts.reduce((sum, { payload }) => sum + payload.length, route.columns.length)
  if (bytes <= MAX_COMMIT_BYTES) return
  throw new RangeError(`${routeId(route)} would take ${bytes} bytes in one commit; ingest smaller files`)
}

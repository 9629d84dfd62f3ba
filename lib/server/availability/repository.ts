import type { DocumentReference, Firestore, QuerySnapshot } from 'firebase-admin/firestore'
import { RouteDocument } from '../../availability/codec.ts'
import { OptionsPart } from '../../availability/options-codec.ts'
import type { AvailabilityRepository, RouteWrite } from '../../availability/repository.ts'
import { type RouteKey, routeId } from '../../availability/route-key.ts'

export const AVAILABILITY = 'availability'
const OPTIONS = 'options'

/** Firestore takes 10 MiB in one commit; a route comes nowhere near, and half a route is never written. */
const MAX_COMMIT_BYTES = 9_000_000

/** Availability in Firestore: a document a route, its options below it. */
export function firestoreRepository(db: Firestore): AvailabilityRepository {
  const routeRef = (key: RouteKey) => db.collection(AVAILABILITY).doc(routeId(key))
  return {
    updateRoute: (key, months, change) =>
      db.runTransaction(async (transaction) => {
        const ref = routeRef(key)
        const snapshot = await transaction.get(ref)
        const route = snapshot.exists ? RouteDocument.parse(snapshot.data()) : null
        const wanted = (route?.parts ?? []).filter(({ id }) => months.some((month) => id.startsWith(month)))
        const refs = wanted.map(({ id }) => ref.collection(OPTIONS).doc(id))
        const parts = refs.length === 0 ? [] : await transaction.getAll(...refs)
        const write = change({ route, parts: parts.map((part) => OptionsPart.parse(part.data())) })
        if (write === null) return false
        requireSize(write)
        transaction.set(ref, write.route)
        for (const part of write.setParts) transaction.set(partRef(ref, part.id), part)
        for (const id of write.deleteParts) transaction.delete(partRef(ref, id))
        return true
      }),
    readParts: async (key, month) => {
      // One query, so that the parts of a month are of one instant.
      const ids = db.collection(`${AVAILABILITY}/${routeId(key)}/${OPTIONS}`).orderBy('__name__')
      return partsOf(await ids.startAt(month).endBefore(`${month}~`).get())
    },
  }
}

function partRef(route: DocumentReference, id: string): DocumentReference {
  return route.collection(OPTIONS).doc(id)
}

function partsOf(snapshot: QuerySnapshot): OptionsPart[] {
  return snapshot.docs.map((part) => OptionsPart.parse(part.data()))
}

function requireSize({ route, setParts }: RouteWrite): void {
  const bytes = setParts.reduce((sum, { payload }) => sum + payload.length, route.columns.length)
  if (bytes <= MAX_COMMIT_BYTES) return
  throw new RangeError(`${routeId(route)} would take ${bytes} bytes in one commit; ingest smaller files`)
}

import type { Firestore } from 'firebase-admin/firestore'
import { isOpening } from '../../availability/change-log.ts'
import { decodeRoute, listCells, RouteDocument } from '../../availability/codec.ts'
import { compareCells } from '../../availability/compare-cells.ts'
import type { AvailabilityIndex } from '../../availability/index-store.ts'
import { listMonths, mergeRoute } from '../../availability/merge-route.ts'
import type { Observation } from '../../availability/observation.ts'
import { decodeParts, OptionsPart } from '../../availability/options-codec.ts'
import { overlayCells, sharedCells } from '../../availability/own/overlay.ts'
import { ownRoutesPath } from '../../availability/own/own-seats.ts'
import type { RouteKey } from '../../availability/route-key.ts'
import type { Instant } from '../../core/clock.ts'
import { firestoreRepository } from '../availability/repository.ts'
import { ownPlace } from './own-routes.ts'
import type { SharingContext } from './share-seats.ts'

/** What is needed to store members' own seats. */
export type OwnSeatsContext = {
  db: Firestore
  now: Instant
  index: AvailabilityIndex
  /** Called once a member's own routes have changed; `opened` is true when that may concern their alerts. */
  onChange: (uid: string, change: { opened: boolean }) => Promise<void>
  /** What sharing needs; null while it is switched off. */
  sharing: (SharingContext & { network: string | null }) | null
}

/**
 * Adds seats a member saw on one route to their earlier ones. The changes are recorded for their own alerts, compared
 * with shared availability, so that nothing they could have seen on the site counts as news. Resolves to whether
 * anything opened.
 */
export async function storeRoute(
  { db, index, now }: Pick<OwnSeatsContext, 'db' | 'index' | 'now'>,
  uid: string,
  seats: readonly Observation[],
): Promise<boolean> {
  const [first] = seats
  if (first === undefined) return false
  const key: RouteKey = { program: first.program, from: first.from, to: first.to }
  const known = sharedCells(index, key)
  // Sample seats are invented, so they don't make a real seat old news.
  const shared = { cells: known.sample ? [] : known.cells, sample: false }
  const asSeen = (route: RouteDocument | null) =>
    overlayCells(shared, route === null ? [] : listCells(decodeRoute(route)))
  const repository = firestoreRepository(db, ownPlace(uid))
  const wrote = await repository.updateRoute({ key, months: listMonths(seats), now }, (stored) => {
    const write = mergeRoute(key, { ...stored, history: null }, seats)
    return write && { ...write, delta: compareCells(key, asSeen(stored.route), asSeen(write.route)) }
  })
  return wrote?.delta.some(isOpening) ?? false
}

/**
 * Returns a document of a member's own seats in a readable form: a part's seats, or a route's fields without its packed
 * columns. Any other document is returned as it is.
 */
export function unpackOwnSeats(uid: string, path: string, data: unknown): unknown {
  if (!path.startsWith(`${ownRoutesPath(uid)}/`)) return data
  const part = OptionsPart.safeParse(data)
  if (part.success) return { month: part.data.month, seats: decodeParts([part.data]) }
  const route = RouteDocument.safeParse(data)
  if (!route.success) return data
  const { program, from, to, firstDate, days } = route.data
  return { program, from, to, firstDate, days }
}

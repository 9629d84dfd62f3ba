import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { decodeRoute, listCells, PACKED_VERSION, RouteDocument } from '../../availability/codec.ts'
import { mergeRoute } from '../../availability/merge-route.ts'
import type { Cell } from '../../availability/offers.ts'
import type { OwnSeat } from '../../availability/own/own-seats.ts'
import { getFlightsKey } from '../../availability/own/own-seats.ts'
import {
  MEMBER_SEATS,
  MemberSightings,
  SHARED_A_ROUTE,
  SIGHTING_HOURS,
  SIGHTINGS,
  sightingsId,
} from '../../availability/own/shared-seats.ts'
import { confirmedSeats, countsSince, type Sighting } from '../../availability/own/witnesses.ts'
import { type RouteKey, routeId } from '../../availability/route-key.ts'
import type { Instant } from '../../core/clock.ts'
import { epochSecond, instantOf } from '../../core/dates.ts'
import { AVAILABILITY } from '../availability/repository.ts'

/** At most this many members' sightings of a route are read: they are witnesses enough. */
const MAX_WITNESSES = 200
const EXPIRED_AT_ONCE = 50

export type SightingsChange =
  | { uid: string; traits: readonly string[]; seats: readonly OwnSeat[] }
  | { uid: string; gone: true }

/**
 * Adds what a member shares of a route, or removes all of it, and publishes the seats that are confirmed now. They are
 * computed again from all sightings left, so that nothing of a removed member stays. Resolves to the number of
 * seats shown.
 */
export async function changeSightings(
  db: Firestore,
  key: RouteKey,
  now: Instant,
  change?: SightingsChange,
): Promise<number> {
  const id = routeId(key)
  return db.runTransaction(async (transaction) => {
    const query = db.collection(SIGHTINGS).where('route', '==', id).limit(MAX_WITNESSES)
    // The member's own document is read by its id: the query may miss it when many members share the route.
    const own = change && db.collection(SIGHTINGS).doc(sightingsId(change.uid, id))
    const [found, mine, ours, shown] = await Promise.all([
      transaction.get(query),
      own && transaction.get(own),
      transaction.get(db.collection(AVAILABILITY).doc(id)),
      transaction.get(db.collection(MEMBER_SEATS).doc(id)),
    ])
    const sightings = [...found.docs.filter(({ id: name }) => name !== own?.id), ...(mine?.exists ? [mine] : [])]
    const before = sightings.flatMap((one) => MemberSightings.safeParse(one.data()).data ?? [])
    const after = changed(before, key, now, change)
    for (const { ref } of sightings)
      if (!after.some(({ uid }) => sightingsId(uid, id) === ref.id)) transaction.delete(ref)
    for (const one of after) {
      if (!before.includes(one)) transaction.set(db.collection(SIGHTINGS).doc(sightingsId(one.uid, id)), one)
    }
    return publish(transaction, shown.ref, {
      key,
      now,
      after,
      was: routeIn(shown.data()),
      checks: parseChecks(ours.data()),
    })
  })
}

const routeIn = (data: unknown) => ((data as { v?: unknown })?.v === PACKED_VERSION ? RouteDocument.parse(data) : null)

/** Returns what our own checks found; sample data confirms nothing. */
function parseChecks(data: unknown): Cell[] {
  const ours = routeIn(data)
  return ours === null || ours.sample ? [] : listCells(decodeRoute(ours))
}

/** Returns the sightings of a route with the change applied, without those too old to count. */
function changed(
  before: readonly MemberSightings[],
  key: RouteKey,
  now: Instant,
  change?: SightingsChange,
): MemberSightings[] {
  const since = countsSince(epochSecond(now))
  const isLive = (seat: OwnSeat) => epochSecond(seat.seenAt) >= since
  const others = before.filter(({ uid }) => uid !== change?.uid)
  const kept = others.flatMap((one) => {
    const seats = one.seats.filter(isLive)
    return seats.length === 0
      ? []
      : seats.length === one.seats.length
        ? [one]
        : [{ ...one, seats, endsAt: getEnd(seats) }]
  })
  if (change === undefined || 'gone' in change) return kept
  const known = before.find(({ uid }) => uid === change.uid)?.seats ?? []
  const seats = newestOfEach([...known, ...change.seats].filter(isLive)).slice(0, SHARED_A_ROUTE)
  if (seats.length === 0) return kept
  const { program, from, to } = key
  const own = { uid: change.uid, traits: [...change.traits], route: routeId(key), program, from, to, seats }
  return [...kept, { ...own, endsAt: getEnd(seats) }]
}

/** Returns a member's newest sighting of each flight and cabin, newest first. */
function newestOfEach(seats: readonly OwnSeat[]): OwnSeat[] {
  const newest = new Map<string, OwnSeat>()
  for (const seat of [...seats].sort((a, b) => epochSecond(b.seenAt) - epochSecond(a.seenAt))) {
    const flight = `${seat.cabin} ${getFlightsKey(seat)}`
    if (!newest.has(flight)) newest.set(flight, seat)
  }
  return [...newest.values()]
}

const getEnd = (seats: readonly OwnSeat[]) =>
  instantOf(Math.max(...seats.map(({ seenAt }) => epochSecond(seenAt))) + SIGHTING_HOURS * 3_600)

type Publication = {
  key: RouteKey
  now: Instant
  after: readonly MemberSightings[]
  was: RouteDocument | null
  checks: Cell[]
}

function publish(transaction: Transaction, ref: DocumentReference, publication: Publication): number {
  const { key, now, after, was, checks } = publication
  const sightings = after.flatMap(({ uid, traits, seats }): Sighting[] => seats.map((seat) => ({ uid, traits, seat })))
  const seats = confirmedSeats(sightings, checks, epochSecond(now))
  const write = mergeRoute(key, { route: null, parts: [], history: null }, seats)
  const parts = write?.setParts ?? []
  const partRef = (id: string) => ref.collection('options').doc(id)
  for (const { id } of was?.parts ?? []) if (!parts.some((part) => part.id === id)) transaction.delete(partRef(id))
  for (const part of parts) transaction.set(partRef(part.id), part)
  if (write) transaction.set(ref, write.route)
  else transaction.delete(ref)
  return seats.length
}

/** Withdraws what a member shares, of one route or all, also from what others see. Resolves to how many seats. */
export async function withdrawSightings(db: Firestore, uid: string, now: Instant, only?: RouteKey): Promise<number> {
  const { docs } = await db.collection(SIGHTINGS).where('uid', '==', uid).get()
  const routes = docs.flatMap((one) => MemberSightings.safeParse(one.data()).data ?? [])
  const chosen = routes.filter((one) => only === undefined || one.route === routeId(only))
  for (const one of chosen) await changeSightings(db, one, now, { uid, gone: true })
  return chosen.reduce((sum, { seats }) => sum + seats.length, 0)
}

export async function countShared(db: Firestore, uid: string): Promise<number> {
  const { docs } = await db.collection(SIGHTINGS).where('uid', '==', uid).get()
  return docs.reduce((sum, one) => sum + (MemberSightings.safeParse(one.data()).data?.seats.length ?? 0), 0)
}

/** Deletes sightings too old to count. Searches already leave them out before that. */
export async function deleteOldSightings(db: Firestore, now: Instant): Promise<void> {
  const { docs } = await db.collection(SIGHTINGS).where('endsAt', '<', now).limit(EXPIRED_AT_ONCE).get()
  const routes = new Map(
    docs.flatMap((one) => MemberSightings.safeParse(one.data()).data ?? []).map((one) => [one.route, one]),
  )
  for (const key of routes.values()) await changeSightings(db, key, now)
}

import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { type FlightLeg, LoadSnapshot, SeatSnapshot } from '../../flights/flight-snapshots.ts'

/** Stores what a source without history showed, so that a flight can be compared with earlier snapshots. */
export type SnapshotStore = {
  /** Adds new snapshots and returns all that are stored, newest first. */
  storeLoads(leg: FlightLeg, seen: readonly LoadSnapshot[]): Promise<LoadSnapshot[]>
  storeSeats(leg: FlightLeg, seen: readonly SeatSnapshot[]): Promise<SeatSnapshot[]>
}

/** A trend needs no more snapshots than this; the oldest are dropped. */
const maxLoads = 30
/** A seat map takes some 40 kB, and a document holds 1 MiB. */
const maxSeats = 4

/** Stores them in flight-looks/{loads|seats}_{flight}_{date}_{from}-{to}, which only the server reads and writes. */
export function firestoreSnapshotStore(db: Firestore): SnapshotStore {
  const createStore = <Snapshot extends { seenAt: string }>(
    kind: 'loads' | 'seats',
    shape: z.core.$ZodType<Snapshot>,
    max: number,
  ): ((leg: FlightLeg, seen: readonly Snapshot[]) => Promise<Snapshot[]>) => {
    const Stored = z.object({ looks: z.array(shape) })
    return (leg, seen) => {
      const document = db.doc(`flight-looks/${kind}_${leg.flight}_${leg.date}_${leg.from}-${leg.to}`)
      return db.runTransaction(async (transaction) => {
        // A damaged document starts again: today's snapshot matters more than the earlier ones.
        const before = Stored.safeParse((await transaction.get(document)).data()).data?.looks ?? []
        const snapshots = mergeSnapshots(before, seen, max)
        transaction.set(document, { looks: snapshots })
        return snapshots
      })
    }
  }
  return {
    storeLoads: createStore('loads', LoadSnapshot, maxLoads),
    storeSeats: createStore('seats', SeatSnapshot, maxSeats),
  }
}

/** Merges snapshots, each moment once, newest first, and keeps the newest `max`. */
export function mergeSnapshots<Snapshot extends { seenAt: string }>(
  before: readonly Snapshot[],
  seen: readonly Snapshot[],
  max: number,
): Snapshot[] {
  const byMoment = new Map([...before, ...seen].map((snapshot) => [snapshot.seenAt, snapshot]))
  return [...byMoment.values()].toSorted((a, b) => (a.seenAt < b.seenAt ? 1 : -1)).slice(0, max)
}

import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { type FlightLeg, LoadLook, SeatLook } from '../../flights/flight-looks.ts'

/** Keeps what a source without history showed, so that a flight can be compared with earlier looks. */
export type LookStore = {
  /** Adds new looks and returns all that are kept, newest first. */
  keepLoads(leg: FlightLeg, seen: readonly LoadLook[]): Promise<LoadLook[]>
  keepSeats(leg: FlightLeg, seen: readonly SeatLook[]): Promise<SeatLook[]>
}

/** A trend needs no more looks than this; the oldest are dropped. */
const keptLoads = 30
/** A seat map takes some 40 kB, and a document holds 1 MiB. */
const keptSeats = 4

/** Stores looks in flight-looks/{loads|seats}_{flight}_{date}_{from}-{to}, which only the server reads and writes. */
export function firestoreLookStore(db: Firestore): LookStore {
  const keep = <Look extends { seenAt: string }>(
    kind: 'loads' | 'seats',
    shape: z.core.$ZodType<Look>,
    most: number,
  ): ((leg: FlightLeg, seen: readonly Look[]) => Promise<Look[]>) => {
    const Stored = z.object({ looks: z.array(shape) })
    return (leg, seen) => {
      const document = db.doc(`flight-looks/${kind}_${leg.flight}_${leg.date}_${leg.from}-${leg.to}`)
      return db.runTransaction(async (transaction) => {
        // A damaged document starts again: today's look matters more than the earlier ones.
        const before = Stored.safeParse((await transaction.get(document)).data()).data?.looks ?? []
        const looks = mergeLooks(before, seen, most)
        transaction.set(document, { looks })
        return looks
      })
    }
  }
  return { keepLoads: keep('loads', LoadLook, keptLoads), keepSeats: keep('seats', SeatLook, keptSeats) }
}

/** Merges looks, each moment once, newest first, and keeps the newest `most`. */
export function mergeLooks<Look extends { seenAt: string }>(
  before: readonly Look[],
  seen: readonly Look[],
  most: number,
): Look[] {
  const byMoment = new Map([...before, ...seen].map((look) => [look.seenAt, look]))
  return [...byMoment.values()].toSorted((a, b) => (a.seenAt < b.seenAt ? 1 : -1)).slice(0, most)
}

import { createHash } from 'node:crypto'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Instant } from '../../clock.ts'

/** Forms an hour: from one address, behind which there may be an office, and from one member. */
const allowances = { address: 10, member: 5 } as const
const windowMs = 3_600_000

/** `form-turns/{who}`: times of the forms of the last hour. The database drops it by itself after `expireAt`. */
const Turns = z.object({ times: z.array(z.number()) })

/** Takes one turn to send a form for the sender's address and, if signed in, the member; false when either has none left. */
export async function takeTurn(
  db: Firestore,
  { uid, address }: { uid: string | null; address: string },
  now: Instant,
): Promise<boolean> {
  const nowMs = Date.parse(now)
  const keys = [
    { name: `address-${scrambled(address)}`, most: allowances.address, uid: null },
    ...(uid === null ? [] : [{ name: `member-${uid}`, most: allowances.member, uid }]),
  ]
  return db.runTransaction(async (transaction) => {
    const places = keys.map(({ name }) => db.doc(`form-turns/${name}`))
    const kept = await transaction.getAll(...places)
    const times = kept.map((snapshot) =>
      (Turns.safeParse(snapshot.data()).data?.times ?? []).filter((time) => time > nowMs - windowMs),
    )
    if (times.some((taken, index) => taken.length >= (keys[index]?.most ?? 0))) return false
    for (const [index, place] of places.entries()) {
      const taken = [...(times[index] ?? []), nowMs]
      const expireAt = Timestamp.fromMillis(nowMs + windowMs)
      transaction.set(place, { times: taken, uid: keys[index]?.uid ?? null, expireAt })
    }
    return true
  })
}

/** An address is counted, not kept. */
function scrambled(address: string): string {
  return createHash('sha256').update(`form-turns ${address}`).digest('base64url').slice(0, 24)
}

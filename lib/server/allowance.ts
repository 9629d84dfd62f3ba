import { createHash } from 'node:crypto'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Instant } from '../core/clock.ts'

const hourMs = 3_600_000
type Limits = { address: number; person: number; windowMs?: number }

/** How much one address and one person may send in an hour. Several people may share an address, as in an office. */
const allowances = {
  form: { address: 10, person: 5 },
  'bid-report': { address: 20, person: 10 },
  chat: { address: 120, person: 60 },
  'new-chat': { address: 5, person: 5 },
  // Apps that register themselves; a company's assistants come from a few addresses.
  'oauth-client': { address: 60, person: 60 },
  // New members that earn a referrer a credit, by address block and week.
  referral: { address: 5, person: 5, windowMs: 7 * 24 * hourMs },
} as const satisfies Record<string, Limits>
export type Allowance = keyof typeof allowances

/** The sender: `uid` names a member, `person` a member or whatever else tells one guest from another. */
export type Submitter = { uid: string | null; person: string | null; address: string }

/** `form-turns/{who}`: when something was sent within the window. The database deletes it after `expireAt`. */
const Submissions = z.object({ times: z.array(z.number()), refusedAt: z.number().nullable().default(null) })
type Submissions = z.infer<typeof Submissions>
const noSubmissions: Submissions = { times: [], refusedAt: null }

/** `first` is true for the first refusal in a window: the only one worth a line in the log. */
export type Taken = { taken: true } | { taken: false; first: boolean }

/**
 * Takes one turn from the allowance of the sender's address and from that of the person, if there is one. Writes only
 * the turns it grants and the first refusal, so a flood costs nothing but reads.
 */
export async function takeAllowance(
  db: Firestore,
  what: Allowance,
  { uid, person, address }: Submitter,
  now: Instant,
): Promise<Taken> {
  const nowMs = Date.parse(now)
  const limits: Limits = allowances[what]
  const windowMs = limits.windowMs ?? hourMs
  const keys = [
    { place: db.doc(`form-turns/${what}-address-${hashIdentity(address)}`), max: limits.address, uid: null },
    ...(person === null
      ? []
      : [{ place: db.doc(`form-turns/${what}-person-${hashIdentity(person)}`), max: limits.person, uid }]),
  ]
  const places = keys.map(({ place }) => place)
  const isFull = (turns: Submissions[]) => turns.findIndex(({ times }, at) => times.length >= (keys[at]?.max ?? 0))
  const before = (await db.getAll(...places)).map((stored) => parseTurns(stored.data(), nowMs - windowMs))
  const knownFull = before[isFull(before)]
  if (knownFull?.refusedAt) return { taken: false, first: false }
  return db.runTransaction(async (transaction) => {
    const turns = (await transaction.getAll(...places)).map((stored) => parseTurns(stored.data(), nowMs - windowMs))
    const full = isFull(turns)
    const expireAt = Timestamp.fromMillis(nowMs + windowMs)
    if (full >= 0) {
      const first = turns[full]?.refusedAt === null
      const place = places[full]
      if (first && place) transaction.set(place, { ...turns[full], refusedAt: nowMs, uid: keys[full]?.uid, expireAt })
      return { taken: false, first }
    }
    for (const [index, place] of places.entries()) {
      const times = [...(turns[index]?.times ?? []), nowMs]
      transaction.set(place, { times, refusedAt: null, uid: keys[index]?.uid ?? null, expireAt })
    }
    return { taken: true }
  })
}

/** Returns the stored turns that still count: those within the window. */
function parseTurns(data: unknown, since: number): Submissions {
  const { times, refusedAt } = Submissions.safeParse(data).data ?? noSubmissions
  return {
    times: times.filter((time) => time > since),
    refusedAt: refusedAt !== null && refusedAt > since ? refusedAt : null,
  }
}

/** Hashes an address or person, so that it is counted but not stored. */
function hashIdentity(who: string): string {
  return createHash('sha256').update(`form-turns ${who}`).digest('base64url').slice(0, 24)
}

import type { AlertSettings } from '../../../alerts/alert.ts'
import { foundWithin } from '../../../alerts/compose/alert-excess.ts'
import type { OutboxDocument, SentSeats } from '../../../alerts/outbox.ts'
import type { RowKey } from '../../../alerts/party-split.ts'
import { listSentRows, seatsNeeded } from '../../../alerts/sent-keys.ts'
import { withFare } from '../../../availability/classify-fare.ts'
import type { Observation } from '../../../availability/observation.ts'
import type { LiveProvider, ProviderItem } from '../../../availability/providers/provider.ts'
import type { Audience } from '../../../core/plan.ts'

/** The result of a recheck: the openings that still hold, those of them with newer data, and how many are gone. */
export type Rechecked = { openings: SentSeats[]; again: Set<SentSeats>; gone: number }

/** At most this many openings of a message are checked again; the rest stay as they were found. */
const MAX_RECHECKED = 12
const TIMEOUT_MS = 20_000

type Ceiling = Pick<AlertSettings, 'seats' | 'maxPoints' | 'maxCharges' | 'carriers'>

/** Combines several ceilings into the loosest one, so that an opening is kept while it may fit any of them. */
export function loosest(ceilings: readonly Ceiling[]): Ceiling {
  const ceiling = (of: (one: Ceiling) => number | null) => {
    const all = ceilings.map(of)
    return all.includes(null) ? null : Math.max(...all.map(Number))
  }
  return {
    seats: Math.min(...ceilings.map(({ seats }) => seats)),
    maxPoints: ceiling(({ maxPoints }) => maxPoints),
    maxCharges: ceiling(({ maxCharges }) => maxCharges),
    carriers: ceilings.some(({ carriers }) => carriers.length === 0)
      ? []
      : ceilings.flatMap(({ carriers }) => carriers),
  }
}

/**
 * Checks a message's seats once more with the live provider: every row they depend on, including the way back and the
 * rest of a split party. Openings that the provider says are gone, or that no longer fit the alert's limits, are left
 * out. Openings it can't tell about stay, with the time they were found.
 */
export async function recheck(
  openings: readonly SentSeats[],
  toCeiling: (opening: SentSeats) => Ceiling,
  { provider, plan }: { provider: LiveProvider; plan: Audience },
): Promise<Rechecked> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const again = new Set<SentSeats>()
  const looked = await Promise.all(
    openings.map(async (opening, at) => {
      if (at >= MAX_RECHECKED) return opening
      const results = await Promise.all(
        listSentRows(opening).map((row) => bestIn(row, opening, toCeiling(opening), { provider, signal })),
      )
      if (results.includes('gone')) return null
      const [best] = results
      if (best === undefined || typeof best === 'string' || best.seenAt <= opening.seenAt) return opening
      const renewed = foundWithin(renew(opening, best), plan)
      again.add(renewed)
      return renewed
    }),
  )
  const kept = looked.filter((opening) => opening !== null)
  return { openings: kept, again, gone: openings.length - kept.length }
}

/** Updates an opening to what is available now. */
function renew(opening: SentSeats, { seats, points, charges, seenAt }: Observation): SentSeats {
  const cents = charges?.currency === 'AUD' ? charges.minor : opening.charges
  const count = seats === null ? opening.seats : Math.min(9, Math.max(1, seats))
  return { ...opening, seats: count, points: points ?? opening.points, charges: cents, seenAt }
}

type ProviderCall = { provider: LiveProvider; signal: AbortSignal }

/**
 * Returns the cheapest seats of a row that still fit; `gone` if none do. `unknown` if the provider couldn't say: it
 * failed, didn't check this cabin since the opening was found, or returned something we couldn't read.
 */
async function bestIn(
  row: RowKey,
  opening: SentSeats,
  ceiling: Ceiling,
  call: ProviderCall,
): Promise<Observation | 'gone' | 'unknown'> {
  const needed = seatsNeeded(opening, row, Math.min(ceiling.seats, 9)) ?? 1
  const items = await searchDay(row, needed, call)
  const seen = items.flatMap((item) => (item.ok ? [item.observation] : []))
  const fitting = seen.filter((one) => doesStill(one, row, ceiling, needed))
  const [best] = fitting.sort((a, b) => (a.points ?? Infinity) - (b.points ?? Infinity))
  if (best !== undefined) return best
  const isNewer = seen.some(({ cabin, seenAt }) => cabin === row.cabin && seenAt > opening.seenAt)
  return isNewer && items.every(({ ok }) => ok) ? 'gone' : 'unknown'
}

/** Returns the provider's answer for one day; empty when it failed or didn't check that day. */
async function searchDay(
  { program, from, to, date, cabin }: RowKey,
  seats: number,
  { provider, signal }: ProviderCall,
): Promise<readonly ProviderItem[]> {
  try {
    for await (const day of provider.search({ program, from, to, dates: [date], cabins: [cabin], seats }, signal)) {
      if (day.date === date && day.ok) return day.items
    }
  } catch {
    // A failing provider must not keep news from a member.
  }
  return []
}

/** Whether seats still fit the ceiling. A figure that the live answer lacks doesn't rule them out. */
function doesStill(seen: Observation, { cabin, direct }: RowKey, ceiling: Ceiling, needed: number): boolean {
  const { seats, points, charges, carriers } = seen
  const cents = charges?.currency === 'AUD' ? charges.minor : null
  return (
    seen.cabin === cabin &&
    seen.direct === direct &&
    withFare(seen).fare === 'reward' &&
    (seats ?? 9) >= needed &&
    (ceiling.maxPoints === null || (points ?? 0) <= ceiling.maxPoints) &&
    (ceiling.maxCharges === null || (cents ?? 0) <= ceiling.maxCharges * 100) &&
    (ceiling.carriers.length === 0 || carriers.length === 0 || ceiling.carriers.some((one) => carriers.includes(one)))
  )
}

/** Returns the message with only the openings that still hold. @throws RangeError with nothing left */
export function messageWith(message: OutboxDocument, openings: SentSeats[], gone: number): OutboxDocument {
  if (gone === 0 && message.kind !== 'opening' && message.kind !== 'digest') return message
  const [only] = openings
  if (only === undefined) throw new RangeError('a message of openings has at least one')
  const more = message.kind === 'digest' ? message.payload.more : 0
  if (openings.length === 1 && more === 0) return { ...message, kind: 'opening', payload: { opening: only } }
  return { ...message, kind: 'digest', payload: { openings, more } }
}

/** Returns the openings in a message; none for other kinds of message. */
export function listOpenings(message: OutboxDocument): SentSeats[] {
  if (message.kind === 'opening') return [message.payload.opening]
  return message.kind === 'digest' ? message.payload.openings : []
}

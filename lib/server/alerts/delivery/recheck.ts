import type { FoundSeats } from '../../../alerts/alert.ts'
import type { OutboxDocument } from '../../../alerts/outbox.ts'
import type { Observation } from '../../../availability/observation.ts'
import type { LiveProvider } from '../../../availability/providers/live.ts'

/** What looking again came to: the openings that still hold, those of them that were seen anew, and how many are gone. */
export type Rechecked = { openings: FoundSeats[]; again: Set<FoundSeats>; gone: number }

/** Days asked for one message: beyond them the look that found the seats has to do. */
const MOST_ASKED = 12
const TIME_MS = 20_000

/**
 * Looks at a message's seats once more, with whoever is asked for live searches. A seat that the provider says is not
 * there any more is left out; one it can't say anything of stays, with the time of its own look.
 */
export async function recheck(
  openings: readonly FoundSeats[],
  party: number,
  provider: LiveProvider,
): Promise<Rechecked> {
  const signal = AbortSignal.timeout(TIME_MS)
  const again = new Set<FoundSeats>()
  const looked = await Promise.all(
    openings.map(async (opening, at) => {
      if (at >= MOST_ASKED) return opening
      const seen = await lookAt(opening, party, provider, signal)
      if (seen === null) return opening
      const best = seen.find((one) => fits(one, opening, party))
      if (best === undefined) return null
      if (best.seenAt <= opening.seenAt) return opening
      const renewed = { ...opening, seenAt: best.seenAt }
      again.add(renewed)
      return renewed
    }),
  )
  const kept = looked.filter((opening) => opening !== null)
  return { openings: kept, again, gone: openings.length - kept.length }
}

/** What the provider sees of one day; null when it could not say. */
async function lookAt(
  { program, from, to, date, cabin }: FoundSeats,
  party: number,
  provider: LiveProvider,
  signal: AbortSignal,
): Promise<Observation[] | null> {
  try {
    for await (const day of provider.search(
      { program, from, to, dates: [date], cabins: [cabin], seats: party },
      signal,
    )) {
      if (day.date === date && day.ok) return day.items.flatMap((item) => (item.ok ? [item.observation] : []))
    }
  } catch {
    // A provider that fails is no reason to keep news from a member.
  }
  return null
}

function fits(seen: Observation, { cabin, direct, seats }: FoundSeats, party: number): boolean {
  return seen.cabin === cabin && seen.direct === direct && (seen.seats ?? 9) >= Math.min(party, seats)
}

/** The message with what still holds. @throws RangeError with nothing left */
export function messageWith(message: OutboxDocument, openings: FoundSeats[], gone: number): OutboxDocument {
  if (gone === 0 && message.kind !== 'opening' && message.kind !== 'digest') return message
  const [only] = openings
  if (only === undefined) throw new RangeError('a message of openings has at least one')
  const more = message.kind === 'digest' ? message.payload.more : 0
  if (openings.length === 1 && more === 0) return { ...message, kind: 'opening', payload: { opening: only } }
  return { ...message, kind: 'digest', payload: { openings, more } }
}

/** The openings a message speaks of; none for the other kinds. */
export function openingsOf(message: OutboxDocument): FoundSeats[] {
  if (message.kind === 'opening') return [message.payload.opening]
  return message.kind === 'digest' ? message.payload.openings : []
}

import type { Instant } from '../core/clock.ts'
import type { AlertChannel, AlertSettings } from './alert.ts'
import { type Digest, digestOf } from './digest.ts'
import { type GoneSeats, OPENINGS_TOLD, type OutboxDocument } from './outbox.ts'
import type { SeatNews } from './seat-news.ts'
import { laneKey } from './told.ts'

/** What all messages of one alert and run have in common. */
export type Sending = {
  uid: string
  /** Path of the alert. */
  alert: string
  name: string | null
  run: string
  now: Instant
  /** When they may go out; later than `now` for messages that are held back. */
  sendsAt: Instant
  sample: boolean
}

/** What tells a message from every other one: whoever writes it again writes under the same id. */
type MessageName = { alert: string; channel: AlertChannel; about: 'openings' | 'gone' | 'seat'; when: string }

/**
 * The parts of a message's id. What is held back until the same moment is one message, whichever runs it comes from;
 * what goes out at once is of its run alone.
 */
export function nameOf(sending: Sending, channel: AlertChannel, about: MessageName['about']): MessageName {
  const { alert, run, now, sendsAt } = sending
  return { alert, channel, about, when: sendsAt === now ? `run ${run}` : `until ${sendsAt}` }
}

/** What every message begins with while it waits for its first attempt. */
export function headOf({ uid, alert, name, now, sendsAt, sample }: Omit<Sending, 'run'>, channel: AlertChannel) {
  return {
    ...({ v: 1, uid, alert, name, channel, sample, status: 'pending', attempts: 0 } as const),
    ...{ notBefore: sendsAt, createdAt: now, sentAt: null, fault: null },
  }
}

export function openingsMessage(sending: Sending, channel: AlertChannel, { openings, more }: Digest): OutboxDocument {
  const [opening, ...others] = openings
  if (opening === undefined) throw new RangeError('a message of openings has at least one')
  const head = headOf(sending, channel)
  if (others.length === 0 && more === 0) return { ...head, kind: 'opening', payload: { opening } }
  return { ...head, kind: 'digest', payload: { openings, more } }
}

export function goneMessage(
  sending: Sending,
  channel: AlertChannel,
  gone: { seats: GoneSeats[]; more: number },
): OutboxDocument {
  return { ...headOf(sending, channel), kind: 'gone', payload: gone }
}

export function seatMessage(sending: Sending, channel: AlertChannel, payload: SeatNews): OutboxDocument {
  return { ...headOf(sending, channel), kind: 'seat', payload }
}

/** A list of what is gone, each lane once, cut to what a message carries. */
export function goneList(seats: readonly GoneSeats[]): { seats: GoneSeats[]; more: number } {
  const all = [...new Map(seats.map((one) => [laneKey(one), one])).values()]
  return { seats: all.slice(0, OPENINGS_TOLD), more: Math.max(0, all.length - OPENINGS_TOLD) }
}

/** A message that waits, with what was found since; one that is no longer waiting is left as it is. */
export function withMore(
  waiting: OutboxDocument | null,
  added: OutboxDocument,
  settings: Pick<AlertSettings, 'cabins'> | null,
): OutboxDocument | null {
  if (waiting === null) return added
  if (waiting.status !== 'pending') return null
  const sample = waiting.sample || added.sample
  if (waiting.kind === 'gone' && added.kind === 'gone') {
    const { seats, more } = goneList([...waiting.payload.seats, ...added.payload.seats])
    return { ...waiting, sample, payload: { seats, more: more + waiting.payload.more + added.payload.more } }
  }
  const digests = [digestIn(waiting), digestIn(added)]
  if (settings === null || digests.every(({ openings }) => openings.length === 0))
    return { ...added, createdAt: waiting.createdAt }
  const { openings, more } = digestOf(
    digests.flatMap((one) => one.openings),
    settings,
  )
  const rest = digests.reduce((sum, one) => sum + one.more, more)
  return asDigest({ ...waiting, sample }, { openings, more: rest })
}

/** A message that waits, without lanes that are gone; null when nothing is left of it. */
export function withoutLanes(waiting: OutboxDocument, gone: ReadonlySet<string>): OutboxDocument | null {
  const { openings, more } = digestIn(waiting)
  if (openings.length === 0) return waiting
  const left = openings.filter((one) => !gone.has(laneKey(one)))
  return left.length === 0 ? null : asDigest(waiting, { openings: left, more })
}

function digestIn(message: OutboxDocument): Digest {
  if (message.kind === 'opening') return { openings: [message.payload.opening], more: 0 }
  return message.kind === 'digest' ? message.payload : { openings: [], more: 0 }
}

function asDigest(message: OutboxDocument, { openings, more }: Digest): OutboxDocument {
  const [opening] = openings
  if (opening === undefined) throw new RangeError('a message of openings has at least one')
  if (openings.length === 1 && more === 0) return { ...message, kind: 'opening', payload: { opening } }
  return { ...message, kind: 'digest', payload: { openings, more } }
}

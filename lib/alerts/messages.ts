import type { Instant } from '../core/clock.ts'
import type { AlertSettings } from './alert.ts'
import type { AlertChannel } from './alert-channels.ts'
import { type Digest, joinDigests } from './digest.ts'
import {
  alertsIn,
  type GoneSeats,
  MAX_OPENINGS,
  type NamedAlert,
  type OutboxDocument,
  type SentSeats,
  type SharedSeatNews,
} from './outbox.ts'
import { getRowKey, sentKey } from './sent-keys.ts'

/** What all messages share that go to one member, come from one run and are sent at one moment. */
export type Sending = {
  uid: string
  /** Reference of the alert; of several, the first. */
  alert: string
  name: string | null
  /** All alerts it is for; absent if `alert` is the only one. */
  alerts?: NamedAlert[]
  run: string
  now: Instant
  /** When they may be sent; later than `now` for messages that are held back. */
  sendsAt: Instant
  sample: boolean
}

/**
 * Returns the parts of a message's id. Finds held back until the same moment share one message, whichever runs they
 * come from; a message sent immediately belongs to its run alone. A member gets one message, however many of their
 * alerts it fits.
 */
export function buildName(
  { uid, run, now, sendsAt }: Sending,
  channel: AlertChannel,
  about: 'openings' | 'gone' | 'seat',
): string[] {
  return [uid, channel, about, sendsAt === now ? `run ${run}` : `until ${sendsAt}`]
}

/** The fields every message has while it waits for its first attempt. */
export function buildHead(
  { uid, alert, name, alerts, now, sendsAt, sample }: Omit<Sending, 'run'>,
  channel: AlertChannel,
) {
  return {
    ...({ v: 1, uid, alert, name, channel, sample, status: 'pending', attempts: 0 } as const),
    ...(alerts === undefined ? {} : { alerts }),
    ...{ notBefore: sendsAt, createdAt: now, sentAt: null, fault: null },
  }
}

export function openingsMessage(sending: Sending, channel: AlertChannel, digest: Digest): OutboxDocument {
  const head = buildHead(sending, channel)
  return asDigest({ ...head, kind: 'digest', payload: { openings: [], more: 0 } }, digest)
}

export function goneMessage(
  sending: Sending,
  channel: AlertChannel,
  gone: { seats: GoneSeats[]; more: number },
): OutboxDocument {
  return { ...buildHead(sending, channel), kind: 'gone', payload: gone }
}

/** Builds one message from what seat alerts found. @throws RangeError if there is none */
export function seatMessage(
  sending: Omit<Sending, 'run'>,
  channel: AlertChannel,
  news: SharedSeatNews[],
): OutboxDocument {
  return asSeatMessage(buildHead(sending, channel), news)
}

function asSeatMessage(head: ReturnType<typeof buildHead>, news: SharedSeatNews[]): OutboxDocument {
  const [first, ...others] = news
  if (first === undefined) throw new RangeError('a message of seats tells of one at least')
  if (others.length > 0) return { ...head, kind: 'seats', payload: { news } }
  const { alert: _, ...payload } = first
  return { ...head, kind: 'seat', payload }
}

/** Returns a message's news of seats on board, each with its alert; empty for other kinds of message. */
export function seatNewsIn(message: OutboxDocument): SharedSeatNews[] {
  if (message.kind === 'seats') return message.payload.news
  return message.kind === 'seat' ? [{ ...message.payload, alert: message.alert }] : []
}

/** Returns a message with its seat alerts' news replaced by what `renew` returns; null when none is left. */
export function withSeatNews(
  message: OutboxDocument,
  renew: (news: SharedSeatNews) => SharedSeatNews | null,
): OutboxDocument | null {
  if (message.kind !== 'seat' && message.kind !== 'seats') return message
  const left = seatNewsIn(message).flatMap((one) => renew(one) ?? [])
  if (left.length === 0) return null
  const { kind: _, payload: __, ...head } = message
  const alerts = alertsIn(message).filter(({ path }) => left.some(({ alert }) => alert === path))
  const [first] = alerts
  if (first === undefined) return null
  const named = message.alerts === undefined ? {} : { alerts }
  return asSeatMessage({ ...head, alert: first.path, name: first.name, ...named } as ReturnType<typeof buildHead>, left)
}

/** Returns a list of lost seats, each row once, cut to what a message carries. */
export function goneList(seats: readonly GoneSeats[]): { seats: GoneSeats[]; more: number } {
  const all = [...new Map(seats.map((one) => [getRowKey(one), one])).values()]
  return { seats: all.slice(0, MAX_OPENINGS), more: Math.max(0, all.length - MAX_OPENINGS) }
}

/** Returns a waiting message with newer finds added; null when it is no longer waiting and so must not change. */
export function withMore(
  waiting: OutboxDocument | null,
  added: OutboxDocument,
  settings: Pick<AlertSettings, 'cabins'> | null,
): OutboxDocument | null {
  if (waiting === null) return added
  if (waiting.status !== 'pending') return null
  const sample = waiting.sample || added.sample
  const named = [...new Map([...alertsIn(waiting), ...alertsIn(added)].map((one) => [one.path, one])).values()]
  const alerts = named.length > 1 ? { alerts: named } : {}
  if (waiting.kind === 'gone' && added.kind === 'gone') {
    const { seats, more } = goneList([...waiting.payload.seats, ...added.payload.seats])
    return { ...waiting, ...alerts, sample, payload: { seats, more: more + waiting.payload.more + added.payload.more } }
  }
  if (seatNewsIn(waiting).length > 0 && seatNewsIn(added).length > 0) {
    // For an alert already in the waiting message, the newer news replaces the old.
    const news = new Map([...seatNewsIn(waiting), ...seatNewsIn(added)].map((one) => [one.alert, one]))
    const { kind: _, payload: __, ...head } = { ...waiting, ...alerts, sample }
    return asSeatMessage(head as ReturnType<typeof buildHead>, [...news.values()])
  }
  const digests = named.length > 1 ? [attributed(waiting), attributed(added)] : [digestIn(waiting), digestIn(added)]
  if (settings === null || digests.every(({ openings }) => openings.length === 0))
    return { ...added, createdAt: waiting.createdAt }
  return asDigest({ ...waiting, ...alerts, sample }, joinDigests(digests, settings))
}

/** Returns a waiting message without the rows that are gone for an alert (`sentKey`); null when nothing is left. */
export function withoutRows(waiting: OutboxDocument, gone: ReadonlySet<string>): OutboxDocument | null {
  return withOpenings(waiting, (opening, alert) => !gone.has(sentKey(alert, opening)))
}

/** Returns a message with only the openings and alerts that `holds` accepts; null when no opening is left. */
export function withOpenings(
  message: OutboxDocument,
  holds: (opening: SentSeats, alert: string) => boolean,
): OutboxDocument | null {
  const { openings, ...rest } = digestIn(message)
  if (openings.length === 0) return message
  const left = openings.flatMap((opening) => {
    const alerts = (opening.alerts ?? [message.alert]).filter((alert) => holds(opening, alert))
    if (alerts.length === 0) return []
    return [opening.alerts === undefined ? opening : { ...opening, alerts }]
  })
  if (left.length === 0) return null
  if (message.alerts === undefined) return asDigest(message, { openings: left, ...rest })
  const used = new Set(left.flatMap(({ alerts }) => alerts ?? []))
  const alerts = message.alerts.filter(({ path }) => used.has(path))
  const [first] = alerts
  const head = first === undefined ? {} : { alert: first.path, name: first.name, alerts }
  return asDigest({ ...message, ...head }, { openings: left, ...rest })
}

/** A message's digest, with the alerts of each opening filled in. */
function attributed(message: OutboxDocument): Digest {
  const digest = digestIn(message)
  return { ...digest, openings: digest.openings.map((one) => ({ ...one, alerts: one.alerts ?? [message.alert] })) }
}

function digestIn(message: OutboxDocument): Digest {
  if (message.kind === 'opening') return { openings: [message.payload.opening], more: 0 }
  return message.kind === 'digest' ? message.payload : { openings: [], more: 0 }
}

function asDigest(message: OutboxDocument, { openings, more, cut }: Digest): OutboxDocument {
  const [opening] = openings
  if (opening === undefined) throw new RangeError('a message of openings has at least one')
  if (openings.length === 1 && more === 0) return { ...message, kind: 'opening', payload: { opening } }
  return { ...message, kind: 'digest', payload: { openings, more, ...(cut && { cut }) } }
}

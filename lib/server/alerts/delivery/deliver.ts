import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { accountPaths, UserDocument } from '../../../accounts/documents.ts'
import { AlertDocument, type FoundSeats, parseAlertReference } from '../../../alerts/alert.ts'
import type { AlertChannel } from '../../../alerts/alert-channels.ts'
import { conditionWords, getAlertName, spanWords } from '../../../alerts/compose/alert-words.ts'
import { ChannelsDocument, channelsPath } from '../../../alerts/delivery/channels.ts'
import { renderMessage } from '../../../alerts/delivery/render-message.ts'
import { type RenderContext, SHOWN } from '../../../alerts/delivery/render-openings.ts'
import type { Holding } from '../../../alerts/delivery/seat-card.ts'
import { withOpenings, withSeatNews } from '../../../alerts/messages.ts'
import { alertsIn, OutboxDocument, outboxPath } from '../../../alerts/outbox.ts'
import { listChannels } from '../../../alerts/plan-channels.ts'
import { findCheckFor, LastCheck } from '../../../alerts/seat-alert.ts'
import { SeatAlertDocument } from '../../../alerts/seat-alert-document.ts'
import { listSentLegs } from '../../../alerts/seat-news.ts'
import { quietUntil } from '../../../alerts/send-time.ts'
import type { LiveProvider } from '../../../availability/providers/provider.ts'
import type { Clock, Instant } from '../../../core/clock.ts'
import { type Audience, parseAudience } from '../../../core/plan.ts'
import { referenceOf } from '../reference-of.ts'
import { noteChannel } from './channel-store.ts'
import { claimMessage, endUnsent, faultAfter, holdUnsent, isFree, storeOutcome } from './claim.ts'
import type { KnownFlights } from './known-flights.ts'
import { type Delivery, type Outcome, retryAfter, type Sender } from './outcome.ts'
import { listOpenings, loosest, messageWith, recheck } from './recheck.ts'

export type DeliveryContext = {
  db: Firestore
  clock: Clock
  /** A random number from 0 to 1, which spreads retries over time. */
  chance: () => number
  /** The channels this server can send by; a missing one isn't set up. */
  senders: Partial<Record<AlertChannel, Sender>>
  /** Whether an account's owner has confirmed an email address. Mail is sent to confirmed addresses only. */
  isConfirmed: (uid: string, address: string) => Promise<boolean>
  /** The provider that checks seats once more before a message is sent; null where no live provider is configured. */
  live: LiveProvider | null
  /** Finds the flights of seats, by `getRowKey`; without it messages name no flights. */
  findFlights?: (openings: readonly FoundSeats[]) => Promise<KnownFlights>
  /**
   * Builds a path that opens a seat for anyone holding it, for some days from a given moment; null or absent where
   * links can't be signed.
   */
  seatLink?: ((seat: FoundSeats, party: number, from: Instant) => string) | null
}

/**
 * Sends one message, if it is due and no other worker has it. Everything is prepared before the message is claimed, so
 * that the claim is held, and the outcome in doubt, only while it is being sent.
 */
export async function deliverMessage(id: string, context: DeliveryContext): Promise<void> {
  const { db, clock } = context
  const read = await db.doc(outboxPath(id)).get()
  const stored = OutboxDocument.safeParse(read.data())
  if (!stored.success || !isFree(stored.data, clock.now())) return
  const reader = await readRecipient(db, stored.data)
  if (reader === null) return end(context, read, 'The account no longer exists.')
  const { uid, channel } = stored.data
  if (channel === 'email' && !(await context.isConfirmed(uid, reader.email))) return end(context, read, unconfirmed)
  const message = messageFor(reader, stored.data)
  if (typeof message === 'string') return end(context, read, message)
  const until = message.kind === 'test' ? null : quietTogether(clock.now(), message, reader)
  if (until !== null) {
    const isHeld = await holdUnsent(read, until, clock.now())
    return isHeld ? undefined : deliverMessage(id, context)
  }
  // A retry must repeat the first attempt exactly, including when its links expire.
  const triedAt = FirstTry.safeParse(stored.data.triedAt).data ?? clock.now()
  const ready = await prepare(message, { ...reader, triedAt }, context)
  if (ready === null) return end(context, read, 'The seats were gone when we checked again before sending.')
  const claim = await claimMessage(read, clock.now(), triedAt)
  if (claim === 'changed') return deliverMessage(id, context)
  if (claim === null) return
  const to = { uid: stored.data.uid, email: reader.email, channels: reader.channels }
  const delivery: Delivery = { id, ...ready, to, now: clock.now(), mayBeDuplicate: claim.unsure }
  const outcome = await send(delivery, context)
  await storeOutcome(db, claim, outcome, { now: clock.now(), chance: context.chance() })
  const fault = faultAfter(outcome, claim.attempts)
  // Don't write for every message of a channel that works.
  const wasFaulty = reader.channels.faults?.[channel] !== undefined
  if (fault !== undefined && (fault !== null || wasFaulty)) {
    await noteChannel(db, { uid, channel, fault, now: clock.now() })
  }
}

const FirstTry = z.iso.datetime()

async function prepare(
  message: OutboxDocument,
  reader: Recipient & { triedAt: Instant },
  context: DeliveryContext,
): Promise<Pick<Delivery, 'message' | 'content'> | null> {
  const { live, clock } = context
  const party = Math.max(...alertsIn(message).map(({ path }) => countParty(reader.settings.get(path) ?? null)))
  if (message.kind === 'seat' || message.kind === 'seats') {
    const present = recheckSeats(message, reader.lastChecks)
    return present === null ? null : { message: present, content: renderMessage(present, { party, again: new Set() }) }
  }
  const openings = listOpenings(message)
  const alertSettings = new Map(
    [...reader.settings].flatMap(([path, one]) => ('programs' in one ? [[path, one] as const] : [])),
  )
  if (live === null || openings.length === 0 || alertSettings.size === 0) {
    return { message, content: await renderFully(message, { party, again: new Set() }, reader, context) }
  }
  const {
    openings: kept,
    again,
    gone,
  } = await recheck(
    openings,
    (opening) => loosest((opening.alerts ?? [message.alert]).flatMap((path) => alertSettings.get(path) ?? [])),
    { provider: live, plan: reader.plan },
  )
  if (kept.length === 0) return null
  const present = messageWith(message, kept, gone)
  return { message: present, content: await renderFully(present, { party, again, now: clock.now() }, reader, context) }
}

/**
 * Renders a message with everything known about it: its flights, bookings already held, and the conditions of its
 * alerts.
 */
async function renderFully(
  message: OutboxDocument,
  renderContext: RenderContext,
  { settings, triedAt }: Recipient & { triedAt: Instant },
  { findFlights, seatLink }: DeliveryContext,
): Promise<Delivery['content']> {
  const openings = listOpenings(message).slice(0, SHOWN)
  const parties = new Map<string, number>()
  const holdings = new Map<string, Holding>()
  const terms = new Map<string, { name: string; terms: string }>()
  for (const [path, one] of settings) {
    if (!('programs' in one)) continue
    parties.set(path, one.seats)
    if (one.holding) holdings.set(path, one.holding)
    terms.set(path, { name: getAlertName(one), terms: [...conditionWords(one), spanWords(one.dates)].join(', ') })
  }
  return renderMessage(message, {
    ...renderContext,
    ...{ parties, holdings, terms },
    ...(findFlights && openings.length > 0 ? { flights: await findFlights(openings) } : {}),
    ...(!seatLink ? {} : { seatLink: (seat, people) => seatLink(seat, people, triedAt) }),
  })
}

async function send(delivery: Delivery, { senders }: DeliveryContext): Promise<Outcome> {
  // A feed is read rather than sent: it shows the alert history.
  if (delivery.message.channel === 'feed') return { kind: 'sent', to: 'your feeds' }
  const sender = senders[delivery.message.channel]
  if (sender === undefined) return { kind: 'dead', fault: 'This channel isn’t available on this site.' }
  return sender(delivery).catch(retryAfter)
}

async function end(context: DeliveryContext, read: DocumentSnapshot, fault: string): Promise<void> {
  const isEnded = await endUnsent(read, fault, context.clock.now())
  if (!isEnded) await deliverMessage(read.id, context)
}

/**
 * Updates a message of seat alerts to the newest checks, so that one held until the morning lists the seats that are
 * free by then. Null when none of them is. No source is asked for this, because the flights are checked every half
 * hour.
 */
function recheckSeats(message: OutboxDocument, checks: ReadonlyMap<string, LastCheck>): OutboxDocument | null {
  return withSeatNews(message, (news) => {
    const newest = findCheckFor(news, checks.get(news.alert))
    if (newest === null || newest.fault !== null || newest.at <= message.createdAt) return news
    const legs = listSentLegs(newest.legs)
    return legs.length === 0 ? null : { ...news, legs }
  })
}

type Settings = AlertDocument['settings'] | SeatAlertDocument['settings']

/** The member a message is for, with their present settings. */
type Recipient = {
  email: string
  plan: Audience
  channels: ChannelsDocument
  /** The settings of the message's alerts, by reference; a deleted alert has none, even if another has its place. */
  settings: Map<string, Settings>
  /** The newest checks of seat alerts' flights, by the alerts' references. */
  lastChecks: Map<string, LastCheck>
}

const unconfirmed = 'Confirm your email address first, with the link in your sign-up email.'

/** Reads the member a message is for; null when the account is gone, or not created yet. */
async function readRecipient(db: Firestore, message: OutboxDocument): Promise<Recipient | null> {
  const { uid } = message
  const paths = [accountPaths.user(uid), accountPaths.plan(uid), channelsPath(uid)]
  // A test of no particular alert names the collection instead, which has no document to read.
  const places = alertsIn(message).map(({ path }) => parseAlertReference(path).path)
  const place = places.filter((path) => path.split('/').length === 4)
  const [user, plan, channels, ...about] = await db.getAll(...[...paths, ...place].map((path) => db.doc(path)))
  const member = UserDocument.safeParse(user?.data())
  if (!member.success) return null
  return {
    email: member.data.email,
    plan: parseAudience(plan?.get('name.slug')),
    channels: ChannelsDocument.parse(channels?.data() ?? {}),
    settings: new Map(
      about.flatMap((alert) => {
        const settings = parseSettings(alert.data())
        return settings === null ? [] : [[referenceOf(alert), settings] as const]
      }),
    ),
    lastChecks: new Map(
      about.flatMap((alert) => {
        const check = LastCheck.safeParse(alert.get('lastLook')).data
        return check === undefined ? [] : [[referenceOf(alert), check] as const]
      }),
    ),
  }
}

/** Parses only an alert's settings, because its other fields hold Firestore's own types, such as timestamps. */
function parseSettings(document: unknown): Settings | null {
  const { settings } = (document ?? {}) as { settings?: unknown }
  return (
    AlertDocument.shape.settings.safeParse(settings).data ??
    SeatAlertDocument.shape.settings.safeParse(settings).data ??
    null
  )
}

/** Returns the message without the alerts that don't use its channel now, or the reason not to send it at all. */
function messageFor(reader: Recipient, message: OutboxDocument): OutboxDocument | string {
  const reason = reasonNotToSend(message, reader)
  if (reason !== null) return reason
  // These were requested directly and don't depend on an alert.
  if (message.kind === 'test' || message.kind === 'reminder' || message.kind === 'wine') return message
  const alerts = alertsIn(message)
  const [why] = alerts.map(({ path }) => whySilent(reader.settings.get(path), message.channel))
  const speaking = alerts.filter(({ path }) => whySilent(reader.settings.get(path), message.channel) === null)
  const [first] = speaking
  if (first === undefined) return why ?? 'The alert was deleted.'
  if (message.alerts === undefined) return message
  const isSpeaking = (alert: string) => speaking.some(({ path }) => path === alert)
  const filtered = withSeatNews(message, (news) => (isSpeaking(news.alert) ? news : null))
  const left = filtered && withOpenings(filtered, (_, alert) => isSpeaking(alert))
  return left === null
    ? (why ?? 'The alert was deleted.')
    : { ...left, alert: first.path, name: first.name, alerts: speaking }
}

/** Quiet hours hold a message back only while they apply to all its alerts. */
function quietTogether(now: Instant, message: OutboxDocument, { settings }: Recipient): Instant | null {
  const until = alertsIn(message).map(({ path }) => quietUntil(now, settings.get(path)?.quiet ?? null))
  const waits = until.filter((one) => one !== null).sort()
  return waits.length === until.length ? (waits[0] ?? null) : null
}

/** Returns why an alert sends nothing by a channel; null when it does send. */
function whySilent(settings: Settings | undefined, channel: AlertChannel): string | null {
  if (settings === undefined) return 'The alert was deleted.'
  if (settings.paused) return 'The alert is paused.'
  return settings.channels.includes(channel) ? null : 'The alert no longer uses this channel.'
}

/** Returns why a member can't be sent anything by a channel, in one sentence for the member; null when they can. */
function reasonNotToSend({ channel }: OutboxDocument, { plan, channels, email }: Recipient): string | null {
  if (!listChannels(plan).includes(channel)) return 'Your plan doesn’t include this channel.'
  if (channel === 'email') {
    if (channels.suppressed?.address === email) return channels.suppressed.reason
    if (channels.emailOff) return 'Alert emails are turned off.'
  }
  return channel === 'push' && channels.push.length === 0 ? 'Notifications aren’t on in any browser.' : null
}

/** Returns how many people travel in an alert; one if its settings don't say. */
function countParty(settings: Settings | null): number {
  return settings !== null && 'seats' in settings ? settings.seats : 1
}

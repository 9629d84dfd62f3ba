import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { accountPaths, UserDocument } from '../../../accounts/documents.ts'
import { AlertDocument, type FoundSeats } from '../../../alerts/alert.ts'
import type { AlertChannel } from '../../../alerts/alert-channels.ts'
import { conditionWords, spanWords } from '../../../alerts/compose/alert-words.ts'
import { ChannelsDocument, channelsPath } from '../../../alerts/delivery/channels.ts'
import { renderMessage } from '../../../alerts/delivery/render-message.ts'
import { type RenderContext, SHOWN } from '../../../alerts/delivery/render-openings.ts'
import type { Holding } from '../../../alerts/delivery/seat-card.ts'
import { withOpenings, withSeatNews } from '../../../alerts/messages.ts'
import { alertsIn, OutboxDocument, outboxPath } from '../../../alerts/outbox.ts'
import { listChannels } from '../../../alerts/plan-channels.ts'
import { quietUntil } from '../../../alerts/quiet-hours.ts'
import { findLookFor, LastLook } from '../../../alerts/seat-alert.ts'
import { SeatAlertDocument } from '../../../alerts/seat-alert-document.ts'
import { listSentLegs } from '../../../alerts/seat-news.ts'
import type { LiveProvider } from '../../../availability/providers/live.ts'
import { PlanDocument } from '../../../billing/plan-document.ts'
import type { Clock, Instant } from '../../../core/clock.ts'
import type { PlanSlug } from '../../../core/plan.ts'
import { noteChannel } from './channel-store.ts'
import { claimMessage, endUnsent, faultAfter, holdUnsent, isFree, isOver, settle } from './claim.ts'
import type { KnownFlights } from './known-flights.ts'
import { type Delivery, type Outcome, retryAfter, type Sender } from './outcome.ts'
import { listOpenings, loosest, messageWith, recheck } from './recheck.ts'

export type DeliveryContext = {
  db: Firestore
  clock: Clock
  /** 0 to 1, for spreading what is tried again. */
  chance: () => number
  /** Channels this server can send by; one that is missing is not set up. */
  senders: Partial<Record<AlertChannel, Sender>>
  /** Whether an account's owner has shown that an address is theirs: mail goes to no other. */
  isConfirmed: (uid: string, address: string) => Promise<boolean>
  /** Who is asked once more before sending; null where nobody live is configured. */
  live: LiveProvider | null
  /** How seats are flown, by `laneKey`; without it messages name no flights. */
  findFlights?: (openings: readonly FoundSeats[]) => Promise<KnownFlights>
  /** A path that opens a seat for its holder for some days from a moment; none where links can't be signed. */
  seatLink?: ((seat: FoundSeats, party: number, from: Instant) => string) | null
}

/** How a message stands after a worker looked at it, and when it wants to be looked at again. */
export type Delivered = { status: OutboxDocument['status'] | 'missing'; next: Instant | null }

/**
 * Sends one message, if it is due and nobody else has it. Everything is made ready before the message is claimed, so
 * that a claim lasts no longer than the sending itself, and its outcome is in doubt for no longer than that.
 */
export async function deliverMessage(id: string, context: DeliveryContext): Promise<Delivered> {
  const { db, clock } = context
  const stored = OutboxDocument.safeParse((await db.doc(outboxPath(id)).get()).data())
  if (!stored.success) return { status: 'missing', next: null }
  if (isOver(stored.data)) return { status: stored.data.status, next: null }
  if (!isFree(stored.data, clock.now())) return standing(db, id)
  const reader = await readRecipient(db, stored.data)
  if (reader === null) return end(context, id, 'The account no longer exists.')
  const { uid, channel } = stored.data
  if (channel === 'email' && !(await context.isConfirmed(uid, reader.email))) return end(context, id, unconfirmed)
  const message = messageFor(reader, stored.data)
  if (typeof message === 'string') return end(context, id, message)
  const until = message.kind === 'test' ? null : quietTogether(clock.now(), message, reader)
  if (until !== null) {
    await holdUnsent(db, id, until, clock.now())
    return standing(db, id)
  }
  // A repeat says what the first attempt said, down to when its links end.
  const triedAt = FirstTry.safeParse(stored.data.triedAt).data ?? clock.now()
  const ready = await prepare(message, { ...reader, triedAt }, context)
  if (ready === null) return end(context, id, 'The seats were gone when we checked again before sending.')
  const claim = await claimMessage(db, id, clock.now(), triedAt)
  if (claim === null) return standing(db, id)
  const to = { uid: stored.data.uid, email: reader.email, channels: reader.channels }
  const parcel: Delivery = { id, ...ready, to, now: clock.now(), mayBeDuplicate: claim.unsure }
  const outcome = await send(parcel, context)
  await settle(db, claim, outcome, { now: clock.now(), chance: context.chance() })
  const fault = faultAfter(outcome, claim.attempts)
  // A channel that works is not written about with every message.
  const wasFaulty = reader.channels.faults?.[channel] !== undefined
  if (fault !== undefined && (fault !== null || wasFaulty)) {
    await noteChannel(db, { uid, channel, fault, now: clock.now() })
  }
  return standing(db, id)
}

const FirstTry = z.iso.datetime()

async function prepare(
  message: OutboxDocument,
  reader: Recipient & { triedAt: Instant },
  context: DeliveryContext,
): Promise<Pick<Delivery, 'message' | 'told'> | null> {
  const { live, clock } = context
  const party = Math.max(...alertsIn(message).map(({ path }) => countParty(reader.settings.get(path) ?? null)))
  if (message.kind === 'seat' || message.kind === 'seats') {
    const present = recheckSeats(message, reader.lastLooks)
    return present === null ? null : { message: present, told: renderMessage(present, { party, again: new Set() }) }
  }
  const openings = listOpenings(message)
  const wishes = new Map(
    [...reader.settings].flatMap(([path, one]) => ('programs' in one ? [[path, one] as const] : [])),
  )
  if (live === null || openings.length === 0 || wishes.size === 0) {
    return { message, told: await renderFully(message, { party, again: new Set() }, reader, context) }
  }
  const {
    openings: kept,
    again,
    gone,
  } = await recheck(
    openings,
    (opening) => loosest((opening.alerts ?? [message.alert]).flatMap((path) => wishes.get(path) ?? [])),
    { provider: live, plan: reader.plan },
  )
  if (kept.length === 0) return null
  const present = messageWith(message, kept, gone)
  return { message: present, told: await renderFully(present, { party, again, now: clock.now() }, reader, context) }
}

/** The words of a message with all that is known beside it: flights, bookings in hand, what its alerts wait for. */
async function renderFully(
  message: OutboxDocument,
  telling: RenderContext,
  { settings, triedAt }: Recipient & { triedAt: Instant },
  { findFlights, seatLink }: DeliveryContext,
): Promise<Delivery['told']> {
  const openings = listOpenings(message).slice(0, SHOWN)
  const holdings = new Map<string, Holding>()
  const terms = new Map<string, string>()
  for (const [path, one] of settings) {
    if (!('programs' in one)) continue
    if (one.holding) holdings.set(path, one.holding)
    terms.set(path, [...conditionWords(one), spanWords(one.dates)].join(', '))
  }
  return renderMessage(message, {
    ...telling,
    ...{ holdings, terms },
    ...(findFlights && openings.length > 0 ? { flights: await findFlights(openings) } : {}),
    ...(!seatLink ? {} : { seatLink: (seat, people) => seatLink(seat, people, triedAt) }),
  })
}

async function send(parcel: Delivery, { senders }: DeliveryContext): Promise<Outcome> {
  // A feed is read, not sent: it shows what the outbox says has been sent.
  if (parcel.message.channel === 'feed') return { kind: 'sent', to: 'your feeds' }
  const sender = senders[parcel.message.channel]
  if (sender === undefined) return { kind: 'dead', fault: 'This channel isn’t available on this site.' }
  return sender(parcel).catch(retryAfter)
}

async function end({ db, clock }: DeliveryContext, id: string, fault: string): Promise<Delivered> {
  await endUnsent(db, id, fault, clock.now())
  return standing(db, id)
}

async function standing(db: Firestore, id: string): Promise<Delivered> {
  const document = await db.doc(outboxPath(id)).get()
  const stored = OutboxDocument.safeParse(document.data())
  if (!stored.success) return { status: 'missing', next: null }
  const { status, notBefore, leaseUntil } = stored.data
  if (isOver(stored.data)) return { status, next: null }
  return { status, next: status === 'pending' ? notBefore : String(leaseUntil ?? notBefore) }
}

/**
 * A message of seat alerts as the newest looks have it: what waited for the morning tells what is free by then. Null when
 * none of it is. The flights are looked at every half hour, so nobody is asked again for one message.
 */
function recheckSeats(message: OutboxDocument, looks: ReadonlyMap<string, LastLook>): OutboxDocument | null {
  return withSeatNews(message, (news) => {
    const newest = findLookFor(news, looks.get(news.alert))
    if (newest === null || newest.fault !== null || newest.at <= message.createdAt) return news
    const legs = listSentLegs(newest.legs)
    return legs.length === 0 ? null : { ...news, legs }
  })
}

type Settings = AlertDocument['settings'] | SeatAlertDocument['settings']

/** Whom a message is for, as things stand now. */
type Recipient = {
  email: string
  plan: PlanSlug
  channels: ChannelsDocument
  /** The settings of the message's alerts, by path; an alert that is gone has none. */
  settings: Map<string, Settings>
  /** The newest looks at the flights of seat alerts, by the alerts' paths. */
  lastLooks: Map<string, LastLook>
}

const unconfirmed = 'Confirm your email address first, with the link in your sign-up email.'

/** Null when the account is gone, or not made yet. */
async function readRecipient(db: Firestore, message: OutboxDocument): Promise<Recipient | null> {
  const { uid } = message
  const paths = [accountPaths.user(uid), accountPaths.plan(uid), channelsPath(uid)]
  // A test of no alert in particular names the collection, which has no document.
  const place = alertsIn(message).flatMap(({ path }) => (path.split('/').length === 4 ? [path] : []))
  const [user, plan, channels, ...about] = await db.getAll(...[...paths, ...place].map((path) => db.doc(path)))
  const member = UserDocument.safeParse(user?.data())
  if (!member.success) return null
  return {
    email: member.data.email,
    plan: PlanDocument.safeParse(plan?.data()).data?.name.slug ?? 'free',
    channels: ChannelsDocument.parse(channels?.data() ?? {}),
    settings: new Map(
      about.flatMap((alert) => {
        const settings = parseSettings(alert.data())
        return settings === null ? [] : [[alert.ref.path, settings] as const]
      }),
    ),
    lastLooks: new Map(
      about.flatMap((alert) => {
        const look = LastLook.safeParse(alert.get('lastLook')).data
        return look === undefined ? [] : [[alert.ref.path, look] as const]
      }),
    ),
  }
}

/** The settings alone: what stands beside them is stamped by the database's own kinds of value. */
function parseSettings(document: unknown): Settings | null {
  const { settings } = (document ?? {}) as { settings?: unknown }
  return (
    AlertDocument.shape.settings.safeParse(settings).data ??
    SeatAlertDocument.shape.settings.safeParse(settings).data ??
    null
  )
}

/** What is left of a message for its reader once alerts that rest are taken out, or why it is not to be sent. */
function messageFor(reader: Recipient, message: OutboxDocument): OutboxDocument | string {
  const reason = reasonNotToSend(message, reader)
  if (reason !== null) return reason
  // These were asked for by themselves and rest on no alert.
  if (message.kind === 'test' || message.kind === 'reminder' || message.kind === 'wine') return message
  const alerts = alertsIn(message)
  const [why] = alerts.map(({ path }) => whySilent(reader.settings.get(path), message.channel))
  const speaking = alerts.filter(({ path }) => whySilent(reader.settings.get(path), message.channel) === null)
  const [first] = speaking
  if (first === undefined) return why ?? 'The alert was deleted.'
  if (message.alerts === undefined) return message
  const isSpeaking = (alert: string) => speaking.some(({ path }) => path === alert)
  const told = withSeatNews(message, (news) => (isSpeaking(news.alert) ? news : null))
  const left = told && withOpenings(told, (_, alert) => isSpeaking(alert))
  return left === null
    ? (why ?? 'The alert was deleted.')
    : { ...left, alert: first.path, name: first.name, alerts: speaking }
}

/** Quiet hours hold a message back only while all its alerts keep them. */
function quietTogether(now: Instant, message: OutboxDocument, { settings }: Recipient): Instant | null {
  const until = alertsIn(message).map(({ path }) => quietUntil(now, settings.get(path)?.quiet ?? null))
  const waits = until.filter((one) => one !== null).sort()
  return waits.length === until.length ? (waits[0] ?? null) : null
}

/** Why an alert says nothing by a channel; null when it does. */
function whySilent(settings: Settings | undefined, channel: AlertChannel): string | null {
  if (settings === undefined) return 'The alert was deleted.'
  if (settings.paused) return 'The alert is paused.'
  return settings.channels.includes(channel) ? null : 'The alert no longer uses this channel.'
}

/** Why a member is sent nothing of a kind by a channel, in one sentence they would understand; null when they are. */
function reasonNotToSend({ channel }: OutboxDocument, { plan, channels, email }: Recipient): string | null {
  if (!listChannels(plan).includes(channel)) return `The ${plan} plan doesn’t include this channel.`
  if (channel === 'email') {
    if (channels.suppressed?.address === email) return channels.suppressed.reason
    if (channels.emailOff) return 'Alert emails are turned off.'
  }
  return channel === 'push' && channels.push.length === 0 ? 'Notifications aren’t on in any browser.' : null
}

/** How many travel by an alert; one where it says nothing of it. */
function countParty(settings: Settings | null): number {
  return settings !== null && 'seats' in settings ? settings.seats : 1
}

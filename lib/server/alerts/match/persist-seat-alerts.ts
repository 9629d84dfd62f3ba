import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { accountPaths } from '../../../accounts/documents.ts'
import { alertChannels } from '../../../alerts/alert-channels.ts'
import type { AlertHistoryDocument } from '../../../alerts/alert-history.ts'
import { failureLabel, findSeatFault, seatsThatFulfil } from '../../../alerts/match-seats.ts'
import { seatMessage, withMore } from '../../../alerts/messages.ts'
import type { OutboxDocument, SharedSeatNews } from '../../../alerts/outbox.ts'
import { listChannels } from '../../../alerts/plan-channels.ts'
import {
  findCheckFor,
  getSeatAlertKey,
  type LastCheck,
  SeatAlertSettings,
  type SeatsOnLeg,
} from '../../../alerts/seat-alert.ts'
import { SeatAlertDocument } from '../../../alerts/seat-alert-document.ts'
import { hasNews, listSentLegs, seatNames } from '../../../alerts/seat-news.ts'
import { fingerprint } from '../../../availability/packing.ts'
import type { Instant } from '../../../core/clock.ts'
import { groupBy } from '../../../core/group.ts'
import { type Audience, parseAudience } from '../../../core/plan.ts'
import type { FlightLeg, FlightSource, SeatSnapshot } from '../../../flights/flight-snapshots.ts'
import type { CabinLayout } from '../../../network/aircraft/cabin.ts'
import type { Due } from '../../task-queue.ts'
import { referenceOf } from '../reference-of.ts'
import { findSendTimes, findWaiting, getMessageRef, nameOfAlert, toSending } from './message-slots.ts'

/** What was seen of a flight: a snapshot of each leg with the cabin layout it is read by, or why there is none. */
export type SeatsSeen = {
  source: FlightSource
  fault: string | null
  /** True if the source knows no such flight on that day. */
  unknown?: boolean
  snapshots: { leg: FlightLeg; snapshot: SeatSnapshot; layout: readonly CabinLayout[] }[]
}

/** A seat alert with what was seen of its flight in this run. */
export type SeatAlertCheck = { ref: DocumentReference; seen: SeatsSeen }

/** The result of a check for one alert: the check itself, and any news for the member. */
type Evaluated = {
  ref: DocumentReference
  settings: SeatAlertSettings
  lastLook: LastCheck
  news: SharedSeatNews | null
  sample: boolean
}

/**
 * Compares a run's checks with one member's seat alerts, and writes everything that follows in one transaction: the
 * checks and, for criteria that have come true, history, latest matches and one message per channel. Repeating a check
 * after a crash reports nothing twice.
 */
export async function persistSeatAlerts(
  db: Firestore,
  uid: string,
  checks: readonly SeatAlertCheck[],
  now: Instant,
): Promise<Due[]> {
  return db.runTransaction(async (transaction) => {
    const [planned, ...stored] = await transaction.getAll(
      db.doc(accountPaths.plan(uid)),
      ...checks.map(({ ref }) => ref),
    )
    const plan = parseAudience(planned?.get('name.slug'))
    const evaluated = checks.flatMap((check, at) => evaluateCheck(check, stored[at], now) ?? [])
    const withNews = evaluated.flatMap((one) => (one.news === null ? [] : [{ ...one, news: one.news }]))
    const history = db.collection(accountPaths.alertHistory(uid))
    const settings = withNews.map((one) => one.settings)
    const sendTimes = withNews.length === 0 ? [] : await findSendTimes(transaction, history, settings, now)
    const shares = withNews.map((one, at): Share => ({ ...one, sendsAt: sendTimes[at] ?? now, messages: [] }))
    const messages = composeMessages(db, { uid, plan, now }, shares)
    const slots = await Promise.all(messages.map(({ ref }) => findWaiting(transaction, ref, now)))
    const due = messages.map(({ ref: named, added, shares }, at): Due => {
      const { ref, waiting } = slots[at] ?? { ref: named, waiting: null }
      const message = withMore(waiting, added, null)
      if (message !== null) transaction.set(ref, message)
      for (const share of shares) share.messages.push(ref.id)
      return { id: ref.id, at: added.notBefore }
    })
    for (const { ref, lastLook, news } of evaluated) {
      transaction.update(
        ref,
        news === null ? { lastLook } : { lastLook, lastMatch: { at: now, seats: seatNames(news.legs) } },
      )
    }
    for (const share of shares) {
      const { alert, ...news } = share.news
      const head = { kind: 'seat', at: now, alert, name: nameOfAlert(share), sendsAt: share.sendsAt } as const
      const entry: AlertHistoryDocument = { ...head, messages: share.messages, ...news }
      transaction.set(history.doc(fingerprint([alert, now, 'seat'])), entry)
    }
    return due
  })
}

type Share = Omit<Evaluated, 'news'> & { news: SharedSeatNews; sendsAt: Instant; messages: string[] }

/** Compares one check with its alert; null if the alert has since been deleted or paused. */
function evaluateCheck(
  { ref, seen }: SeatAlertCheck,
  stored: DocumentSnapshot | undefined,
  now: Instant,
): Evaluated | null {
  const settings = SeatAlertSettings.safeParse(stored?.get('settings')).data
  if (stored === undefined || settings === undefined || settings.paused) return null
  const before = findCheckFor(settings, SeatAlertDocument.shape.lastLook.parse(stored.get('lastLook')))?.legs ?? []
  const { legs: read, fault } = foundIn(settings, seen)
  // A leg that couldn't be read keeps what was known before, so that its seats aren't news next time.
  const unread = before.filter(({ from, to }) => !read.some((leg) => leg.from === from && leg.to === to))
  const sample = seen.source.kind === 'sample'
  const check = { at: now, wish: getSeatAlertKey(settings), legs: [...read, ...unread], sample, fault }
  const lastLook: LastCheck = seen.unknown ? { ...check, unknown: true } : check
  if (fault !== null || !hasNews(settings, before, read)) return { ref, settings, lastLook, news: null, sample }
  const { flight, date, cabin, wanted } = settings
  const news = {
    flight,
    date,
    cabin,
    wanted,
    legs: listSentLegs(read),
    source: seen.source,
    alert: referenceOf(stored),
  }
  return { ref, settings, lastLook, news, sample }
}

/** Composes one message per channel and send time, for all alerts that use that channel at that time. */
function composeMessages(
  db: Firestore,
  { uid, plan, now }: { uid: string; plan: Audience; now: Instant },
  shares: readonly Share[],
): { ref: DocumentReference; added: OutboxDocument; shares: Share[] }[] {
  const allowed = listChannels(plan)
  return alertChannels.flatMap((channel) => {
    // A feed is read rather than sent: it shows the history.
    if (channel === 'feed' || !allowed.includes(channel)) return []
    const own = shares.filter(({ settings }) => settings.channels.includes(channel))
    return [...groupBy(own, ({ sendsAt }) => sendsAt)].map(([sendsAt, some]) => {
      const speaking = some.map((share) => ({ ...share, alert: share.news.alert }))
      const { alerts = [], ...one } = toSending(uid, speaking, { sendsAt, run: `seats ${now}`, now })
      const sending = alerts.length > 1 ? { ...one, alerts } : one
      const news = some.map((share) => share.news)
      const ref = getMessageRef(db, sending, channel, 'seat')
      return { ref, added: seatMessage(sending, channel, news), shares: some }
    })
  })
}

function foundIn(
  settings: SeatAlertSettings,
  { snapshots, fault }: SeatsSeen,
): { legs: SeatsOnLeg[]; fault: string | null } {
  if (fault !== null) return { legs: [], fault }
  const legs = snapshots.flatMap(({ leg, snapshot, layout }) => {
    const seats = seatsThatFulfil(settings, snapshot, layout)
    return seats === null ? [] : [{ from: leg.from, to: leg.to, seats, seenAt: snapshot.seenAt }]
  })
  return { legs, fault: legs.length === 0 ? describeFault(settings, snapshots) : null }
}

function describeFault(settings: SeatAlertSettings, snapshots: SeatsSeen['snapshots']): string {
  const reasons = snapshots.flatMap(({ snapshot, layout }) => {
    const fault = findSeatFault(settings, snapshot, layout)
    return fault ? [failureLabel(fault, settings, snapshot.aircraft.name)] : []
  })
  return reasons[0] ?? 'We don’t know which seats these are on this flight’s aircraft.'
}

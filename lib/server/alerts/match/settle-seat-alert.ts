import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { accountPaths } from '../../../accounts/documents.ts'
import type { AlertHistoryDocument } from '../../../alerts/alert-history.ts'
import { channelsOf } from '../../../alerts/delivery/channels.ts'
import { nameOf, type Sending, seatMessage } from '../../../alerts/messages.ts'
import { outboxPath } from '../../../alerts/outbox.ts'
import {
  type LastLook,
  lookAtWish,
  SeatAlertDocument,
  SeatAlertSettings,
  type SeatsOnLeg,
  wishOf,
} from '../../../alerts/seat-alert.ts'
import { hasNews, legsTold, type SeatNews, seatNames } from '../../../alerts/seat-news.ts'
import { untoldOf } from '../../../alerts/seat-reach.ts'
import { seatsThatFulfil } from '../../../alerts/seat-wish.ts'
import { dayOfMember, sendTime, TIMES_A_DAY } from '../../../alerts/send-time.ts'
import { untoldWords } from '../../../alerts/untold-words.ts'
import { fingerprint } from '../../../availability/packing.ts'
import { PlanDocument } from '../../../billing/plan-document.ts'
import type { Instant } from '../../../core/clock.ts'
import type { FlightLeg, FlightSource, SeatLook } from '../../../flights/flight-looks.ts'
import type { CabinLayout } from '../../../network/aircraft/cabin.ts'
import type { Due } from './settle-member.ts'

/** What was seen of a flight: a look for each leg with the layout it is read by, or why there is none. */
export type SeatsSeen = {
  source: FlightSource
  fault: string | null
  /** Whether the source knows no such flight on that day. */
  unknown?: boolean
  looks: { leg: FlightLeg; look: SeatLook; layout: readonly CabinLayout[] }[]
}

/**
 * Holds a look against one seat alert, and writes what follows whole or not at all: the look itself, and when the wish
 * has come true its messages, history and latest match. So a look that is repeated after a crash tells nothing twice.
 */
export async function settleSeatAlert(
  db: Firestore,
  ref: DocumentReference,
  seen: SeatsSeen,
  now: Instant,
): Promise<Due[]> {
  const uid = ref.path.split('/')[1] ?? ''
  return db.runTransaction(async (transaction) => {
    const [stored, planned] = await transaction.getAll(ref, db.doc(accountPaths.plan(uid)))
    const settings = SeatAlertSettings.safeParse(stored?.get('settings')).data
    if (settings === undefined || settings.paused) return []
    const before = lookAtWish(settings, SeatAlertDocument.shape.lastLook.parse(stored?.get('lastLook')))?.legs ?? []
    const { legs, fault } = foundIn(settings, seen)
    const sample = seen.source.kind === 'sample'
    // A look that saw nothing changes nothing that is known.
    const look = { at: now, wish: wishOf(settings), legs: fault === null ? legs : before, sample, fault }
    const lastLook: LastLook = seen.unknown ? { ...look, unknown: true } : look
    if (fault !== null || !hasNews(settings, before, legs)) {
      transaction.update(ref, { lastLook })
      return []
    }
    const history = db.collection(accountPaths.alertHistory(uid))
    const today = history.where('at', '>=', dayOfMember(now, settings).since)
    const { size } = await transaction.get(today.limit(TIMES_A_DAY).select())
    const sendsAt = sendTime(now, settings, size)
    const name = settings.name?.trim() || null
    const sending: Sending = { uid, alert: ref.path, name, run: `seats ${now}`, now, sendsAt, sample }
    const plan = PlanDocument.safeParse(planned?.data()).data?.name.slug ?? 'free'
    const channels = settings.channels.filter((one) => one !== 'feed' && channelsOf(plan).includes(one))
    const { flight, date, cabin, wanted } = settings
    const news: SeatNews = { flight, date, cabin, wanted, legs: legsTold(legs), source: seen.source }
    const ids = channels.map((channel) => {
      const { of, about, when } = nameOf(sending, channel, 'seat')
      const id = fingerprint([of, channel, about, when])
      transaction.set(db.doc(outboxPath(id)), seatMessage(sending, channel, news))
      return id
    })
    const head = { kind: 'seat', at: now, alert: ref.path, name, sendsAt } as const
    const entry: AlertHistoryDocument = { ...head, messages: ids, ...news }
    transaction.set(history.doc(fingerprint([ref.path, now, 'seat'])), entry)
    transaction.update(ref, { lastLook, lastMatch: { at: now, seats: seatNames(news.legs) } })
    return ids.map((id) => ({ id, at: sendsAt }))
  })
}

function foundIn(
  settings: SeatAlertSettings,
  { looks, fault }: SeatsSeen,
): { legs: SeatsOnLeg[]; fault: string | null } {
  if (fault !== null) return { legs: [], fault }
  const legs = looks.flatMap(({ leg, look, layout }) => {
    const seats = seatsThatFulfil(settings, look, layout)
    return seats === null ? [] : [{ from: leg.from, to: leg.to, seats, seenAt: look.seenAt }]
  })
  return { legs, fault: legs.length === 0 ? faultOf(settings, looks) : null }
}

function faultOf(settings: SeatAlertSettings, looks: SeatsSeen['looks']): string {
  const reasons = looks.flatMap(({ look, layout }) => {
    const untold = untoldOf(settings, look, layout)
    return untold ? [untoldWords(untold, settings, look.aircraft.name)] : []
  })
  return reasons[0] ?? 'Which seats these are is not known for the aircraft of this flight.'
}

import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { accountPaths, PlanDocument } from '../../../account/documents.ts'
import type { AlertHistoryDocument } from '../../../alerts/alert-history.ts'
import { channelsOf } from '../../../alerts/delivery/channels.ts'
import { nameOf, type Sending, seatMessage } from '../../../alerts/messages.ts'
import { OPENINGS_TOLD, outboxPath } from '../../../alerts/outbox.ts'
import { SeatAlertDocument, SeatAlertSettings } from '../../../alerts/seat-alert.ts'
import { isNews, seatsThatFulfil } from '../../../alerts/seat-wish.ts'
import { dayOfMember, sendTime, TIMES_A_DAY } from '../../../alerts/send-time.ts'
import { fingerprint } from '../../../availability/packing.ts'
import type { Instant } from '../../../clock.ts'
import type { FlightSource, SeatLook } from '../../../flights/flight-looks.ts'
import type { CabinLayout } from '../../../network/aircraft/cabin.ts'
import type { Due } from './settle-alert.ts'

/** What was seen of a flight: a look for each leg with the layout it is read by, or why there is none. */
export type SeatsSeen = {
  source: FlightSource
  fault: string | null
  looks: { look: SeatLook; layout: readonly CabinLayout[] }[]
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
    const before = SeatAlertDocument.shape.lastLook.safeParse(stored?.get('lastLook')).data?.seats ?? []
    const { seats, fault } = foundIn(settings, seen)
    const sample = seen.source.kind === 'sample'
    // A look that saw nothing changes nothing that is known.
    const lastLook = { at: now, seats: fault === null ? seats : before, sample, fault }
    if (fault !== null || !isNews(settings, before, seats)) {
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
    const told = seats.slice(0, OPENINGS_TOLD)
    const ids = channels.map((channel) => {
      const { alert, about, when } = nameOf(sending, channel, 'seat')
      const id = fingerprint([alert, channel, about, when])
      const { flight, date, cabin, wanted } = settings
      const payload = { flight, date, cabin, wanted, seats: told, more: seats.length - told.length }
      const seenAt = seen.looks[0]?.look.seenAt ?? now
      transaction.set(
        db.doc(outboxPath(id)),
        seatMessage(sending, channel, { ...payload, source: seen.source, seenAt }),
      )
      return id
    })
    const { flight, date } = settings
    const head = { kind: 'seat', at: now, alert: ref.path, name, sendsAt, messages: ids } as const
    const entry: AlertHistoryDocument = { ...head, messages: ids, flight, date, seats: told }
    transaction.set(history.doc(fingerprint([ref.path, now, 'seat'])), entry)
    transaction.update(ref, { lastLook, lastMatch: { at: now, seats: told } })
    return ids.map((id) => ({ id, at: sendsAt }))
  })
}

function foundIn(settings: SeatAlertSettings, { looks, fault }: SeatsSeen): { seats: string[]; fault: string | null } {
  if (fault !== null) return { seats: [], fault }
  const known = looks.flatMap(({ look, layout }) => {
    const seats = seatsThatFulfil(settings, look, layout)
    return seats === null ? [] : [seats]
  })
  if (known.length === 0)
    return { seats: [], fault: 'Which seats these are is not known for the aircraft of this flight.' }
  return { seats: [...new Set(known.flat())], fault: null }
}

import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { buildHead } from '../../alerts/messages.ts'
import { type OutboxDocument, outboxPath } from '../../alerts/outbox.ts'
import { fingerprint } from '../../availability/packing.ts'
import {
  fulfils,
  getTermsKey,
  MAX_WINES,
  newOffers,
  type WineAlertAnswer,
  WineAlertDocument,
  type WineAlertRequest,
  type WinePayload,
} from '../../calculators/wine/wine-alert.ts'
import { WineOffer } from '../../calculators/wine/wine-offer.ts'
import { type Instant, localDateOf } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import { streamDocuments } from '../firebase-admin.ts'

/** Returns the offers that still run, of those that an admin maintains. */
export async function readWineOffers(db: Firestore, now: Instant): Promise<WineOffer[]> {
  const { docs } = await db.collection('wine-offers').where('endsOn', '>=', localDateOf(now)).limit(200).get()
  return docs.flatMap((document) => WineOffer.safeParse({ id: document.id, ...document.data() }).data ?? [])
}

export async function readAllOffers(db: Firestore): Promise<WineOffer[]> {
  const { docs } = await db.collection('wine-offers').orderBy('endsOn', 'desc').limit(200).get()
  return docs.flatMap((document) => WineOffer.safeParse({ id: document.id, ...document.data() }).data ?? [])
}

const samples = [
  { id: 'sample-reds', title: 'Sample: mixed reds, a dozen', bottles: 12, priceAud: 240, bonusPoints: 9_000, days: 21 },
  {
    id: 'sample-whites',
    title: 'Sample: coastal whites, six',
    bottles: 6,
    priceAud: 150,
    bonusPoints: 4_000,
    days: 12,
  },
  { id: 'sample-sparkling', title: 'Sample: sparkling, six', bottles: 6, priceAud: 210, bonusPoints: 7_500, days: 5 },
] as const

/** Adds invented offers, marked as samples, unless there is a real one, so that a new local site has some to show. */
export async function seedWineOffers(db: Firestore, now: Instant): Promise<void> {
  const today = localDateOf(now)
  const real = await db.collection('wine-offers').where('sample', '==', false).limit(1).get()
  if (!real.empty) return
  await Promise.all(
    samples.map(({ id, days, ...offer }) =>
      db.doc(`wine-offers/${id}`).set({ ...offer, endsOn: addDays(today, days), seenOn: today, sample: true }),
    ),
  )
}

/** How often new offers are compared with members' criteria. */
export const WINE_MINUTES = 30

const ALERTS = 'wine-alerts'

/** Reads, sets or deletes a member's criteria. Offers on the page when they are set are not sent. */
export async function answerWineAlert(
  db: Firestore,
  uid: string,
  request: WineAlertRequest,
  now: Instant,
): Promise<WineAlertAnswer> {
  const ref = db.collection(ALERTS).doc(uid)
  const offers = await readWineOffers(db, now)
  if (request.kind === 'set') {
    const { wish: criteria } = request
    const document: WineAlertDocument = { uid, wish: criteria, known: offers.map(getTermsKey), updatedAt: now }
    await ref.set(document)
  }
  if (request.kind === 'end') await ref.delete()
  const criteria = WineAlertDocument.safeParse((await ref.get()).data()).data?.wish ?? null
  return {
    wish: criteria,
    fulfilled: criteria === null ? 0 : offers.filter((offer) => fulfils(offer, criteria)).length,
  }
}

/** Writes a message for every member whose criteria a new offer meets, once per offer. Resolves to those to send. */
export async function sendWineAlerts(db: Firestore, now: Instant): Promise<{ id: string; at: Instant }[]> {
  const offers = await readWineOffers(db, now)
  if (offers.length === 0) return []
  const due: { id: string; at: Instant }[] = []
  for await (const { ref } of streamDocuments(db.collection(ALERTS))) {
    const id = await notifyMember(db, ref, offers, now)
    if (id !== null) due.push({ id, at: now })
  }
  return due
}

/** In one transaction, so that a run that was killed neither repeats an offer nor misses one. */
function notifyMember(
  db: Firestore,
  ref: DocumentReference,
  offers: readonly WineOffer[],
  now: Instant,
): Promise<string | null> {
  return db.runTransaction(async (transaction) => {
    const alert = WineAlertDocument.safeParse((await transaction.get(ref)).data()).data
    if (alert === undefined) return null
    const fresh = newOffers(offers, alert)
    if (fresh.length === 0) return null
    const running = offers.map(getTermsKey)
    const known = [...alert.known.filter((terms) => running.includes(terms)), ...fresh.map(getTermsKey)]
    const id = fingerprint(['wine', alert.uid, alert.updatedAt, ...fresh.map(getTermsKey)])
    transaction.set(db.doc(outboxPath(id)), toMessage(alert.uid, fresh, now))
    transaction.update(ref, { known })
    return id
  })
}

function toMessage(uid: string, offers: readonly WineOffer[], now: Instant): OutboxDocument {
  const listed = offers.slice(0, MAX_WINES).map(({ id: _, sample: __, ...offer }) => offer)
  const payload: WinePayload = { offers: listed, more: offers.length - listed.length }
  const sample = offers.some((offer) => offer.sample)
  const head = { uid, alert: `users/${uid}/alerts`, name: null, now, sendsAt: now, sample }
  return { ...buildHead(head, 'email'), kind: 'wine', payload }
}

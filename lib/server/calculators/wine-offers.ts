import type { Firestore } from 'firebase-admin/firestore'
import { WineOffer } from '../../calculators/wine/wine-offer.ts'
import { type Instant, localDateOf } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'

/**
 * Returns the offers that still run: documents of `wine-offers`, maintained by an admin. Any that can't be read are
 * left out.
 */
export async function readWineOffers(db: Firestore, now: Instant): Promise<WineOffer[]> {
  const { docs } = await db.collection('wine-offers').where('endsOn', '>=', localDateOf(now)).limit(200).get()
  return docs.flatMap((document) => WineOffer.safeParse({ id: document.id, ...document.data() }).data ?? [])
}

/** Reads all stored offers, the last to end first. */
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

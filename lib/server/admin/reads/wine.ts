import type { Firestore } from 'firebase-admin/firestore'
import { WineOffer } from '../../../calculators/wine/wine-offer.ts'

/** Reads all stored offers, the last to end first. */
export async function readAllOffers(db: Firestore): Promise<WineOffer[]> {
  const { docs } = await db.collection('wine-offers').orderBy('endsOn', 'desc').limit(200).get()
  return docs.flatMap((document) => WineOffer.safeParse({ id: document.id, ...document.data() }).data ?? [])
}

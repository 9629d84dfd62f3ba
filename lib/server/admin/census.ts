import type { Firestore } from 'firebase-admin/firestore'
import { type Census, type CensusDay, CensusDocument, getPaymentStanding } from '../../admin/census.ts'
import { PlanDocument } from '../../billing/plan-document.ts'
import { type Instant, localDateOf } from '../../core/clock.ts'
import { countDocuments, parseDocuments, streamDocuments } from '../firebase-admin.ts'

/** Counts all members by plan and payment standing as they are now. */
export async function countNow(db: Firestore, now: Instant): Promise<Census> {
  const members = countDocuments(db.collection('users'))
  const paid = db.collectionGroup('private').where('name.slug', 'in', ['silver', 'gold'])
  const owing = db.collectionGroup('private').where('status', '==', 'past-due')
  const found = new Map<string, PlanDocument>()
  for (const query of [paid, owing]) {
    for await (const document of streamDocuments(query)) {
      const { data } = PlanDocument.safeParse(document.data())
      if (data) found.set(document.ref.path, data)
    }
  }
  const plans = [...found.values()]
  const standings: Record<string, number> = {}
  for (const plan of plans) {
    const standing = getPaymentStanding(plan)
    standings[standing] = (standings[standing] ?? 0) + 1
  }
  const of = (slug: string) => plans.filter(({ name }) => name.slug === slug).length
  const [all, silver, gold] = [await members, of('silver'), of('gold')]
  return { at: now, plans: { free: Math.max(0, all - silver - gold), silver, gold }, standings }
}

/** Stores the count of a day, because it can't be counted later. The last count of a day replaces earlier ones. */
export async function storeCensus(db: Firestore, now: Instant): Promise<Census> {
  const census = await countNow(db, now)
  await db.doc(`census/${localDateOf(now)}`).set(census)
  return census
}

/** Reads the days counted since a date, oldest first. */
export async function readCensus(db: Firestore, since: string): Promise<CensusDay[]> {
  const { docs } = await db.collection('census').where('at', '>=', since).orderBy('at').limit(400).get()
  return parseDocuments(docs, CensusDocument).map(({ id, ...census }) => ({ ...census, day: id }))
}

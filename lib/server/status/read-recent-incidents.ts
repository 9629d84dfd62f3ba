import type { Firestore } from 'firebase-admin/firestore'
import { Incident } from '../../content/status/incident.ts'
import type { Instant } from '../../core/clock.ts'

const shownDays = 30
const maxIncidents = 100

/** Reads the open incidents and those resolved in the last thirty days: open ones first, then the newest. */
export async function readRecentIncidents(db: Firestore, now: Instant): Promise<Incident[]> {
  const since = new Date(Date.parse(now) - shownDays * 86_400_000).toISOString()
  const incidents = db.collection('incidents')
  const [open, over] = await Promise.all([
    incidents.where('resolvedAt', '==', null).limit(maxIncidents).get(),
    incidents.where('resolvedAt', '>=', since).limit(maxIncidents).get(),
  ])
  const newestFirst = (a: Incident, b: Incident) => (a.startedAt < b.startedAt ? 1 : -1)
  return [open, over].flatMap(({ docs }) =>
    docs
      .flatMap((document) => {
        const { data } = Incident.safeParse(document.data())
        return data ? [{ ...data, id: document.id }] : []
      })
      .sort(newestFirst),
  )
}

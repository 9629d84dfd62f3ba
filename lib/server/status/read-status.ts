import type { Firestore } from 'firebase-admin/firestore'
import type { Ledger } from '../../availability/coverage-ledger.ts'
import type { RefreshRun } from '../../availability/refresh-run.ts'
import { Incident } from '../../content/status/incident.ts'
import type { Instant } from '../../core/clock.ts'
import { addMs, dayMs } from '../../core/dates.ts'
import { knownLedgers } from '../availability/coverage-store.ts'
import { readRuns } from '../availability/refresh.ts'
import { serverClock } from '../clock.ts'
import { adminFirestore, countDocuments, parseDocuments } from '../firebase-admin.ts'
import { lastGood, type Read } from '../last-good.ts'

const lifeMs = 30_000
/** A message that should have gone out this long ago is late. */
const LATE_MS = 10 * 60_000
const incidentsShown = 20

/** Messages of one kind: how many are late or failed for good, and when one was last sent. */
export type MailStatus = { late: number; dead: number; lastSentAt: Instant | null }

type SiteStatus = {
  now: Instant
  ledgers: Read<readonly Ledger[]> | null
  run: Read<RefreshRun | null> | null
  alerts: Read<MailStatus> | null
  mail: Read<MailStatus> | null
  incidents: Read<readonly Incident[]> | null
}

const reads = {
  ledgers: knownLedgers,
  run: lastGood('refresh runs', lifeMs, async () => (await readRuns(adminFirestore(), 1))[0] ?? null),
  alerts: lastGood('outbox', lifeMs, () => readMailStatus(adminFirestore(), 'outbox', serverClock.now())),
  mail: lastGood('mail', lifeMs, () => readMailStatus(adminFirestore(), 'mail', serverClock.now())),
  incidents: lastGood('incidents', lifeMs, () => readIncidents(adminFirestore())),
}

/** Reads the state of each part of the site, as last read; null for a part that could never be read. Never throws. */
export async function readStatus(): Promise<SiteStatus> {
  const [now, nowMs] = [serverClock.now(), performance.now()]
  const [ledgers, run, alerts, mail, incidents] = await Promise.all([
    reads.ledgers(now, nowMs),
    reads.run(now, nowMs),
    reads.alerts(now, nowMs),
    reads.mail(now, nowMs),
    reads.incidents(now, nowMs),
  ])
  return { now, ledgers, run, alerts, mail, incidents }
}

async function readMailStatus(db: Firestore, collection: 'outbox' | 'mail', now: Instant): Promise<MailStatus> {
  const all = db.collection(collection)
  const due = addMs(now, -LATE_MS)
  const [late, dead, sent] = await Promise.all([
    countDocuments(all.where('status', '==', 'pending').where('notBefore', '<=', due)),
    countDocuments(all.where('status', '==', 'dead')),
    all.orderBy('sentAt', 'desc').limit(1).get(),
  ])
  const last: unknown = sent.docs[0]?.get('sentAt')
  return { late, dead, lastSentAt: typeof last === 'string' ? last : null }
}

async function readIncidents(db: Firestore): Promise<Incident[]> {
  const all = db.collection('incidents')
  const [open, newest] = await Promise.all([
    all.where('resolvedAt', '==', null).limit(incidentsShown).get(),
    all.orderBy('startedAt', 'desc').limit(incidentsShown).get(),
  ])
  const documents = new Map([...newest.docs, ...open.docs].map((document) => [document.id, document]))
  return sortIncidents(parseDocuments([...documents.values()], Incident)).slice(0, incidentsShown)
}

/** Sorts open incidents first, then the newest. */
function sortIncidents(incidents: readonly Incident[]): Incident[] {
  const isOver = ({ resolvedAt }: Incident) => Number(resolvedAt !== null)
  return incidents.toSorted((a, b) => isOver(a) - isOver(b) || (a.startedAt < b.startedAt ? 1 : -1))
}

const shownDays = 30
const maxIncidents = 100

/** Reads the open incidents and those resolved in the last thirty days: open ones first, then the newest. */
export async function readRecentIncidents(db: Firestore, now: Instant): Promise<Incident[]> {
  const since = addMs(now, -shownDays * dayMs)
  const incidents = db.collection('incidents')
  const [open, over] = await Promise.all([
    incidents.where('resolvedAt', '==', null).limit(maxIncidents).get(),
    incidents.where('resolvedAt', '>=', since).limit(maxIncidents).get(),
  ])
  return sortIncidents(parseDocuments([...open.docs, ...over.docs], Incident))
}

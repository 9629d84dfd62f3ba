import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { isUnmatched, type StoredAlert, UNMATCHED_DAYS } from '../../../admin/unmatched-alerts.ts'
import { AlertSettings } from '../../../alerts/alert.ts'
import type { Instant } from '../../../core/clock.ts'
import { streamDocuments } from '../../firebase-admin.ts'

const MAX_READ = 20_000
const MAX_SHOWN = 100

const WrittenAt = z.instanceof(Timestamp).transform((at) => at.toDate().toISOString())
const MatchedAt = z.iso.datetime().nullable().catch(null)

/** Reads active alerts that have found nothing for a long time, the longest standing first, and how many there are. */
export async function readUnmatchedAlerts(db: Firestore, now: Instant) {
  const since = Timestamp.fromMillis(Date.parse(now) - (UNMATCHED_DAYS - 1) * 86_400_000)
  const old = db.collectionGroup('alerts').where('updatedAt', '<=', since).orderBy('updatedAt').limit(MAX_READ)
  const alerts: StoredAlert[] = []
  let [read, count] = [0, 0]
  for await (const document of streamDocuments(old.select('settings', 'updatedAt', 'lastMatch.at'))) {
    read += 1
    const settings = AlertSettings.safeParse(document.get('settings')).data
    const updatedAt = WrittenAt.safeParse(document.get('updatedAt')).data
    if (!settings || !updatedAt) continue
    const lastMatchAt = MatchedAt.parse(document.get('lastMatch.at'))
    const alert = { path: document.ref.path, settings, updatedAt, lastMatchAt }
    if (!isUnmatched(alert, now)) continue
    count += 1
    if (alerts.length < MAX_SHOWN) alerts.push(alert)
  }
  return { alerts, count, isCut: read === MAX_READ }
}

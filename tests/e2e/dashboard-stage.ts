import { expect, type Page } from '@playwright/test'
import { type AlertSettings, buildAlertReference, type FoundSeats } from '../../lib/alerts/alert.ts'
import type { AlertHistoryDocument } from '../../lib/alerts/alert-history.ts'
import { getRowKey } from '../../lib/alerts/sent-keys.ts'
import { foundWith } from '../unit/lib/alerts/found.ts'
import { settingsWith } from '../unit/lib/alerts/settings.ts'
import { patchDocument, readDocument } from './account-stage.ts'
import { siteNow } from './site.ts'

type Value = Record<string, unknown>

/** A plain value in the form the database's REST interface takes. */
function asValue(value: unknown): Value {
  if (value === null || value === undefined) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (typeof value === 'string') return { stringValue: value }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(asValue) } }
  return { mapValue: { fields: asFields(value as object) } }
}

function asFields(value: object): Record<string, Value> {
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asValue(part)]))
}

/** The moment `hours` hours before the site's starting time. */
export function hoursAgo(hours: number): string {
  return new Date(Date.parse(siteNow) - hours * 3_600_000).toISOString()
}

/** Every alert has an identity, as those set on the alerts page have. */
const identity = 'abcdefghijKLMNOPQRST'

const referenceTo = (uid: string, place: string) => buildAlertReference(`users/${uid}/alerts/${place}`, identity)

/** Stores an alert as the alerts page would write it. */
export async function putAlert(page: Page, uid: string, place: string, change: Partial<AlertSettings>): Promise<void> {
  const settings = settingsWith({ channels: ['email'], dates: { start: '2026-12-01', end: '2027-01-31' }, ...change })
  await patchDocument(page, `users/${uid}/alerts/${place}`, {
    settings: asValue(settings),
    identity: asValue(identity),
    updatedAt: { timestampValue: hoursAgo(200) },
  })
}

/** Stores the visit before this one. */
export async function putVisit(page: Page, uid: string, at: string): Promise<void> {
  const home = `users/${uid}/private/home`
  // Signing up led to the dashboard, which notes that visit. Noted after this one, it would replace it.
  await expect.poll(() => readDocument(page, home)).toHaveProperty('visitAt')
  await patchDocument(page, home, {
    visitAt: { timestampValue: at },
    previousVisitAt: { nullValue: null },
  })
}

type Entry = { uid: string; place: string; name: string; at: string }

/** Stores what an alert found, as the matcher would write it. */
export async function putOpenings(
  page: Page,
  entry: Entry,
  found: FoundSeats[],
  gone: FoundSeats[] = [],
): Promise<void> {
  const { uid, place, name, at } = entry
  const document: AlertHistoryDocument = {
    ...{ kind: 'openings', at, alert: referenceTo(uid, place), name, sendsAt: at, messages: [] },
    ...{ openings: found, more: 0, told: [], gone: gone.map(getRowKey) },
  }
  await patchDocument(page, `users/${uid}/alert-history/open-${place}-${at.slice(0, 13)}`, asFields(document))
}

export async function putGone(page: Page, entry: Entry, found: FoundSeats): Promise<void> {
  const { uid, place, name, at } = entry
  const { program, from, to, date, cabin, direct } = found
  const document: AlertHistoryDocument = {
    ...{ kind: 'gone', at, alert: referenceTo(uid, place), name, sendsAt: at, messages: [] },
    ...{ seats: [{ program, from, to, date, cabin, direct, goneAt: at }], more: 0 },
  }
  await patchDocument(page, `users/${uid}/alert-history/gone-${place}-${at.slice(0, 13)}`, asFields(document))
}

const back = { kind: 'return' as const, from: 'SIN', to: 'SYD', date: '2027-01-14', direct: true, seats: 2 }

/** A return pair, a one-way seat and a seat that has gone, for two alerts of a member last here five days ago. */
export async function putNews(page: Page, uid: string) {
  const pair = foundWith({ date: '2026-12-30', other: { ...back, points: 82_000, charges: 23_100 } })
  const single = foundWith({
    from: 'MEL',
    to: 'HND',
    date: '2027-01-08',
    cabin: 'F',
    seats: 1,
    points: 122_700,
    direct: true,
  })
  const lost = foundWith({ date: '2027-01-03' })
  const asia = { uid, place: '00', name: 'Singapore for New Year' }
  const japan = { uid, place: '01', name: 'Japan, pointy end' }
  await putAlert(page, uid, '00', { name: asia.name, seats: 2, stay: { min: 7, max: 21 } })
  await putAlert(page, uid, '01', {
    name: japan.name,
    from: ['MEL'],
    to: ['TYO'],
    cabins: ['F', 'J'],
    channels: ['email', 'webhook'],
  })
  await patchDocument(page, `users/${uid}/private/plan`, { name: asValue({ slug: 'gold' }) })
  await putVisit(page, uid, hoursAgo(120))
  await putOpenings(page, { ...asia, at: hoursAgo(90) }, [lost], [lost])
  await putGone(page, { ...asia, at: hoursAgo(38) }, lost)
  await putOpenings(page, { ...asia, at: hoursAgo(20) }, [pair])
  await putOpenings(page, { ...japan, at: hoursAgo(2) }, [single])
  return { asia, japan, pair, single, lost }
}

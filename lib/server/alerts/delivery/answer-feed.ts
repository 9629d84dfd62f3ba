import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { accountPaths } from '../../../accounts/documents.ts'
import { sharedSettings } from '../../../alerts/alert.ts'
import { AlertHistoryDocument } from '../../../alerts/alert-history.ts'
import { atomFeed, calendarFeed, type FeedEntry, type FeedMessage } from '../../../alerts/delivery/feeds.ts'
import { getRowKey } from '../../../alerts/sent-keys.ts'
import type { Instant } from '../../../core/clock.ts'
import { serverClock } from '../../clock.ts'
import { adminFirestore, streamDocuments } from '../../firebase-admin.ts'
import { linkHeaders, problemResponse } from '../../problem.ts'
import { getOrigin } from '../../site-origin.ts'
import { referenceOf } from '../reference-of.ts'
import { findFeedOwner } from './channel-store.ts'

/** A feed holds this many entries, the newest. */
const FEED_ENTRIES = 100
/** How many are read to choose from: a feed's reader asks again and again, and most entries may be of other alerts. */
const MAX_READ = 1_000

/**
 * Returns what a member's feeds show, newest first: the history of every alert that uses feeds or has since been
 * deleted, without entries that are held back until later.
 */
async function readFeedEntries(db: Firestore, uid: string, now: Instant): Promise<FeedEntry[]> {
  const silent = await listSilent(db, uid)
  const history = db.collection(accountPaths.alertHistory(uid)).where('sendsAt', '<=', now)
  const entries: { id: string; entry: AlertHistoryDocument }[] = []
  const invented = new Set<string>()
  for await (const document of streamDocuments(history.orderBy('sendsAt', 'desc').limit(MAX_READ))) {
    const entry = AlertHistoryDocument.safeParse(document.data()).data
    if (entry === undefined) continue
    if (entry.kind === 'openings' && isSample(entry)) for (const found of entry.openings) invented.add(getRowKey(found))
    if (!silent.has(entry.alert)) entries.push({ id: document.id, entry })
    if (entries.length === FEED_ENTRIES) break
  }
  return entries.map(({ id, entry }) => ({ id, sentAt: entry.sendsAt, message: toMessage(entry, { uid, invented }) }))
}

/** Lists the references of a member's alerts that use no feed. */
async function listSilent(db: Firestore, uid: string): Promise<Set<string>> {
  const kinds = [accountPaths.alerts(uid), accountPaths.seatAlerts(uid)]
  const alerts = await Promise.all(
    kinds.map((kind) => db.collection(kind).select('settings.channels', 'identity').get()),
  )
  return new Set(alerts.flatMap(({ docs }) => docs.filter((alert) => !usesFeeds(alert)).map(referenceOf)))
}

const isSample = ({ openings }: Extract<AlertHistoryDocument, { kind: 'openings' }>) =>
  openings.some(({ source }) => source.kind === 'sample')

function usesFeeds(alert: DocumentSnapshot): boolean {
  const channels = sharedSettings.channels.safeParse(alert.get('settings.channels'))
  return !channels.success || channels.data.includes('feed')
}

type About = {
  uid: string
  /** Rows whose openings were sample data. An entry about gone seats doesn't record that itself. */
  invented: ReadonlySet<string>
}

function toMessage(entry: AlertHistoryDocument, { uid, invented }: About): FeedMessage {
  const { name, at, sendsAt } = entry
  const head = {
    ...({ v: 1, uid, alert: entry.alert, name, channel: 'feed', status: 'sent', attempts: 0, fault: null } as const),
    ...{ notBefore: sendsAt, createdAt: at, sentAt: sendsAt },
  }
  if (entry.kind === 'openings') {
    const { openings, more } = entry
    const [opening] = openings
    const sample = isSample(entry)
    if (opening && openings.length + more === 1) return { ...head, sample, kind: 'opening', payload: { opening } }
    return { ...head, sample, kind: 'digest', payload: { openings, more } }
  }
  if (entry.kind === 'gone') {
    const { seats, more } = entry
    return {
      ...head,
      sample: seats.some((seat) => invented.has(getRowKey(seat))),
      kind: 'gone',
      payload: { seats, more },
    }
  }
  const { flight, date, cabin, wanted, legs, source } = entry
  const payload = { flight, date, cabin, wanted, legs, source }
  return { ...head, sample: source.kind === 'sample', kind: 'seat', payload }
}

type FeedContext = { db: Firestore; now: Instant; siteUrl: string }

const forms = {
  calendar: { type: 'text/calendar; charset=utf-8', write: calendarFeed },
  atom: { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
}

/** Serves a member's feed to anyone who has its address, because calendars and feed readers can't sign in. */
export async function answerFeed(form: keyof typeof forms, request: Request, context: FeedContext): Promise<Response> {
  const uid = await findFeedOwner(context.db, new URL(request.url).searchParams.get('key') ?? '')
  if (uid === null) {
    const detail = 'The address is incomplete or has been revoked by its owner.'
    return problemResponse(404, 'Feed not found', detail, { headers: linkHeaders })
  }
  const { type, write } = forms[form]
  const { db, now, siteUrl } = context
  const text = write(await readFeedEntries(db, uid, now), { uid, siteUrl, now })
  const headers = { 'content-type': type, 'cache-control': 'private, max-age=300', ...linkHeaders }
  return new Response(text, { headers })
}

/** Returns the context in which this server answers feed requests. */
export function feedContext(request: Request): FeedContext {
  return { db: adminFirestore(), now: serverClock.now(), siteUrl: getOrigin(request.headers) }
}

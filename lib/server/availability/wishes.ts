import type { Firestore } from 'firebase-admin/firestore'
import { AlertSettings } from '../../alerts/alert.ts'
import { type AirportsOf, type Wish, wishesOfSearch, wishOf } from '../../availability/interest.ts'
import type { Instant } from '../../core/clock.ts'
import { findPlace } from '../../network/places.ts'
import { SearchHistoryDocument } from '../../search/search-history.ts'

/** Enough to know what people wait for; beyond it the order of refreshing hardly changes. */
const MOST = 5_000
const SEARCHES_OF_DAYS = 7

const airportsOf: AirportsOf = (token) => findPlace(token)?.airports

/** What members wait for: their alerts, and what they searched for in the last week. Paused alerts do not count. */
export async function readWishes(db: Firestore, now: Instant): Promise<{ alerts: Wish[]; searches: Wish[] }> {
  const since = new Date(Date.parse(now) - SEARCHES_OF_DAYS * 86_400_000).toISOString()
  const [alerts, searches] = await Promise.all([
    db.collectionGroup('alerts').limit(MOST).get(),
    db.collectionGroup('search-history').where('dateAdded', '>=', since).limit(MOST).get(),
  ])
  return {
    alerts: alerts.docs.flatMap((doc) => wishOfAlert(doc.data())),
    searches: searches.docs.flatMap((doc) => wishesOfHistory(doc.data())),
  }
}

/** A document that cannot be read is nobody's wish; its owner's page tells them. */
function wishOfAlert(data: unknown): Wish[] {
  const parsed = AlertSettings.safeParse((data as { settings?: unknown }).settings)
  if (!parsed.success || parsed.data.paused) return []
  const { programs, from, to, stay } = parsed.data
  const back = stay === null ? [] : programs.map((program) => wishOf(program, to, from, airportsOf))
  return [...programs.map((program) => wishOf(program, from, to, airportsOf)), ...back]
}

function wishesOfHistory(data: unknown): Wish[] {
  const parsed = SearchHistoryDocument.shape.href.safeParse((data as { href?: unknown }).href)
  return parsed.success ? wishesOfSearch(parsed.data, airportsOf) : []
}

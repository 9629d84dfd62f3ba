import { collection, doc, type Firestore, limit, orderBy, query } from 'firebase/firestore'
import { AlertDocument, byAlertName } from '../../alerts/alert.ts'
import { SeatAlertDocument } from '../../alerts/seat-alert-document.ts'
import { PlanDocument } from '../../billing/plan-document.ts'
import { SearchHistoryDocument, searchHistoryLimit } from '../../search/search-history.ts'
import { accountPaths, ReferralDocument, UsageDocument, UserDocument } from '../documents.ts'
import { listenToDocument, listenToQuery, type StopListening } from './listen.ts'
import type { PersonalState } from './state.ts'

/** Follows all of a member's own records and reports each change as it comes. */
export function listenToPersonal(
  db: Firestore,
  uid: string,
  onChange: (change: Partial<PersonalState>) => void,
): StopListening {
  let stopReferral: StopListening | null = null
  const onUser = (userDocument: UserDocument | null) => {
    onChange({ userDocument })
    if (!userDocument || stopReferral) return
    // The referral document is stored under the member's code, which only their user document contains.
    const own = doc(db, accountPaths.referral(userDocument.referralCode))
    stopReferral = listenToDocument(own, ReferralDocument, (referral) => onChange({ referral }))
  }
  const alerts = collection(db, accountPaths.alerts(uid))
  const seatAlerts = collection(db, accountPaths.seatAlerts(uid))
  const latest = orderBy('dateAdded', 'desc')
  const searches = query(collection(db, accountPaths.searchHistory(uid)), latest, limit(searchHistoryLimit))
  const stops = [
    listenToDocument(doc(db, accountPaths.plan(uid)), PlanDocument, (plan) => onChange({ plan })),
    listenToDocument(doc(db, accountPaths.user(uid)), UserDocument, onUser),
    listenToDocument(doc(db, accountPaths.usage(uid)), UsageDocument, (usage) => onChange({ usage })),
    listenToQuery('alerts', alerts, AlertDocument, (found) =>
      onChange({ alerts: found?.toSorted(byAlertName) ?? null }),
    ),
    listenToQuery('seat alerts', seatAlerts, SeatAlertDocument, (found) =>
      onChange({ seatAlerts: found?.toSorted(byAlertName) ?? null }),
    ),
    listenToQuery('search history', searches, SearchHistoryDocument, (searchHistory) => onChange({ searchHistory })),
  ]
  return () => {
    for (const stop of stops) stop()
    stopReferral?.()
  }
}

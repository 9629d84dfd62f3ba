import { collection, doc, type Firestore, limit, orderBy, query } from 'firebase/firestore'
import { AlertDocument, byAlertName } from '../../alerts/alert.ts'
import { SeatAlertDocument } from '../../alerts/seat-alert-document.ts'
import { PlanDocument } from '../../billing/plan-document.ts'
import { SearchHistoryDocument, searchHistoryLimit } from '../../search/search-history.ts'
import { accountPaths, ReferralDocument, UsageDocument, UserDocument } from '../documents.ts'
import { listenToDocument, listenToQuery, type StopListening } from './listen.ts'
import { reportFault } from './report.ts'
import type { PersonalState } from './state.ts'

/** Follows all of a member's own records and reports each change as it comes. */
export function listenToPersonal(
  db: Firestore,
  uid: string,
  onChange: (change: Partial<PersonalState>) => void,
): StopListening {
  let stopReferral: StopListening | null = null
  const stops = [
    listenToDocument(doc(db, accountPaths.plan(uid)), PlanDocument, (plan) => onChange({ plan }), reportFault),
    listenToDocument(
      doc(db, accountPaths.user(uid)),
      UserDocument,
      (userDocument) => {
        onChange({ userDocument })
        // The referral document is stored under the member's code, which only their user document contains.
        if (userDocument && !stopReferral) stopReferral = listenToReferral(db, userDocument.referralCode, onChange)
      },
      reportFault,
    ),
    listenToDocument(doc(db, accountPaths.usage(uid)), UsageDocument, (usage) => onChange({ usage }), reportFault),
    ...listenToLists(db, uid, onChange),
  ]
  return () => {
    for (const stop of stops) stop()
    stopReferral?.()
  }
}

function listenToReferral(
  db: Firestore,
  code: string,
  onChange: (change: Partial<PersonalState>) => void,
): StopListening {
  const reference = doc(db, accountPaths.referral(code))
  const onValue = (referral: ReferralDocument | null) => onChange({ referral })
  return listenToDocument(reference, ReferralDocument, onValue, reportFault)
}

function listenToLists(
  db: Firestore,
  uid: string,
  onChange: (change: Partial<PersonalState>) => void,
): StopListening[] {
  const alerts = collection(db, accountPaths.alerts(uid))
  const seatAlerts = collection(db, accountPaths.seatAlerts(uid))
  const latest = orderBy('dateAdded', 'desc')
  const searches = query(collection(db, accountPaths.searchHistory(uid)), latest, limit(searchHistoryLimit))
  return [
    listenToQuery(
      'alerts',
      alerts,
      AlertDocument,
      (found) => onChange({ alerts: found?.toSorted(byAlertName) ?? null }),
      reportFault,
    ),
    listenToQuery(
      'seat alerts',
      seatAlerts,
      SeatAlertDocument,
      (found) => onChange({ seatAlerts: found?.toSorted(byAlertName) ?? null }),
      reportFault,
    ),
    listenToQuery(
      'search history',
      searches,
      SearchHistoryDocument,
      (searchHistory) => onChange({ searchHistory }),
      reportFault,
    ),
  ]
}

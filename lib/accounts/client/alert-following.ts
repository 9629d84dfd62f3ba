import { collection, doc, limit, orderBy, query } from 'firebase/firestore'
import { AlertHistoryDocument } from '../../alerts/alert-history.ts'
import { ChannelsDocument, channelsPath } from '../../alerts/delivery/channels.ts'
import { WebhookLog, webhookLogPath } from '../../alerts/delivery/webhook-log.ts'
import { accountPaths } from '../documents.ts'
import { listenToDocument, listenToQuery, type StopListening } from './listen.ts'
import { reportFault } from './report.ts'
import type { Services } from './services.ts'
import type { Identified } from './state.ts'

/** How many of the latest history entries a member is shown. */
const historyShown = 50

/** What only the alert pages follow, so that no other page pays for these reads. */
export function alertFollowing({ auth, db }: Services) {
  const uid = () => auth.currentUser?.uid ?? null
  return {
    /** Follows the member's channels; null until the first channel is set up. */
    followChannels(onValue: (channels: ChannelsDocument | null) => void): StopListening {
      const member = uid()
      if (member === null) return () => {}
      return listenToDocument(doc(db, channelsPath(member)), ChannelsDocument, onValue, reportFault)
    },

    /** Follows the latest requests to the member's webhook; null before the first. */
    followWebhookLog(onValue: (log: WebhookLog | null) => void): StopListening {
      const member = uid()
      if (member === null) return () => {}
      return listenToDocument(doc(db, webhookLogPath(member)), WebhookLog, onValue, reportFault)
    },

    /** Follows what the member's alerts found, newest first; null while the database can't be reached. */
    followAlertHistory(onValues: (found: Identified<AlertHistoryDocument>[] | null) => void): StopListening {
      const member = uid()
      if (member === null) return () => {}
      const latest = query(
        collection(db, accountPaths.alertHistory(member)),
        orderBy('at', 'desc'),
        limit(historyShown),
      )
      return listenToQuery('alert history', latest, AlertHistoryDocument, onValues, reportFault)
    },
  }
}

import { collection, limit, query, where } from 'firebase/firestore'
import type { BidReportAnswer, BidReportSubmission } from '../../calculators/bids/bid-report.ts'
import type { ReminderAnswer, ReminderRequest } from '../../calculators/release-mail.ts'
import type { WineAlertAnswer, WineAlertRequest } from '../../calculators/wine/wine-alert.ts'
import type { FormOutcome } from '../../support/forms/form-model.ts'
import { FormDocument, type Submission } from '../../support/forms/submission.ts'
import { callRemindMe, callSubmitBidReport, callSubmitForm, callWineAlert } from './functions.ts'
import { listenToQuery, type StopListening } from './listen.ts'
import { reportFault } from './report.ts'
import type { Services } from './services.ts'
import type { Identified } from './state.ts'

/** Booking requests the team is shown at once. */
const requestsShown = 100

/** What members and guests tell the site. */
export function reportActions({ functions, db }: Services) {
  return {
    /** Sends in an upgrade bid; answers what became of it. Rejects with the service's error. */
    submitBidReport: (body: BidReportSubmission): Promise<BidReportAnswer> => callSubmitBidReport(functions, body),
    /** Sets or takes back a mail the day before seats open. Rejects with the service's error. */
    remindMe: (request: ReminderRequest): Promise<ReminderAnswer> => callRemindMe(functions, request),
    /** Reads, sets or ends the wish to be told of wine offers. Rejects with the service's error. */
    wineAlert: (request: WineAlertRequest): Promise<WineAlertAnswer> => callWineAlert(functions, request),
    /** Sends a form, a guest's too; answers what became of it. Rejects with the service's error. */
    submitForm: (submission: Submission): Promise<FormOutcome> => callSubmitForm(functions, submission),
    /** Booking requests, newest first, for the team alone; null while the database can't be reached. */
    followBookings(onValues: (forms: Identified<FormDocument>[] | null) => void): StopListening {
      const bookings = query(collection(db, 'forms'), where('kind', '==', 'booking'), limit(requestsShown))
      const newest = (forms: Identified<FormDocument>[] | null) =>
        onValues(forms?.sort((a, b) => b.createdAt.localeCompare(a.createdAt)) ?? null)
      return listenToQuery('booking requests', bookings, FormDocument, newest, reportFault)
    },
  }
}

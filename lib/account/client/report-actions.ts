import type { BidReport } from '../../calculators/bids/bid-report.ts'
import type { ReminderAnswer, ReminderRequest } from '../../calculators/release-mail.ts'
import type { WineAlertAnswer, WineAlertRequest } from '../../calculators/wine/wine-alert.ts'
import type { FormOutcome } from '../../forms/form-model.ts'
import type { Submission } from '../../forms/submission.ts'
import { callRemindMe, callSubmitBidReport, callSubmitForm, callWineAlert } from './functions.ts'
import type { Services } from './services.ts'

/** What members and guests tell the site. */
export function reportActions({ functions }: Services) {
  return {
    /** Sends in an upgrade bid; answers what became of it. Rejects with the service's error. */
    submitBidReport: (report: BidReport): Promise<string> => callSubmitBidReport(functions, report),
    /** Sets or takes back a mail the day before seats open. Rejects with the service's error. */
    remindMe: (request: ReminderRequest): Promise<ReminderAnswer> => callRemindMe(functions, request),
    /** Reads, sets or ends the wish to be told of wine offers. Rejects with the service's error. */
    wineAlert: (request: WineAlertRequest): Promise<WineAlertAnswer> => callWineAlert(functions, request),
    /** Sends a form, a guest's too; answers what became of it. Rejects with the service's error. */
    submitForm: (submission: Submission): Promise<FormOutcome> => callSubmitForm(functions, submission),
  }
}

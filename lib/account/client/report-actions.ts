import type { BidReport } from '../../calculators/bids/bid-report.ts'
import type { FormOutcome } from '../../forms/form-model.ts'
import type { Submission } from '../../forms/submission.ts'
import { callSubmitBidReport, callSubmitForm } from './functions.ts'
import type { Services } from './services.ts'

/** What members and guests tell the site. */
export function reportActions({ functions }: Services) {
  return {
    /** Sends in an upgrade bid; answers what became of it. Rejects with the service's error. */
    submitBidReport: (report: BidReport): Promise<string> => callSubmitBidReport(functions, report),
    /** Sends a form, a guest's too; answers what became of it. Rejects with the service's error. */
    submitForm: (submission: Submission): Promise<FormOutcome> => callSubmitForm(functions, submission),
  }
}

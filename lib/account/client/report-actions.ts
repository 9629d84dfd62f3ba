import type { BidReport } from '../../calculators/bids/bid-report.ts'
import { callSubmitBidReport } from './functions.ts'
import type { Services } from './services.ts'

/** What members tell the site. */
export function reportActions({ functions }: Services) {
  return {
    /** Sends in an upgrade bid; answers what became of it. Rejects with the service's error. */
    submitBidReport: (report: BidReport): Promise<string> => callSubmitBidReport(functions, report),
  }
}

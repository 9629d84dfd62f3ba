import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { BidReport } from '../../lib/calculators/bids/bid-report.ts'
import { keepBidReport } from '../../lib/server/bid-reports.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { switchesNow } from '../../lib/server/switches.ts'
import { onCall } from './on-call.ts'
import { callableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/**
 * Keeps what a member tells of an upgrade bid until it is approved. Body: BidReport. Answers `{ outcome }`; a report
 * that cannot be kept (told before, not flown yet) is an outcome the form explains.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body; unavailable while forms are
 *   switched off
 */
export const submitBidReport = onCall(
  callableOptions,
  reported('submitBidReport', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    const report = parseBody(BidReport, request.data)
    if (!(await switchesNow()).forms) throw new HttpsError('unavailable', 'Reports are closed for now.')
    return { outcome: await keepBidReport(adminFirestore(), uid, report, serverClock.now()) }
  }),
)

import type { CallableRequest } from 'firebase-functions/https'
import { type BidReportAnswer, BidReportSubmission } from '../../lib/calculators/bids/bid-report.ts'
import { storeBidReport } from '../../lib/server/calculators/bid-reports.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { enqueueMail } from '../../lib/server/mail/mail-queue.ts'
import { callerAddress } from './caller-address.ts'
import { onCall } from './on-call.ts'
import { callableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { refusalsLogged, tooMany } from './refusals.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'
import { requireSwitch } from './require-switch.ts'

/**
 * Stores a member's report of an upgrade bid until it is approved. Body: BidReportSubmission. Answers BidReportAnswer:
 * a report that can't be accepted (already reported, not flown yet) is an outcome that the form explains.
 * @throws unauthenticated without a signed-in caller; invalid-argument; resource-exhausted; unavailable while forms are
 *   switched off
 */
export const submitBidReport = onCall(
  callableOptions,
  reported(
    'submitBidReport',
    refusalsLogged('submitBidReport', async (request: CallableRequest<unknown>): Promise<BidReportAnswer> => {
      const { uid } = await requireMember(request)
      const submission = parseBody(BidReportSubmission, request.data)
      await requireSwitch('forms')
      const sender = { uid, address: callerAddress(request) }
      const outcome = await storeBidReport(adminFirestore(), sender, submission, serverClock.now())
      if (outcome.answer === null) throw tooMany(outcome.first)
      if (outcome.mail !== null) await enqueueMail(outcome.mail)
      return outcome.answer
    }),
  ),
)

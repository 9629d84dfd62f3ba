import type { CallableRequest } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import { type BidReportAnswer, BidReportSubmission } from '../../lib/calculators/bids/bid-report.ts'
import { ReminderRequest } from '../../lib/calculators/release-mail.ts'
import { WineAlertRequest } from '../../lib/calculators/wine/wine-alert.ts'
import { storeBidReport } from '../../lib/server/calculators/bid-reports.ts'
import { storeReminder } from '../../lib/server/calculators/reminders.ts'
import { answerWineAlert, sendWineAlerts, WINE_MINUTES } from '../../lib/server/calculators/wine.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { enqueueDelivery, enqueueMail } from '../../lib/server/task-queue.ts'
import { callerAddress, onCall, parseBody, refusalsLogged, tooMany } from './on-call.ts'
import { callableOptions, sweepOptions } from './options.ts'
import { reported } from './reported.ts'
import { requireMember, requireSwitch } from './require-member.ts'

/**
 * Stores a member's report of an upgrade bid until it is approved. Body: BidReportSubmission. Answers BidReportAnswer:
 * a report that can't be accepted (already reported, not flown yet) is an outcome that the form explains.
 * @throws unauthenticated without a signed-in caller; invalid-argument; resource-exhausted; unavailable while forms are
 *   switched off
 */
export const submitBidReport = onCall(
  'submitBidReport',
  callableOptions,
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
)

/**
 * Sets or cancels a mail the day before reward seats open. Body: ReminderRequest; answers ReminderAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const remindMe = onCall('remindMe', callableOptions, async (request) => {
  const { uid } = await requireMember(request)
  return storeReminder(adminFirestore(), uid, parseBody(ReminderRequest, request.data), serverClock.now())
})

/**
 * Reads, sets or cancels a member's alert for wine offers. Body: WineAlertRequest; answers WineAlertAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const wineAlert = onCall('wineAlert', callableOptions, async (request) => {
  const { uid } = await requireMember(request)
  return answerWineAlert(adminFirestore(), uid, parseBody(WineAlertRequest, request.data), serverClock.now())
})

/** Tells members about new wine offers that meet their criteria. */
export const tellWine = onSchedule(
  { schedule: `every ${WINE_MINUTES} minutes`, ...sweepOptions },
  reported('tellWine', async () => {
    const now = serverClock.now()
    await enqueueDelivery(await sendWineAlerts(adminFirestore(), now), 'first', now)
  }),
)

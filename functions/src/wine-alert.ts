import type { CallableRequest } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import { WineAlertRequest } from '../../lib/calculators/wine/wine-alert.ts'
import { enqueueDelivery } from '../../lib/server/alerts/delivery/task-queue.ts'
import { answerWineAlert, sendWineAlerts, WINE_MINUTES } from '../../lib/server/calculators/wine-alerts.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { onCall } from './on-call.ts'
import { callableOptions, sweepOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/**
 * Reads, sets or cancels a member's alert for wine offers. Body: WineAlertRequest; answers WineAlertAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const wineAlert = onCall(
  callableOptions,
  reported('wineAlert', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    return answerWineAlert(adminFirestore(), uid, parseBody(WineAlertRequest, request.data), serverClock.now())
  }),
)

/** Tells members about new wine offers that meet their criteria. */
export const tellWine = onSchedule(
  { schedule: `every ${WINE_MINUTES} minutes`, ...sweepOptions },
  reported('tellWine', async () => {
    const now = serverClock.now()
    const due = await sendWineAlerts(adminFirestore(), now)
    await enqueueDelivery(
      due.map((one) => ({ ...one, turn: 'first' })),
      now,
    )
  }),
)

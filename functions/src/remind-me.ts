import type { CallableRequest } from 'firebase-functions/https'
import { ReminderRequest } from '../../lib/calculators/release-mail.ts'
import { storeReminder } from '../../lib/server/calculators/reminders.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { onCall } from './on-call.ts'
import { callableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/**
 * Sets or cancels a mail the day before reward seats open. Body: ReminderRequest; answers ReminderAnswer.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body
 */
export const remindMe = onCall(
  callableOptions,
  reported('remindMe', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    return storeReminder(adminFirestore(), uid, parseBody(ReminderRequest, request.data), serverClock.now())
  }),
)

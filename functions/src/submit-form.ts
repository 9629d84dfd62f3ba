import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { type Instant, localDateOf } from '../../lib/core/clock.ts'
import { addDays } from '../../lib/core/dates.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { storeForm } from '../../lib/server/forms/store-form.ts'
import { enqueueMail } from '../../lib/server/mail/mail-queue.ts'
import { pastFaults } from '../../lib/support/forms/check-form.ts'
import type { FormOutcome } from '../../lib/support/forms/form-model.ts'
import { Submission } from '../../lib/support/forms/submission.ts'
import { callerAddress } from './caller-address.ts'
import { onCall } from './on-call.ts'
import { callableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { refusalsLogged, tooMany } from './refusals.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'
import { requireSwitch } from './require-switch.ts'

/** Refuses days that have passed in every time zone; the browser has already checked by the visitor's own date. */
function refusePast({ kind, values }: Submission, now: Instant): void {
  const [fault] = Object.entries(pastFaults(kind, values, addDays(localDateOf(now), -1)))
  if (fault) throw new HttpsError('invalid-argument', `values.${fault[0]}: ${fault[1]}`)
}

/**
 * Stores a visitor's form and mails it to the team. Body: Submission. Answers FormOutcome: a review by a visitor who
 * isn't signed in is an outcome that the form explains.
 * @throws invalid-argument; unauthenticated for a sign-in that no longer holds; resource-exhausted; unavailable while
 *   forms are switched off
 */
export const submitForm = onCall(
  callableOptions,
  reported(
    'submitForm',
    refusalsLogged('submitForm', async (request: CallableRequest<unknown>): Promise<FormOutcome> => {
      const submission = parseBody(Submission, request.data)
      refusePast(submission, serverClock.now())
      const uid = request.auth ? (await requireMember(request)).uid : null
      await requireSwitch('forms')
      const sender = { uid, address: callerAddress(request) }
      const outcome = await storeForm(adminFirestore(), submission, sender, serverClock.now())
      if (outcome.answer === null) throw tooMany(outcome.first)
      if (outcome.mail !== null) await enqueueMail(outcome.mail)
      return outcome.answer
    }),
  ),
)

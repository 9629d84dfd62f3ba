import type { CallableRequest } from 'firebase-functions/https'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { keepForm } from '../../lib/server/forms/keep-form.ts'
import { enqueueMail } from '../../lib/server/mail/mail-queue.ts'
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

/**
 * Keeps what a visitor sends in by a form, and mails it to the team. Body: Submission. Answers FormOutcome: a review by
 * somebody who is not signed in is one the form explains.
 * @throws invalid-argument; unauthenticated for a sign-in that no longer holds; resource-exhausted; unavailable while forms
 *   are switched off
 */
export const submitForm = onCall(
  callableOptions,
  reported(
    'submitForm',
    refusalsLogged('submitForm', async (request: CallableRequest<unknown>): Promise<FormOutcome> => {
      const submission = parseBody(Submission, request.data)
      const uid = request.auth ? (await requireMember(request)).uid : null
      await requireSwitch('forms')
      const sender = { uid, address: callerAddress(request) }
      const kept = await keepForm(adminFirestore(), submission, sender, serverClock.now())
      if (kept.answer === null) throw tooMany(kept.first)
      if (kept.mail !== null) await enqueueMail(kept.mail)
      return kept.answer
    }),
  ),
)

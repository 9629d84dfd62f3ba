import type { CallableRequest } from 'firebase-functions/https'
import { Submission } from '../../lib/forms/submission.ts'
import { clientAddressOf, parseRanges } from '../../lib/server/api/client-address.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { keepForm } from '../../lib/server/forms/keep-form.ts'
import { onCall } from './on-call.ts'
import { callableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/**
 * Keeps what a visitor sends in by a form. Body: Submission. Answers `{ outcome: 'kept', reference }`, or
 * `{ outcome }` for what the form explains: too many in an hour, or a review by somebody who is not signed in.
 * @throws invalid-argument for a malformed body; unauthenticated for a sign-in that no longer holds
 */
export const submitForm = onCall(
  callableOptions,
  reported('submitForm', async (request: CallableRequest<unknown>) => {
    const submission = parseBody(Submission, request.data)
    const uid = request.auth ? (await requireMember(request)).uid : null
    const sender = { uid, address: addressOf(request) }
    return keepForm(adminFirestore(), submission, sender, serverClock.now(), async () => {})
  }),
)

function addressOf({ rawRequest }: CallableRequest<unknown>): string {
  const forwarded = rawRequest.headers['x-forwarded-for'] ?? rawRequest.ip ?? ''
  return clientAddressOf(new Headers({ 'x-forwarded-for': String(forwarded) }), parseRanges(env().TRUSTED_PROXIES))
}

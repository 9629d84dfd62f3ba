import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { z } from 'zod'
import { ReferralCode } from '../../lib/accounts/referral.ts'
import { creditReferral } from '../../lib/server/accounts/credit-referral.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { onCall } from './on-call.ts'
import { callableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

const Claim = z.strictObject({ code: ReferralCode })

/**
 * Credits the caller's sign-up to the member whose link they followed. Body: `{ code }`. Answers `{ outcome }`; a code
 * that earns nothing (own, unknown, a second one) is an outcome, not an error, so that the page can forget it.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body; not-found while the
 *   caller's own user document isn't there yet.
 */
export const claimReferral = onCall(
  callableOptions,
  reported('claimReferral', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    const { code } = parseBody(Claim, request.data)
    const outcome = await creditReferral(adminFirestore(), { uid, code }, serverClock.now())
    if (outcome === 'no-account') throw new HttpsError('not-found', 'The account is not complete yet.')
    return { outcome }
  }),
)

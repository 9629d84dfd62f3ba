import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { z } from 'zod'
import { ReferralCode } from '../../lib/accounts/referral.ts'
import { claimReferral as noteReferral } from '../../lib/server/accounts/credit-referral.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { callerBlock } from './caller-address.ts'
import { onCall } from './on-call.ts'
import { callableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

const Claim = z.strictObject({ code: ReferralCode })

/**
 * Records that the caller came through a member's link; the member is credited once the caller has stayed. Body: `{
 * code }`. Answers `{ outcome }`; a code that earns nothing (own, unknown, a second one) is an outcome, not an error,
 * so that the page can forget it.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body; not-found while the
 *   caller's own user document doesn't exist yet.
 */
export const claimReferral = onCall(
  callableOptions,
  reported('claimReferral', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    const { code } = parseBody(Claim, request.data)
    const outcome = await noteReferral(adminFirestore(), { uid, code, range: callerBlock(request) }, serverClock.now())
    if (outcome === 'no-account')
      throw new HttpsError('not-found', 'Your account is still being set up. Try again in a moment.')
    return { outcome }
  }),
)

import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { z } from 'zod'
import { BillingPeriod, PaidPlan } from '../../lib/billing/offer-schemas.ts'
import { billingContext } from '../../lib/server/billing/context.ts'
import { openPortal } from '../../lib/server/billing/portal.ts'
import { onCall } from './on-call.ts'
import { payingCallableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

const Body = z.strictObject({
  customerId: z.string().regex(/^cus_\w{1,200}$/, 'is the id of a payment customer'),
  offer: z.strictObject({ plan: PaidPlan, period: BillingPeriod }).optional(),
})

/**
 * Returns the address of the billing portal. Body: `{ customerId }`, and `offer` to open it at the switch to that plan.
 * Answers `{ url }`.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body; permission-denied for a
 *   customer that isn't the caller's.
 */
export const portal = onCall(
  payingCallableOptions,
  reported('portal', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    const url = await openPortal(uid, parseBody(Body, request.data), billingContext())
    if (url === null) throw new HttpsError('permission-denied', 'This billing account belongs to a different member.')
    return { url }
  }),
)

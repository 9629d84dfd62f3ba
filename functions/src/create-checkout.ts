import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { CheckoutRequest } from '../../lib/billing/offer-schemas.ts'
import { checkoutRefusals, openCheckout } from '../../lib/server/billing/checkout.ts'
import { billingContext } from '../../lib/server/billing/context.ts'
import { onCall } from './on-call.ts'
import { payingCallableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/**
 * Returns the address of the payment provider's page where a plan is paid. Body: `{ plan, period, promotionCode? }`.
 * Answers `{ url }`, the same one until it is paid or something else is chosen.
 * @throws unauthenticated without a signed-in caller; permission-denied without an email address; invalid-argument for
 *   a malformed body or an unknown promotion code; failed-precondition if the caller already pays or the plan isn't on
 *   sale.
 */
export const createCheckout = onCall(
  payingCallableOptions,
  reported('createCheckout', async (request: CallableRequest<unknown>) => {
    const { uid, email, name } = await requireMember(request)
    const wanted = parseBody(CheckoutRequest, request.data)
    if (!email) throw new HttpsError('permission-denied', 'Add an email address to your account before you pay.')
    const payer = { uid, email, name: typeof name === 'string' ? name : null }
    const opened = await openCheckout(payer, wanted, billingContext())
    if ('url' in opened) return opened
    const status = opened.refused === 'unknown-code' ? 'invalid-argument' : 'failed-precondition'
    throw new HttpsError(status, checkoutRefusals[opened.refused], { refused: opened.refused })
  }),
)

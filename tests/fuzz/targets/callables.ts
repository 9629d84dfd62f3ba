import { z } from 'zod'
import { ReferralCode } from '../../../lib/accounts/referral.ts'
import { SignUp } from '../../../lib/accounts/sign-up.ts'
import {
  RevokeFeedsBody,
  SaveChannelsBody,
  SubscribePushBody,
  TestAlertBody,
} from '../../../lib/alerts/delivery/channels.ts'
import { RetryWebhookBody } from '../../../lib/alerts/delivery/webhook-log.ts'
import { CheckoutRequest } from '../../../lib/billing/offer-schemas.ts'
import { BidReport } from '../../../lib/calculators/bids/bid-report.ts'
import { ReminderRequest } from '../../../lib/calculators/release-mail.ts'
import { WineAlertRequest } from '../../../lib/calculators/wine/wine-alert.ts'
import { formKinds } from '../../../lib/support/forms/form-model.ts'
import { broken, shapeOf } from '../from-schema.ts'
import { brokenHeaders, type Tokens } from '../headers.ts'
import { hostileText, hostileValue } from '../hostile.ts'
import type { Random } from '../random.ts'
import type { FuzzRequest } from '../request.ts'
import { exported } from './exported.ts'

/** Without the schema's refinements: a broken body need not pass them. */
const Form = z.object({
  kind: z.enum(formKinds),
  attempt: z.uuid(),
  website: z.string(),
  values: z.record(z.string(), z.string()),
})

/** The bodies that callables accept. One that is not listed gets arbitrary values. */
export const bodies: Record<string, z.ZodType> = {
  claimReferral: z.strictObject({ code: ReferralCode }),
  createCheckout: CheckoutRequest,
  createNewUser: SignUp,
  deleteMyAccount: z.strictObject({ confirmation: z.string() }),
  exportMyData: z.object({}),
  portal: z.strictObject({ customerId: z.string() }),
  remindMe: ReminderRequest,
  retryWebhook: RetryWebhookBody,
  revokeFeeds: RevokeFeedsBody,
  saveChannels: SaveChannelsBody,
  submitBidReport: BidReport,
  submitForm: Form,
  subscribePush: SubscribePushBody,
  testAlert: TestAlertBody,
  verifyAddress: z.strictObject({}),
  wineAlert: WineAlertRequest,
}

const doors = exported('onCall').map((name) => ({ name, shape: shapeOf(bodies[name] ?? z.looseObject({})) }))

/** A call as the SDK sends it, with a body that the callable doesn't expect. */
export function callableRequest(tokens: Tokens, random: Random): FuzzRequest {
  const { name, shape } = random.pick(doors)
  const method = random.chance(0.96) ? 'POST' : random.pick(['GET', 'PUT', 'DELETE', 'OPTIONS'])
  const type = random.chance(0.95)
    ? 'application/json'
    : random.pick(['text/plain', 'application/json; charset=x', 'x'])
  return {
    kind: 'callable',
    target: name,
    method,
    path: `/${name}`,
    headers: { ...brokenHeaders(tokens, random), 'content-type': type },
    body: method === 'GET' ? null : envelope(broken(shape, random), random),
  }
}

/** Puts the body in `data`; sometimes breaks the envelope, with extra fields or invalid JSON. */
function envelope(data: unknown, random: Random): string {
  if (random.chance(0.9)) return JSON.stringify({ data })
  const text = JSON.stringify(hostileValue(random)) ?? ''
  return random.pick([text, JSON.stringify({ data, extra: 1 }), `{"data":${text}`, hostileText(random), ''])
}

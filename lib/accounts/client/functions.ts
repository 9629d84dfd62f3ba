import { type Functions, httpsCallable } from 'firebase/functions'
import { z } from 'zod'
import {
  RevokeFeedsAnswer,
  type RevokeFeedsBody,
  SaveChannelsAnswer,
  type SaveChannelsBody,
  SubscribePushAnswer,
  type SubscribePushBody,
  TestAlertAnswer,
  type TestAlertBody,
} from '../../alerts/delivery/channels.ts'
import type { RetryWebhookBody } from '../../alerts/delivery/webhook-log.ts'
import type { CheckoutRequest } from '../../billing/offer-schemas.ts'
import type { Offer } from '../../billing/offers.ts'
import { BidReportAnswer, type BidReportSubmission } from '../../calculators/bids/bid-report.ts'
import { ReminderAnswer, type ReminderRequest } from '../../calculators/release-mail.ts'
import { WineAlertAnswer, type WineAlertRequest } from '../../calculators/wine/wine-alert.ts'
import { type SendChat, SendChatAnswer } from '../../support/chat/send-chat.ts'
import type { FormOutcome } from '../../support/forms/form-model.ts'
import type { Submission } from '../../support/forms/submission.ts'
import type { SignUp } from '../sign-up.ts'

/** The functions the account calls, by the names they are deployed under. The SDK gives up after 70 seconds. */

export async function callCreateNewUser(functions: Functions, signUp: SignUp): Promise<void> {
  await httpsCallable<SignUp>(functions, 'createNewUser')(signUp)
}

export async function callClaimReferral(functions: Functions, code: string): Promise<void> {
  await httpsCallable<{ code: string }>(functions, 'claimReferral')({ code })
}

const AddressAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) })

/** The address of the payment provider's billing portal for this customer. */
export async function callPortal(functions: Functions, customerId: string, offer?: Offer): Promise<string> {
  const body = { customerId, ...(offer ? { offer } : {}) }
  const { data } = await httpsCallable<typeof body>(functions, 'portal')(body)
  return AddressAnswer.parse(data).url
}

/** The address of the page where a plan is paid. */
export async function callCreateCheckout(functions: Functions, request: CheckoutRequest): Promise<string> {
  const { data } = await httpsCallable<CheckoutRequest>(functions, 'createCheckout')(request)
  return AddressAnswer.parse(data).url
}

/** Everything kept about the member, as JSON to hand to them. */
export async function callExportMyData(functions: Functions): Promise<unknown> {
  return (await httpsCallable(functions, 'exportMyData')()).data
}

export async function callDeleteMyAccount(functions: Functions, confirmation: string): Promise<void> {
  await httpsCallable<{ confirmation: string }>(functions, 'deleteMyAccount')({ confirmation })
}

/** What became of a report of an upgrade bid. */
export async function callSubmitBidReport(functions: Functions, body: BidReportSubmission): Promise<BidReportAnswer> {
  const { data } = await httpsCallable<BidReportSubmission>(functions, 'submitBidReport')(body)
  return BidReportAnswer.parse(data)
}

/** A mail the day before seats open. */
export async function callRemindMe(functions: Functions, request: ReminderRequest): Promise<ReminderAnswer> {
  const { data } = await httpsCallable<ReminderRequest>(functions, 'remindMe')(request)
  return ReminderAnswer.parse(data)
}

/** Mails the member a link that confirms their address, unless it is confirmed. */
export async function callVerifyAddress(functions: Functions): Promise<'sent' | 'confirmed'> {
  const { data } = await httpsCallable<object>(functions, 'verifyAddress')({})
  return z.object({ outcome: z.enum(['sent', 'confirmed']) }).parse(data).outcome
}

/** A member's wish to be told of wine offers. */
export async function callWineAlert(functions: Functions, request: WineAlertRequest): Promise<WineAlertAnswer> {
  return WineAlertAnswer.parse((await httpsCallable<WineAlertRequest>(functions, 'wineAlert')(request)).data)
}

/** Sets up or takes away how a member is told. */
export async function callSaveChannels(functions: Functions, body: SaveChannelsBody): Promise<SaveChannelsAnswer> {
  return SaveChannelsAnswer.parse((await httpsCallable<SaveChannelsBody>(functions, 'saveChannels')(body)).data)
}

export async function callSubscribePush(functions: Functions, body: SubscribePushBody): Promise<SubscribePushAnswer> {
  return SubscribePushAnswer.parse((await httpsCallable<SubscribePushBody>(functions, 'subscribePush')(body)).data)
}

export async function callRevokeFeeds(functions: Functions, body: RevokeFeedsBody): Promise<RevokeFeedsAnswer> {
  return RevokeFeedsAnswer.parse((await httpsCallable<RevokeFeedsBody>(functions, 'revokeFeeds')(body)).data)
}

export async function callTestAlert(functions: Functions, body: TestAlertBody): Promise<TestAlertAnswer> {
  return TestAlertAnswer.parse((await httpsCallable<TestAlertBody>(functions, 'testAlert')(body)).data)
}

export async function callRetryWebhook(functions: Functions, body: RetryWebhookBody): Promise<TestAlertAnswer> {
  return TestAlertAnswer.parse((await httpsCallable<RetryWebhookBody>(functions, 'retryWebhook')(body)).data)
}

/** Sends one message of a chat, a guest's too. */
export async function callSendChat(functions: Functions, body: SendChat): Promise<SendChatAnswer> {
  return SendChatAnswer.parse((await httpsCallable<SendChat>(functions, 'sendChat')(body)).data)
}

const FormAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('kept'), reference: z.string() }),
  z.object({ outcome: z.literal('members-only') }),
])

/** What became of a form; the one function a guest calls, too. */
export async function callSubmitForm(functions: Functions, submission: Submission): Promise<FormOutcome> {
  const { data } = await httpsCallable<Submission>(functions, 'submitForm')(submission)
  return FormAnswer.parse(data)
}

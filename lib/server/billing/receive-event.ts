import type Stripe from 'stripe'
import { applyPaymentEvent, type EventOutcome, type Parties } from '../../billing/follow-payments.ts'
import { largestEventBytes, PaymentEvent } from '../../billing/payment-event.ts'

/** A request as received, before anything in it is trusted. */
export type RawEvent = { method: string; body: Buffer; signature: string | undefined }

export type Receiver = {
  webhooks: Pick<Stripe['webhooks'], 'constructEvent'>
  secret: string
  /** The time signatures are checked against, in ms since 1970. */
  nowMs: number
  parties: Parties
  /** Further work after an event that concerns a member, a repeated one too. */
  afterwards: (event: PaymentEvent) => Promise<void>
  onFault: (what: string, error: unknown) => void
}

export type ReceivedAnswer = { status: number; text: string }

/** A signature older than this is treated as a replay, in seconds. The provider signs each attempt anew. */
const toleranceSeconds = 300

/**
 * Handles one webhook request. 405, 413 and 400 refuse what is not an event of the provider and change nothing; 200
 * says what came of the event; 500 asks for it to be sent again.
 */
export async function receiveEvent(request: RawEvent, receiver: Receiver): Promise<ReceivedAnswer> {
  if (request.method !== 'POST') return { status: 405, text: 'Send events with POST.' }
  if (request.body.byteLength > largestEventBytes) return { status: 413, text: 'The event is too large.' }
  const event = readSigned(request, receiver)
  if (event === null) return { status: 400, text: 'The event or its signature is not valid.' }
  try {
    const outcome: EventOutcome = await applyPaymentEvent(event, receiver.parties)
    if (outcome !== 'unrelated') await receiver.afterwards(event)
    return { status: 200, text: outcome }
  } catch (error) {
    receiver.onFault(`payment event ${event.id} (${event.type}) failed`, error)
    return { status: 500, text: 'The event could not be applied. Send it again.' }
  }
}

function readSigned({ body, signature }: RawEvent, { webhooks, secret, nowMs }: Receiver): PaymentEvent | null {
  if (!signature) return null
  try {
    const signed: unknown = webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, nowMs)
    return PaymentEvent.safeParse(signed).data ?? null
  } catch {
    // Forged, stale, or not JSON: the sender gets the same answer.
    return null
  }
}

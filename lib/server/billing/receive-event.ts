import type Stripe from 'stripe'
import { applyPaymentEvent, type EventOutcome, type Parties } from '../../billing/follow-payments.ts'
import { largestEventBytes, PaymentEvent } from '../../billing/payment-event.ts'

/** A request as it came, before anything of it is believed. */
export type RawEvent = { method: string; body: Buffer; signature: string | undefined }

export type Receiver = {
  webhooks: Pick<Stripe['webhooks'], 'constructEvent'>
  secret: string
  /** The time signatures are judged by, in ms since 1970. */
  nowMs: number
  parties: Parties
  /** What else follows an event that changed something. */
  afterwards: (event: PaymentEvent) => Promise<void>
  onFault: (what: string, error: unknown) => void
}

export type ReceivedAnswer = { status: number; text: string }

/** A signature older than this is taken for a replay, in seconds. The provider signs each attempt anew. */
const toleranceSeconds = 300

/**
 * Takes one webhook request. 405, 413 and 400 refuse what is no event of the provider's and change nothing; 200 says
 * what became of it; 500 asks for it to be sent again.
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
    // Forged, stale, or not JSON: all the same to whoever sent it.
    return null
  }
}

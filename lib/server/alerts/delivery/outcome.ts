import type { ChannelsDocument } from '../../../alerts/delivery/channels.ts'
import type { MessageContent } from '../../../alerts/delivery/message-content.ts'
import type { OutboxDocument } from '../../../alerts/outbox.ts'
import type { Instant } from '../../../core/clock.ts'

/** A message that is about to be sent, with everything a channel needs of it. */
export type Delivery = {
  /** The message's id, which every channel carries on. */
  id: string
  message: OutboxDocument
  told: MessageContent
  to: { uid: string; email: string; channels: ChannelsDocument }
  now: Instant
  /** True after an earlier attempt, which may have gone out though its worker or its answer was lost. */
  mayBeDuplicate: boolean
}

/** What came of one attempt. Faults are one sentence each, for the member or the admin. */
export type Outcome =
  /** `to` in words: an address, a host, a number of browsers. `bounceKey` is what a mail that comes back is known by. */
  | { kind: 'sent'; to: string; bounceKey?: string }
  /** Worth another attempt; `wait` in seconds when the other side names it. */
  | { kind: 'retry'; fault: string; wait: number | null }
  /** Nothing changes by trying again. */
  | { kind: 'dead'; fault: string }
  /** There is nobody to send to any more; the member is shown why. */
  | { kind: 'suppressed'; fault: string }

export type Sender = (parcel: Delivery) => Promise<Outcome>

/** What an unexpected error means for a message: another attempt. */
export function retryAfter(error: unknown): Outcome {
  return { kind: 'retry', fault: error instanceof Error ? error.message : String(error), wait: null }
}

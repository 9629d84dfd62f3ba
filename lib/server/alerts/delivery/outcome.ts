import type { ChannelsDocument } from '../../../alerts/delivery/channels.ts'
import type { MessageContent } from '../../../alerts/delivery/message-content.ts'
import type { OutboxDocument } from '../../../alerts/outbox.ts'
import type { Instant } from '../../../core/clock.ts'

/** A message about to be sent, with everything a channel needs for it. */
export type Delivery = {
  /** The message's id, which every channel passes on. */
  id: string
  message: OutboxDocument
  content: MessageContent
  to: { uid: string; email: string; channels: ChannelsDocument }
  now: Instant
  /**
   * True after an earlier attempt, which may have been delivered even if its worker crashed or the response was lost.
   */
  mayBeDuplicate: boolean
}

/** The outcome of one attempt. Each fault is one sentence, for the member or the admin. */
export type Outcome =
  /** `to` in words: an address, a host, a number of browsers. `bounceKey` identifies the mail if it bounces. */
  | { kind: 'sent'; to: string; bounceKey?: string }
  /** Worth another attempt; `wait` is in seconds, null if the other side names none. */
  | { kind: 'retry'; fault: string; wait: number | null }
  /** Retrying would not help. */
  | { kind: 'dead'; fault: string }
  /** There is no recipient any more; the member is shown why. */
  | { kind: 'suppressed'; fault: string }

export type Sender = (delivery: Delivery) => Promise<Outcome>

/** Turns an unexpected error into a retry. */
export function retryAfter(error: unknown): Outcome {
  return { kind: 'retry', fault: error instanceof Error ? error.message : String(error), wait: null }
}

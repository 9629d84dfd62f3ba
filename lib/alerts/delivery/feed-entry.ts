import type { Instant } from '../../core/clock.ts'
import type { OutboxDocument } from '../outbox.ts'

/** An entry of a member's history as feeds show it, as the message it would have been. */
export type FeedEntry = { id: string; sentAt: Instant; message: OutboxDocument }

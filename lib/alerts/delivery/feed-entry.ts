import type { Instant } from '../../clock.ts'
import type { OutboxDocument } from '../outbox.ts'

/** A message as feeds show it. */
export type FeedEntry = { id: string; sentAt: Instant; message: OutboxDocument }

/** As many as a feed holds, the newest. */
export const FEED_ENTRIES = 100

import { z } from 'zod'
import { FoundSeats } from './alert.ts'
import { GoneSeats, MAX_OPENINGS } from './outbox.ts'
import { SeatNews } from './seat-news.ts'

const shared = {
  at: z.iso.datetime(),
  /** Reference of the alert it came from, which may have been deleted since. */
  alert: z.string(),
  name: z.string().nullable(),
  /** When it is sent: later than `at` if quiet hours or many messages on one day hold it back. */
  sendsAt: z.iso.datetime(),
  /** Ids of its messages in the outbox. */
  messages: z.array(z.string()),
}

/**
 * `users/{uid}/alert-history/{id}`: what an alert found and when. Written only by servers; its owner can read and
 * delete an entry.
 */
export const AlertHistoryDocument = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('openings'),
    openings: z.array(FoundSeats).min(1).max(MAX_OPENINGS),
    more: z.int().min(0),
    /** `told`: every row the openings rest on (`sentKey`). `gone`: the openings that have gone since (`getRowKey`). */
    told: z.array(z.string()),
    gone: z.array(z.string()),
  }),
  z.object({
    ...shared,
    kind: z.literal('gone'),
    seats: z.array(GoneSeats).min(1).max(MAX_OPENINGS),
    more: z.int().min(0),
  }),
  z.object({ ...shared, kind: z.literal('seat'), ...SeatNews.shape }),
])
export type AlertHistoryDocument = z.infer<typeof AlertHistoryDocument>

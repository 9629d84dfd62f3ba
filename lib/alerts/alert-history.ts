import { z } from 'zod'
import { FoundSeats } from './alert.ts'
import { GoneSeats, OPENINGS_TOLD } from './outbox.ts'
import { SeatNews } from './seat-news.ts'

const shared = {
  at: z.iso.datetime(),
  /** Path of the alert it came from, which may be deleted since. */
  alert: z.string(),
  name: z.string().nullable(),
  /** When it goes out: later than `at` when quiet hours or many messages a day hold it back. */
  sendsAt: z.iso.datetime(),
  /** Ids of its messages in the outbox. */
  messages: z.array(z.string()),
}

/**
 * `users/{uid}/alert-history/{id}`: what an alert found and when, written by servers alone, read and deleted by its
 * owner.
 */
export const AlertHistoryDocument = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('openings'),
    openings: z.array(FoundSeats).min(1).max(OPENINGS_TOLD),
    more: z.int().min(0),
    /** The lanes told of by `toldKey`, each under its alert; and of these what has gone since. */
    told: z.array(z.string()),
    gone: z.array(z.string()),
  }),
  z.object({
    ...shared,
    kind: z.literal('gone'),
    seats: z.array(GoneSeats).min(1).max(OPENINGS_TOLD),
    more: z.int().min(0),
  }),
  z.object({ ...shared, kind: z.literal('seat'), ...SeatNews.shape }),
])
export type AlertHistoryDocument = z.infer<typeof AlertHistoryDocument>

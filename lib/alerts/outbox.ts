import { z } from 'zod'
import { ReminderPayload } from '../calculators/release-mail.ts'
import { WinePayload } from '../calculators/wine/wine-alert.ts'
import { FoundSeats } from './alert.ts'
import { AlertChannel } from './alert-channels.ts'
import { SeatNews } from './seat-news.ts'

/** The most openings one message carries; `more` counts the rest. */
export const MAX_OPENINGS = 40

/** Seats the member was told about and that two checks one after the other have since missed. */
const { program, from, to, date, cabin, direct } = FoundSeats.shape
export const GoneSeats = z.object({
  ...{ program, from, to, date, cabin, direct, goneAt: z.iso.datetime() },
  /** The row that went if it isn't the opening's own, such as the way back. */
  lost: z.object({ from, to, date, direct }).optional(),
})
export type GoneSeats = z.infer<typeof GoneSeats>

/** An opening in a message, with the references of the alerts it fits; absent if the message speaks for only one. */
const SentSeats = z.object({ ...FoundSeats.shape, alerts: z.array(z.string()).min(1).optional() })
export type SentSeats = z.infer<typeof SentSeats>

/** The news of one seat alert in a message that several share. */
const SharedSeatNews = SeatNews.extend({ alert: z.string() })
export type SharedSeatNews = z.infer<typeof SharedSeatNews>

/** An alert that a message speaks for, with its name when it matched. `path` is its reference. */
const NamedAlert = z.object({ path: z.string(), name: z.string().nullable() })
export type NamedAlert = z.infer<typeof NamedAlert>

const payloads = {
  opening: z.object({ opening: SentSeats }),
  /** Sorted by preferred cabin, then by date. One opening and `more` when the others it carried are gone. */
  digest: z.object({
    openings: z.array(SentSeats).min(1).max(MAX_OPENINGS),
    more: z.int().min(0),
    /** The row keys of the rest, as far as they are kept. */
    cut: z.array(z.string()).optional(),
  }),
  gone: z.object({ seats: z.array(GoneSeats).min(1).max(MAX_OPENINGS), more: z.int().min(0) }),
  /** A test the member asked for, to see that the channel works. It mentions no seats. */
  test: z.object({}),
  /** An email about the day seats open for a date, asked for at the release clock. */
  reminder: ReminderPayload,
  /** An email about wine offers that meet a member's figures; no alert is involved. */
  wine: WinePayload,
  /** Free seats on a flight that a seat alert waits for. */
  seat: SeatNews,
  /** The same, for several seat alerts that came true in one run. */
  seats: z.object({ news: z.array(SharedSeatNews).min(2).max(50) }),
}

const shared = {
  v: z.literal(1),
  uid: z.string().min(1),
  /** Reference of the alert at `users/{uid}/alerts/07` or `users/{uid}/seat-alerts/07`. */
  alert: z.string(),
  /** The alert's name when it matched; null for an unnamed one. */
  name: z.string().nullable(),
  /** All alerts the message speaks for, `alert` first; absent if that is the only one. */
  alerts: z.array(NamedAlert).min(1).optional(),
  channel: AlertChannel,
  /** True when any seat or offer it mentions is sample data. */
  sample: z.boolean(),
  status: z.enum(['pending', 'sending', 'sent', 'dead', 'suppressed']),
  attempts: z.int().min(0),
  /**
   * The earliest time to send it: later than `createdAt` in quiet hours, when there are many messages in a day, and
   * after a failure.
   */
  notBefore: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed, or why it is not sent, in one sentence. */
  fault: z.string().nullable(),
}

/**
 * `outbox/{id}`: one message on one channel, written and read only by servers. The id is derived from what the message
 * is about (`buildName`), so writing it again doesn't make a second one. Deliverers may add fields of their own.
 */
export const OutboxDocument = z.discriminatedUnion('kind', [
  z.looseObject({ ...shared, kind: z.literal('opening'), payload: payloads.opening }),
  z.looseObject({ ...shared, kind: z.literal('digest'), payload: payloads.digest }),
  z.looseObject({ ...shared, kind: z.literal('gone'), payload: payloads.gone }),
  z.looseObject({ ...shared, kind: z.literal('test'), payload: payloads.test }),
  z.looseObject({ ...shared, kind: z.literal('seat'), payload: payloads.seat }),
  z.looseObject({ ...shared, kind: z.literal('seats'), payload: payloads.seats }),
  z.looseObject({ ...shared, kind: z.literal('reminder'), payload: payloads.reminder }),
  z.looseObject({ ...shared, kind: z.literal('wine'), payload: payloads.wine }),
])
export type OutboxDocument = z.infer<typeof OutboxDocument>

/** The alerts a message speaks for. */
export function alertsIn({ alert, name, alerts }: OutboxDocument): NamedAlert[] {
  return alerts ?? [{ path: alert, name }]
}

export const outboxPath = (id: string) => `outbox/${id}`

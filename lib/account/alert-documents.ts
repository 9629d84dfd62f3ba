import { z } from 'zod'
import { Cabin, IsoDate, Program } from '../availability/observation.ts'
import { PlaceToken } from '../availability/search-contract.ts'

/** Documents under users/{uid}/alerts and users/{uid}/seat-alerts, as firestore.rules lets their owner write them. */

export const alertChannels = ['email', 'push', 'webhook', 'ntfy', 'telegram', 'feed'] as const

const shared = {
  name: z.string().max(80).optional(),
  channels: z.array(z.enum(alertChannels)).max(6),
  paused: z.boolean(),
}
const stamps = { updatedAt: z.iso.datetime(), lastMatch: z.unknown().optional() }

export const AlertSettings = z.object({
  ...shared,
  program: Program,
  from: z.array(PlaceToken).min(1).max(40),
  to: z.array(PlaceToken).min(1).max(40),
  dates: z.object({ start: IsoDate, end: IsoDate }),
  cabins: z.array(Cabin).min(1).max(4),
  seats: z.int().min(1).max(9),
  direct: z.boolean(),
  maxPoints: z.int().min(1).max(10_000_000).nullable(),
})
export const AlertDocument = z.object({ settings: AlertSettings, ...stamps })
export type AlertDocument = z.infer<typeof AlertDocument>

export const WantedSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['window', 'aisle', 'exit']) }),
  z.object({ kind: z.literal('pair'), together: z.int().min(2).max(9) }),
  z.object({
    kind: z.literal('named'),
    seats: z
      .array(z.string().regex(/^\d{1,2}[A-L]$/))
      .min(1)
      .max(20),
  }),
])
export const SeatAlertSettings = z.object({
  ...shared,
  flight: z.string().regex(/^[A-Z0-9]{2}\d{1,4}$/),
  date: IsoDate,
  cabin: Cabin,
  wanted: WantedSeat,
})
export type SeatAlertSettings = z.infer<typeof SeatAlertSettings>
export const SeatAlertDocument = z.object({ settings: SeatAlertSettings, ...stamps })
export type SeatAlertDocument = z.infer<typeof SeatAlertDocument>

/** users/{uid}/search-history/{id}, written by the server when a search is answered. */
export const SearchHistoryDocument = z.object({
  dateAdded: z.iso.datetime(),
  /** Path and parameters of the page that runs the search again, such as `/qantas/reward-seat-finder?from=SYD`. */
  href: z.string().startsWith('/').max(2_000),
  /** The search in a few words, such as `SYD to SIN, business`. */
  title: z.string().min(1).max(200),
  results: z.int().min(0),
})
export type SearchHistoryDocument = z.infer<typeof SearchHistoryDocument>

/** As many of the latest searches as a member is shown. */
export const searchHistoryLimit = 15

import { z } from 'zod'
import { Cabin, IsoDate } from '../availability/observation.ts'
import { sharedSettings } from './alert.ts'

/** users/{uid}/seat-alerts/{place}, as firestore.rules lets its owner write it. */

/** How often the flights of seat alerts are looked at. */
export const SEAT_MINUTES = 30

const SeatName = z.string().regex(/^\d{1,2}[A-L]$/)

export const WantedSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['window', 'aisle', 'exit']) }),
  z.object({ kind: z.literal('pair'), together: z.int().min(2).max(9) }),
  z.object({ kind: z.literal('named'), seats: z.array(SeatName).min(1).max(20) }),
])
export type WantedSeat = z.infer<typeof WantedSeat>

export const SeatAlertSettings = z.object({
  ...sharedSettings,
  flight: z.string().regex(/^[A-Z0-9]{2}\d{1,4}$/),
  date: IsoDate,
  cabin: Cabin,
  wanted: WantedSeat,
})
export type SeatAlertSettings = z.infer<typeof SeatAlertSettings>

export const SeatAlertDocument = z.object({
  settings: SeatAlertSettings,
  updatedAt: z.iso.datetime(),
  /** The latest time the wish came true, with the seats that made it; written by servers alone. */
  lastMatch: z.object({ at: z.iso.datetime(), seats: z.array(SeatName) }).optional(),
  /**
   * The newest look, by servers alone. `seats` are those that fulfil the wish now, empty when none do; `fault` says in
   * one sentence why there was nothing to see.
   */
  lastLook: z
    .object({ at: z.iso.datetime(), seats: z.array(SeatName), sample: z.boolean(), fault: z.string().nullable() })
    .optional(),
})
export type SeatAlertDocument = z.infer<typeof SeatAlertDocument>

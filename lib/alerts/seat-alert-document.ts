import { z } from 'zod'
import { LastLook, SeatAlertSettings, SeatName } from './seat-alert.ts'

/** users/{uid}/seat-alerts/{place}, as firestore.rules lets its owner write it. */
export const SeatAlertDocument = z.object({
  settings: SeatAlertSettings,
  updatedAt: z.iso.datetime(),
  /** The latest time the wish came true, with the seats that made it; written by servers alone. */
  lastMatch: z.object({ at: z.iso.datetime(), seats: z.array(SeatName) }).optional(),
  /** The newest look, by servers alone. One an older server wrote in another form counts as none. */
  lastLook: z.optional(LastLook).catch(undefined),
})
export type SeatAlertDocument = z.infer<typeof SeatAlertDocument>

import { z } from 'zod'
import { AlertIdentity } from './alert.ts'
import { LastCheck, SeatAlertSettings, SeatName } from './seat-alert.ts'

/** users/{uid}/seat-alerts/{place}, as firestore.rules lets its owner write it. */
export const SeatAlertDocument = z.object({
  settings: SeatAlertSettings,
  identity: z.optional(AlertIdentity),
  updatedAt: z.iso.datetime(),
  /** When the criteria last came true, with the seats that met them; only servers write it. */
  lastMatch: z.object({ at: z.iso.datetime(), seats: z.array(SeatName) }).optional(),
  /** The newest check; only servers write it. One stored in an older format counts as none. */
  lastLook: z.optional(LastCheck).catch(undefined),
})
export type SeatAlertDocument = z.infer<typeof SeatAlertDocument>

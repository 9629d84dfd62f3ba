import { SeatAlertSettings } from '../seat-alert.ts'
import { named } from './draft-settings.ts'
import { emptySeatDraft, type SeatAlertDraft } from './seat-alert-address.ts'

/** @throws ZodError for a draft in which `seatDraftFaults` finds a fault */
export function toSeatSettings({ name, ...rest }: SeatAlertDraft, paused = false): SeatAlertSettings {
  return SeatAlertSettings.parse({ ...named(name), ...rest, paused })
}

/** Returns the draft for editing a seat alert. */
export function toSeatDraft({ paused: _, name = '', ...rest }: SeatAlertSettings): SeatAlertDraft {
  return { ...emptySeatDraft, ...rest, name }
}

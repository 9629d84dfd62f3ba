import type { LocalDate } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import type { Audience } from '../../core/plan.ts'
import { orderStay } from '../../core/url-state.ts'
import { alertsDaysAhead } from '../../programs/plan-limits.ts'
import { AlertSettings } from '../alert.ts'
import { type AlertDraft, emptyDraft } from './alert-draft.ts'

/** Returns the last day a plan's alerts reach. */
export function getLastDay(plan: Audience, today: LocalDate): LocalDate {
  return addDays(today, alertsDaysAhead[plan])
}

/**
 * Returns the settings of a draft; any day means from today to the last day the plan reaches.
 * @throws ZodError for a draft in which `draftFaults` finds a fault
 */
export function toSettings(draft: AlertDraft, plan: Audience, today: LocalDate, paused = false): AlertSettings {
  const { name, dates, ...rest } = draft
  const span = dates ?? { start: today, end: getLastDay(plan, today) }
  const stay = draft.stay && orderStay(draft.stay)
  // A party of one can't split.
  const split = draft.split && draft.seats > 1
  return AlertSettings.parse({ ...named(name), ...rest, stay, split, dates: span, paused })
}

/** Returns the draft for editing an alert. */
export function toDraft({ paused: _, name = '', ...rest }: AlertSettings): AlertDraft {
  return { ...emptyDraft, ...rest, name }
}

/** Returns the part of the settings that holds a name: empty when there is none. */
export function named(name: string): { name?: string } {
  return name.trim() === '' ? {} : { name: name.trim() }
}

/** Returns the name for a copy, cut to the limit of 80 characters. */
export function copyName(name: string): string {
  return name === '' ? '' : `${name.slice(0, 74)} (copy)`.slice(0, 80)
}

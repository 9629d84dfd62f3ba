import type { LocalDate } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import type { Audience } from '../../core/plan.ts'
import { alertsDaysAhead } from '../../programs/plan-limits.ts'
import { AlertSettings } from '../alert.ts'
import { type AlertDraft, emptyDraft } from './alert-draft.ts'

/** The last day a plan's alerts reach. */
export function getLastDay(plan: Audience, today: LocalDate): LocalDate {
  return addDays(today, alertsDaysAhead[plan])
}

/**
 * The settings a draft stands for; any day means from today to the last one the plan reaches.
 * @throws ZodError for a draft that `draftFaults` finds fault with.
 */
export function toSettings(draft: AlertDraft, plan: Audience, today: LocalDate, paused = false): AlertSettings {
  const { name, dates, ...rest } = draft
  const span = dates ?? { start: today, end: getLastDay(plan, today) }
  // A party of one has nobody to split from.
  return AlertSettings.parse({ ...named(name), ...rest, split: draft.split && draft.seats > 1, dates: span, paused })
}

/** The draft that edits an alert. */
export function toDraft({ paused: _, name = '', ...rest }: AlertSettings): AlertDraft {
  return { ...emptyDraft, ...rest, name }
}

/** A name's place in settings: left out while there is none. */
export function named(name: string): { name?: string } {
  return name.trim() === '' ? {} : { name: name.trim() }
}

/** The name of a copy; names end at 80 characters. */
export function copyName(name: string): string {
  return name === '' ? '' : `${name.slice(0, 74)} (copy)`.slice(0, 80)
}

import type { LocalDate } from '../../core/clock.ts'
import type { Audience } from '../../core/plan.ts'
import { type AlertDraft, mostPlaces } from './alert-draft.ts'
import { toSettings } from './draft-settings.ts'

/** Where it is answered how often a draft would have spoken up, or null while it names no two ends. */
export function previewAddress(draft: AlertDraft, plan: Audience, today: LocalDate): string | null {
  const isWhole = [draft.from, draft.to].every(({ length }) => length > 0 && length <= mostPlaces)
  if (!isWhole) return null
  // Neither its name nor how it tells changes the answer.
  const settings = toSettings({ ...draft, name: '', quiet: null, channels: ['email'] }, plan, today)
  return `/api/alerts/preview?${new URLSearchParams({ settings: JSON.stringify(settings) })}`
}

import type { LocalDate } from '../../core/clock.ts'
import type { Audience } from '../../core/plan.ts'
import { type AlertDraft, maxPlaces } from './alert-draft.ts'
import { toSettings } from './draft-settings.ts'

/** Returns the URL that tells how often a draft would have matched, or null while it lacks either end. */
export function previewAddress(draft: AlertDraft, plan: Audience, today: LocalDate): string | null {
  const isWhole = [draft.from, draft.to].every(({ length }) => length > 0 && length <= maxPlaces)
  if (!isWhole) return null
  // Its name, quiet hours and channels don't change the answer.
  const settings = toSettings({ ...draft, name: '', quiet: null, channels: ['email'] }, plan, today)
  return `/api/alerts/preview?${new URLSearchParams({ settings: JSON.stringify(settings) })}`
}

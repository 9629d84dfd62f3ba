import type { Clamp } from '../../availability/search-contract.ts'
import type { LocalDate } from '../../core/clock.ts'
import { formatDate } from '../../core/formats.ts'
import type { Audience } from '../../core/plan.ts'
import type { AlertSettings } from '../alert.ts'
import type { AlertRequest } from '../alerts-contract.ts'
import { emptyDraft } from './alert-draft.ts'
import { draftFaults } from './draft-faults.ts'
import { getLastDay, toSettings } from './draft-settings.ts'

type Fault = { parameter: string; message: string }

export type ParsedAlert = { ok: true; settings: AlertSettings; clamped: Clamp[] } | { ok: false; errors: Fault[] }

/**
 * Parses the alert that a member's program asked for, under the same rules as one made on the page. As in a search,
 * days beyond the plan are cut and reported, so a script that asks for a whole month gets the days its plan watches.
 */
export function parseAlertRequest(request: AlertRequest, plan: Audience, today: LocalDate): ParsedAlert {
  const last = getLastDay(plan, today)
  const { dates } = request
  const cut = dates !== null && dates.start <= last && dates.end > last
  const draft = { ...emptyDraft, ...request, name: request.name ?? '', dates: cut ? { ...dates, end: last } : dates }
  const errors = draftFaults(draft, plan, today).map(({ field, message }) => ({ parameter: field, message }))
  if (errors.length > 0) return { ok: false, errors }
  const reason = `Your plan covers dates to ${formatDate(last, 'plain')}, so this alert ends there.`
  const clamped: Clamp[] = cut ? [{ limit: 'days-ahead', asked: dates.end, allowed: last, reason }] : []
  return { ok: true, settings: toSettings(draft, plan, today), clamped }
}

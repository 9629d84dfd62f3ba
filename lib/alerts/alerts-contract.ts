import { z } from 'zod'
import { Clamp } from '../availability/search-contract.ts'
import type { LocalDate } from '../core/clock.ts'
import { formatDate } from '../core/formats.ts'
import type { Audience } from '../core/plan.ts'
import { AlertSettings, LastMatch } from './alert.ts'
import { emptyDraft, getLastDay, toSettings } from './compose/alert-draft.ts'
import { draftFaults } from './compose/draft-faults.ts'

/** The contract of /api/alerts: what members' own tools read of their alerts, and what they send to create one. */

const { name, programs, from, to, dates, weekdays, cabins, seats, split, direct, carriers } = AlertSettings.shape
const { maxPoints, maxCharges, stay, holding, quiet, channels } = AlertSettings.shape

export const AlertRequest = z.strictObject({
  name: name.check(z.refine((text) => text === undefined || !/\p{Cc}/u.test(text), 'a name of up to 80 characters')),
  programs: z._default(programs, emptyDraft.programs),
  from,
  to,
  /** Departure dates, both included; null = every day the plan covers. */
  dates: z.nullable(dates).default(null),
  weekdays: z._default(weekdays, []),
  cabins: z._default(cabins, emptyDraft.cabins),
  seats: z._default(seats, 1),
  split: z._default(split, false),
  direct: z._default(direct, false),
  carriers: z._default(carriers, []),
  maxPoints: z._default(maxPoints, null),
  maxCharges: z._default(maxCharges, null),
  stay: z._default(stay, null),
  holding: z._default(holding, null),
  quiet: z._default(quiet, null),
  channels: z._default(channels, emptyDraft.channels),
})
export type AlertRequest = z.infer<typeof AlertRequest>

export const MemberAlert = z.object({
  /** Its place, 00 to 49, which another alert may take once this one is deleted. */
  id: z.string(),
  /** Its short reference, which never names another alert. */
  reference: z.string(),
  settings: AlertSettings,
  /** Whether it runs, or why not, in words. */
  standing: z.object({ kind: z.enum(['runs', 'paused', 'rests', 'over']), words: z.string() }),
  lastMatch: z.nullable(LastMatch),
})
export type MemberAlert = z.infer<typeof MemberAlert>

export const MemberAlerts = z.object({ alerts: z.array(MemberAlert) })
export type MemberAlerts = z.infer<typeof MemberAlerts>

/** A new alert, and what the plan cut from the request. */
export const AlertMade = z.object({ alert: MemberAlert, clamped: z.array(Clamp) })
export type AlertMade = z.infer<typeof AlertMade>

export const AlertChoice = z.object({
  id: z.string().regex(/^[0-4]\d(-[A-Za-z0-9]{20})?$/, 'must be an alert’s reference, or its id, 00 to 49'),
})

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

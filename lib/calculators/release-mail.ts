import { z } from 'zod'
import type { Instant } from '../core/clock.ts'
import { addMs } from '../core/dates.ts'
import { IsoDate, Program } from '../core/schemas.ts'
import { qantasTiers } from '../programs/qantas/tiers.ts'
import { writeFields } from './fields.ts'
import { answerClock, type ClockState, clockCarriers, clockDefaults, clockFields, clockZones } from './release-clock.ts'

/** Body of the callable remindMe: the inputs of the release clock, and whether to set or cancel the email. */
export const ReminderRequest = z.strictObject({
  program: Program,
  carrier: z.enum([...clockCarriers, 'SQ', 'VA']),
  tier: z.enum(qantasTiers),
  cabin: z.enum(['Y', 'W', 'J', 'F']),
  haul: z.enum(['long', 'short']),
  date: IsoDate.check(z.refine((date) => date.startsWith('20'), 'must be a date of this century')),
  zone: z.enum(clockZones),
  wanted: z.boolean(),
})
export type ReminderRequest = z.infer<typeof ReminderRequest>

/** The outcome of the request. `sendAt` is given only with `kept`. */
export const ReminderAnswer = z.object({
  outcome: z.enum(['kept', 'taken-back', 'already-open', 'not-published', 'too-many']),
  sendAt: z.nullable(z.iso.datetime()),
})
export type ReminderAnswer = z.infer<typeof ReminderAnswer>

/** The facts in an email about seats opening, not its text. */
export const ReminderPayload = z.object({
  program: Program,
  carrier: z.string(),
  departure: IsoDate,
  opens: IsoDate,
  /** The release clock with the same inputs. */
  path: z.string().regex(/^\/when-to-book(\?|$)/),
})
export type ReminderPayload = z.infer<typeof ReminderPayload>

const day = 24 * 3_600_000

/**
 * Plans the email for a day before the first moment a date may open, or for now when that is less than a day away.
 * Returns a word instead when that moment has passed or is not published.
 */
export function planReminder(
  state: ClockState,
  now: Instant,
): { sendAt: Instant; payload: ReminderPayload } | 'already-open' | 'not-published' {
  const answer = answerClock(state)
  if (answer.status === 'not-published') return 'not-published'
  if (answer.remindAt <= now) return 'already-open'
  const dayBefore = addMs(answer.remindAt, -day)
  const query = String(writeFields(clockFields, clockDefaults, state))
  const { program, carrier, date } = state
  const path = query === '' ? '/when-to-book' : `/when-to-book?${query}`
  return {
    sendAt: dayBefore > now ? dayBefore : now,
    payload: { program, carrier, departure: date, opens: answer.earliest, path },
  }
}

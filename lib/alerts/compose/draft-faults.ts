import type { LocalDate } from '../../core/clock.ts'
import { formatDate } from '../../core/formats.ts'
import { type Audience, planSlugs } from '../../core/plan.ts'
import type { Program } from '../../core/program.ts'
import { findPlace } from '../../network/places.ts'
import { alertsDaysAhead, getPlanLimits } from '../../programs/plan-limits.ts'
import { listChannels } from '../plan-channels.ts'
import { type AlertDraft, getLastDay, maxPlaces } from './alert-draft.ts'
import type { SeatAlertDraft } from './seat-alert-draft.ts'

/**
 * Why a draft can't be kept as it is, for showing beside its field. `locked` marks what a larger plan would allow,
 * where nothing else is wrong.
 */
export type DraftFault<Field extends string> = { field: Field; message: string; locked: boolean }

const planNames: Record<Audience, string> = {
  guest: 'Search without an account',
  free: 'Free',
  silver: 'Silver',
  gold: 'Gold',
}

/** Returns all that stops a draft from being kept, in the form's order. `plan` is the one it will be kept under. */
export function draftFaults(draft: AlertDraft, plan: Audience, today: LocalDate): DraftFault<keyof AlertDraft>[] {
  return [
    ...placeFaults(draft),
    ...spanFaults('dates', draft.dates, plan, today),
    ...seatFaults(draft, plan),
    ...(draft.holding && draft.holding.date < today
      ? [wrong('holding' as const, 'Your existing booking has already departed.')]
      : []),
    ...channelFaults(draft.channels, plan),
  ]
}

export function seatDraftFaults(
  { flight, date, channels }: SeatAlertDraft,
  plan: Audience,
  today: LocalDate,
): DraftFault<keyof SeatAlertDraft>[] {
  return [
    ...(flight === null ? [wrong('flight' as const, 'Enter a flight number like QF11.')] : []),
    ...(date === null ? [wrong('date' as const, 'Choose the departure date.')] : []),
    ...spanFaults('date', date === null ? null : { start: date, end: date }, plan, today),
    ...channelFaults(channels, plan),
  ]
}

function wrong<Field extends string>(field: Field, message: string): DraftFault<Field> {
  return { field, message, locked: false }
}

function placeFaults({ from, to }: AlertDraft): DraftFault<'from' | 'to'>[] {
  const ends = { from, to }
  const faults = (['from', 'to'] as const).flatMap((end) => {
    const unknown = ends[end].filter((token) => !findPlace(token))
    if (unknown.length > 0)
      return [wrong(end, `We don’t know ${unknown.slice(0, 3).join(', ')}. Remove it and try another.`)]
    if (ends[end].length > maxPlaces) return [wrong(end, `Choose up to ${maxPlaces} places; a region counts as one.`)]
    return ends[end].length === 0 ? [wrong(end, end === 'from' ? 'Choose where from.' : 'Choose where to.')] : []
  })
  if (faults.length > 0) return faults
  const airports = (tokens: string[]) => new Set(tokens.flatMap((token) => findPlace(token)?.airports ?? []))
  const [origins, ends_] = [airports(from), airports(to)]
  const onlySame = origins.size === 1 && ends_.size === 1 && [...origins][0] === [...ends_][0]
  return onlySame ? [wrong('to', 'Choose two different airports.')] : []
}

/** An alert with only its start within reach would still run, but the rules keep no alert that ends beyond it. */
function spanFaults<Field extends string>(
  field: Field,
  span: AlertDraft['dates'],
  plan: Audience,
  today: LocalDate,
): DraftFault<Field>[] {
  if (span === null) return []
  if (span.end < today) return [wrong(field, `${formatDate(span.end, 'plain')} has already passed.`)]
  const last = getLastDay(plan, today)
  if (span.end <= last) return []
  const days = alertsDaysAhead[plan]
  const maxDays = alertsDaysAhead.gold
  const reach = `${planNames[plan]} covers ${days} days ahead, to ${formatDate(last, 'plain')}.`
  const more = days < maxDays ? ` Silver and Gold cover ${maxDays} days.` : ''
  return [{ field, message: reach + more, locked: days < maxDays }]
}

function seatFaults({ seats, programs }: AlertDraft, plan: Audience): DraftFault<'seats'>[] {
  if (seats <= getMaxSeats(programs, plan)) return []
  const reach = seatReachWords(programs, plan)
  const opens = planSlugs.find((slug) => seats <= getMaxSeats(programs, slug))
  if (opens) return [{ field: 'seats', message: `${reach} ${planNames[opens]} covers ${seats}.`, locked: true }]
  return [wrong('seats', `${reach} No plan covers ${seats} together. Set fewer seats and allow separate flights.`)]
}

/** Says how large a party a plan's alerts may ask for. */
export function seatReachWords(programs: readonly Program[], plan: Audience): string {
  const maxSeats = getMaxSeats(programs, plan)
  return `${planNames[plan]} covers ${maxSeats === 1 ? '1 seat' : `up to ${maxSeats} seats`} at a time.`
}

/** Returns the largest party a plan's alerts may ask for: with both programs, that of the one that allows more. */
export function getMaxSeats(programs: readonly Program[], plan: Audience): number {
  return Math.max(...programs.map((program) => getPlanLimits(plan, program).seats))
}

function channelFaults(channels: AlertDraft['channels'], plan: Audience): DraftFault<'channels'>[] {
  if (channels.length === 0) return [wrong('channels', 'Choose at least one way to be notified.')]
  const locked = channels.filter((channel) => !listChannels(plan).includes(channel))
  if (locked.length === 0) return []
  const message = `${planNames[plan === 'guest' ? 'free' : plan]} includes email and feeds. Silver and Gold include every channel.`
  return [{ field: 'channels', message, locked: true }]
}

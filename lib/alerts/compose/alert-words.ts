import { cabinNames } from '../../core/cabin.ts'
import type { Instant, LocalDate } from '../../core/clock.ts'
import { earliestDeparture } from '../../core/dates.ts'
import { countOf, formatDate, formatInstant, formatNumber, speakNights, speakSeats } from '../../core/formats.ts'
import type { Audience } from '../../core/plan.ts'
import { placeNames } from '../../search/search-history-entry.ts'
import { whenWords } from '../../search/when-months.ts'
import { type AlertSettings, isReferenceTo } from '../alert.ts'
import type { AlertHistoryDocument } from '../alert-history.ts'
import type { SeatAlertSettings, WantedSeat } from '../seat-alert.ts'
import { alertExcess, seatAlertExcess } from './alert-excess.ts'

/** From 0, Sunday, to 6, Saturday. */
export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** The name its member gave an alert, otherwise the trip it is for. */
export function getAlertName({ name, from, to }: Pick<AlertSettings, 'name' | 'from' | 'to'>): string {
  return name || `${placeNames(from)} to ${placeNames(to)}`
}

type Kept = { id: string; identity?: string | undefined; settings: Parameters<typeof getAlertName>[0] }

/** What the alert of a reference is called now; null once it is deleted. */
export function findAlertName(reference: string, alerts: readonly Kept[]): string | null {
  const alert = alerts.find((one) => isReferenceTo(reference, one))
  return alert ? getAlertName(alert.settings) : null
}

export function getSeatAlertName({ name, flight, date }: Pick<SeatAlertSettings, 'name' | 'flight' | 'date'>): string {
  return name || `${flight} on ${formatDate(date, 'plain')}`
}

export function spanWords(dates: AlertSettings['dates']): string {
  return whenWords({ kind: 'range', ...dates })
}

/** Describes what an alert waits for, part by part: `2 seats`, `business or first`, `direct`. */
export function conditionWords(settings: Omit<AlertSettings, 'quiet' | 'channels' | 'paused'>): string[] {
  const { cabins, seats, split, direct, weekdays, carriers, maxPoints, maxCharges, stay, holding } = settings
  return [
    cabins.map((cabin) => cabinNames[cabin]).join(', or '),
    ...(seats > 1 ? [`${seats} seats${split ? ' (separate flights OK)' : ''}`] : []),
    ...(direct ? ['direct'] : []),
    ...(weekdays.length > 0 ? [weekdays.map((day) => weekdayNames[day]).join(' ')] : []),
    ...(carriers.length > 0 ? [carriers.join(' or ')] : []),
    ...(maxPoints === null ? [] : [`up to ${formatNumber(maxPoints)} points`]),
    ...(maxCharges === null ? [] : [`taxes up to $${formatNumber(maxCharges)}`]),
    ...(stay ? [`return after ${speakNights(stay, '–')}`] : []),
    ...(holding ? [`better than ${cabinNames[holding.cabin]} on ${formatDate(holding.date, 'plain')}`] : []),
  ]
}

export function wantedWords(wanted: WantedSeat): string {
  if (wanted.kind === 'pair') return `${wanted.together} seats together`
  if (wanted.kind === 'named') {
    const [shown, rest] = [wanted.seats.slice(0, 6), wanted.seats.length - 6]
    return rest > 0 ? `${shown.join(', ')} or ${rest} more` : shown.join(' or ')
  }
  return wanted.kind === 'exit' ? 'an exit row seat' : wanted.kind === 'aisle' ? 'an aisle seat' : 'a window seat'
}

/** Whether an alert runs, or why it doesn't, in words. `upgrade` is true when a larger plan would run it. */
export type AlertStatus = { kind: 'runs' | 'paused' | 'rests' | 'over'; words: string; upgrade: boolean }

const paused: AlertStatus = { kind: 'paused', words: 'Paused', upgrade: false }
const over: AlertStatus = { kind: 'over', words: 'Ended: its last date has passed', upgrade: false }

export function getAlertStatus(settings: AlertSettings, plan: Audience, today: LocalDate): AlertStatus {
  if (settings.dates.end < today) return over
  if (settings.paused) return paused
  return getExcessStatus(alertExcess(settings, plan, today))
}

export function getSeatAlertStatus(settings: SeatAlertSettings, plan: Audience, today: LocalDate): AlertStatus {
  if (settings.date < earliestDeparture(today)) return over
  if (settings.paused) return paused
  return getExcessStatus(seatAlertExcess(settings, plan, today))
}

type StatusKinds = readonly AlertStatus['kind'][]

const countRunning = (kinds: StatusKinds) => kinds.filter((kind) => kind === 'runs').length

/** Counts alerts by status: `2 watching, 1 paused, 1 ended`. */
export function statusWords(kinds: StatusKinds): string {
  const running = countRunning(kinds)
  const ended = kinds.filter((kind) => kind === 'over').length
  const resting = kinds.length - running - ended
  return [
    `${running} watching`,
    ...(resting > 0 ? [`${resting} paused`] : []),
    ...(ended > 0 ? [`${ended} ended`] : []),
  ].join(', ')
}

/** Says how many of a member's alerts are watched. */
export function watchWords(kinds: StatusKinds): string {
  const running = countRunning(kinds)
  if (kinds.length === 0) return 'Set an alert and we’ll watch for seats.'
  if (running === 0) return 'No alert is running right now.'
  if (running < kinds.length) return `We are watching ${running} of your ${kinds.length} alerts.`
  return `We are watching ${running === 1 ? 'your alert' : `your ${running} alerts`}.`
}

function getExcessStatus(excess: 'seats' | 'days' | null): AlertStatus {
  if (excess === null) return { kind: 'runs', words: 'Running', upgrade: false }
  const reason = excess === 'seats' ? 'more seats than your plan covers' : 'dates beyond your plan'
  return { kind: 'rests', words: `Paused: ${reason}`, upgrade: true }
}

/** Says that messages of an alert are held back, and until when; null when none is. */
export function waitingWords(history: readonly AlertHistoryDocument[], alert: string, now: Instant): string | null {
  const waiting = history.filter((entry) => entry.alert === alert && entry.sendsAt > now)
  const [first] = waiting.map(({ sendsAt }) => sendsAt).sort()
  if (first === undefined) return null
  const count = waiting.length === 1 ? 'A message is held' : `${waiting.length} messages are held`
  return `${count} until ${formatInstant(first)}.`
}

/** Describes one history entry: a one-line title, and its seats line by line. */
export function historyWords(entry: AlertHistoryDocument): { title: string; lines: string[] } {
  if (entry.kind === 'seat') {
    const lines = entry.legs.map(
      ({ from, to, seats, more }) =>
        `${from} to ${to}: ${[...seats, ...(more > 0 ? [`${more} more`] : [])].join(', ')}`,
    )
    return { title: `Free on ${entry.flight}, ${formatDate(entry.date)}`, lines }
  }
  if (entry.kind === 'gone') {
    const lost = entry.seats.map((seat) => ({ ...seat, ...seat.lost }))
    const lines = lost.map(({ from, to, date, cabin }) => `${formatDate(date)} ${from} to ${to}, ${cabinNames[cabin]}`)
    return { title: countWords(entry.seats.length + entry.more, 'gone'), lines }
  }
  const lines = entry.openings.map(({ from, to, date, cabin, seats, points, other }) => {
    const price = points === null ? '' : `, ${formatNumber(points)} points`
    const back = other?.kind === 'return' ? `, back ${formatDate(other.date)}` : ''
    return `${formatDate(date)} ${from} to ${to}${back}, ${speakSeats(seats)} in ${cabinNames[cabin]}${price}`
  })
  return { title: countWords(entry.openings.length + entry.more, 'opened'), lines }
}

function countWords(count: number, happened: string): string {
  return `${countOf(count, 'departure')} ${happened}`
}

/** Lists seats by name: the first eight, then how many more there are. */
export function seatList(seats: readonly string[]): string {
  const rest = seats.length - 8
  return rest > 0 ? `${seats.slice(0, 8).join(', ')} and ${rest} more` : seats.join(', ')
}

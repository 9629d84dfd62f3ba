import { cabinNames } from '../../core/cabin.ts'
import type { Instant } from '../../core/clock.ts'
import { countOf, formatDate, formatInstant, formatNumber, speakSeats } from '../../core/formats.ts'
import type { AlertHistoryDocument } from '../alert-history.ts'

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
  const lines = entry.openings.map(({ from, to, date, cabin, seats, points }) => {
    const price = points === null ? '' : `, ${formatNumber(points)} points`
    return `${formatDate(date)} ${from} to ${to}, ${speakSeats(seats)} in ${cabinNames[cabin]}${price}`
  })
  return { title: countWords(entry.openings.length + entry.more, 'opened'), lines }
}

function countWords(count: number, happened: string): string {
  return `${countOf(count, 'departure')} ${happened}`
}

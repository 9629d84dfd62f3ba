import type { Seat } from './answer.ts'

const cabins: Record<string, string> = { Y: 'Economy', W: 'Premium economy', J: 'Business', F: 'First' }
const day = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
const whole = new Intl.NumberFormat('en-AU')

export function cabinName(letter: string): string {
  return cabins[letter] ?? letter
}

export function dayWords(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`)).replaceAll(',', '')
}

export function pointsWords({ points, tablePoints, tableSureness }: Seat): string {
  if (points !== null) return `${whole.format(points)} points`
  if (tablePoints === null) return 'points shown at booking'
  return `published price ${whole.format(tablePoints)} points, ${tableSureness}`
}

export function seatWords(seats: number | null): string {
  if (seats === null) return 'some seats'
  return seats === 1 ? '1 seat' : `${seats >= 9 ? '9+' : seats} seats`
}

export function chargeWords(charges: Seat['charges']): string {
  if (charges === null) return 'taxes shown at booking'
  const { minor, currency, isEstimate } = charges
  const sign = currency === null ? '' : currency === 'AUD' ? '$' : `${currency} `
  return isEstimate ? `est. ${sign}${Math.round(minor / 100)} taxes` : `${sign}${(minor / 100).toFixed(2)} taxes`
}

export function valueWords(value: number | null): string {
  return value === null ? '' : `${whole.format(Math.round(value))} miles for 1,000 points`
}

/** How old a look is: never called live. */
export function ageWords(seenAt: string, now: string): string {
  const hours = Math.max(0, Math.floor((Date.parse(now) - Date.parse(seenAt)) / 3_600_000))
  if (Number.isNaN(hours)) return ''
  if (hours < 1) return 'seen in the last hour'
  if (hours < 24) return `seen ${hours} h ago`
  const days = Math.floor(hours / 24)
  return `seen ${days} ${days === 1 ? 'day' : 'days'} ago`
}

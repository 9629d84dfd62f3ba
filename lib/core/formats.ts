import type { Instant, LocalDate } from './clock.ts'
import type { Month } from './dates.ts'
import { onFirstUse, onFirstUseOf } from './lazy.ts'
import type { Charges } from './schemas.ts'
import { site } from './site.ts'
import type { Stay } from './url-state.ts'

/**
 * Days and months in Australian English (CLDR en-AU). Intl is not used: its first use delays a page on a phone by
 * 200 ms, and a browser with older data than the server would write Sep where the page says Sept.
 */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const months = [
  { long: 'January', inDate: 'Jan', alone: 'Jan' },
  { long: 'February', inDate: 'Feb', alone: 'Feb' },
  { long: 'March', inDate: 'Mar', alone: 'Mar' },
  { long: 'April', inDate: 'Apr', alone: 'Apr' },
  { long: 'May', inDate: 'May', alone: 'May' },
  { long: 'June', inDate: 'June', alone: 'Jun' },
  { long: 'July', inDate: 'July', alone: 'Jul' },
  { long: 'August', inDate: 'Aug', alone: 'Aug' },
  { long: 'September', inDate: 'Sept', alone: 'Sept' },
  { long: 'October', inDate: 'Oct', alone: 'Oct' },
  { long: 'November', inDate: 'Nov', alone: 'Nov' },
  { long: 'December', inDate: 'Dec', alone: 'Dec' },
] as const

/**
 * A calendar date in words: `short` Tue 8 Dec, `plain` 8 Dec 2026, `long` Tuesday 8 December 2026.
 * @throws RangeError when the text is not a date.
 */
export function formatDate(date: LocalDate, style: 'short' | 'plain' | 'long' = 'short'): string {
  const { day, month, year, weekday } = splitDate(date)
  if (style === 'plain') return `${day} ${month.inDate} ${year}`
  return style === 'long' ? `${weekday} ${day} ${month.long} ${year}` : `${weekday.slice(0, 3)} ${day} ${month.inDate}`
}

/** A month in words: December 2026, or Dec. @throws RangeError when the text is not a month. */
export function formatMonth(of: Month, style: 'month' | 'monthShort' = 'month'): string {
  const { month, year } = splitDate(`${of}-01`)
  return style === 'month' ? `${month.long} ${year}` : month.alone
}

/** A date in words, as precise as it is known: 6 Sept 2026, Sept 2026, 2026. */
export function formatSeenOn(seen: string): string {
  if (seen.length <= 4) return seen
  if (seen.length > 7) return formatDate(seen, 'plain')
  const { month, year } = splitDate(`${seen}-01`)
  return `${month.inDate} ${year}`
}

function splitDate(date: LocalDate) {
  const time = new Date(`${date}T00:00:00Z`)
  const month = months[time.getUTCMonth()]
  const weekday = weekdays[time.getUTCDay()]
  if (!month || !weekday) throw new RangeError(`"${date}" is no date`)
  return { day: time.getUTCDate(), month, year: time.getUTCFullYear(), weekday }
}

const anyNumber = onFirstUse(() => new Intl.NumberFormat(site.locale))

/** A number with separators: 1,166,300. Whole numbers, nearly all of them, avoid Intl, whose first use is slow. */
export function formatNumber(value: number): string {
  return Number.isSafeInteger(value) ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',') : anyNumber().format(value)
}

/** A count with its noun: `1 option`, `2,100 options`. Nouns that take more than an s pass their plural. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** Nights away: `1 night`, `7 to 14 nights`; with a dash for `to` where space is short. */
export function speakNights({ min, max }: Stay, to = ' to '): string {
  return min === max ? countOf(min, 'night') : `${min}${to}${max} nights`
}

/**
 * Seats left: a count, `9+` for nine or more, `some` when the source gives no count. A plan that shows fewer than nine
 * passes its own `max`: `1+`.
 */
export function formatSeats(seats: number | null, max = 9): string {
  if (seats === null) return 'some'
  return seats >= max ? `${max}+` : String(seats)
}

/** Seats left, for use in a sentence: `1 seat`, `9+ seats`, `some seats`. */
export function speakSeats(seats: number | null, max = 9): string {
  if (seats === null) return 'some seats'
  if (seats >= max) return `${max}+ seats`
  return seats === 1 ? '1 seat' : `${seats} seats`
}

/**
 * Charges in their own currency. Without a currency they are a bare amount, never with a guessed dollar sign. An
 * estimate is marked `est.` and has no cents. They are one adult's, multiplied by the `people` of a party.
 */
export function formatCharges({ minor: each, currency, estimatedFrom }: Charges, people = 1): string {
  const minor = each * people
  if (currency === null) return (minor / 100).toFixed(2)
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const digits = estimatedFrom === undefined ? {} : { maximumFractionDigits: 0 }
  const amount = new Intl.NumberFormat(site.locale, { ...style, ...digits }).format(minor / 10 ** minorDigits(currency))
  return estimatedFrom === undefined ? amount : `est. ${amount}`
}

/** Charges as a bare number in their own currency, for spreadsheets. */
export function formatAmount({ minor, currency }: Charges): string {
  const digits = currency === null ? 2 : minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** A duration: `14 h 05`. */
export function formatMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

/** How long ago seats were checked: `fresh` under an hour, `recent` under a day, otherwise `old`; and in words. */
export type Age = { level: 'fresh' | 'recent' | 'old'; words: string; short: string }

/** The age at `now` of a check made at `seenAt`. One from the future (a clock ahead of ours) counts as just now. */
export function getAge(seenAt: Instant, now: Instant): Age {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(seenAt)) / 60_000))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (minutes < 1) return { level: 'fresh', words: 'just now', short: 'now' }
  if (hours < 1) return { level: 'fresh', words: `${minutes} min ago`, short: `${minutes} min` }
  if (days < 1) return { level: 'recent', words: `${hours} h ago`, short: `${hours} h` }
  const unit = days === 1 ? 'day' : 'days'
  return { level: 'old', words: `${days} ${unit} ago`, short: `${days} ${unit}` }
}

const toTheMinute = {
  ...({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const),
  ...({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZoneName: 'short' } as const),
}

/** Kept by time zone, because a formatter is slow to make. */
const getExact = onFirstUseOf((timeZone) => new Intl.DateTimeFormat(site.locale, { timeZone, ...toTheMinute }))

/** An instant in a time zone, to the minute and with the zone's name: Fri 20 Nov 2026, 2:05 pm AEDT. */
export function formatInstant(instant: Instant, timeZone = 'Australia/Sydney'): string {
  const part = Object.fromEntries(
    getExact(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  const { weekday, day, month, year, hour, minute, dayPeriod, timeZoneName } = part
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute} ${dayPeriod?.toLowerCase()} ${timeZoneName}`
}

/** The `hh:mm` of an airport-local time, followed by `+1` or `−1` when it is a day after or before `departed`. */
export function formatLocalTime(local: string, departed: LocalDate): string {
  return local.slice(11, 16) + dayShift(local, departed)
}

/** The same as people say it: `8:55 pm +1`. */
export function speakLocalTime(local: string, departed: LocalDate): string {
  return speakTime(Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))) + dayShift(local, departed)
}

/** A time of day, in minutes after midnight: `8:55 pm`. */
export function speakTime(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  const hour = Math.floor(ofDay / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(ofDay % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

function dayShift(local: string, departed: LocalDate): string {
  const days = Math.round(
    (Date.parse(`${local.slice(0, 10)}T00:00:00Z`) - Date.parse(`${departed}T00:00:00Z`)) / 86_400_000,
  )
  const sign = days > 0 ? '+' : '−'
  return days === 0 ? '' : ` ${sign}${Math.abs(days)}`
}

import type { Instant } from '../../lib/core/clock.ts'

/** When a scheduled function runs: `every 15 minutes`, `every 2 hours`, or five cron fields. */
export type Schedule = { text: string; timeZone: string }

const MINUTE = 60_000
/** A schedule that matches no minute within a year and a day never runs. */
const MINUTES_TO_SEARCH = 367 * 24 * 60

/** Returns the next run after an instant. @throws SyntaxError if the schedule has none of these forms or never runs. */
export function nextRun({ text, timeZone }: Schedule, after: Instant): Instant {
  const every = /^every (\d+) (minute|hour)s?$/.exec(text)
  if (every) {
    const step = Number(every[1]) * (every[2] === 'hour' ? 60 : 1) * MINUTE
    return new Date(Date.parse(after) + step).toISOString()
  }
  const fields = parseFields(text)
  const first = Math.floor(Date.parse(after) / MINUTE) + 1
  let minute = first
  while (minute < first + MINUTES_TO_SEARCH) {
    const moment = new Date(minute * MINUTE)
    const [ofMinute, ...coarser] = listFits(fields, moment, timeZone)
    if (coarser.every(Boolean)) {
      if (ofMinute) return moment.toISOString()
      minute += 1
    } else {
      // Every zone's offset is a multiple of 15 minutes, so the hour can't change before the next quarter.
      minute += 15 - (minute % 15)
    }
  }
  throw new SyntaxError(`the schedule "${text}" never runs`)
}

type Fields = readonly ReadonlySet<number>[]

const RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const

function parseFields(text: string): Fields {
  const parts = text.trim().split(/\s+/)
  if (parts.length !== RANGES.length) throw new SyntaxError(`"${text}" isn’t a schedule`)
  return parts.map((part, at) => parseNumbers(part, RANGES[at] ?? [0, 0]))
}

/** Returns the numbers of one field: `*`, `5`, `1-5`, `*` or a range with a step, or a list of these. */
function parseNumbers(field: string, [min, max]: readonly [number, number]): ReadonlySet<number> {
  const numbers = field.split(',').flatMap((piece) => {
    const [, range = '', step = '1'] = /^(\*|\d+(?:-\d+)?)(?:\/(\d+))?$/.exec(piece) ?? []
    if (range === '' || Number(step) === 0) throw new SyntaxError(`"${piece}" isn’t part of a schedule`)
    const [from = min, to = range === '*' ? max : from] = range === '*' ? [min, max] : range.split('-').map(Number)
    const steps = Math.floor((to - from) / Number(step)) + 1
    return Array.from({ length: Math.max(0, steps) }, (_, at) => from + at * Number(step))
  })
  if (numbers.some((number) => number < min || number > max)) throw new SyntaxError(`"${field}" is out of range`)
  return new Set(numbers)
}

const formats = new Map<string, Intl.DateTimeFormat>()
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Returns whether minute, hour, day, month and weekday in a time zone each match. */
function listFits(fields: Fields, moment: Date, timeZone: string): boolean[] {
  const options = {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', options)
  formats.set(timeZone, format)
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type as string, value]))
  const local = ['minute', 'hour', 'day', 'month'].map((name) => Number(parts.get(name)))
  return [...local, weekdays.indexOf(parts.get('weekday') ?? '')].map((value, at) => fields[at]?.has(value) ?? false)
}

import { type Cabin, cabins } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import { addDays, maxDate } from '../core/dates.ts'
import { type Program, programs } from '../core/program.ts'
import { findPlace } from '../network/places.ts'
import type { AlertSettings } from './alert.ts'

/** Numbers for place tokens, in the order they first appear. 0 stands for any place. */
export class TokenNumbers {
  readonly #numbers = new Map<string, number>()

  getNumber(token: string): number {
    const known = this.#numbers.get(token)
    if (known !== undefined) return known
    const next = this.#numbers.size + 1
    if (next >= TOKENS) throw new RangeError(`more than ${TOKENS - 2} places are named by alerts`)
    this.#numbers.set(token, next)
    return next
  }

  find(token: string): number | undefined {
    return this.#numbers.get(token)
  }
}

/** More than there are places in the world, those outside the networks included. */
const TOKENS = 8192
const ANY_PLACE = 0
/** Months after which keys repeat, so readers of a list must check the day. */
const MONTHS = 128
/** The most origin and destination pairs an alert is filed under; one with more is filed under its origins alone. */
const MAX_PAIRS = 64

/** The number of distinct times in a key: month, cabin, program, and whether it is the way back. */
const TIMES = MONTHS * cabins.length * programs.length * 2

/** Packs everything an alert is filed under into one number. */
function packKey(from: number, to: number, time: number): number {
  return (from * TOKENS + to) * TIMES + time
}

function packTime(month: number, cabin: Cabin, program: Program, back: boolean): number {
  const part = (month % MONTHS) * cabins.length + cabins.indexOf(cabin)
  return (part * programs.length + programs.indexOf(program)) * 2 + Number(back)
}

/** Months since the year 0. */
function monthNumber(date: LocalDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
}

const LAST_DAY = 31

export function dayOfMonth(date: LocalDate): number {
  return Number(date.slice(8, 10))
}

/** Receives a key that an alert is filed under, with the first and last of its days in that month, counted from 1. */
type Take = (key: number, first: number, last: number) => void

/**
 * Passes on the keys an alert is filed under: program, origin token, destination token, month and cabin. Tokens are
 * used as the alert names them, so "any of Australia to Europe" is one pair. A return trip is also filed under its way
 * back. Past days are left out, and so are tokens of no known place, with which anyone could use up the numbers.
 */
export function fileAlert(settings: AlertSettings, tokens: TokenNumbers, today: LocalDate, take: Take): void {
  const { from, to, dates, stay } = settings
  const start = maxDate(dates.start, today)
  if (dates.end < start) return
  fileLeg(settings, tokens, { back: false, from, to, start, end: dates.end }, take)
  if (stay === null) return
  const window = { start: addDays(start, stay.min), end: addDays(dates.end, stay.max) }
  fileLeg(settings, tokens, { back: true, from: to, to: from, ...window }, take)
}

type Leg = { back: boolean; from: string[]; to: string[]; start: LocalDate; end: LocalDate }

function fileLeg({ programs, cabins }: AlertSettings, tokens: TokenNumbers, leg: Leg, take: Take): void {
  const numbers = (all: readonly string[]) =>
    [...new Set(all)].filter((token) => findPlace(token) !== undefined).map((token) => tokens.getNumber(token))
  const origins = numbers(leg.from)
  const all = numbers(leg.to)
  const destinations = origins.length * all.length > MAX_PAIRS ? [ANY_PLACE] : all
  const [start, end] = [monthNumber(leg.start), monthNumber(leg.end)]
  for (let month = start; month <= end; month += 1) {
    const first = month === start ? dayOfMonth(leg.start) : 1
    const last = month === end ? dayOfMonth(leg.end) : LAST_DAY
    for (const program of programs) {
      for (const cabin of cabins) {
        const time = packTime(month, cabin, program, leg.back)
        for (const from of origins) for (const to of destinations) take(packKey(from, to, time), first, last)
      }
    }
  }
}

/** Returns every key that an alert matching a row could be filed under, given the tokens that cover its airports. */
export function listKeysOfRow(
  { program, date, cabin }: { program: Program; date: LocalDate; cabin: Cabin },
  from: readonly number[],
  to: readonly number[],
): number[] {
  const month = monthNumber(date)
  const keys: number[] = []
  for (const back of [false, true]) {
    const time = packTime(month, cabin, program, back)
    for (const origin of from) {
      keys.push(packKey(origin, ANY_PLACE, time))
      for (const destination of to) keys.push(packKey(origin, destination, time))
    }
  }
  return keys
}

/** Whether a key belongs to the way back of a return trip. */
export function isBackKey(key: number): boolean {
  return key % 2 === 1
}

import { cabins } from './cabin.ts'
import type { LocalDate } from './clock.ts'
import { ANYWHERE, airportPattern, carrierPattern, placePattern, sourceKinds, weekdays } from './codes.ts'
import { isDate, type Month } from './dates.ts'
import { programs } from './program.ts'

/**
 * Reads and writes the values in addresses. Written by hand, without schemas, because every visitor's browser needs
 * this code before it has asked for anything.
 */

/** When to travel: any day in the plan's window, one month, or a range that includes both ends. */
export type When = { kind: 'any' } | { kind: 'month'; month: Month } | { kind: 'range'; start: string; end: string }

/** Days between the way out and the way back. */
export type Stay = { min: number; max: number }

/** Reads a value from its text in an address, and writes it back. */
export type Codec<Value> = {
  /** Returns null when the text is not valid. */
  read(text: string): Value | null
  write(value: Value): string
  /** Describes a valid text, to follow "should be". Can be a getter, so that it is worded only when needed. */
  readonly expected: string
}

const limits = { places: 12, carriers: 20, airports: 20, nights: 180 } as const
export const maxPlaces = limits.places

export const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

export const places: Codec<string[]> = {
  read(text) {
    const tokens = text.split(',').map((token) => (/^[a-z]{3}$/i.test(token) ? token.toUpperCase() : token))
    const named = [...new Set(tokens)]
    if (named.length === 1 && named[0] === ANYWHERE) return named
    return named.length <= limits.places && named.every((token) => placePattern.test(token)) ? named : null
  },
  write: (tokens) => tokens.join(','),
  expected: `up to ${limits.places} places, each a city, airport, country or region we know`,
}

export const when: Codec<When> = {
  read(text) {
    if (text === 'any') return { kind: 'any' }
    if (isMonth(text)) return { kind: 'month', month: text }
    const [start, end, rest] = text.split('..')
    if (!isDate(start) || !isDate(end) || rest !== undefined || start > end) return null
    return { kind: 'range', start, end }
  },
  write(value) {
    if (value.kind === 'any') return 'any'
    return value.kind === 'month' ? value.month : `${value.start}..${value.end}`
  },
  expected: 'a month, or two dates with the earlier one first',
}

/** Some of a list of values, written in the order of that list, so that equal choices have equal addresses. */
function selection<Value extends string>(
  values: readonly Value[],
  expected: string,
  fold = (text: string) => text,
): Codec<Value[]> {
  return {
    read(text) {
      const named = fold(text).split(',')
      const known = values.filter((value) => named.includes(value))
      return named.every((name) => known.some((value) => value === name)) ? known : null
    },
    write: (chosen) => values.filter((value) => chosen.includes(value)).join(','),
    expected,
  }
}

/** Codes of one pattern, sorted. */
function codeList(pattern: RegExp, most: number, expected: string): Codec<string[]> {
  return {
    read(text) {
      const codes = [...new Set(text.toUpperCase().split(','))].sort()
      return codes.length <= most && codes.every((code) => pattern.test(code)) ? codes : null
    },
    write: (codes) => codes.toSorted().join(','),
    expected,
  }
}

export type SourceKind = (typeof sourceKinds)[number]

const oneOrMore = (values: readonly string[]) => `one or more of ${values.join(', ')}`

export const cabinList = selection(cabins, 'cabins from Y, W, J and F', (text) => text.toUpperCase())
export const weekdayList = selection(weekdays, oneOrMore(weekdays), (text) => text.toLowerCase())
export const sourceList = selection(sourceKinds, oneOrMore(sourceKinds))
export const programList = selection(programs, 'qantas, velocity, or both as qantas,velocity')
export const carrierList = codeList(carrierPattern, limits.carriers, 'airline codes such as QF,EK')
export const airportList = codeList(airportPattern, limits.airports, 'airport codes such as SIN,HKG')

/** Puts the nights in order, as the longest stay may have been typed first. */
export function orderStay({ min, max }: Stay): Stay {
  return { min: Math.min(min, max), max: Math.max(min, max) }
}

export const stay: Codec<Stay> = {
  read(text) {
    const [, low, high] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? []
    const [min, last] = [Number(low), Number(high)]
    return low !== undefined && min <= last && last <= limits.nights ? { min, max: last } : null
  },
  write: (value) => `${value.min}-${value.max}`,
  expected: 'nights such as 7-10',
}

export const month: Codec<Month> = {
  read: (text) => (isMonth(text) ? text : null),
  write: String,
  expected: 'a month such as 2027-03',
}

export const date: Codec<LocalDate> = {
  read: (text) => (isDate(text) ? text : null),
  write: String,
  expected: 'a date such as 2027-03-08',
}

export const flag: Codec<boolean> = {
  read: (text) => (text === '1' ? true : text === '0' ? false : null),
  write: (on) => (on ? '1' : '0'),
  expected: '1 or 0',
}

export function wholeNumber(from: number, to: number): Codec<number> {
  return {
    read: (text) => (/^[1-9]\d{0,8}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : null),
    write: String,
    expected: `a number from ${from} to ${to}`,
  }
}

export function oneOf<const Value extends string>(values: readonly Value[]): Codec<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? null,
    write: String,
    expected: `one of ${values.join(', ')}`,
  }
}

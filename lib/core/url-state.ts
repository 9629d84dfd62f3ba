import { type Cabin, cabins } from './cabin.ts'
import type { LocalDate } from './clock.ts'
import { ANYWHERE, airportPattern, carrierPattern, placePattern, sourceKinds, type Weekday, weekdays } from './codes.ts'
import { isDate, type Month } from './dates.ts'
import { isProgram, type Program, programs } from './program.ts'

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

export const cabinList: Codec<Cabin[]> = {
  read(text) {
    const letters = text.toUpperCase().split(',')
    // In the order of `cabins`, so that equal choices have equal addresses.
    return letters.every((letter) => cabins.some((cabin) => cabin === letter))
      ? cabins.filter((cabin) => letters.includes(cabin))
      : null
  },
  write: (chosen) => chosen.join(','),
  expected: 'cabins from Y, W, J and F',
}

export const carrierList: Codec<string[]> = {
  read(text) {
    const codes = [...new Set(text.toUpperCase().split(','))].sort()
    return codes.length <= limits.carriers && codes.every((code) => carrierPattern.test(code)) ? codes : null
  },
  write: (codes) => codes.toSorted().join(','),
  expected: 'airline codes such as QF,EK',
}

export const airportList: Codec<string[]> = {
  read(text) {
    const codes = [...new Set(text.toUpperCase().split(','))].sort()
    return codes.length <= limits.airports && codes.every((code) => airportPattern.test(code)) ? codes : null
  },
  write: (codes) => codes.toSorted().join(','),
  expected: 'airport codes such as SIN,HKG',
}

export const weekdayList: Codec<Weekday[]> = {
  read(text) {
    const named = text.toLowerCase().split(',')
    const known = weekdays.filter((day) => named.includes(day))
    return named.every((name) => known.some((day) => day === name)) ? known : null
  },
  write: (days) => weekdays.filter((day) => days.includes(day)).join(','),
  expected: `one or more of ${weekdays.join(', ')}`,
}

export type SourceKind = (typeof sourceKinds)[number]

export const sourceList: Codec<SourceKind[]> = {
  read(text) {
    const named = text.split(',')
    const known = sourceKinds.filter((kind) => named.includes(kind))
    return named.every((name) => known.some((kind) => kind === name)) ? known : null
  },
  write: (chosen) => chosen.join(','),
  expected: `one or more of ${sourceKinds.join(', ')}`,
}

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

export const programList: Codec<Program[]> = {
  read(text) {
    const named = text.split(',')
    return named.every(isProgram) ? programs.filter((program) => named.includes(program)) : null
  },
  write: (chosen) => chosen.join(','),
  expected: 'qantas, velocity, or both as qantas,velocity',
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

import { z } from 'zod'
import { Cabin, cabins, IsoDate } from '../availability/observation.ts'
import { PlaceToken, SearchQuery } from '../availability/search-contract.ts'
import type { Month } from './calendar.ts'

/** When to travel: anywhere in the plan's window, one month, or a range with both ends included. */
export type When = { kind: 'any' } | { kind: 'month'; month: Month } | { kind: 'range'; start: string; end: string }

export const views = ['list', 'month'] as const
export type View = (typeof views)[number]
export type Sort = SearchQuery['sort']

/** What a finder's address says: the question and how its answer is looked at. */
export type FinderState = {
  from: string[]
  to: string[]
  when: When
  seats: number
  cabins: Cabin[]
  direct: boolean
  view: View
  sort: Sort
  /** Month shown in the month view; null follows the answer. */
  month: Month | null
  /** Day whose rows are shown; null shows all. */
  day: string | null
}

/** A finder's question, without how its answer is looked at. */
export type Question = Pick<FinderState, 'from' | 'to' | 'when' | 'seats' | 'cabins' | 'direct'>

export const MonthText = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const Tokens = z.array(PlaceToken).min(1).max(12)

export const defaults: FinderState = {
  from: [],
  to: [],
  when: { kind: 'any' },
  seats: 1,
  cabins: [...cabins],
  direct: false,
  view: 'list',
  sort: 'date',
  month: null,
  day: null,
}

/** Reads a value from an address, null when it isn't one, and writes it back. */
type Codec<Value> = { read(text: string): Value | null; write(value: Value): string; expected: string }

export const codecs: { [Key in keyof FinderState]: Codec<NonNullable<FinderState[Key]>> } = {
  from: places(),
  to: places(),
  when: { read: readWhen, write: writeWhen, expected: '"any", a month such as 2027-03, or 2027-03-01..2027-03-20' },
  seats: {
    read: (text) => (/^[1-9]$/.test(text) ? Number(text) : null),
    write: String,
    expected: 'a number from 1 to 9',
  },
  cabins: { read: readCabins, write: (chosen) => chosen.join(','), expected: 'letters of Y, W, J and F' },
  direct: {
    read: (text) => (text === '1' ? true : text === '0' ? false : null),
    write: (on) => (on ? '1' : '0'),
    expected: '1 or 0',
  },
  view: oneOf(views),
  sort: oneOf(SearchQuery.shape.sort.options),
  month: { read: (text) => MonthText.safeParse(text).data ?? null, write: String, expected: 'a month such as 2027-03' },
  day: { read: (text) => IsoDate.safeParse(text).data ?? null, write: String, expected: 'a date such as 2027-03-08' },
}

function places(): Codec<string[]> {
  return {
    read(text) {
      const tokens = text.split(',').map((token) => (/^[a-z]{3}$/i.test(token) ? token.toUpperCase() : token))
      return Tokens.safeParse([...new Set(tokens)]).data ?? null
    },
    write: (tokens) => tokens.join(','),
    expected: 'codes such as SYD,LON, country:JP or region:europe',
  }
}

function oneOf<const Value extends string>(values: readonly Value[]): Codec<Value> {
  return {
    read: (text) => values.find((value) => value === text) ?? null,
    write: String,
    expected: `one of ${values.join(', ')}`,
  }
}

function readCabins(text: string): Cabin[] | null {
  const letters = z.array(Cabin).min(1).safeParse(text.toUpperCase().split(','))
  // The order of the cabin ladder, so that equal choices have equal addresses.
  return letters.success ? cabins.filter((cabin) => letters.data.includes(cabin)) : null
}

function readWhen(text: string): When | null {
  if (text === 'any') return { kind: 'any' }
  if (MonthText.safeParse(text).success) return { kind: 'month', month: text }
  const [start, end, rest] = text.split('..')
  const ends = z.tuple([IsoDate, IsoDate]).safeParse([start, end])
  if (!ends.success || rest !== undefined || ends.data[0] > ends.data[1]) return null
  return { kind: 'range', start: ends.data[0], end: ends.data[1] }
}

function writeWhen(when: When): string {
  if (when.kind === 'any') return 'any'
  return when.kind === 'month' ? when.month : `${when.start}..${when.end}`
}

/** A parameter of the address that could not be read; its default stands in for it. */
export type BadParameter = { name: keyof FinderState; given: string; expected: string }

/** Every parameter that fell back to its default because its text could not be read. */
export function badParametersOf(params: URLSearchParams): BadParameter[] {
  const names = Object.keys(codecs) as (keyof FinderState)[]
  return names.flatMap((name) => {
    const given = params.get(name)
    const codec = codecs[name]
    return given === null || codec.read(given) !== null ? [] : [{ name, given, expected: codec.expected }]
  })
}

/** The address parameters of a question and view, defaults left out so that addresses stay short. */
export function writeFinder(state: Partial<FinderState>): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of Object.keys(codecs) as (keyof FinderState)[]) {
    const text = writeOne(name, state[name])
    if (text !== null && text !== writeOne(name, defaults[name])) params.set(name, text)
  }
  return params
}

function writeOne<Key extends keyof FinderState>(name: Key, value: FinderState[Key] | undefined): string | null {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return null
  const codec: Codec<NonNullable<FinderState[Key]>> = codecs[name]
  return codec.write(value as NonNullable<FinderState[Key]>)
}

/** A question can be asked when it names both ends. */
export function isAskable(question: Question): boolean {
  return question.from.length > 0 && question.to.length > 0
}

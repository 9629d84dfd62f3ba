import { z } from 'zod'
import { alertChannels } from '../../account/alert-documents.ts'
import { Cabin, CarrierCode, IsoDate, Program, programs } from '../../availability/observation.ts'
import { PlaceToken } from '../../availability/search-contract.ts'
import { amount, type Field, type Fields, listOf, wholeNumber, yesOrNo } from '../../calculators/fields.ts'

export type AlertChannel = (typeof alertChannels)[number]

/** A span of days, both included. */
export type DateSpan = { start: string; end: string }

/** A booking in hand: only something better than it counts. Points for one adult; null = not told. */
export type Holding = { date: string; cabin: Cabin; points: number | null }

/** Hours in which nothing is sent, `hh:mm` on the clocks of a time zone. */
export type QuietHours = { start: string; end: string; timeZone: string }

/** An alert while it is composed: what a page's address and its fields hold. */
export type AlertDraft = {
  /** Empty = unnamed. */
  name: string
  programs: Program[]
  from: string[]
  to: string[]
  /** Null = any day the plan reaches. */
  dates: DateSpan | null
  /** 0 Sunday to 6 Saturday; empty = any. */
  weekdays: number[]
  /** In order of preference. */
  cabins: Cabin[]
  seats: number
  split: boolean
  direct: boolean
  /** Two-character codes; empty = any. */
  carriers: string[]
  maxPoints: number | null
  /** Whole AUD. */
  maxCharges: number | null
  /** Nights at the destination; null = one way. */
  stay: { min: number; max: number } | null
  holding: Holding | null
  quiet: QuietHours | null
  channels: AlertChannel[]
}

export const emptyDraft: AlertDraft = {
  name: '',
  programs: ['qantas'],
  from: [],
  to: [],
  dates: null,
  weekdays: [],
  cabins: ['J'],
  seats: 1,
  split: false,
  direct: false,
  carriers: [],
  maxPoints: null,
  maxCharges: null,
  stay: null,
  holding: null,
  quiet: null,
  channels: ['email'],
}

/** Most places on one side of an alert, as firestore.rules has it. */
export const mostPlaces = 40

/** The draft's fields but for its dates, which two parameters hold. */
type Single = Omit<AlertDraft, 'dates'>

/** How the address holds each field. Every read is bounded: an address may hold anything. */
export const draftFields: Fields<{ [Key in keyof Single]: NonNullable<Single[Key]> }> = {
  name: { read: readName, write: String, expected: 'a name of up to 80 characters' },
  programs: { ...set(oneOf(Program), programs.length), expected: 'qantas, velocity or both, as qantas,velocity' },
  from: places(),
  to: places(),
  weekdays: { ...set(wholeNumber(0, 6), 7), expected: 'digits from 0 (Sunday) to 6 (Saturday), as 5,6' },
  cabins: { ...set(upper(oneOf(Cabin)), 4), expected: 'letters of Y, W, J and F, the most wanted first' },
  seats: wholeNumber(1, 9),
  split: yesOrNo,
  direct: yesOrNo,
  carriers: { ...set(upper(oneOf(CarrierCode)), 40), expected: 'two-character airline codes such as QF,EK' },
  maxPoints: wholeNumber(1, 10_000_000),
  maxCharges: wholeNumber(1, 100_000),
  stay: { read: readStay, write: ({ min, max }) => `${min}-${max}`, expected: 'nights such as 7-21, at most 330' },
  holding: { read: readHolding, write: writeHolding, expected: 'date, cabin and points such as 2027-03-08,J,68400' },
  quiet: { read: readQuiet, write: writeQuiet, expected: 'hours such as 22:00-07:00@Australia/Sydney' },
  channels: { ...set(oneOf(z.enum(alertChannels)), 6), expected: `one or more of ${alertChannels.join(', ')}` },
}

export const longestStay = 330

function oneOf<Value extends string>(shape: z.ZodType<Value>): Field<Value> {
  return { read: (text) => shape.safeParse(text).data ?? null, write: String, expected: '' }
}

function upper<Value extends string>(field: Field<Value>): Field<Value> {
  return { ...field, read: (text) => field.read(text.toUpperCase()) }
}

/** One or more values, none twice, in the order given. */
function set<Value>(field: Field<Value>, most: number): Field<Value[]> {
  const list = listOf(field, most)
  return {
    read(text) {
      const values = [...new Set(list.read(text) ?? [])]
      return values.length > 0 ? values : null
    },
    write: list.write,
    expected: list.expected,
  }
}

function places(): Field<string[]> {
  const place: Field<string> = {
    read: (text) => PlaceToken.safeParse(/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : text).data ?? null,
    write: String,
    expected: '',
  }
  return {
    ...set(place, mostPlaces),
    expected: `up to ${mostPlaces} places, as SYD,LON, country:JP or region:europe; a region counts as one`,
  }
}

function readName(text: string): string | null {
  const name = text.trim()
  return name.length <= 80 && !/\p{Cc}/u.test(name) ? name : null
}

function readStay(text: string): AlertDraft['stay'] {
  const [, least, most] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? []
  const [min, max] = [Number(least), Number(most)]
  return least !== undefined && min >= 1 && min <= max && max <= longestStay ? { min, max } : null
}

const points = amount(1, 10_000_000)

function readHolding(text: string): Holding | null {
  const [date, cabin, price, rest] = text.slice(0, 40).split(',')
  const read = z.object({ date: IsoDate, cabin: Cabin }).safeParse({ date, cabin })
  const paid = price === undefined || price === '' ? null : points.read(price)
  if (!read.success || rest !== undefined || (price && paid === null)) return null
  return { ...read.data, points: paid }
}

function writeHolding({ date, cabin, points: paid }: Holding): string {
  return [date, cabin, ...(paid === null ? [] : [paid])].join(',')
}

const clockTime = '([01]\\d|2[0-3]):[0-5]\\d'

function readQuiet(text: string): QuietHours | null {
  const match = new RegExp(`^(?<start>${clockTime})-(?<end>${clockTime})@(?<timeZone>[A-Za-z_/+-]{3,40})$`).exec(text)
  const { start = '', end = '', timeZone = '' } = match?.groups ?? {}
  return match && start !== end && isTimeZone(timeZone) ? { start, end, timeZone } : null
}

function writeQuiet({ start, end, timeZone }: QuietHours): string {
  return `${start}-${end}@${timeZone}`
}

export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

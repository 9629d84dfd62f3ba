import { type Fields, listOf, wholeNumber, yesOrNo } from '../../calculators/fields.ts'
import type { AddressCodecs } from '../../core/address-state.ts'
import type { LocalDate } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import type { Shape } from '../../core/fetch-json.ts'
import type { Audience } from '../../core/plan.ts'
import { programs } from '../../core/program.ts'
import { Cabin, CarrierCode, PlaceToken, Program } from '../../core/schemas.ts'
import { type Codec, orderStay, type Stay } from '../../core/url-state.ts'
import { alertsDaysAhead } from '../../programs/plan-limits.ts'
import { AlertSettings, QuietHours } from '../alert.ts'
import { AlertChannel, alertChannels } from '../alert-channels.ts'

/** A span of days, both included. */
type DateSpan = AlertSettings['dates']

/** An alert being composed, as the page's URL and fields hold it. */
export type AlertDraft = Omit<AlertSettings, 'name' | 'dates' | 'paused'> & {
  /** Empty = unnamed. */
  name: string
  /** Null = any day the plan covers. */
  dates: DateSpan | null
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

/** The most places on one side of an alert, as in firestore.rules. */
export const maxPlaces = 40
const maxCarriers = 20
export const maxStay = 180

/** The draft's fields except its dates, which take two parameters. */
export type SingleFields = Omit<AlertDraft, 'dates'>

/** How the URL holds each field. Every read is bounded, because a URL may contain anything. */
export const draftFields: Fields<{ [Key in keyof SingleFields]: NonNullable<SingleFields[Key]> }> = {
  name: { read: readName, write: String, expected: 'a name of up to 80 characters' },
  programs: { ...set(oneOf(Program), programs.length), expected: 'qantas, velocity, or both as qantas,velocity' },
  from: places(),
  to: places(),
  weekdays: { ...set(wholeNumber(0, 6), 7), expected: 'digits from 0 (Sunday) to 6 (Saturday), as 5,6' },
  cabins: { ...set(upper(oneOf(Cabin)), 4), expected: 'cabins from Y, W, J and F, favourite first' },
  seats: wholeNumber(1, 9),
  split: yesOrNo,
  direct: yesOrNo,
  carriers: { ...set(upper(oneOf(CarrierCode)), maxCarriers), expected: 'two-character airline codes such as QF,EK' },
  maxPoints: wholeNumber(1, 10_000_000),
  maxCharges: wholeNumber(0, 100_000),
  stay: { read: readStay, write: writeStay, expected: `nights such as 7-21, up to 180` },
  holding: { read: readHolding, write: writeHolding, expected: 'date, cabin and points such as 2027-03-08,J,68400' },
  quiet: { read: readQuiet, write: writeQuiet, expected: 'hours such as 22:00-07:00@Australia/Sydney' },
  channels: { ...set(oneOf(AlertChannel), 6), expected: `one or more of ${alertChannels.join(', ')}` },
}

/** Writes the fields of a draft, by name. Values equal to an empty draft's are left out to keep URLs short. */
export function writeDraft<Draft extends object>(
  draft: Partial<Draft>,
  fields: AddressCodecs<Draft>,
  empty: Draft,
): [name: keyof Draft & string, text: string][] {
  const write = (name: keyof Draft, value: Draft[keyof Draft] | undefined) =>
    value === undefined || value === null ? '' : fields[name].write(value)
  return (Object.keys(fields) as (keyof Draft & string)[])
    .map((name): [keyof Draft & string, string] => [name, write(name, draft[name])])
    .filter(([name, text]) => text !== '' && text !== write(name, empty[name]))
}

function oneOf<Value extends string>(shape: Shape<Value>): Codec<Value> {
  return {
    read: (text) => {
      const parsed = shape.safeParse(text)
      return parsed.success ? parsed.data : null
    },
    write: String,
    expected: '',
  }
}

function upper<Value extends string>(field: Codec<Value>): Codec<Value> {
  return { ...field, read: (text) => field.read(text.toUpperCase()) }
}

/** A codec for one or more values in the order given, without duplicates. */
function set<Value>(field: Codec<Value>, max: number): Codec<Value[]> {
  const list = listOf(field, max)
  return {
    read(text) {
      const values = [...new Set(list.read(text) ?? [])]
      return values.length > 0 ? values : null
    },
    write: list.write,
    expected: list.expected,
  }
}

function places(): Codec<string[]> {
  const place: Codec<string> = {
    read: (text) => PlaceToken.safeParse(/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : text).data ?? null,
    write: String,
    expected: '',
  }
  return {
    ...set(place, maxPlaces),
    expected: `up to ${maxPlaces} places such as SYD,LON, country:JP or region:europe`,
  }
}

function readName(text: string): string | null {
  const name = text.trim()
  return name.length <= 80 && !/\p{Cc}/u.test(name) ? name : null
}

function readStay(text: string): AlertSettings['stay'] {
  const [, min, max] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? []
  return AlertSettings.shape.stay.safeParse({ min: Number(min ?? -1), max: Number(max) }).data ?? null
}

function writeStay(stay: Stay): string {
  const { min, max } = orderStay(stay)
  return `${min}-${max}`
}

function readHolding(text: string): AlertSettings['holding'] {
  const [date, cabin, price = '', ...rest] = text.split(',', 4)
  const points = /^\d{1,9}$/.test(price) ? Number(price) : null
  if (rest.length > 0 || (price !== '' && points === null)) return null
  return AlertSettings.shape.holding.safeParse({ date, cabin, points }).data ?? null
}

function writeHolding({ date, cabin, points }: NonNullable<AlertSettings['holding']>): string {
  return [date, cabin, ...(points === null ? [] : [points])].join(',')
}

function readQuiet(text: string): QuietHours | null {
  const [, start, end, timeZone] = /^(\d\d:\d\d)-(\d\d:\d\d)@(.{1,60})$/.exec(text) ?? []
  return QuietHours.safeParse({ start, end, timeZone }).data ?? null
}

function writeQuiet({ start, end, timeZone }: QuietHours): string {
  return `${start}-${end}@${timeZone}`
}

/** Returns the last day a plan's alerts reach. */
export function getLastDay(plan: Audience, today: LocalDate): LocalDate {
  return addDays(today, alertsDaysAhead[plan])
}

/**
 * Returns the settings of a draft; any day means from today to the last day the plan reaches.
 * @throws ZodError for a draft in which `draftFaults` finds a fault
 */
export function toSettings(draft: AlertDraft, plan: Audience, today: LocalDate, paused = false): AlertSettings {
  const { name, dates, ...rest } = draft
  const span = dates ?? { start: today, end: getLastDay(plan, today) }
  const stay = draft.stay && orderStay(draft.stay)
  // A party of one can't split.
  const split = draft.split && draft.seats > 1
  return AlertSettings.parse({ ...named(name), ...rest, stay, split, dates: span, paused })
}

/** Returns the draft for editing an alert. */
export function toDraft({ paused: _, name = '', ...rest }: AlertSettings): AlertDraft {
  return { ...emptyDraft, ...rest, name }
}

/** Returns how many of the conditions that the form folds away are set. */
export function countConditions({ weekdays, carriers, maxPoints, maxCharges, stay, holding }: AlertDraft): number {
  const conditions = [weekdays.length > 0, carriers.length > 0, maxPoints, maxCharges, stay, holding]
  return conditions.filter((part) => part !== null && part !== false).length
}

/** Returns the part of the settings that holds a name: empty when there is none. */
export function named(name: string): { name?: string } {
  return name.trim() === '' ? {} : { name: name.trim() }
}

/** Returns the name for a copy, cut to the limit of 80 characters. */
export function copyName(name: string): string {
  return name === '' ? '' : `${name.slice(0, 74)} (copy)`.slice(0, 80)
}

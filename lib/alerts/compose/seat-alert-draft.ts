import type { Fields } from '../../calculators/fields.ts'
import { type BadValue, findBadValues, readState } from '../../core/address-state.ts'
import { Cabin, IsoDate } from '../../core/schemas.ts'
import type { Codec } from '../../core/url-state.ts'
import { parseFlightNumber } from '../../flights/flight-number.ts'
import { SeatAlertSettings, type WantedSeat } from '../seat-alert.ts'
import { draftFields, named, writeDraft } from './alert-draft.ts'

/** A seat alert being composed; null = not entered yet. */
export type SeatAlertDraft = {
  /** Empty = unnamed. */
  name: string
  flight: string | null
  date: string | null
  cabin: Cabin
  wanted: WantedSeat
  channels: SeatAlertSettings['channels']
  quiet: SeatAlertSettings['quiet']
}

export const emptySeatDraft: SeatAlertDraft = {
  name: '',
  flight: null,
  date: null,
  cabin: 'Y',
  wanted: { kind: 'window' },
  channels: ['email'],
  quiet: null,
}

const wantedField: Codec<WantedSeat> = {
  read: readWanted,
  write: writeWanted,
  expected: 'window, aisle, exit, together:2 to together:9, or seats such as 12A,12C',
}

const seatFields: Fields<{ [Key in keyof SeatAlertDraft]: NonNullable<SeatAlertDraft[Key]> }> = {
  name: draftFields.name,
  flight: { read: parseFlightNumber, write: String, expected: 'a flight number such as QF1' },
  date: { read: (text) => IsoDate.safeParse(text).data ?? null, write: String, expected: 'a date such as 2027-03-08' },
  cabin: { read: (text) => Cabin.safeParse(text.toUpperCase()).data ?? null, write: String, expected: 'Y, W, J or F' },
  wanted: wantedField,
  channels: draftFields.channels,
  quiet: draftFields.quiet,
}

/** The most seats one alert can name, as in firestore.rules. */
export const maxNamedSeats = 20

/** Reads seats as people list them, `12a, 12C 14F`; null when any is not a seat, or there are none or too many. */
export function readSeatNames(text: string): string[] | null {
  const seats = [
    ...new Set(
      text
        .slice(0, 400)
        .toUpperCase()
        .split(/[\s,;]+/),
    ),
  ].filter((seat) => seat !== '')
  const good = seats.every((seat) => /^[1-9]\d?[A-L]$/.test(seat))
  return good && seats.length > 0 && seats.length <= maxNamedSeats ? seats : null
}

function readWanted(text: string): WantedSeat | null {
  if (text === 'window' || text === 'aisle' || text === 'exit') return { kind: text }
  const together = /^together:([2-9])$/.exec(text)?.[1]
  if (together !== undefined) return { kind: 'pair', together: Number(together) }
  const seats = readSeatNames(text)
  return seats ? { kind: 'named', seats } : null
}

function writeWanted(wanted: WantedSeat): string {
  if (wanted.kind === 'pair') return `together:${wanted.together}`
  return wanted.kind === 'named' ? wanted.seats.join(',') : wanted.kind
}

/** Reads a draft. Absent or unreadable fields are as in an empty draft; `bad` lists the unreadable ones. */
export function readSeatAlertDraft(params: URLSearchParams): { draft: SeatAlertDraft; bad: BadValue[] } {
  const given = new URLSearchParams([...params].filter(([, text]) => text !== ''))
  return { draft: readState(given, seatFields, emptySeatDraft), bad: findBadValues(seatFields, given) }
}

export function writeSeatAlertDraft(draft: Partial<SeatAlertDraft>): URLSearchParams {
  return new URLSearchParams(writeDraft(draft, seatFields, emptySeatDraft))
}

/** Returns the URL of a new seat alert with this draft filled in: the link from a seat, a flight or a seat map. */
export function seatAlertHref(draft: Partial<SeatAlertDraft>): string {
  const params = writeSeatAlertDraft(draft).toString()
  return params === '' ? '/seat-alerts?new' : `/seat-alerts?new&${params}`
}

/** @throws ZodError for a draft in which `seatDraftFaults` finds a fault */
export function toSeatSettings({ name, ...rest }: SeatAlertDraft, paused = false): SeatAlertSettings {
  return SeatAlertSettings.parse({ ...named(name), ...rest, paused })
}

/** Returns the draft for editing a seat alert. */
export function toSeatDraft({ paused: _, name = '', ...rest }: SeatAlertSettings): SeatAlertDraft {
  return { ...emptySeatDraft, ...rest, name }
}

import type { Program } from '../../core/program.ts'
import { findRewardCabin } from '../../programs/booking-classes.ts'
import type { Source } from '../observation.ts'
import { type ProviderItem, toItem, type Where } from './provider.ts'
import {
  parseCabin,
  parseCharges,
  parseFare,
  parseFlight,
  parseList,
  parseMoment,
  parseProgram,
  parseSearchedAt,
  parseSeats,
  parseWhole,
} from './recorded-values.ts'

/**
 * The headings that recorders of award searches use for our columns. Headings are compared in lower case by their
 * letters and digits only, so `Flight Duration(s)` and `flight durations` are the same.
 */
const ALIASES = {
  from: ['origincode', 'origin', 'originairport', 'from', 'departureairport'],
  to: ['destinationcode', 'destination', 'destinationairport', 'to', 'arrivalairport'],
  legs: ['connectionairportcodes', 'connectionairports', 'connections', 'legs', 'segments'],
  departs: ['departuredate', 'departuredatetime', 'departuretime', 'departure', 'departs'],
  arrives: ['arrivaldate', 'arrivaldatetime', 'arrivaltime', 'arrival', 'arrives'],
  cabins: ['cabintype', 'cabins', 'cabin', 'cabinclass'],
  bookingClasses: ['rbd', 'bookingclass', 'bookingclasses', 'fareclass'],
  points: ['pointsperadult', 'points', 'pointscost', 'milesperadult'],
  charges: ['taxperadult', 'taxesperadult', 'taxes', 'tax', 'charges'],
  flights: ['aircraftdetails', 'flights', 'flightnumbers', 'flightnumber', 'flightdetails'],
  aircraft: ['equipment', 'aircraft', 'aircrafttype', 'aircrafttypes'],
  seats: ['remainingseats', 'seatsleft', 'seatsremaining', 'seats'],
  cabin: ['designatedclass', 'designatedcabin', 'class'],
  program: ['source', 'program', 'programme', 'loyaltyprogram'],
  fare: ['fare', 'farekind'],
  dynamic: ['isdynamicpricing', 'isrewardplus', 'isdynamic'],
  brand: ['brandid', 'brand', 'brandcode', 'farebrand', 'farefamily'],
  seenAt: ['timestamp', 'searchedat', 'searchtime', 'recordedat', 'seenat'],
} as const

type RecordedColumn = keyof typeof ALIASES
/** The index of each column in a row. */
type RecordedColumns = ReadonlyMap<RecordedColumn, number>

const REQUIRED = ['from', 'to', 'departs', 'points', 'program', 'seenAt'] as const

/** Maps a heading line to our columns. Returns a message that names the missing columns if there are any. */
export function mapRecordedColumns(headings: readonly string[], programKnown = false): RecordedColumns | string {
  const plain = headings.map(plainHeading)
  const found = new Map<RecordedColumn, number>()
  for (const column of Object.keys(ALIASES) as RecordedColumn[]) {
    const aliases: readonly string[] = ALIASES[column]
    const at = aliases.map((alias) => plain.indexOf(alias)).find((index) => index >= 0)
    if (at !== undefined) found.set(column, at)
  }
  const missing: string[] = REQUIRED.filter((column) => !found.has(column) && !(column === 'program' && programKnown))
  if (!found.has('cabin') && !found.has('cabins')) missing.push('cabin')
  if (missing.length === 0) return found
  const hint =
    missing.join() === 'program' ? '; say whose points they are with --program qantas or --program velocity' : ''
  return `no column for ${missing.join(', ')} among "${headings.join('", "')}"${hint}`
}

export function plainHeading(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, '')
}

type Cell = (column: RecordedColumn) => string

/** Reads one row of a recorded search: one option in one cabin. Rejects a row, naming the cell it can't read. */
export function itemOfRecordedRow(
  cells: readonly string[],
  columns: RecordedColumns,
  where: Where,
  program?: Program,
): ProviderItem {
  const cell: Cell = (column) => cells[columns.get(column) ?? -1] ?? ''
  try {
    return toItem(
      toCandidate(cell, { kind: 'file', name: where.file.slice(-120) }, columns.has('program') ? undefined : program),
      where,
    )
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error
    return { ok: false, where, reason: error.message }
  }
}

class UnreadableCell extends Error {
  constructor(column: string, text: string, wanted: string) {
    super(`${column}: "${text}" is not ${wanted}`)
  }
}

function toCandidate(cell: Cell, source: Source, program: Program | undefined) {
  const legs = parseLegs(cell)
  const first = parseList(cell('departs'))[0] ?? ''
  const owner = program ?? read(cell, 'program', parseProgram, 'QF or VA')
  const sectors = parseSectors(cell, owner)
  const fareCells = { fare: cell('fare'), dynamic: cell('dynamic'), brand: cell('brand') }
  const fare = must(
    parseFare(fareCells, owner),
    'fare',
    fareCells.fare || fareCells.dynamic,
    'reward, dynamic, unknown, true or false',
  )
  return {
    program: owner,
    from: cell('from'),
    to: cell('to'),
    date: must(parseMoment(first), 'departs', first, 'a date').date,
    cabin: designatedCabin(cell),
    seats: read(cell, 'seats', parseSeats, 'a number of seats or -'),
    points: read(cell, 'points', parseWhole, 'a whole number'),
    charges: read(cell, 'charges', parseCharges, 'an amount such as $292.35'),
    carriers: [...new Set((sectors ?? []).map(({ carrier }) => carrier))],
    direct: legs.length === 1,
    sectors,
    source,
    seenAt: read(cell, 'seenAt', parseSearchedAt, 'a time'),
    ...(fare === null ? {} : { fare }),
  }
}

/** Returns the cabin the program designates for the option; without that column, the one that all its flights share. */
function designatedCabin(cell: Cell) {
  if (cell('cabin') !== '') return read(cell, 'cabin', parseCabin, 'a cabin')
  const cabins = new Set(parseList(cell('cabins')))
  const [only = ''] = cabins
  if (cabins.size > 1)
    throw new UnreadableCell('cabin', cell('cabins'), 'one cabin, and no column names the designated one')
  return must(parseCabin(only), 'cabin', only, 'a cabin')
}

/** Parses `SYD-DPS, DPS-SIN` or `Direct flight`. */
function parseLegs(cell: Cell): { from: string; to: string }[] {
  const legs = parseList(cell('legs'))
  if (legs.length === 0 || /^(direct|non-?stop)/i.test(legs[0] ?? '')) return [{ from: cell('from'), to: cell('to') }]
  return legs.map((leg) => {
    const [from, to] = leg.split('-')
    if (from === undefined || to === undefined) throw new UnreadableCell('legs', leg, 'a leg such as SYD-SIN')
    return { from, to }
  })
}

/** Returns the flights when the row names them with times; null otherwise. */
function parseSectors(cell: Cell, program: Program) {
  const flights = parseList(cell('flights'))
  const legs = parseLegs(cell)
  const departs = parseList(cell('departs'))
  const arrives = parseList(cell('arrives'))
  const timed = [...departs, ...arrives].every((text) => parseMoment(text)?.time != null)
  if (flights.length === 0 || arrives.length === 0 || !timed) return null
  for (const [column, list] of Object.entries({ flights, departs, arrives })) {
    if (list.length !== legs.length)
      throw new UnreadableCell(column, list.join(', '), `one value for each of ${legs.length} legs`)
  }
  return legs.map((leg, at) => parseSector(cell, leg, at, program))
}

function parseSector(cell: Cell, leg: { from: string; to: string }, at: number, program: Program) {
  const part = (column: RecordedColumn) => parseList(cell(column))[at] ?? ''
  const flight = must(parseFlight(part('flights')), 'flights', part('flights'), 'a flight such as QF1')
  const carrier = flight.slice(0, 2)
  const bookingClass = known(part('bookingClasses'))
  // Some recorders give only the searched cabin, once for all flights; each flight's booking class tells its cabin.
  const [shared = '', ...apart] = parseList(cell('cabins'))
  const isShared = apart.length === 0 && parseList(cell('flights')).length > 1
  const cabin = (isShared ? shared : part('cabins')) || cell('cabin')
  const byClass = isShared ? findRewardCabin(program, carrier, bookingClass) : null
  return {
    ...leg,
    carrier,
    flight,
    departs: localTime(part('departs')),
    arrives: localTime(part('arrives')),
    aircraft: known(part('aircraft')),
    cabin: byClass ?? must(parseCabin(cabin), 'cabins', cabin, 'a cabin'),
    bookingClass,
  }
}

function localTime(text: string): string {
  const moment = must(parseMoment(text), 'times', text, 'a date and time')
  return `${moment.date}T${moment.time}`
}

function known(text: string): string | null {
  return text === '' || text === '-' ? null : text
}

function read<T>(cell: Cell, column: RecordedColumn, reader: (text: string) => T | undefined, wanted: string): T {
  return must(reader(cell(column)), column, cell(column), wanted)
}

function must<T>(value: T | undefined, column: string, text: string, wanted: string): T {
  if (value === undefined) throw new UnreadableCell(column, text, wanted)
  return value
}

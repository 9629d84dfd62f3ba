import type { Program } from '../../core/program.ts'
import { type Chunks, type ProviderItem, type Tally, toItem, type Where } from './provider.ts'
import { itemOfRecordedRow, mapRecordedColumns, plainHeading } from './recorded.ts'
import { readRewardFinder } from './reward-finder.ts'
import { readSeatsAero } from './seats-aero/rows.ts'
import { splitLines } from './text.ts'

type FileOptions = {
  /** The name to show in reports and as the source: a base name, not a path. */
  file: string
  tally: Tally
  /** Provider rows already taken in this run, shared between its files. */
  taken: Set<string>
  /** The program of a table that has no program column. */
  program?: Program
}

type FileFormat = 'provider-page' | 'reward-finder' | 'ndjson' | 'table' | 'empty'

/** Enough to see the first keys of a JSON page, or the whole heading line of a table. */
const SNIFF_BYTES = 64_000

/** Reads observations from any supported kind of file, detected by its contents rather than its name. */
export async function* readFile(chunks: Chunks, options: FileOptions): AsyncGenerator<ProviderItem> {
  const { head, all } = await peek(chunks)
  const format = detectFormat(new TextDecoder().decode(head))
  if (format === 'empty') yield { ok: false, where: { file: options.file, line: 1 }, reason: 'the file is empty' }
  else if (format === 'provider-page') yield* readSeatsAero(all, options)
  else if (format === 'reward-finder') yield* readRewardFinder(all, options)
  else if (format === 'ndjson') yield* readNdjson(all, options)
  else yield* readTable(all, options)
}

/** Detects a file's format from its first characters. */
export function detectFormat(head: string): FileFormat {
  const text = head.replace(/^\uFEFF/, '').trimStart()
  if (text === '') return 'empty'
  if (text.startsWith('[')) return 'provider-page'
  if (!text.startsWith('{')) return 'table'
  const isPage = /^\{\s*"(data|count|hasMore|cursor|moreURL)"\s*:/.test(text)
  if (isPage) return 'provider-page'
  // One answer of the program's own finder, or a HAR file with many.
  return /^\{\s*"log"\s*:/.test(text) || /"flights"\s*:\s*\[/.test(text) ? 'reward-finder' : 'ndjson'
}

async function* readNdjson(chunks: Chunks, { file, tally }: FileOptions): AsyncGenerator<ProviderItem> {
  for await (const { number, text } of splitLines(chunks)) {
    tally.rows += 1
    const where = { file, line: number }
    yield text === null ? tooLong(where) : itemOfJsonLine(text, where)
  }
}

async function* readTable(chunks: Chunks, { file, tally, program }: FileOptions): AsyncGenerator<ProviderItem> {
  let read: ((text: string, where: Where) => ProviderItem) | undefined
  for await (const { number, text } of splitLines(chunks)) {
    const where = { file, line: number }
    if (read === undefined) {
      const reader = text === null ? 'the heading line is too long' : rowReader(text, program)
      if (typeof reader === 'string') {
        yield { ok: false, where, reason: reader }
        return
      }
      read = reader
      continue
    }
    tally.rows += 1
    yield text === null ? tooLong(where) : read(text, where)
  }
}

/** Returns a reader for the rows below a heading line, or why they can't be read. */
function rowReader(
  heading: string,
  program: Program | undefined,
): ((text: string, where: Where) => ProviderItem) | string {
  const delimiter = detectDelimiter(heading)
  const headings = splitOrFault(heading, delimiter)
  if (typeof headings === 'string') return headings
  const own = ownColumns(headings)
  const recorded = own === null ? mapRecordedColumns(headings, program !== undefined) : null
  if (typeof recorded === 'string') return recorded
  return (text, where) => {
    const cells = splitOrFault(text, delimiter)
    if (typeof cells === 'string') return { ok: false, where, reason: cells }
    if (cells.length !== headings.length) {
      return { ok: false, where, reason: `${cells.length} cells where the heading has ${headings.length}` }
    }
    if (own !== null) return itemOfOwnRow(cells, own, where)
    return itemOfRecordedRow(cells, recorded ?? new Map(), where, program)
  }
}

function splitOrFault(text: string, delimiter: string): string[] | string {
  try {
    return cellsOfLine(text, delimiter)
  } catch (error) {
    if (error instanceof SyntaxError) return error.message
    throw error
  }
}

function tooLong(where: Where): ProviderItem {
  return { ok: false, where, reason: 'the line is longer than a million characters' }
}

/** Reads the beginning of a stream, and returns a stream that still includes it. */
async function peek(chunks: Chunks): Promise<{ head: Uint8Array; all: Chunks }> {
  const source = chunks[Symbol.asyncIterator]()
  const taken: Uint8Array[] = []
  let size = 0
  let done = false
  while (size < SNIFF_BYTES && !done) {
    const next = await source.next()
    if (next.done) done = true
    else {
      taken.push(next.value)
      size += next.value.length
    }
  }
  async function* all() {
    yield* taken
    while (!done) {
      const next = await source.next()
      if (next.done) return
      yield next.value
    }
  }
  return { head: joined(taken, size), all: all() }
}

/** Joins pieces without Node's Buffer, because this also runs in browsers. */
function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Returns the delimiter of a table: whichever of tab, comma and semicolon the heading line has most of. */
export function detectDelimiter(heading: string): string {
  const counts = ['\t', ',', ';'].map((delimiter) => ({ delimiter, cells: heading.split(delimiter).length }))
  return counts.reduce((best, next) => (next.cells > best.cells ? next : best)).delimiter
}

/**
 * Splits one line into cells as in RFC 4180: a cell in double quotes may contain the delimiter and doubled quotes. Line
 * breaks inside a cell are not supported, so that a missing quote costs one row and not the rest of the file.
 * @throws SyntaxError when a quoted cell does not end.
 */
export function cellsOfLine(line: string, delimiter: string): string[] {
  const cells: string[] = []
  let at = 0
  while (at <= line.length) {
    const { cell, next } = line[at] === '"' ? quotedCell(line, at) : plainCell(line, at, delimiter)
    cells.push(cell)
    if (next < line.length && line[next] !== delimiter) throw new SyntaxError(`a quote ends early at character ${next}`)
    at = next + 1
  }
  return cells
}

function plainCell(line: string, at: number, delimiter: string): { cell: string; next: number } {
  const end = line.indexOf(delimiter, at)
  const next = end === -1 ? line.length : end
  return { cell: line.slice(at, next).trim(), next }
}

function quotedCell(line: string, at: number): { cell: string; next: number } {
  let cell = ''
  let from = at + 1
  for (;;) {
    const quote = line.indexOf('"', from)
    if (quote === -1) throw new SyntaxError('a quote is never closed')
    cell += line.slice(from, quote)
    if (line[quote + 1] !== '"') return { cell: cell.trim(), next: quote + 1 }
    cell += '"'
    from = quote + 2
  }
}

/** The columns of our own tables, as docs/observations.md describes them. */
const COLUMNS = [
  'program',
  'from',
  'to',
  'date',
  'cabin',
  'seats',
  'points',
  'charges',
  'currency',
  'carriers',
  'direct',
  'fare',
  'seenAt',
] as const
type Column = (typeof COLUMNS)[number]

const REQUIRED: readonly Column[] = ['program', 'from', 'to', 'date', 'cabin', 'seats', 'seenAt']

/** Returns the index of each of our columns, or null when the headings are not ours. */
function ownColumns(headings: readonly string[]): ReadonlyMap<Column, number> | null {
  const plain = headings.map(plainHeading)
  const places = COLUMNS.map((column) => [column, plain.indexOf(column.toLowerCase())] as const)
  const found = new Map(places.filter(([, at]) => at >= 0))
  return REQUIRED.every((column) => found.has(column)) ? found : null
}

/** Reads one line of NDJSON: an Observation whose source is optional. */
function itemOfJsonLine(text: string, where: Where): ProviderItem {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { ok: false, where, reason: `broken JSON: ${error instanceof Error ? error.message : 'cannot be parsed'}` }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, where, reason: 'the line is not a JSON object' }
  }
  const defaults = {
    ...{ points: null, charges: null, carriers: [], direct: false, sectors: null, source: toSource(where) },
    // Files in our own schema list reward seats, unless a line says otherwise.
    fare: 'reward',
  }
  return toItem({ ...defaults, ...value }, where)
}

/** Reads one row of a table with our own headings. Empty seats, points and charges are null. */
function itemOfOwnRow(cells: readonly string[], columns: ReadonlyMap<Column, number>, where: Where): ProviderItem {
  const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? ''
  const charges = cell('charges') === '' ? null : { minor: number(cell('charges')), currency: cell('currency') || null }
  return toItem(
    {
      program: cell('program'),
      from: cell('from'),
      to: cell('to'),
      date: cell('date'),
      cabin: cell('cabin'),
      seats: cell('seats') === '' ? null : number(cell('seats')),
      points: cell('points') === '' ? null : number(cell('points')),
      charges,
      carriers: cell('carriers').split(' ').filter(Boolean),
      direct: cell('direct') === '' ? false : flag(cell('direct')),
      sectors: null,
      source: toSource(where),
      fare: cell('fare') || 'reward',
      seenAt: cell('seenAt'),
    },
    where,
  )
}

function toSource(where: Where) {
  return { kind: 'file', name: where.file.slice(-120) }
}

/** Leaves text that is not a number as it is, so that the schema's error names the field. */
function number(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text
}

function flag(text: string): boolean | string {
  return text === 'true' ? true : text === 'false' ? false : text
}

import { type ProviderItem, toItem, type Where } from './provider.ts'
import { plainHeading } from './recorded-columns.ts'

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
export function ownColumns(headings: readonly string[]): ReadonlyMap<Column, number> | null {
  const plain = headings.map(plainHeading)
  const places = COLUMNS.map((column) => [column, plain.indexOf(column.toLowerCase())] as const)
  const found = new Map(places.filter(([, at]) => at >= 0))
  return REQUIRED.every((column) => found.has(column)) ? found : null
}

/** Reads one line of NDJSON: an Observation whose source is optional. */
export function itemOfJsonLine(text: string, where: Where): ProviderItem {
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
export function itemOfOwnRow(
  cells: readonly string[],
  columns: ReadonlyMap<Column, number>,
  where: Where,
): ProviderItem {
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

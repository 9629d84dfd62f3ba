import type { Sort } from '@/lib/search/finder-state.ts'

export type Column = { label: string; sort?: Sort; end?: boolean; width: string; narrow?: string; wideOnly?: boolean }

/** A column squeezed to nothing but read aloud: were it not there, cells that span all columns would add one of their own. */
export const notOnPhones = 'max-sm:w-0 max-sm:px-0 max-sm:*:sr-only'
/** There from a desk on; on anything narrower the flights are one tap away. */
export const onDesks = 'max-lg:w-0 max-lg:px-0 max-lg:*:sr-only'
/** The same between a phone, which scrolls the table sideways anyway, and a desk. */
const notOnTablets = 'sm:max-lg:w-0 sm:max-lg:px-0 sm:max-lg:*:sr-only'

const columns: Column[] = [
  { label: 'Date', sort: 'date', width: 'w-34 sm:w-30' },
  // The flights stand in it, with their times, where they have no column: it then takes the room that is left.
  { label: 'Route', width: `w-33 ${notOnPhones}`, narrow: '@min-[46rem]:w-auto' },
  { label: 'Flights', width: `w-52 ${onDesks}`, wideOnly: true },
  { label: 'Cabin', width: 'w-11' },
  { label: 'Seats', sort: 'seats', end: true, width: 'w-12' },
  { label: 'Points', sort: 'points', end: true, width: 'w-24' },
  { label: 'Charges', sort: 'charges', end: true, width: `w-24 ${notOnPhones}` },
  { label: 'Miles/1,000', sort: 'value', end: true, width: 'w-24', wideOnly: true },
  { label: 'Time', sort: 'duration', end: true, width: 'w-20', wideOnly: true },
  { label: 'Carrier', end: true, width: 'w-21' },
  { label: 'Seen', end: true, width: 'w-22' },
]

/** Which columns a table has. A source that never gives charges would fill a column with dashes. */
export type ShownColumns = {
  charges: boolean
  wide: boolean
  /** What the rows are sorted by stays in sight on every screen. */
  sort: Sort
  /** A cash fare to compare with: what the points are worth then takes the place of the miles. */
  cash: number | null
}

/**
 * On a tablet the age of a row is worth more than its miles for the points, and beside charges more than its time under
 * way: departure and arrival stand with its flights.
 */
export function tabletStyle(
  column: Sort | undefined,
  { charges, sort }: Pick<ShownColumns, 'charges' | 'sort'>,
): string {
  if (column === sort) return ''
  return column === 'value' || (column === 'duration' && charges) ? notOnTablets : ''
}

/** The columns a table has, in order. */
export function listColumns({ charges, wide }: Pick<ShownColumns, 'charges' | 'wide'>): Column[] {
  return columns.filter(({ sort, wideOnly }) => (charges || sort !== 'charges') && (wide || !wideOnly))
}

export function countColumns(shown: Pick<ShownColumns, 'charges' | 'wide'>): number {
  return listColumns(shown).length
}

const mostFirst: readonly Sort[] = ['seats', 'value']

/** Seats and miles sort most first, the others least or soonest first. */
export const sortsMostFirst = (sort: Sort) => mostFirst.includes(sort)

/** The look of a column's head. */
export function headStyle(
  column: Column,
  index: number,
  shown: Pick<ShownColumns, 'charges' | 'sort' | 'wide'>,
): string {
  return `sticky top-0 border-b border-line bg-card px-1.5 text-12 font-normal text-muted sm:px-2 first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5 ${index === 0 ? 'left-0 z-20' : 'z-10'} ${column.end ? 'text-right' : 'text-left'} ${column.width} ${shown.wide ? '' : (column.narrow ?? '')} ${tabletStyle(column.sort, shown)}`
}

/** The look of a row's head, which stays in sight when the table scrolls sideways. */
export const rowHeadStyle =
  'sticky left-0 z-[5] border-b border-line bg-card px-1.5 pl-4 text-left font-medium whitespace-nowrap group-hover:bg-paper sm:px-2 sm:pl-5'

/** The look of a cell. */
export function cellStyle(end: boolean, more = ''): string {
  return `h-11 border-b border-line px-1.5 whitespace-nowrap last:pr-4 group-hover:bg-paper sm:px-2 sm:last:pr-5 ${end ? 'text-right' : ''} ${more}`
}

/** The look of the frame the rows scroll in, and of their table. */
export const rowFrameStyle =
  '@container relative max-h-[34.5rem] lg:max-h-[51rem] overflow-auto overscroll-x-contain [overflow-anchor:none]'
export const rowTableStyle = 'figures w-full table-fixed border-separate sm:min-w-[43rem] border-spacing-0 text-14'
export const rowCaption = 'Reward seats, one row for each route, day, cabin and kind of connection'
/** The look of the notes below it. */
export const rowNoteStyle = 'border-t border-line px-4 py-3 text-12 text-muted sm:px-5'

import type { Sort } from '@/lib/search/finder-state.ts'

export type Column = { label: string; sort?: Sort; end?: boolean; width: string; narrow?: string; wideOnly?: boolean }

/** Shrinks a column to no width, still read aloud; if it were hidden, cells with a `colSpan` would add a column. */
export const notOnPhones = 'max-sm:w-0 max-sm:px-0 max-sm:*:sr-only'
/** Shown on desktop widths only; on narrower screens the flights are one tap away. */
export const onDesks = 'max-lg:w-0 max-lg:px-0 max-lg:*:sr-only'
/** Hides a column on tablets only: wider than a phone, which scrolls the table sideways anyway. */
const notOnTablets = 'sm:max-lg:w-0 sm:max-lg:px-0 sm:max-lg:*:sr-only'

const columns: Column[] = [
  { label: 'Date', sort: 'date', width: 'w-34 sm:w-30' },
  // Where flights have no column, this one shows them with their times and takes the remaining width.
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

/** Decides which columns a table has. Without any charges, that column would only hold dashes. */
export type ShownColumns = {
  charges: boolean
  wide: boolean
  /** The column the rows are sorted by stays visible on every screen. */
  sort: Sort
  /** A cash fare to compare with; the value of the points then replaces the miles. */
  cash: number | null
}

/**
 * Returns the classes that hide a column on tablets. There a row's age matters more than its miles per point and, if
 * charges are shown, more than its travel time, because the flights already show departure and arrival.
 */
export function tabletStyle(
  column: Sort | undefined,
  { charges, sort }: Pick<ShownColumns, 'charges' | 'sort'>,
): string {
  if (column === sort) return ''
  return column === 'value' || (column === 'duration' && charges) ? notOnTablets : ''
}

/** Lists the columns of a table, in order. */
export function listColumns({ charges, wide }: Pick<ShownColumns, 'charges' | 'wide'>): Column[] {
  return columns.filter(({ sort, wideOnly }) => (charges || sort !== 'charges') && (wide || !wideOnly))
}

export function countColumns(shown: Pick<ShownColumns, 'charges' | 'wide'>): number {
  return listColumns(shown).length
}

const mostFirst: readonly Sort[] = ['seats', 'value']

/** True for seats and miles, which sort most first; the others sort least or soonest first. */
export const sortsMostFirst = (sort: Sort) => mostFirst.includes(sort)

/** The style of a column's head. */
export function headStyle(
  column: Column,
  index: number,
  shown: Pick<ShownColumns, 'charges' | 'sort' | 'wide'>,
): string {
  return `sticky top-0 border-b border-line bg-card px-1.5 text-12 font-normal text-muted sm:px-2 first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5 ${index === 0 ? 'left-0 z-20' : 'z-10'} ${column.end ? 'text-right' : 'text-left'} ${column.width} ${shown.wide ? '' : (column.narrow ?? '')} ${tabletStyle(column.sort, shown)}`
}

/** The style of a row's head, which stays visible when the table scrolls sideways. */
export const rowHeadStyle =
  'sticky left-0 z-[5] border-b border-line bg-card px-1.5 pl-4 text-left font-medium whitespace-nowrap group-hover:bg-paper sm:px-2 sm:pl-5'

/** The style of a cell. */
export function cellStyle(end: boolean, more = ''): string {
  return `h-11 border-b border-line px-1.5 whitespace-nowrap last:pr-4 group-hover:bg-paper sm:px-2 sm:last:pr-5 ${end ? 'text-right' : ''} ${more}`
}

/** The styles of the frame the rows scroll in, and of the table. */
export const rowFrameStyle =
  '@container relative max-h-[34.5rem] lg:max-h-[51rem] overflow-auto overscroll-x-contain [overflow-anchor:none]'
export const rowTableStyle = 'figures w-full table-fixed border-separate sm:min-w-[43rem] border-spacing-0 text-14'
export const rowCaption = 'Reward seats, one row for each route, day, cabin and kind of connection'
/** The style of the notes below the table. */
export const rowNoteStyle = 'border-t border-line px-4 py-3 text-12 text-muted sm:px-5'

/** The program and flights below a route, where they have no column. */
export const belowRouteStyle = 'block truncate text-12 leading-4 text-muted'
/** The route below a date, on phones, where it has no column. */
export const phoneRouteStyle = 'text-12 leading-4 text-muted sm:hidden'

import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Sort } from '@/lib/search/finder-state.ts'

type Column = { label: string; sort?: Sort; end?: boolean; width: string; wideOnly?: boolean }

/** A column squeezed to nothing but read aloud: were it not there, cells that span all columns would add one of their own. */
export const notOnPhones = 'max-sm:w-0 max-sm:px-0 max-sm:*:sr-only'
/** There from a desk on; on anything narrower the flights are one tap away. */
export const onDesks = 'max-lg:w-0 max-lg:px-0 max-lg:*:sr-only'
/** The same between a phone, which scrolls the table sideways anyway, and a desk. */
const notOnTablets = 'sm:max-lg:w-0 sm:max-lg:px-0 sm:max-lg:*:sr-only'

const columns: Column[] = [
  { label: 'Date', sort: 'date', width: 'w-34 sm:w-30' },
  { label: 'Route', width: `w-33 ${notOnPhones}` },
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

function listColumns({ charges, wide }: Pick<ShownColumns, 'charges' | 'wide'>): Column[] {
  return columns.filter(({ sort, wideOnly }) => (charges || sort !== 'charges') && (wide || !wideOnly))
}

export function countColumns(shown: Pick<ShownColumns, 'charges' | 'wide'>): number {
  return listColumns(shown).length
}

type RowTableHeadProps = { sort: Sort; onSort: (sort: Sort) => void; shown: ShownColumns }

const mostFirst: readonly Sort[] = ['seats', 'value']

/** The column heads; those that sort are buttons. Seats and miles sort most first, the others least or soonest first. */
export function RowTableHead({ sort, onSort, shown }: RowTableHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {listColumns(shown).map((column, index) => (
          <th
            key={column.label}
            scope="col"
            aria-sort={column.sort === sort ? (mostFirst.includes(sort) ? 'descending' : 'ascending') : undefined}
            className={`sticky top-0 border-b border-line bg-card px-1.5 text-12 font-normal text-muted sm:px-2 first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5 ${index === 0 ? 'left-0 z-20' : 'z-10'} ${column.end ? 'text-right' : 'text-left'} ${column.width} ${tabletStyle(column.sort, shown)}`}
          >
            <Head
              column={shown.cash !== null && column.sort === 'value' ? centsColumn : column}
              isSorted={column.sort === sort}
              onSort={onSort}
            />
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The server sorts by miles, not by what somebody would have paid. */
const centsColumn: Column = { label: 'Cents a point', end: true, width: '' }

type HeadProps = { column: Column; isSorted: boolean; onSort: (sort: Sort) => void }

function Head({ column, isSorted, onSort }: HeadProps) {
  const { sort, label } = column
  if (!sort) return <span className="inline-flex min-h-10 items-center">{label}</span>
  const Arrow = mostFirst.includes(sort) ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      onClick={() => onSort(sort)}
      className={`inline-flex min-h-10 items-center gap-1 rounded-sm hover:text-ink ${column.end ? 'flex-row-reverse' : ''} ${isSorted ? 'font-semibold text-ink' : ''}`}
    >
      {label}
      {isSorted ? <Arrow aria-hidden="true" className="size-3.5" /> : null}
    </button>
  )
}

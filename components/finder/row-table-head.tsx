import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Sort } from '@/lib/finder/finder-state.ts'

type Column = { label: string; sort?: Sort; end?: boolean }

const columns: Column[] = [
  { label: 'Date', sort: 'date' },
  { label: 'Route' },
  { label: 'Carrier' },
  { label: 'Cabin' },
  { label: 'Seats', sort: 'seats', end: true },
  { label: 'Points', sort: 'points', end: true },
  { label: 'Charges', sort: 'charges', end: true },
  { label: 'Seen', end: true },
]

type RowTableHeadProps = { sort: Sort; onSort: (sort: Sort) => void }

/** The column heads; those that sort are buttons. Seats sort most first, the others least or soonest first. */
export function RowTableHead({ sort, onSort }: RowTableHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column, index) => (
          <th
            key={column.label}
            scope="col"
            aria-sort={column.sort === sort ? (sort === 'seats' ? 'descending' : 'ascending') : undefined}
            className={`sticky top-0 border-b border-line bg-card px-2 text-12 font-normal text-muted first:pl-4 sm:first:pl-5 ${index === 0 ? 'left-0 z-20' : 'z-10'} ${column.end ? 'text-right' : 'text-left'}`}
          >
            <Head column={column} isSorted={column.sort === sort} onSort={onSort} />
          </th>
        ))}
        <th scope="col" className="sticky top-0 z-10 w-10 border-b border-line bg-card">
          <span className="sr-only">Flights</span>
        </th>
      </tr>
    </thead>
  )
}

type HeadProps = { column: Column; isSorted: boolean; onSort: (sort: Sort) => void }

function Head({ column, isSorted, onSort }: HeadProps) {
  const { sort, label } = column
  if (!sort) return <span className="inline-flex min-h-10 items-center">{label}</span>
  const Arrow = sort === 'seats' ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      onClick={() => onSort(sort)}
      className={`inline-flex min-h-10 items-center gap-1 rounded-sm hover:text-ink ${column.end ? 'flex-row-reverse' : ''} ${isSorted ? 'font-semibold text-ink' : ''}`}
    >
      {label}
      <Arrow aria-hidden="true" className={`size-3.5 ${isSorted ? '' : 'opacity-0'}`} />
    </button>
  )
}

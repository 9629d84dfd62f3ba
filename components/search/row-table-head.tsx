import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Sort } from '@/lib/search/finder-state.ts'
import { type Column, headStyle, listColumns, type ShownColumns, sortsMostFirst } from './row-columns.ts'

type RowTableHeadProps = { sort: Sort; onSort: (sort: Sort) => void; shown: ShownColumns }

/** The column heads; those that sort are buttons. */
export function RowTableHead({ sort, onSort, shown }: RowTableHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {listColumns(shown).map((column, index) => (
          <th
            key={column.label}
            scope="col"
            aria-sort={column.sort === sort ? (sortsMostFirst(sort) ? 'descending' : 'ascending') : undefined}
            className={headStyle(column, index, shown)}
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

/** Not sortable: the server sorts by miles per point, not by the cash fare a visitor enters. */
const centsColumn: Column = { label: 'Cents a point', end: true, width: '' }

type HeadProps = { column: Column; isSorted: boolean; onSort: (sort: Sort) => void }

function Head({ column, isSorted, onSort }: HeadProps) {
  const { sort, label } = column
  if (!sort) return <span className="inline-flex min-h-10 items-center">{label}</span>
  const Arrow = sortsMostFirst(sort) ? ArrowDown : ArrowUp
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

import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** Figures line up at their end. */
  end?: boolean
  /** May be sorted by; the table then needs `onSort`. */
  sorts?: boolean
}

export type TableSort = { column: string; order: 'ascending' | 'descending' }

type DataTableProps<Row> = {
  /** What the table holds, for screen readers and as the name of its scrolling frame. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** The row that answers the visitor's question, if one does. */
  marked?: (row: Row) => boolean
}

/** Rows and columns in a frame of their own: it scrolls sideways, the first column stays in sight. */
export function DataTable<Row>({ caption, columns, rows, keyOf, sort, onSort, marked }: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard.
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-2xl border border-line bg-card">
      <table className="figures w-full border-separate border-spacing-0 text-14">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={sort?.column === column.id ? sort.order : undefined}
                className={`${cellStyle(column)} text-12 font-normal whitespace-nowrap text-muted`}
              >
                <Head column={column} sort={sort} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={keyOf(row)} row={row} columns={columns} marked={marked?.(row) ?? false} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function cellStyle({ end = false }: { end?: boolean }): string {
  const first = 'first:sticky first:left-0 first:z-10 first:bg-inherit first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5'
  return `bg-inherit px-3 py-2 ${first} ${end ? 'text-right' : 'text-left'}`
}

type BodyRowProps<Row> = { row: Row; columns: readonly Column<Row>[]; marked: boolean }

function BodyRow<Row>({ row, columns, marked }: BodyRowProps<Row>) {
  return (
    <tr className={marked ? 'bg-seats-1 font-medium' : 'bg-card'} aria-current={marked || undefined}>
      {columns.map((column, index) => {
        const style = `${cellStyle(column)} h-11 border-t border-line`
        return index === 0 ? (
          <th key={column.id} scope="row" className={`${style} font-medium`}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} className={style}>
            {column.cell(row)}
          </td>
        )
      })}
    </tr>
  )
}

type HeadProps<Row> = { column: Column<Row>; sort?: TableSort; onSort?: (sort: TableSort) => void }

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { head, end, sorts, id } = column
  if (!sorts || !onSort) return head
  const order = sort?.column === id ? sort.order : null
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      onClick={() => onSort({ column: id, order: order === 'ascending' ? 'descending' : 'ascending' })}
      className={`inline-flex min-h-8 items-center gap-1 rounded-sm hover:text-ink ${end ? 'flex-row-reverse' : ''} ${order ? 'font-semibold text-ink' : ''}`}
    >
      {head}
      {order ? <Arrow aria-hidden="true" className="size-3.5" /> : null}
    </button>
  )
}

import type { ReactNode } from 'react'
import { PlainIcon } from './plain-icon.tsx'

export type Column<Row> = {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** Aligns the column at its end, for figures. */
  end?: boolean
  /** Whether the table can be sorted by it; needs `onSort`. */
  sorts?: boolean
}

export type TableSort = { column: string; order: 'ascending' | 'descending' }

export type DataTableProps<Row> = {
  /** Describes the table to screen readers and names its scrolling frame. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** The row that answers the visitor's question, if one does. */
  marked?: (row: Row) => boolean
  /** For long words in many columns: on a phone, each row becomes a block with its cells in this many columns. */
  stacks?: 1 | 2 | 3
}

/** A table in a frame that scrolls sideways, while the first column stays in place. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort, onSort, marked, stacks } = props
  return (
    <section
      aria-label={`${caption}: table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto rounded-2xl border border-line bg-card"
    >
      <table
        className={`figures w-full border-separate border-spacing-0 text-14 ${cells} ${stacks ? `${stacked} ${stackedIn[stacks]}` : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={sort?.column === column.id ? sort.order : undefined}
                className={column.end ? 'end' : undefined}
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

/**
 * The classes of all cells, set once on the table: a page of many tables would otherwise be mostly class names. The
 * first column stays in place while the rest scrolls.
 */
const cells = [
  '[&_:is(th,td)]:bg-inherit [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:text-left',
  '[&_:is(th,td).end]:text-right',
  '[&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tr>:first-child]:z-10 [&_tr>:first-child]:pl-4 sm:[&_tr>:first-child]:pl-5',
  '[&_tr>:last-child]:pr-4 sm:[&_tr>:last-child]:pr-5',
  '[&_thead_tr]:bg-card [&_thead_th]:text-12 [&_thead_th]:font-normal [&_thead_th]:whitespace-nowrap [&_thead_th]:text-muted',
  '[&_tbody_:is(th,td)]:h-11 [&_tbody_:is(th,td)]:border-t [&_tbody_:is(th,td)]:border-line [&_tbody_th]:font-medium',
].join(' ')

/** Stacked cells have no column head above them, so each shows its own. */
const stacked = [
  'max-sm:block max-sm:[&_thead]:sr-only max-sm:[&_tbody]:block',
  'max-sm:[&_tbody_tr]:grid max-sm:[&_tbody_tr]:gap-x-4 max-sm:[&_tbody_tr]:gap-y-2 max-sm:[&_tbody_tr]:px-4 max-sm:[&_tbody_tr]:py-3.5',
  'max-sm:[&_tbody_tr:not(:first-child)]:border-t max-sm:[&_tbody_tr]:border-line',
  'max-sm:[&_tbody_tr>*]:static! max-sm:[&_tbody_tr>*]:block max-sm:[&_tbody_tr>*]:h-auto max-sm:[&_tbody_tr>*]:border-0 max-sm:[&_tbody_tr>*]:p-0! max-sm:[&_tbody_tr>*]:text-left!',
  'max-sm:[&_tbody_th]:col-span-full max-sm:[&_tbody_td:empty]:hidden',
  'max-sm:[&_tbody_td]:before:block max-sm:[&_tbody_td]:before:text-12 max-sm:[&_tbody_td]:before:text-muted max-sm:[&_tbody_td]:before:content-[attr(data-head)]',
].join(' ')
const stackedIn = {
  1: 'max-sm:[&_tbody_tr]:grid-cols-1',
  2: 'max-sm:[&_tbody_tr]:grid-cols-2',
  3: 'max-sm:[&_tbody_tr]:grid-cols-3',
} as const

type BodyRowProps<Row> = { row: Row; columns: readonly Column<Row>[]; marked: boolean }

function BodyRow<Row>({ row, columns, marked }: BodyRowProps<Row>) {
  return (
    <tr
      className={marked ? 'bg-seats-1 font-medium [&_.text-muted]:text-ink' : 'bg-card'}
      aria-current={marked || undefined}
    >
      {columns.map((column, index) => {
        const style = column.end ? 'end' : undefined
        return index === 0 ? (
          <th key={column.id} scope="row" className={style}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} data-head={column.head} className={style}>
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
  return (
    <button
      type="button"
      onClick={() => onSort({ column: id, order: order === 'ascending' ? 'descending' : 'ascending' })}
      className={`inline-flex min-h-8 items-center gap-1 rounded-sm hover:text-ink ${end ? 'flex-row-reverse' : ''} ${order ? 'font-semibold text-ink' : ''}`}
    >
      {head}
      {order ? <PlainIcon name={order === 'descending' ? 'arrowDown' : 'arrowUp'} className="size-3.5" /> : null}
    </button>
  )
}

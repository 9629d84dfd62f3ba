'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Sort } from '@/lib/search/finder-state.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { describeSources } from './answer-words.ts'
import {
  type Column,
  countColumns,
  headStyle,
  listColumns,
  rowCaption,
  rowFrameStyle,
  rowNoteStyle,
  rowTableStyle,
  type ShownColumns,
  sortsMostFirst,
} from './row-columns.ts'
import { RowView } from './row-view.tsx'
import { useRowWindow } from './use-row-window.ts'
import type { Search } from './use-search.ts'

type RowTableProps = {
  answer: SearchAnswer
  search: Search
  sort: Sort
  cash: number | null
  isWide: boolean
  isPainted: boolean
  onSort: (sort: Sort) => void
}

/** The rows in their own scrolling frame. Only the visible ones are drawn, so that thousands stay smooth. */
export function RowTable({ answer, search, sort, cash, isWide, isPainted, onSort }: RowTableProps) {
  'use no memo' // For the same reason as in `useRowWindow`.
  const frame = useRef<HTMLElement>(null)
  const [openRow, setOpenRow] = useState<string | null>(null)
  const { rows } = search
  const total = search.hasMore ? Math.max(answer.total, rows.length) : rows.length
  const { items, height, measure, isWaiting, ...keys } = useRowWindow({
    frame,
    rows,
    total,
    onMore: search.loadMore,
    isPainted,
  })
  // If no row has charges, the column would only hold dashes; the note below says so once.
  const shown = { charges: rows.some(({ charges }) => charges !== null), wide: isWide, sort, cash }
  const columnCount = countColumns(shown)
  return (
    <>
      <section
        ref={frame}
        aria-label="Options"
        aria-busy={isWaiting || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard.
        tabIndex={0}
        className={rowFrameStyle}
      >
        <table aria-rowcount={answer.total + 1} {...keys} className={rowTableStyle}>
          <caption className="sr-only">{rowCaption}</caption>
          <RowTableHead sort={sort} onSort={onSort} shown={shown} />
          {items.map(({ index, key, start }, at) => {
            const row = rows[index]
            return (
              <Fragment key={key}>
                <Spacer height={start - (items[at - 1]?.end ?? 0)} columnCount={columnCount} />
                <tbody ref={measure} data-index={index} data-row={key}>
                  {row ? (
                    <RowView
                      program={row.program}
                      answer={answer}
                      row={row}
                      position={index + 2}
                      shown={shown}
                      columnCount={columnCount}
                      isOpen={openRow === row.id}
                      onToggle={() => setOpenRow(openRow === row.id ? null : row.id)}
                    />
                  ) : (
                    <RowToCome columnCount={columnCount} />
                  )}
                </tbody>
              </Fragment>
            )
          })}
          <Spacer height={height - (items.at(-1)?.end ?? 0)} columnCount={columnCount} />
        </table>
      </section>
      <RowTableFoot search={search} total={total} isWaiting={isWaiting} />
      <p className={rowNoteStyle}>{describeSources(answer, rows)}</p>
    </>
  )
}

type RowTableHeadProps = { sort: Sort; onSort: (sort: Sort) => void; shown: ShownColumns }

/** The column heads; those that sort are buttons. */
function RowTableHead({ sort, onSort, shown }: RowTableHeadProps) {
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

/** The placeholder for a row whose page hasn't arrived yet. */
function RowToCome({ columnCount }: { columnCount: number }) {
  return (
    <tr>
      <td colSpan={columnCount} className="h-11 border-b border-line px-5">
        <span className="block h-4 w-64 max-w-full rounded bg-seats-0" />
      </td>
    </tr>
  )
}

/** Takes the space of rows that aren't drawn, so that the scroll bar stays accurate. */
function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columnCount} style={{ height, padding: 0 }} />
      </tr>
    </tbody>
  )
}

type RowTableFootProps = { search: Search; total: number; isWaiting: boolean }

/** Says whether further rows are loading or failed to load; the rows already loaded stay. */
function RowTableFoot({ search, total, isWaiting }: RowTableFootProps) {
  const { rows, moreFault, retryMore } = search
  if (moreFault) {
    return (
      <div role="alert" className="border-t border-line p-3 sm:px-5">
        <Notice kind="danger" action={<Button onClick={retryMore}>Try again</Button>}>
          {formatNumber(rows.length)} of {formatNumber(total)} rows are loaded. We couldn’t load more.{' '}
          {moreFault.message}
        </Notice>
      </div>
    )
  }
  return (
    <p role="status" className="sr-only">
      {isWaiting ? `Loading more rows: ${formatNumber(rows.length)} of ${formatNumber(total)}.` : null}
    </p>
  )
}

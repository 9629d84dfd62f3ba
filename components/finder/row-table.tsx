'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Program } from '@/lib/availability/observation.ts'
import type { Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import type { Sort } from '@/lib/finder/finder-state.ts'
import { countColumns, RowTableHead } from './row-table-head.tsx'
import { RowView } from './row-view.tsx'
import { SourceNotes } from './source-notes.tsx'

type RowTableProps = {
  program: Program
  answer: SearchAnswer
  rows: Row[]
  sort: Sort
  isWide: boolean
  hasMore: boolean
  onMore: () => void
  onSort: (sort: Sort) => void
}

const rowHeight = 45

/** The rows in their own frame; only those in sight are drawn, so thousands stay smooth. */
export function RowTable({ program, answer, rows, sort, isWide, hasMore, onMore, onSort }: RowTableProps) {
  'use no memo' // The virtualizer is one object that changes inside; a compiled component would not see it move.
  const frame = useRef<HTMLDivElement>(null)
  const [openRow, setOpenRow] = useState<string | null>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 800, height: 600 },
  })
  // A source that never gives charges would fill a column with dashes; the note below says it once.
  const shown = { charges: rows.some(({ charges }) => charges !== null), wide: isWide }
  const columnCount = countColumns(shown)
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const nearEnd = hasMore && last >= rows.length - 20
  useEffect(() => {
    if (nearEnd) onMore()
  })

  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-index]') : null
    const next = Number(from?.dataset.index) + (step ?? Number.NaN)
    if (!rows[next]) return
    event.preventDefault()
    virtualizer.scrollToIndex(next)
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-index="${next}"] [aria-expanded]`)?.focus(),
    )
  }

  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <section
        ref={frame}
        aria-label="Offers"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="@container relative max-h-[34.5rem] lg:max-h-[51rem] overflow-auto overscroll-x-contain"
      >
        <table
          aria-rowcount={answer.total + 1}
          onKeyDown={move}
          className="figures w-full table-fixed border-separate sm:min-w-[43rem] border-spacing-0 text-14"
        >
          <caption className="sr-only">Reward seats, one row for each route, day, cabin and kind of connection</caption>
          <RowTableHead sort={sort} onSort={onSort} shown={shown} />
          <Spacer height={before} columnCount={columnCount} />
          {items.map(({ index, key }) => {
            const row = rows[index]
            return row ? (
              <tbody key={key} ref={virtualizer.measureElement} data-index={index}>
                <RowView
                  program={program}
                  answer={answer}
                  row={row}
                  position={index + 2}
                  shown={shown}
                  columnCount={columnCount}
                  isOpen={openRow === row.id}
                  onToggle={() => setOpenRow(openRow === row.id ? null : row.id)}
                />
              </tbody>
            ) : null
          })}
          <Spacer height={after} columnCount={columnCount} />
        </table>
      </section>
      <SourceNotes answer={answer} rows={rows} />
    </>
  )
}

/** Keeps the scroll bar true for the rows that aren't drawn. */
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

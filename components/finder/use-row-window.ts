'use client'

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { Row } from '@/lib/availability/search-contract.ts'
import { rowAfterKey } from './row-keys.ts'
import { rowIndexOf, useHeldRow } from './use-held-row.ts'

const rowHeight = 45

type RowWindow = {
  frame: RefObject<HTMLElement | null>
  /** Rows that have come. */
  rows: readonly Row[]
  /** Rows of the whole answer: those that have not come yet have their room already. */
  total: number
  onMore: () => void
  /** False in the first drawing, which shows a few rows and no more. */
  isPainted: boolean
}

/**
 * Which rows are drawn: those in sight, a few around them, and the one that has the focus, wherever it is. Keys move
 * the focus by row, by page, and to either end, which fetches the pages in between.
 */
export function useRowWindow({ frame, rows, total, onMore, isPainted }: RowWindow) {
  'use no memo' // The virtualizer is one object that changes inside; a compiled function would not see it move.
  const [target, setTarget] = useState<number | null>(null)
  const { place, ...focus } = useHeldRow(rows, setTarget)
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 800, height: 600 },
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      const kept = place() ?? target
      if (kept === null || drawn.includes(kept)) return drawn
      return [...drawn, kept].sort((a, b) => a - b)
    },
  })
  // The same rows by the same keys, so that the first ones stay what they are when the others come.
  const items = isPainted ? virtualizer.getVirtualItems() : firstItems(rows)
  const lastInSight = virtualizer.range?.endIndex ?? 0
  const wanted = Math.max(lastInSight + 20, target ?? 0)
  const isShort = rows.length < total && wanted >= rows.length
  useEffect(() => {
    if (isShort) onMore()
  })

  // After every drawing, for the row may come with this one or with a page that is still on its way.
  useEffect(() => {
    if (target === null || !rows[target]) return
    const button = frame.current?.querySelector<HTMLElement>(`[data-index="${target}"] [aria-expanded]`)
    if (!button) return
    button.focus({ preventScroll: true })
    setTarget(null)
  })

  function move(event: KeyboardEvent): void {
    const from = rowIndexOf(event.target)
    const page = Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / rowHeight) - 2)
    const next = from === null || isModified(event) ? null : rowAfterKey(event.key, target ?? from, { total, page })
    if (next === null) return
    event.preventDefault()
    setTarget(next)
    virtualizer.scrollToIndex(next)
  }

  return {
    virtualizer,
    items,
    /** True while the rows that somebody wants to see are on their way. */
    isWaiting: isShort,
    onKeyDown: move,
    ...focus,
  }
}

/** As many rows as a phone shows at once. */
const firstRows = 9

function firstItems(rows: readonly Row[]) {
  return rows
    .slice(0, firstRows)
    .map(({ id }, index) => ({ index, key: id, start: index * rowHeight, end: (index + 1) * rowHeight }))
}

const isModified = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Row } from '@/lib/availability/search-contract.ts'
import { layOutRows, rowsWithin, type Stretch, scrollTopFor } from '@/lib/search/row-layout.ts'

/** The height of most rows in pixels, assumed until a row has been measured. */
const rowHeight = 45

/** Scrolling redraws the rows once per step of this many pixels, not for every pixel. */
const step = 4 * rowHeight

type Frame = RefObject<HTMLElement | null>

/** Tracks the stretch of rows a frame shows, in whole steps, below the table's sticky head. */
function useStretch(frame: Frame): Stretch {
  const [stretch, setStretch] = useState<Stretch>({ top: 0, bottom: 600 })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const update = () => {
      const { top, bottom } = measureStretch(element)
      const seen = { top: Math.floor(top / step) * step, bottom: Math.ceil(bottom / step) * step }
      setStretch((now) => (now.top === seen.top && now.bottom === seen.bottom ? now : seen))
    }
    // Synchronously: drawing the rows after the frame is painted would leave it white for a moment.
    const scrolled = () => flushSync(update)
    const sizes = new ResizeObserver(update)
    sizes.observe(element)
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', scrolled)
    }
  }, [frame])
  return stretch
}

/** Returns the stretch of rows a frame shows right now. */
function measureStretch(frame: HTMLElement): Stretch {
  return { top: frame.scrollTop, bottom: frame.scrollTop + frame.clientHeight - measureHead(frame) }
}

const measureHead = (frame: HTMLElement) => frame.querySelector('thead')?.offsetHeight ?? 0

/** Returns the heights of the rows drawn so far, keyed by their `data-row`, and the `ref` for each drawn row. */
function useRowHeights(frame: Frame) {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [measure] = useState(() => measuring(frame, setHeights))
  return { heights, measure }
}

function measuring(frame: Frame, onHeights: (heights: ReadonlyMap<string, number>) => void) {
  const known = new Map<string, number>()
  let sizes: ResizeObserver | null = null

  function note(entries: ResizeObserverEntry[]): void {
    const changes = entries.flatMap(({ target, borderBoxSize: [box] }) => {
      const key = target instanceof HTMLElement ? target.dataset.row : undefined
      if (key === undefined || !box || !target.isConnected) return []
      const growth = box.blockSize - (known.get(key) ?? rowHeight)
      return Math.abs(growth) < 0.5 ? [] : [{ target, key, height: box.blockSize, growth }]
    })
    if (changes.length === 0) return
    for (const { key, height } of changes) known.set(key, height)
    onHeights(new Map(known))
    const element = frame.current
    if (!element) return
    const edge = element.getBoundingClientRect().top + measureHead(element)
    const above = changes.filter(({ target }) => target.getBoundingClientRect().top < edge - 1)
    // Keeps the visible rows in place when a row above them turns out taller or shorter than assumed.
    element.scrollTop += above.reduce((sum, { growth }) => sum + growth, 0)
  }

  return (row: HTMLElement | null) => {
    if (!row) return
    sizes ??= new ResizeObserver(note)
    sizes.observe(row)
    return () => sizes?.unobserve(row)
  }
}

/** How far above and below the visible stretch rows are drawn, in pixels. */
const spare = 8 * rowHeight

type RowWindow = {
  frame: RefObject<HTMLElement | null>
  /** The rows loaded so far. */
  rows: readonly Row[]
  /** The number of rows in the whole answer; those not loaded yet already take up space. */
  total: number
  onMore: () => void
  /** False in the first render, which only shows a few rows. */
  isPainted: boolean
}

/**
 * Decides which rows are drawn: the visible ones, a few around them, and the focused one, wherever it is. Keys move the
 * focus by row, by page and to either end, fetching the pages in between.
 */
export function useRowWindow({ frame, rows, total, onMore, isPainted }: RowWindow) {
  'use no memo' // Rendering reads the focus from a ref; a compiled function would not notice it move.
  const [target, setTarget] = useState<number | null>(null)
  const { place, ...focus } = useHeldRow(rows, setTarget)
  const { heights, measure } = useRowHeights(frame)
  const stretch = useStretch(frame)
  const getKey = (index: number) => rows[index]?.id ?? String(index)
  const getHeight = (index: number) => (heights.size > 0 && heights.get(getKey(index))) || rowHeight
  const starts = layOutRows(total, getHeight)
  // The first rows keep their keys, so that they stay mounted when the others arrive.
  const drawn = isPainted
    ? withRow(
        rowsWithin(starts, { top: stretch.top - spare, bottom: stretch.bottom + spare }),
        place() ?? target,
        total,
      )
    : rows.slice(0, firstRows).map((_, index) => index)
  const items = drawn.map((index) => {
    return { index, key: getKey(index), start: starts[index] ?? 0, end: starts[index + 1] ?? 0 }
  })
  const lastVisible = isPainted ? (rowsWithin(starts, stretch).at(-1) ?? 0) : 0
  const wanted = Math.max(lastVisible + 20, target ?? 0)
  const isShort = rows.length < total && wanted >= rows.length
  useEffect(() => {
    if (isShort) onMore()
  })

  // After every render, because the row may appear with this one or with a page that is still loading.
  useEffect(() => {
    if (target === null || !rows[target]) return
    const button = frame.current?.querySelector<HTMLElement>(`[data-index="${target}"] [aria-expanded]`)
    if (!button) return
    button.focus({ preventScroll: true })
    setTarget(null)
  })

  function move(event: KeyboardEvent): void {
    const from = findRowIndex(event.target)
    const page = Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / rowHeight) - 2)
    const next = from === null || isModified(event) ? null : rowAfterKey(event.key, target ?? from, { total, page })
    if (next === null) return
    event.preventDefault()
    setTarget(next)
    if (frame.current) frame.current.scrollTop = scrollTopFor(starts, next, measureStretch(frame.current))
  }

  return {
    items,
    /** The height of all rows together. */
    height: starts.at(-1) ?? 0,
    /** The `ref` for each drawn row. */
    measure,
    /** True while the rows the visitor scrolled or moved to are loading. */
    isWaiting: isShort,
    onKeyDown: move,
    ...focus,
  }
}

/** The number of rows a phone shows at once. */
const firstRows = 9

/** Adds one row to these, unless it is null, out of range or already among them. */
function withRow(drawn: number[], kept: number | null, total: number): number[] {
  if (kept === null || kept >= total || drawn.includes(kept)) return drawn
  return [...drawn, kept].sort((a, b) => a - b)
}

const isModified = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

/** Tracks the focused row across answers that move or remove it. `onLost` gets the index to focus instead. */
function useHeldRow(rows: readonly { id: string }[], onLost: (index: number) => void) {
  'use no memo' // For the same reason as in `useRowWindow`, which calls `place` while rendering.
  const held = useRef<(HeldRow & { element: Element }) | null>(null)

  // A new answer may have moved the focused row or removed it. If it was removed, the row now in its place gets the
  // focus.
  useLayoutEffect(() => {
    if (!held.current) return
    if (held.current.element.isConnected) {
      held.current.index = findRowIndex(held.current.element) ?? held.current.index
      return
    }
    const next = placeOfHeld(held.current, rows)
    held.current = null
    if (next !== null && document.activeElement === document.body) onLost(next)
  })

  function hold(element: EventTarget): void {
    const index = findRowIndex(element)
    held.current = index === null ? null : { index, id: rows[index]?.id ?? null, element: element as Element }
  }

  return {
    /** Returns the focused row's current index; null while no row has the focus. */
    place: () => held.current && placeOfHeld(held.current, rows),
    onFocus: (event: FocusEvent) => hold(event.target),
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget) hold(event.relatedTarget)
    },
  }
}

/** Returns the index of the row around an element; null outside the rows. */
function findRowIndex(target: EventTarget | null): number | null {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset.index) : null
}

/** Returns the row a key moves to, or null for a key that doesn't move. */
export function rowAfterKey(
  key: string,
  from: number,
  { total, page }: { total: number; page: number },
): number | null {
  const to = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: total - 1,
  }[key]
  return to === undefined || total === 0 ? null : Math.min(total - 1, Math.max(0, to))
}

/** The focused row: its last index, and its id. */
type HeldRow = { index: number; id: string | null }

/** Returns the focused row's index now; if it is gone, the row in its place; null if there are no rows. */
export function placeOfHeld({ index, id }: HeldRow, rows: readonly { id: string }[]): number | null {
  if (rows[index]?.id === id) return index
  const now = rows.findIndex((row) => row.id === id)
  return now >= 0 ? now : rows.length > 0 ? Math.min(index, rows.length - 1) : null
}

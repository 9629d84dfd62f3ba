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

/** A row as most are, before it has been measured. */
const rowHeight = 45

/** Drawn at once with each of these, so that not every pixel of a scroll draws the rows again. */
const step = 4 * rowHeight

type Frame = RefObject<HTMLElement | null>

/** What a frame shows of its rows, in whole steps; below the table's head, which always stands above them. */
function useStretch(frame: Frame): Stretch {
  const [stretch, setStretch] = useState<Stretch>({ top: 0, bottom: 600 })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      const { top, bottom } = measureStretch(element)
      const seen = { top: Math.floor(top / step) * step, bottom: Math.ceil(bottom / step) * step }
      setStretch((now) => (now.top === seen.top && now.bottom === seen.bottom ? now : seen))
    }
    // At once: rows drawn after the frame has been painted would leave it white for a moment.
    const scrolled = () => flushSync(look)
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', scrolled)
    }
  }, [frame])
  return stretch
}

/** What a frame shows of its rows at this moment. */
function measureStretch(frame: HTMLElement): Stretch {
  return { top: frame.scrollTop, bottom: frame.scrollTop + frame.clientHeight - measureHead(frame) }
}

const measureHead = (frame: HTMLElement) => frame.querySelector('thead')?.offsetHeight ?? 0

/** The heights of the rows drawn so far by the names in `data-row`, and what each drawn row is given as its `ref`. */
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
    // What somebody looks at stays where it is when a row above it turns out higher or lower.
    element.scrollTop += above.reduce((sum, { growth }) => sum + growth, 0)
  }

  return (row: HTMLElement | null) => {
    if (!row) return
    sizes ??= new ResizeObserver(note)
    sizes.observe(row)
    return () => sizes?.unobserve(row)
  }
}

/** Rows drawn above and below those in sight, in pixels. */
const spare = 8 * rowHeight

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
  'use no memo' // Where the focus is held is asked while drawing; a compiled function would not see it move.
  const [target, setTarget] = useState<number | null>(null)
  const { place, ...focus } = useHeldRow(rows, setTarget)
  const { heights, measure } = useRowHeights(frame)
  const stretch = useStretch(frame)
  const getKey = (index: number) => rows[index]?.id ?? String(index)
  const getHeight = (index: number) => (heights.size > 0 && heights.get(getKey(index))) || rowHeight
  const starts = layOutRows(total, getHeight)
  // The same rows by the same keys, so that the first ones stay what they are when the others come.
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
  const lastInSight = isPainted ? (rowsWithin(starts, stretch).at(-1) ?? 0) : 0
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
    /** How high all rows are together. */
    height: starts.at(-1) ?? 0,
    /** What each drawn row is given as its `ref`. */
    measure,
    /** True while the rows that somebody wants to see are on their way. */
    isWaiting: isShort,
    onKeyDown: move,
    ...focus,
  }
}

/** As many rows as a phone shows at once. */
const firstRows = 9

/** These rows and one more, unless it is among them or there is none. */
function withRow(drawn: number[], kept: number | null, total: number): number[] {
  if (kept === null || kept >= total || drawn.includes(kept)) return drawn
  return [...drawn, kept].sort((a, b) => a - b)
}

const isModified = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

/** The row that has the focus, through answers that move it or take it away. `onLost` is told the place of one that went. */
function useHeldRow(rows: readonly { id: string }[], onLost: (index: number) => void) {
  'use no memo' // As in the window of the rows, which asks while it draws.
  const held = useRef<(HeldRow & { element: Element }) | null>(null)

  // Another answer may have moved the row that somebody stands on, or taken it away: then the one in the place where it
  // stood last gets the focus.
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
    /** Where it stands now; null while no row has the focus. */
    place: () => held.current && placeOfHeld(held.current, rows),
    onFocus: (event: FocusEvent) => hold(event.target),
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget) hold(event.relatedTarget)
    },
  }
}

/** The row an element stands in; null outside of them. */
function findRowIndex(target: EventTarget | null): number | null {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset.index) : null
}

/** The row that a key leads to from another one, or null for a key that moves nowhere. */
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

/** The row that has the focus: where it stood, and what it was. */
type HeldRow = { index: number; id: string | null }

/** Where that row stands now; in an answer without it the row in its place, and null in one without rows. */
export function placeOfHeld({ index, id }: HeldRow, rows: readonly { id: string }[]): number | null {
  if (rows[index]?.id === id) return index
  const now = rows.findIndex((row) => row.id === id)
  return now >= 0 ? now : rows.length > 0 ? Math.min(index, rows.length - 1) : null
}

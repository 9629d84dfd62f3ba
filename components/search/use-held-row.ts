'use client'

import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { type HeldRow, placeOfHeld } from './row-keys.ts'

/** The row that has the focus, through answers that move it or take it away. `onLost` is told the place of one that went. */
export function useHeldRow(rows: readonly { id: string }[], onLost: (index: number) => void) {
  'use no memo' // As in the window of the rows, which asks while it draws.
  const held = useRef<(HeldRow & { element: Element }) | null>(null)

  // Another answer may have moved the row that somebody stands on, or taken it away: then the one in the place where it
  // stood last gets the focus.
  useLayoutEffect(() => {
    if (!held.current) return
    if (held.current.element.isConnected) {
      held.current.index = rowIndexOf(held.current.element) ?? held.current.index
      return
    }
    const next = placeOfHeld(held.current, rows)
    held.current = null
    if (next !== null && document.activeElement === document.body) onLost(next)
  })

  function hold(element: EventTarget): void {
    const index = rowIndexOf(element)
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
export function rowIndexOf(target: EventTarget | null): number | null {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset.index) : null
}

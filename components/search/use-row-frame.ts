'use client'

import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Stretch } from '@/lib/search/row-layout.ts'

/** A row as most are, before it has been measured. */
export const rowHeight = 45

/** Drawn at once with each of these, so that not every pixel of a scroll draws the rows again. */
const step = 4 * rowHeight

type Frame = RefObject<HTMLElement | null>

/** What a frame shows of its rows, in whole steps; below the table's head, which always stands above them. */
export function useStretch(frame: Frame): Stretch {
  const [stretch, setStretch] = useState<Stretch>({ top: 0, bottom: 600 })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      const { top, bottom } = stretchOf(element)
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
export function stretchOf(frame: HTMLElement): Stretch {
  return { top: frame.scrollTop, bottom: frame.scrollTop + frame.clientHeight - headOf(frame) }
}

const headOf = (frame: HTMLElement) => frame.querySelector('thead')?.offsetHeight ?? 0

/** The heights of the rows drawn so far by the names in `data-row`, and what each drawn row is given as its `ref`. */
export function useRowHeights(frame: Frame) {
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
    const edge = element.getBoundingClientRect().top + headOf(element)
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

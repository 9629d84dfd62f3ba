import { useState } from 'react'

/** How wide an element is shown, in pixels, and what watches it; `before` until that is known. */
export function useShownWidth(before: number) {
  const [width, setWidth] = useState(before)
  const watch = (element: Element | null) => {
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || before))
    observer.observe(element)
    return () => observer.disconnect()
  }
  return [width, watch] as const
}

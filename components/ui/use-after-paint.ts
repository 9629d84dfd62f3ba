'use client'

import { startTransition, useEffect, useState } from 'react'

/** Returns false in the first render and true once that has been painted, for content that can wait a moment. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      // A timer set in an animation frame runs after that frame is painted.
      later = setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  }, [])
  return isPainted
}

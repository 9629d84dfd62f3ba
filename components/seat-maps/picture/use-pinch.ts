'use client'

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

export const zoomRange = { min: 1, max: 4 } as const

/** Zooms the returned element with two fingers; one finger scrolls as usual. */
export function usePinch(zoom: number, onZoom: (zoom: number) => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const start = useRef<{ distance: number; zoom: number } | null>(null)
  const onTouchStart = useEffectEvent((event: TouchEvent) => {
    const distance = spread(event)
    start.current = distance === null ? null : { distance, zoom }
  })
  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    const distance = spread(event)
    if (distance === null || !start.current) return
    // Otherwise the page itself would zoom.
    event.preventDefault()
    const wanted = (start.current.zoom * distance) / start.current.distance
    onZoom(Math.min(zoomRange.max, Math.max(zoomRange.min, wanted)))
  })
  useEffect(() => {
    const target = element.current
    if (!target) return
    const begin = (event: TouchEvent) => onTouchStart(event)
    const move = (event: TouchEvent) => onTouchMove(event)
    target.addEventListener('touchstart', begin, { passive: true })
    target.addEventListener('touchmove', move, { passive: false })
    return () => {
      target.removeEventListener('touchstart', begin)
      target.removeEventListener('touchmove', move)
    }
  }, [])
  return element
}

/** Returns the pixels between two fingers; null for any other number of fingers. */
function spread({ touches }: TouchEvent): number | null {
  const [first, second, third] = touches
  if (!first || !second || third) return null
  return Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)
}

'use client'

import { type PointerEventHandler, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

type HintTipProps = {
  text: string
  trigger: RefObject<HTMLElement | null>
  onPointerEnter: PointerEventHandler
  onPointerLeave: PointerEventHandler
  onClose: () => void
}

/** The space kept free around the hint, in px. */
const gap = 6

/** An open hint: a native popover, so that nothing clips it. Screen readers get its text from the trigger. */
export function HintTip({ text, trigger, onClose, ...pointer }: HintTipProps) {
  const tip = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!tip.current || !trigger.current) return
    tip.current.showPopover?.()
    placeAt(tip.current, trigger.current.getBoundingClientRect())
  }, [trigger])

  const close = useEffectEvent(onClose)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    window.addEventListener('keydown', onKey, { signal })
    // It would stay where its trigger was.
    window.addEventListener('scroll', () => close(), { signal, capture: true, passive: true })
    window.addEventListener('resize', () => close(), { signal })
    return () => left.abort()
  }, [])

  // Browsers make a popover scroll, and a Tab then stops at what scrolls: nothing to see, and the hint closes.
  return (
    <span
      ref={tip}
      popover="manual"
      aria-hidden="true"
      {...pointer}
      className="fixed inset-auto z-50 m-0 max-w-72 overflow-visible rounded-md bg-ink px-2.5 py-1.5 text-12 text-paper shadow-lg"
    >
      {text}
    </span>
  )
}

/** Places the hint above the middle of the trigger, or below it if there is no room above. */
function placeAt(tip: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = tip
  const farthest = document.documentElement.clientWidth - offsetWidth - gap
  const above = top - offsetHeight - gap
  tip.style.left = `${Math.max(gap, Math.min(left + width / 2 - offsetWidth / 2, farthest))}px`
  tip.style.top = `${above >= gap ? above : bottom + gap}px`
}

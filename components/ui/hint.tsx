'use client'

import {
  type PointerEvent,
  type PointerEventHandler,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

type HintTipProps = {
  text: string
  trigger: RefObject<HTMLElement | null>
  onPointerEnter: PointerEventHandler
  onPointerLeave: PointerEventHandler
  onClose: () => void
}

/** Kept free around the hint, in px. */
const gap = 6

/** An open hint: a popover of the platform, so that no frame cuts it off. Its words are in the trigger for who listens. */
function HintTip({ text, trigger, onClose, ...pointer }: HintTipProps) {
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
    // It stands where its trigger was.
    window.addEventListener('scroll', () => close(), { signal, capture: true, passive: true })
    window.addEventListener('resize', () => close(), { signal })
    return () => left.abort()
  }, [])

  return (
    <span
      ref={tip}
      popover="manual"
      aria-hidden="true"
      {...pointer}
      className="fixed inset-auto z-50 m-0 max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-12 text-paper shadow-lg"
    >
      {text}
    </span>
  )
}

/** Above the middle of the trigger; below it where the screen ends. */
function placeAt(tip: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = tip
  const farthest = document.documentElement.clientWidth - offsetWidth - gap
  const above = top - offsetHeight - gap
  tip.style.left = `${Math.max(gap, Math.min(left + width / 2 - offsetWidth / 2, farthest))}px`
  tip.style.top = `${above >= gap ? above : bottom + gap}px`
}

type HintProps = {
  /** What the hint says; screen readers get it as text after the trigger's own. */
  text: string
  className?: string
  children: ReactNode
}

/** A pointer that passes by opens nothing, and one on its way to the hint does not lose it. */
const delays = { open: 250, close: 120 }

/**
 * A few words with a longer hint: on hover, on focus by keyboard, on a tap. Answers hold many of these, so it is made of
 * what the platform has.
 */
export function Hint({ text, className = '', children }: HintProps) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  const turnSoon = (next: boolean, { pointerType }: PointerEvent) => {
    clearTimeout(timer.current)
    if (pointerType === 'mouse') timer.current = setTimeout(setOpen, next ? delays.open : delays.close, next)
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={className}
        onPointerEnter={(event) => turnSoon(true, event)}
        onPointerLeave={(event) => turnSoon(false, event)}
        onFocus={({ target }) => target.matches(':focus-visible') && turn(true)}
        onBlur={() => turn(false)}
        onClick={() => turn(!open)}
      >
        {children}
        <span className="sr-only">. {text}</span>
      </button>
      {open ? (
        <HintTip
          text={text}
          trigger={trigger}
          onPointerEnter={(event) => turnSoon(true, event)}
          onPointerLeave={(event) => turnSoon(false, event)}
          onClose={() => turn(false)}
        />
      ) : null}
    </>
  )
}

'use client'

import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useLater } from './use-later.ts'

const loadTip = async () => (await import('./hint-tip.tsx')).HintTip

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
 * what the platform has, and what opens comes with the first one that does.
 */
export function Hint({ text, className = '', children }: HintProps) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const { Component: HintTip, ask } = useLater(loadTip)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = (next: boolean) => {
    clearTimeout(timer.current)
    if (next) ask()
    setOpen(next)
  }
  const turnSoon = (next: boolean, { pointerType }: PointerEvent) => {
    clearTimeout(timer.current)
    if (pointerType === 'mouse') timer.current = setTimeout(turn, next ? delays.open : delays.close, next)
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
      {open && HintTip ? (
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

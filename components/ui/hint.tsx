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

/** In ms, so that a pointer passing by opens nothing, and one moving to the hint doesn't lose it. */
const delays = { open: 250, close: 120 }

/**
 * A few words with a longer hint, opened by hover, keyboard focus or tap. Answers contain many of these, so it is a
 * native button, and the code of the hint itself is loaded when the first one opens.
 */
export function Hint({ text, className = '', children }: HintProps) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const { Component: HintTip, startLoading } = useLater(loadTip)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = (next: boolean) => {
    clearTimeout(timer.current)
    if (next) startLoading()
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

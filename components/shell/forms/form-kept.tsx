'use client'

import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

type FormKeptProps = { reference: string; words: string; onAgain: () => void }

/** In place of a form that was kept: its number, and what happens next. It takes the focus, or a keyboard is lost. */
export function FormKept({ reference, words, onAgain }: FormKeptProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel className="max-w-3xl">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-20 font-semibold outline-none">
        <Check aria-hidden="true" className="size-5 text-ok" />
        It has reached us
      </h2>
      <p className="mt-3 text-16">
        Its number is <strong className="font-mono font-semibold whitespace-nowrap">{reference}</strong>. Keep it, in
        case you want to ask about it.
      </p>
      <p className="mt-2 mb-5 max-w-prose text-16 text-muted">{words}</p>
      <Button kind="outline" onClick={onAgain}>
        Send another
      </Button>
    </Panel>
  )
}

'use client'

import { Radio } from 'lucide-react'
import { useState } from 'react'
import type { Program } from '@/lib/core/program.ts'
import type { Question } from '@/lib/search/finder-state.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useLater } from '../ui/use-later.ts'

type LiveBarProps = { program: Program; question: Question; today: string }

/** The way into the live mode; nothing is asked before its own button is pressed. */
export function LiveBar({ program, question, today }: LiveBarProps) {
  const { Component: Panel, ask, failed } = useLater(() => import('./live-panel.tsx').then((part) => part.LivePanel))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        aria-expanded={isOpen}
        onClick={() => {
          ask()
          setOpen(!isOpen)
        }}
      >
        <Radio aria-hidden="true" className="size-4" />
        Live
      </Button>
      {failed ? <LoadFailure what="The live search" /> : null}
      {isOpen && Panel ? (
        <section aria-label="Live search" className="order-last w-full border-t border-line py-4">
          <Panel program={program} question={question} today={today} />
        </section>
      ) : null}
    </>
  )
}

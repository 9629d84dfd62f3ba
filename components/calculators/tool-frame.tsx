import type { ReactNode } from 'react'
import { Panel } from '../ui/panel.tsx'

type ToolFrameProps = {
  /** Names the tool to screen readers. */
  label: string
  inputs: ReactNode
  /** The answer, which screen readers announce when it changes. */
  answer: ReactNode
  /** Shown below the answer, but not announced. */
  children?: ReactNode
}

/** The frame of a calculator: its inputs, the answer below them and anything that belongs to the answer. */
export function ToolFrame({ label, inputs, answer, children }: ToolFrameProps) {
  return (
    <section aria-label={label} className="space-y-5">
      <Panel>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">{inputs}</div>
        <div aria-live="polite" className="mt-5 border-t border-line pt-5">
          {answer}
        </div>
      </Panel>
      {children}
    </section>
  )
}

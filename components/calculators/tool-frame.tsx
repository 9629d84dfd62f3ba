import type { ReactNode } from 'react'
import type { Step } from '@/lib/calculators/working.ts'
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

/** The working behind a figure, one line per step, with each step's result at the end of its line. */
export function WorkingSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="divide-y divide-line border-y border-line text-14">
      {steps.map(({ what, how, figure }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal lines differ only in their position.
        <li key={index} className="figures grid grid-cols-[1.5rem_1fr_auto] items-baseline gap-x-2 py-2.5">
          <span aria-hidden="true" className="text-muted">
            {index + 1}
          </span>
          <span className="min-w-0">
            <span className="font-medium">{what}</span> <span className="text-muted">{how}</span>
          </span>
          <span className="text-right font-medium">{figure}</span>
        </li>
      ))}
    </ol>
  )
}

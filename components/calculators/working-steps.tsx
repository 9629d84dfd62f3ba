import type { Step } from '@/lib/calculators/working.ts'

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

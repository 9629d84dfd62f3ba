import type { Step } from '@/lib/calculators/working.ts'
import { PageSection } from '../ui/page-section.tsx'
import { WorkingSteps } from './tool-frame.tsx'

/** One question worked out step by step, by the same function as the tool. */
export function WorkedExample({
  question,
  steps,
  ending,
}: {
  question: string
  steps: readonly Step[]
  ending: string
}) {
  return (
    <PageSection title="A worked example" lead={question}>
      <div className="max-w-prose">
        <WorkingSteps steps={steps} />
        <p className="mt-3 text-16">{ending}</p>
      </div>
    </PageSection>
  )
}

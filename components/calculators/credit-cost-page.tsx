import { creditCost, creditCostDefaults } from '@/lib/calculators/credit-cost.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { statusTable } from '@/lib/programs/qantas/data/status-data.ts'
import { ToolPage } from '../shell/tool-page.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { CreditCostTool } from './credit-cost-tool.tsx'

/** What a status credit costs: the tool, how to read it, and a worked example. */
export function CreditCostPage() {
  const { fare, credits, points, goal, held } = creditCostDefaults
  const { eachAud, eachAfterPointsAud, trips, missing } = creditCost(creditCostDefaults)
  return (
    <ToolPage path="/qantas/status-credit-cost" tool={<CreditCostTool />} sources={[statusTable]}>
      <PageSection title="How to read it">
        <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
          <li>Compare trips by the cost of one credit: the cheaper one brings the same tier for less.</li>
          <li>Only status credits count here. A tier also asks for flights on Qantas or Jetstar, as the table says.</li>
          <li>Credits start from zero at the end of the membership year; a trip after it counts towards the next.</li>
        </ul>
      </PageSection>
      <PageSection title="A worked example">
        <p className="max-w-prose text-16">
          A trip of ${formatNumber(fare)}, as an example, that earns {credits} status credits and {formatNumber(points)}{' '}
          points: ${eachAud.toFixed(2)} a credit, ${eachAfterPointsAud.toFixed(2)} when a point is worth one cent. With{' '}
          {held} of this year, {missing} are missing for {goal}: {trips} such trips.
        </p>
      </PageSection>
    </ToolPage>
  )
}

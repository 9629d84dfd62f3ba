import { creditCost, creditCostDefaults } from '@/lib/calculators/credit-cost.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { statusTable } from '@/lib/programs/qantas/data/status-data.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { PageSection, SectionPair } from '../ui/page-section.tsx'
import { CreditCostTool } from './credit-cost-tool.tsx'

/** The page on what a status credit costs: the tool, how to read it and a worked example. */
export function CreditCostPage() {
  const { fare, credits, points, goal, held } = creditCostDefaults
  const { eachAud, eachAfterPointsAud, trips, missing } = creditCost(creditCostDefaults)
  return (
    <ToolPage path="/qantas/status-credit-cost" tool={<CreditCostTool />} sources={[statusTable]}>
      <SectionPair>
        <PageSection title="How do I use this?">
          <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
            <li>Compare trips by their cost per credit: the cheapest gets you the same tier for less.</li>
            <li>Only status credits count here. A tier also needs flights on Qantas or Jetstar, as the table shows.</li>
            <li>Credits go back to zero at the end of your membership year; later trips count towards the next one.</li>
          </ul>
        </PageSection>
        <PageSection title="A worked example">
          <p className="max-w-prose text-16">
            Say a ${formatNumber(fare)} trip earns {credits} status credits and {formatNumber(points)} points: $
            {eachAud.toFixed(2)} a credit, or ${eachAfterPointsAud.toFixed(2)} if a point is worth one cent. With {held}{' '}
            already this year, you need {missing} more for {goal}: {trips} of these trips.
          </p>
        </PageSection>
      </SectionPair>
    </ToolPage>
  )
}

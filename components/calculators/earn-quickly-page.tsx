import { earnDefaults, planEarning } from '@/lib/calculators/earn-plan.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { accountTable } from '@/lib/programs/qantas/data/account-data.ts'
import { earnMethods, smallerMethods } from '@/lib/programs/qantas/data/earn-methods.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { EarnPlanTool } from './earn-plan-tool.tsx'
import { WorkedExample } from './worked-example.tsx'

/** The page on earning points quickly: the planner, every way with its source, smaller ways and how points expire. */
export function EarnQuicklyPage() {
  return (
    <ToolPage path="/qantas/how-to-earn-points-quickly" tool={<EarnPlanTool />}>
      <PageSection
        title="Every way to earn, with sources"
        lead="Offers change monthly. ‘Up to’ offers count as zero in the guaranteed total."
      >
        <ul className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
          {earnMethods.map((method) => (
            <li key={method.id}>
              <h3 className="text-16 font-semibold">{method.name}</h3>
              <p className="text-16">{method.words}</p>
              <SourceLine {...method} />
            </li>
          ))}
        </ul>
      </PageSection>
      <WorkedExample {...example()} />
      <PageSection title="Smaller ways">
        <DataTable
          caption="Smaller ways to earn"
          rows={smallerMethods}
          keyOf={({ name }) => name}
          columns={[
            { id: 'name', head: 'How', cell: ({ name }) => name },
            { id: 'words', head: 'Points', cell: ({ words }) => words },
            { id: 'seen', head: 'Seen', cell: ({ seen }) => seen },
          ]}
        />
      </PageSection>
      <PageSection title="How do I keep my points?">
        <p className="max-w-prose text-16">
          Qantas Points expire after {accountTable.expiryMonths} months without {accountTable.activity}. Any of these
          resets the clock.
        </p>
        <SourceLine {...accountTable} />
      </PageSection>
    </ToolPage>
  )
}

/** The worked example: a household without a new card, over a year. */
function example() {
  const { steps, minPoints, monthsToTarget } = planEarning({
    ...earnDefaults,
    cardBonus: false,
    switchEnergy: false,
    months: 12,
    target: 60_000,
  })
  const ending = `${formatNumber(minPoints)} points guaranteed in a year; 60,000 after ${monthsToTarget ?? 'no number of'} months.`
  return {
    question:
      'No new card, $2,500 a month on your current one, $800 at Woolworths, 100 litres of fuel, some online shopping and a hotel.',
    steps,
    ending,
  }
}

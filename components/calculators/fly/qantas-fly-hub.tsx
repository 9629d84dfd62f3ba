import { finderLink } from '@/lib/calculators/finder-link.ts'
import { answerFly, flySteps } from '@/lib/calculators/fly/fly-answer.ts'
import { flyDefaults } from '@/lib/calculators/fly/fly-fields.ts'
import { currentTables, tableTitles } from '@/lib/calculators/fly/qantas-pages.ts'
import { findQantasPair, qantasDestinations } from '@/lib/calculators/fly/qantas-slugs.ts'
import { tripRules } from '@/lib/programs/qantas/data/trip-rules.ts'
import { ToolPage } from '../../shell/tool-page.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { WorkedExample } from '../worked-example.tsx'
import { EveryDestination } from './city-links.tsx'
import { QantasFlyTool } from './qantas-fly-tool.tsx'
import { ZoneTable } from './zone-table.tsx'

const path = '/qantas/how-many-points-to-fly-to'

/** The calculator over all cities, the whole price tables, and a way to every destination's page. */
export function QantasFlyHub() {
  const pair = findQantasPair('sydney', 'singapore')
  return (
    <ToolPage
      path={path}
      next={[{ href: finderLink('qantas', {}), title: 'Find the seats', summary: 'Reward seats by day and cabin.' }]}
      tool={pair ? <QantasFlyTool pair={pair} /> : null}
    >
      <PageSection title="How the figure comes about">
        <ol className="max-w-prose list-decimal space-y-2 pl-5 text-16">
          {tripRules.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <SourceLine {...tripRules} />
      </PageSection>
      <FlyExample />
      <PageSection title="The whole tables" lead="Points for one adult, one way, by the miles flown.">
        <div className="grid gap-8 xl:grid-cols-2">
          {currentTables.map((table) => (
            <ZoneTable key={table.id} table={table} />
          ))}
        </div>
      </PageSection>
      <EveryDestination family={path} destinations={qantasDestinations()} />
    </ToolPage>
  )
}

/** Business from Perth to London, for two and back. */
function FlyExample() {
  const pair = findQantasPair('perth', 'london')
  const answer = pair && answerFly(pair.ways, { ...flyDefaults, trip: 'return', people: 2 })
  const business = answer?.cabins.find(({ cabin }) => cabin === 'J')
  if (!answer || !business) return null
  return (
    <WorkedExample
      question="Two people fly from Perth to London and back in business."
      steps={flySteps(business, answer.times, tableTitles)}
      ending="Taxes and charges are paid in money on top."
    />
  )
}

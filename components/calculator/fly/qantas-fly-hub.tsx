import { finderLink } from '@/lib/calculators/finder-link.ts'
import { answerFly, flySteps } from '@/lib/calculators/fly/fly-answer.ts'
import { flyDefaults } from '@/lib/calculators/fly/fly-fields.ts'
import { currentTables, tableTitles } from '@/lib/calculators/fly/qantas-pages.ts'
import { findQantasPair, qantasDestinations } from '@/lib/calculators/fly/qantas-slugs.ts'
import { regionNames, regions } from '@/lib/network/airports.ts'
import { tripRules } from '@/lib/programs/qantas/data/trip-rules.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { PageSection } from '../page-section.tsx'
import { ToolPage } from '../tool-page.tsx'
import { WorkedExample } from '../worked-example.tsx'
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
      <PageSection title="Every destination" lead="Each has a page with its ways from all of Australia.">
        <div className="space-y-5">
          {regions.map((region) => (
            <DestinationLinks key={region} title={regionNames[region]} region={region} />
          ))}
        </div>
      </PageSection>
    </ToolPage>
  )
}

function DestinationLinks({ title, region }: { title: string; region: (typeof regions)[number] }) {
  const cities = qantasDestinations().filter((city) => city.region === region)
  if (cities.length === 0) return null
  return (
    <div>
      <h3 className="text-14 font-semibold">{title}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1.5 text-14">
        {cities.map(({ slug, name }) => (
          <li key={slug}>
            <TextLink href={`${path}/${slug}`}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </div>
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

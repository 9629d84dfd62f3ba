import { finderLink } from '@/lib/calculators/finder-link.ts'
import { gateways } from '@/lib/calculators/fly/cities.ts'
import { answerFly, flySteps } from '@/lib/calculators/fly/fly-answer.ts'
import { flyDefaults } from '@/lib/calculators/fly/fly-fields.ts'
import { currentTables, tableTitles } from '@/lib/calculators/fly/qantas-pages.ts'
import { type FlyPair, findQantasPair, qantasDestinations } from '@/lib/calculators/fly/slugs.ts'
import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { ClassicRewardTable, ZoneRow } from '@/lib/programs/qantas/data/classic-reward-tables.ts'
import { tripRules } from '@/lib/programs/qantas/data/trip-rules.ts'
import { ToolPage } from '../../shell/page-frame.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PageSection, SectionPair } from '../../ui/page-section.tsx'
import { PointsFigure } from '../../ui/points-figure.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { WorkedExample } from '../worked-example.tsx'
import { EveryDestination, toCityOption } from './city-links.tsx'
import { QantasFlyQuestion } from './qantas-fly-question.tsx'

const columns: readonly Column<ZoneRow>[] = [
  { id: 'zone', head: 'Zone', cell: (row) => row.zone },
  { id: 'miles', head: 'Miles, up to', end: true, cell: (row) => formatNumber(row.maxMiles) },
  ...cabins.map((cabin: Cabin) => ({
    id: cabin,
    head: cabinDisplay[cabin].name,
    end: true,
    cell: (row: ZoneRow) => <PointsFigure points={row[cabin]} />,
  })),
]

/** A complete price table by zone, with its source. */
function ZoneTable({ table }: { table: ClassicRewardTable }) {
  return (
    <div className="min-w-0 space-y-2">
      <h3 className="text-16 font-semibold">{table.title}</h3>
      <DataTable caption={table.title} columns={columns} rows={table.rows} keyOf={(row) => String(row.zone)} />
      <SourceLine {...table} />
    </div>
  )
}

const path = '/qantas/how-many-points-to-fly-to'

/** The hub page: the calculator for all cities, the complete price tables and links to every destination's page. */
export function QantasFlyHub() {
  const pair = findQantasPair('sydney', 'singapore')
  return (
    <ToolPage
      path={path}
      next={[{ href: finderLink('qantas', {}), title: 'Find the seats', summary: 'Reward seats by day and cabin.' }]}
      tool={pair ? <QantasFlyTool pair={pair} /> : null}
    >
      <SectionPair>
        <PageSection title="How is it calculated?">
          <ol className="max-w-prose list-decimal space-y-2 pl-5 text-16">
            {tripRules.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
          <SourceLine {...tripRules} />
        </PageSection>
        <FlyExample />
      </SectionPair>
      <PageSection title="Full price tables" lead="Points for one adult, one way, by the miles flown.">
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

/** The worked example: business from Perth to London, return, for two. */
function FlyExample() {
  const pair = findQantasPair('perth', 'london')
  const answer = pair && answerFly(pair.routings, { ...flyDefaults, trip: 'return', people: 2 })
  const business = answer?.cabins.find(({ cabin }) => cabin === 'J')
  if (!answer || !business) return null
  return (
    <WorkedExample
      question="Two people, Perth to London return in business."
      steps={flySteps(business, answer.times, tableTitles)}
      ending="Taxes and charges are extra."
    />
  )
}

/** The Qantas calculator, starting with one pair. */
export function QantasFlyTool({ pair }: { pair: FlyPair }) {
  return (
    <QantasFlyQuestion
      defaults={{ ...flyDefaults, from: pair.from.slug, to: pair.to.slug }}
      from={gateways.map(toCityOption)}
      to={qantasDestinations().map(toCityOption)}
      known={{ from: pair.from.slug, to: pair.to.slug, routings: pair.routings }}
      tableTitles={tableTitles}
    />
  )
}

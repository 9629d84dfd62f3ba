import { finderLink } from '@/lib/calculators/finder-link.ts'
import { gateways } from '@/lib/calculators/fly/cities.ts'
import { flyDefaults } from '@/lib/calculators/fly/fly-fields.ts'
import { type VelocityPair, velocityPairs } from '@/lib/calculators/fly/slugs.ts'
import { answerVelocityFly, velocityFlySteps } from '@/lib/calculators/fly/velocity-answer.ts'
import { tablesBehind } from '@/lib/calculators/fly/velocity-pages.ts'
import { rewardRules } from '@/lib/programs/velocity/data/reward-rules.ts'
import { ToolPage } from '../../shell/page-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { NoteList } from '../fact-list.tsx'
import { WorkedExample } from '../worked-example.tsx'
import { EveryDestination, toCityOption } from './city-links.tsx'
import { VelocityFlyQuestion } from './velocity-fly-question.tsx'
import { EveryPriceTable } from './velocity-price-tables.tsx'

const path = '/virgin-australia/how-many-velocity-points-to-fly-to'

/** The hub page: the calculator for all cities, every known price table and links to every destination's page. */
export function VelocityFlyHub() {
  const pair = velocityPairs.find('sydney', 'los-angeles')
  return (
    <ToolPage
      path={path}
      next={[{ href: finderLink('velocity', {}), title: 'Find the seats', summary: 'Reward seats by day and cabin.' }]}
      tool={pair ? <VelocityFlyTool pair={pair} /> : null}
      sources={pair ? tablesBehind(pair.routings) : []}
    >
      <div className="mt-6">
        <Notice kind="info">
          Velocity changed its prices on 21 January 2025 and hasn’t published the full tables since. You’ll see today’s
          price where we know it, the price until 20 January 2025, and what searches have shown.
        </Notice>
      </div>
      <PageSection title="How is it calculated?">
        <ol className="max-w-prose list-decimal space-y-2 pl-5 text-16">
          <li>Add up the miles of every flight one way. The total falls in one of ten zones.</li>
          <li>Zone, airline and cabin give the points for one adult.</li>
          <li>These cost more: {rewardRules.dearerWith.join(', ')}.</li>
          <li>Economy within Australia has three prices, depending on demand.</li>
          {rewardRules.observed2023.slice(0, 3).map((rule) => (
            <li key={rule}>In August 2023 searches: {rule.replace(/\.$/, '')}.</li>
          ))}
        </ol>
        <SourceLine {...rewardRules} />
      </PageSection>
      <FlyExample />
      <PageSection
        title="Every price table we know"
        lead="Points for one adult, one way, by the miles flown, newest first."
      >
        <EveryPriceTable />
      </PageSection>
      <PageSection title="What isn’t published">
        <NoteList notes={rewardRules.missing} />
      </PageSection>
      <EveryDestination family={path} destinations={velocityPairs.destinations()} />
    </ToolPage>
  )
}

/** The worked example: business from Sydney to Los Angeles, return, for two. */
function FlyExample() {
  const pair = velocityPairs.find('sydney', 'los-angeles')
  const answer = pair && answerVelocityFly(pair.routings, { ...flyDefaults, trip: 'return', people: 2 })
  const business = answer?.cabins.find(({ cabin }) => cabin === 'J')
  if (!answer || !business) return null
  return (
    <WorkedExample
      question="Two people, Sydney to Los Angeles return in business."
      steps={velocityFlySteps(business, answer.times)}
      ending="Taxes and charges are extra."
    />
  )
}

/** The Velocity calculator, starting with one pair. */
export function VelocityFlyTool({ pair: { from, to, routings } }: { pair: VelocityPair }) {
  return (
    <VelocityFlyQuestion
      defaults={{ ...flyDefaults, from: from.slug, to: to.slug }}
      from={gateways.map(toCityOption)}
      to={velocityPairs.destinations().map(toCityOption)}
      known={{ from: from.slug, to: to.slug, routings }}
    />
  )
}

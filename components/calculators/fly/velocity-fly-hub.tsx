import { finderLink } from '@/lib/calculators/finder-link.ts'
import { flyDefaults } from '@/lib/calculators/fly/fly-fields.ts'
import { answerVelocityFly, velocityFlySteps } from '@/lib/calculators/fly/velocity-answer.ts'
import { tablesBehind } from '@/lib/calculators/fly/velocity-pages.ts'
import { velocityBook } from '@/lib/calculators/fly/velocity-slugs.ts'
import { rewardRules } from '@/lib/programs/velocity/data/reward-rules.ts'
import { ToolPage } from '../../shell/tool-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { NoteList } from '../note-list.tsx'
import { WorkedExample } from '../worked-example.tsx'
import { EveryDestination } from './city-links.tsx'
import { VelocityFlyTool } from './velocity-fly-tool.tsx'
import { EveryPriceTable } from './velocity-price-tables.tsx'

const path = '/virgin-australia/how-many-velocity-points-to-fly-to'

const questions = [
  {
    question: 'How many Velocity Points does a flight take?',
    answer:
      'It goes by the miles flown, in ten zones. The full tables in force since 21 January 2025 are not published where we could find them; the tables until then are, and so are a few prices of today.',
  },
]

/** The calculator over all cities, every price table known, and a way to every destination's page. */
export function VelocityFlyHub() {
  const pair = velocityBook.find('sydney', 'los-angeles')
  return (
    <ToolPage
      path={path}
      next={[{ href: finderLink('velocity', {}), title: 'Find the seats', summary: 'Reward seats by day and cabin.' }]}
      questions={questions}
      tool={pair ? <VelocityFlyTool pair={pair} /> : null}
      sources={pair ? tablesBehind(pair.ways) : []}
    >
      <div className="mt-6">
        <Notice kind="info">
          Velocity changed its prices on 21 January 2025. The full tables since then were not found anywhere public: a
          price of today stands here only where a source told it. Beside it is what the same flight took until 20
          January 2025, and what searches of its seats have shown.
        </Notice>
      </div>
      <PageSection title="How the figure comes about">
        <ol className="max-w-prose list-decimal space-y-2 pl-5 text-16">
          <li>Add up the miles of every flight one way. That sum falls in one of ten zones.</li>
          <li>Zone, airline and cabin give the points for one adult.</li>
          <li>Dearer than that: {rewardRules.dearerWith.join(', ')}.</li>
          <li>Economy inside Australia has three prices by demand, of which Velocity picks one.</li>
          {rewardRules.observed2023.slice(0, 3).map((rule) => (
            <li key={rule}>Seen in searches of August 2023: {rule.replace(/\.$/, '')}.</li>
          ))}
        </ol>
        <SourceLine {...rewardRules} />
      </PageSection>
      <FlyExample />
      <PageSection title="Every table known" lead="Points for one adult, one way, by the miles flown, newest first.">
        <EveryPriceTable />
      </PageSection>
      <PageSection title="What is not published">
        <NoteList notes={rewardRules.missing} />
      </PageSection>
      <EveryDestination family={path} destinations={velocityBook.destinations()} />
    </ToolPage>
  )
}

/** Business from Sydney to Los Angeles, for two and back. */
function FlyExample() {
  const pair = velocityBook.find('sydney', 'los-angeles')
  const answer = pair && answerVelocityFly(pair.ways, { ...flyDefaults, trip: 'return', people: 2 })
  const business = answer?.cabins.find(({ cabin }) => cabin === 'J')
  if (!answer || !business) return null
  return (
    <WorkedExample
      question="Two people fly from Sydney to Los Angeles and back in business."
      steps={velocityFlySteps(business, answer.times)}
      ending="Taxes and charges are paid in money on top."
    />
  )
}

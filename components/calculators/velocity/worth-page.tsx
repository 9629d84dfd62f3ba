import { finderLink } from '@/lib/calculators/finder-link.ts'
import { velocityPairs } from '@/lib/calculators/fly/slugs.ts'
import { answerVelocityFly, lowestPoints } from '@/lib/calculators/fly/velocity-answer.ts'
import { tablesBehind } from '@/lib/calculators/fly/velocity-pages.ts'
import { spellDates } from '@/lib/calculators/note-sentence.ts'
import {
  centsSpan,
  dollarSpan,
  pointsToDollarsDefaults,
  type SpendingOption,
  spendingSteps,
} from '@/lib/calculators/points-to-dollars.ts'
import { describeUse, velocityAmountWords, velocityUses } from '@/lib/calculators/velocity-worth.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { krisflyerTable, valueTable } from '@/lib/programs/velocity/data/points-data.ts'
import { packTable } from '@/lib/programs/velocity/data/points-packs.ts'
import { ToolPage } from '../../shell/page-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TableSources } from '../../ui/source-line.tsx'
import { AmountLinks } from '../amount-links.tsx'
import { VelocityPairsTable } from '../fly/pairs-table.tsx'
import { WorkedExample } from '../worked-example.tsx'
import { VelocityWorthTool } from './worth-tool.tsx'

const path = '/virgin-australia/how-much-are-velocity-points-worth'
const search = { href: finderLink('velocity', {}), title: 'Find the seats', summary: 'Reward seats by day and cabin.' }

/** The page on what Velocity Points are worth: any amount on the main page, one round amount on a slug page. */
export function VelocityWorthPage({ points }: { points?: number }) {
  const amount = points ?? pointsToDollarsDefaults.points
  const uses = velocityUses(amount)
  return (
    <ToolPage
      path={path}
      slug={points === undefined ? undefined : velocityAmountWords(points)}
      next={[search]}
      tool={<VelocityWorthTool defaults={{ points: amount }} />}
      sources={[valueTable, krisflyerTable, packTable]}
    >
      <PageSection
        title="What can I spend Velocity Points on?"
        lead="Velocity doesn’t publish these. Each is worked out from one real price, on the date shown."
      >
        <DataTable
          caption={`What ${formatNumber(amount)} Velocity Points are worth by use`}
          rows={uses}
          keyOf={({ use }) => use}
          columns={[
            { id: 'use', head: 'Use', cell: ({ use }) => <span className="block min-w-36">{use}</span> },
            { id: 'cents', head: 'Cents per point', end: true, cell: centsSpan },
            {
              id: 'aud',
              head: `${formatNumber(amount)} points`,
              end: true,
              cell: (option: SpendingOption) => dollarSpan(option),
            },
            {
              id: 'seen',
              head: 'Seen',
              cell: ({ seen }) => <span className="whitespace-nowrap">{seen ? spellDates(seen) : 'no date'}</span>,
            },
          ]}
        />
      </PageSection>
      <ReachTable points={amount} />
      <WorkedExample {...example(amount)} />
      <AmountLinks family={path} except={points} />
    </ToolPage>
  )
}

/** Places these points reach from Sydney in business at the latest known price, or in economy if none are in reach. */
function ReachTable({ points }: { points: number }) {
  const priced = velocityPairs.pairsFrom('sydney').map((pair) => ({
    pair,
    cabins: answerVelocityFly(pair.routings, { trip: 'one-way', people: 1, have: 0 }).cabins,
  }))
  const within = (wanted: 'Y' | 'J') => {
    const lowest = ({ cabins }: (typeof priced)[number]) => {
      const own = cabins.find(({ cabin }) => cabin === wanted)
      return lowestPoints(own?.today ?? own?.before ?? null) ?? Number.POSITIVE_INFINITY
    }
    return priced.filter((one) => lowest(one) <= points).sort((a, b) => lowest(b) - lowest(a))
  }
  const business = within('J')
  const shown = (business.length > 0 ? business : within('Y')).slice(0, 8).map(({ pair }) => pair)
  if (shown.length === 0) return null
  const cabin = business.length > 0 ? 'business' : 'economy'
  return (
    <PageSection
      title={`From Sydney with ${formatNumber(points)} points`}
      lead={`Where these points take you in ${cabin} at the latest known price, per adult one way. Taxes and charges are extra.`}
    >
      <VelocityPairsTable caption={`Places from Sydney within ${formatNumber(points)} points`} pairs={shown} by="to" />
      <TableSources tables={tablesBehind(shown.flatMap(({ routings }) => routings))} />
    </PageSection>
  )
}

/** The worked example: the best and the worst use of the same points. */
function example(points: number) {
  const uses = velocityUses(points)
  const [best, worst] = [uses[0], uses.at(-1)]
  if (!best || !worst) throw new Error('the value table is empty')
  return {
    question: `What ${formatNumber(points)} points are worth at their best.`,
    steps: spendingSteps(points, best),
    ending: `At their worst, ${describeUse(worst)}, the same points are worth ${dollarSpan(worst)}.`,
  }
}

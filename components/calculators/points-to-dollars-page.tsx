import { finderLink } from '@/lib/calculators/finder-link.ts'
import { farthestWithin, tablesUsed } from '@/lib/calculators/fly/qantas-pages.ts'
import { findQantasPair, qantasDestinations } from '@/lib/calculators/fly/slugs.ts'
import { noteSentence } from '@/lib/calculators/note-sentence.ts'
import {
  amountWords,
  dollarSpan,
  isReward,
  listSpendingOptions,
  pointsToDollarsDefaults,
  spendingSteps,
} from '@/lib/calculators/points-to-dollars.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { valueTable } from '@/lib/programs/qantas/data/value-data.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { TableSources } from '../ui/source-line.tsx'
import { AmountLinks } from './amount-links.tsx'
import { QantasPairsTable } from './fly/pairs-table.tsx'
import { PointsToDollarsTool } from './points-to-dollars-tool.tsx'
import { WorkedExample } from './worked-example.tsx'

const path = '/qantas/points-to-dollars'

/** The page on what points are worth: any amount on the main page, one round amount on a slug page. */
export function PointsToDollarsPage({ points }: { points?: number }) {
  const slug = points === undefined ? undefined : amountWords(points)
  const amount = points ?? pointsToDollarsDefaults.points
  const search = { href: finderLink('qantas', {}), title: 'Find the seats', summary: 'Reward seats by day and cabin.' }
  return (
    <ToolPage
      path={path}
      slug={slug}
      next={[search]}
      tool={<PointsToDollarsTool defaults={{ points: amount }} />}
      sources={[valueTable]}
    >
      <p className="mt-1.5 max-w-prose text-12 text-muted">{noteSentence(valueTable.note)}</p>
      <ReachTable points={amount} />
      <WorkedExample {...example(amount)} />
      <AmountLinks family={path} except={points} />
    </ToolPage>
  )
}

/** The farthest places these points reach from Sydney in business, or in economy if business is out of reach. */
function ReachTable({ points }: { points: number }) {
  const pairs = qantasDestinations().flatMap((city) => findQantasPair('sydney', city.slug) ?? [])
  const business = farthestWithin(pairs, 'J', points)
  const shown = (business.length > 0 ? business : farthestWithin(pairs, 'Y', points)).slice(0, 8)
  if (shown.length === 0) return null
  const cabin = business.length > 0 ? 'business' : 'economy'
  return (
    <PageSection
      title={`From Sydney with ${formatNumber(points)} points`}
      lead={`The furthest you can go in ${cabin}, per adult one way. Taxes and charges are extra.`}
    >
      <QantasPairsTable caption={`Places from Sydney within ${formatNumber(points)} points`} pairs={shown} by="to" />
      <TableSources tables={tablesUsed(shown.flatMap(({ routings }) => routings))} />
    </PageSection>
  )
}

/** The worked example: the best and the worst use of the same points. */
function example(points: number) {
  const options = listSpendingOptions(points)
  const best = options.find(isReward) ?? options[0]
  const goods = options.find(({ use }) => use === 'Store goods')
  if (!best || !goods) throw new Error('the value table is empty')
  return {
    question: `${formatNumber(points)} points on ${isReward(best) ? 'a business Classic Reward' : best.use}.`,
    steps: spendingSteps(points, best),
    ending: `In the Qantas store the same points are worth ${dollarSpan(goods)}.`,
  }
}

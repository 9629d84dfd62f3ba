import { finderLink } from '@/lib/calculators/finder-link.ts'
import { qantasFlyWords, tablesUsed } from '@/lib/calculators/fly/qantas-pages.ts'
import { type FlyPair, qantasPairsTo, similarPairs } from '@/lib/calculators/fly/qantas-slugs.ts'
import qantasCash from '@/lib/programs/qantas/data/cash-part.json' with { type: 'json' }
import { ToolPage } from '../../shell/tool-page.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TableSources } from '../../ui/table-sources.tsx'
import { CashPart } from './cash-part.tsx'
import { PairMap } from './city-map-picture.tsx'
import { QantasFlyTool } from './qantas-fly-tool.tsx'
import { QantasPairsTable } from './qantas-pairs-table.tsx'
import { SeatsSeen } from './seats-seen.tsx'

/** The page of one city pair: the calculator set to it, its tables and where else the points reach. */
export function QantasPairPage({ pair }: { pair: FlyPair }) {
  const { from, to } = pair
  const words = qantasFlyWords({ from, to })
  const seats = { from: from.code, to: to.code }
  const others = qantasPairsTo(to.slug).filter((other) => other.from !== from)
  const similar = similarPairs(pair, 6)
  return (
    <ToolPage
      path="/qantas/how-many-points-to-fly-to"
      slug={words}
      next={[
        {
          href: finderLink('qantas', seats),
          title: `Search ${from.name} to ${to.name}`,
          summary: 'Reward seats by day.',
        },
        {
          href: `/qantas/how-many-points-to-fly-to/${to.slug}`,
          title: `${to.name} from every city`,
          summary: 'The same destination from all of Australia.',
        },
      ]}
      aside={<PairMap {...pair} />}
      tool={<QantasFlyTool pair={pair} />}
      sources={tablesUsed(pair.routings)}
    >
      <PageSection title="Next available seats" lead="By cabin. Open the finder for every day and flight.">
        <SeatsSeen program="qantas" from={from.code} to={to.code} names={`${from.name} to ${to.name}`} />
      </PageSection>
      <CashPart program="qantas" from={from} to={to} table={qantasCash} />
      {others.length > 0 ? (
        <PageSection title={`${to.name} from other cities`} lead="Lowest one-way price per adult.">
          <QantasPairsTable caption={`Points to ${to.name} from other cities`} pairs={others} by="from" />
        </PageSection>
      ) : null}
      <PageSection
        title={`Same price range from ${from.name}`}
        lead="Places about as far away, so mostly the same points."
      >
        <QantasPairsTable caption={`Places about as far from ${from.name}`} pairs={similar} by="to" />
        <TableSources tables={tablesUsed([...others, ...similar].flatMap(({ routings }) => routings))} />
      </PageSection>
    </ToolPage>
  )
}

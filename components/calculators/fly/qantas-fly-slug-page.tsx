import { finderLink } from '@/lib/calculators/finder-link.ts'
import type { FlyCity } from '@/lib/calculators/fly/cities.ts'
import { cheapestPoints, qantasFlyWords, tablesUsed } from '@/lib/calculators/fly/qantas-pages.ts'
import { type FlyPair, qantasDestinations, qantasPairsTo, similarPairs } from '@/lib/calculators/fly/slugs.ts'
import qantasCash from '@/lib/programs/qantas/data/cash-part.json'
import { ToolPage } from '../../shell/page-frame.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TableSources } from '../../ui/source-line.tsx'
import { CashPart } from './cash-part.tsx'
import { Neighbours } from './city-links.tsx'
import { PairMap } from './city-map-picture.tsx'
import { QantasPairsTable } from './pairs-table.tsx'
import { QantasFlyTool } from './qantas-fly-hub.tsx'
import { SeatsSeen } from './seats-seen.tsx'

const family = '/qantas/how-many-points-to-fly-to'

/** One destination from every Australian city. The calculator starts with the nearest of them. */
export function QantasDestinationPage({ to }: { to: FlyCity }) {
  const words = qantasFlyWords({ from: null, to })
  const pairs = qantasPairsTo(to.slug)
  const nearest = findNearest(pairs)
  if (!nearest) return null
  return (
    <ToolPage
      path={family}
      slug={words}
      next={[
        {
          href: finderLink('qantas', { from: nearest.from.code, to: to.code }),
          title: `Search seats to ${to.name}`,
          summary: `Reward seats from ${nearest.from.name}, day by day.`,
        },
      ]}
      aside={<PairMap {...nearest} />}
      tool={<QantasFlyTool pair={nearest} />}
      sources={tablesUsed(pairs.flatMap(({ routings }) => routings))}
    >
      <PageSection title={`${to.name} from every city`} lead="Lowest one-way price per adult.">
        <QantasPairsTable caption={`${to.name} from every Australian city`} pairs={pairs} by="from" />
      </PageSection>
      <Neighbours family={family} destinations={qantasDestinations()} to={to} />
    </ToolPage>
  )
}

function findNearest(pairs: readonly FlyPair[]): FlyPair | undefined {
  const lowest = ({ routings }: FlyPair) => cheapestPoints(routings)[0] ?? Number.POSITIVE_INFINITY
  return [...pairs].sort(
    (a, b) => lowest(a) - lowest(b) || (a.routings[0]?.miles ?? 0) - (b.routings[0]?.miles ?? 0),
  )[0]
}

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

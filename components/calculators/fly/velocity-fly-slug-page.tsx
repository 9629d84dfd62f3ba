import { finderLink } from '@/lib/calculators/finder-link.ts'
import type { FlyCity } from '@/lib/calculators/fly/cities.ts'
import { type VelocityPair, velocityPairs } from '@/lib/calculators/fly/slugs.ts'
import { lowestPoints } from '@/lib/calculators/fly/velocity-answer.ts'
import { pricePeriods, tablesBehind, velocityFlyWords } from '@/lib/calculators/fly/velocity-pages.ts'
import velocityCash from '@/lib/programs/velocity/data/cash-part.json'
import { ToolPage } from '../../shell/page-frame.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TableSources } from '../../ui/source-line.tsx'
import { CashPart } from './cash-part.tsx'
import { Neighbours } from './city-links.tsx'
import { PairMap } from './city-map-picture.tsx'
import { VelocityPairsTable } from './pairs-table.tsx'
import { VelocityFlyTool } from './velocity-fly-hub.tsx'
import { PricePeriodsTable } from './velocity-price-tables.tsx'

const family = '/virgin-australia/how-many-velocity-points-to-fly-to'

/** One destination from every Australian city. The calculator starts with the nearest that has a known price. */
export function VelocityDestinationPage({ to }: { to: FlyCity }) {
  const words = velocityFlyWords({ from: null, to })
  const pairs = velocityPairs.pairsTo(to.slug)
  const nearest = findNearest(pairs)
  if (!nearest) return null
  return (
    <ToolPage
      path={family}
      slug={words}
      next={[
        {
          href: finderLink('velocity', { from: nearest.from.code, to: to.code }),
          title: `Search seats to ${to.name}`,
          summary: `Reward seats from ${nearest.from.name}, day by day.`,
        },
      ]}
      aside={<PairMap {...nearest} />}
      tool={<VelocityFlyTool pair={nearest} />}
      sources={tablesBehind(pairs.flatMap(({ routings }) => routings))}
    >
      <PageSection title={`${to.name} from every city`} lead="Every price we know, one way per adult.">
        <VelocityPairsTable caption={`${to.name} from every Australian city`} pairs={pairs} by="from" />
      </PageSection>
      <Neighbours family={family} destinations={velocityPairs.destinations()} to={to} />
    </ToolPage>
  )
}

/** Prefers a pair with a current price to one with an old price, and that to one with none; then the shortest. */
function findNearest(pairs: readonly VelocityPair[]): VelocityPair | undefined {
  const rank = ({ routings }: VelocityPair) => {
    const known = routings.flatMap((routing) => routing.known)
    if (known.some(({ today }) => lowestPoints(today) !== null)) return 0
    return known.some(({ before }) => lowestPoints(before) !== null) ? 1 : 2
  }
  const miles = ({ routings }: VelocityPair) => routings[0]?.miles ?? 0
  return pairs.toSorted((a, b) => rank(a) - rank(b) || miles(a) - miles(b))[0]
}

/** The page of one city pair: the calculator set to it, its prices over the years and where else to go. */
export function VelocityPairPage({ pair }: { pair: VelocityPair }) {
  const { from, to, routings } = pair
  const words = velocityFlyWords({ from, to })
  const others = velocityPairs.pairsTo(to.slug).filter((other) => other.from !== from)
  const similar = velocityPairs.similarTo(pair, 6)
  const otherRoutings = [...others, ...similar].flatMap((other) => other.routings)
  return (
    <ToolPage
      path="/virgin-australia/how-many-velocity-points-to-fly-to"
      slug={words}
      next={[
        {
          href: finderLink('velocity', { from: from.code, to: to.code }),
          title: `Search ${from.name} to ${to.name}`,
          summary: 'Reward seats by day.',
        },
        {
          href: `/virgin-australia/how-many-velocity-points-to-fly-to/${to.slug}`,
          title: `${to.name} from every city`,
          summary: 'The same destination from all of Australia.',
        },
      ]}
      aside={<PairMap {...pair} />}
      tool={<VelocityFlyTool pair={pair} />}
      sources={tablesBehind(routings)}
    >
      <PriceHistory pair={pair} />
      <CashPart program="velocity" from={from} to={to} table={velocityCash} />
      {others.length > 0 ? (
        <PageSection title={`${to.name} from other cities`} lead="Every price we know, one way per adult.">
          <VelocityPairsTable caption={`Velocity Points to ${to.name} from other cities`} pairs={others} by="from" />
        </PageSection>
      ) : null}
      <PageSection
        title={`Same price range from ${from.name}`}
        lead="Places about as far away, so mostly in the same zone."
      >
        <VelocityPairsTable caption={`Places about as far from ${from.name}`} pairs={similar} by="to" />
        <TableSources tables={tablesBehind(otherRoutings)} />
      </PageSection>
    </ToolPage>
  )
}

function PriceHistory({ pair: { from, to, routings } }: { pair: VelocityPair }) {
  const periods = pricePeriods(routings, from.countryCode === 'AU' && to.countryCode === 'AU')
  if (periods.length === 0) {
    return (
      <PageSection
        title="Prices over the years"
        lead="No price was ever published for these airlines on this route. Use the prices searches have shown, with their dates."
      >
        {null}
      </PageSection>
    )
  }
  return (
    <PageSection title="Prices over the years" lead="Points for one adult, one way, by booking date.">
      <PricePeriodsTable caption={`Prices from ${from.name} to ${to.name} by booking date`} periods={periods} />
    </PageSection>
  )
}

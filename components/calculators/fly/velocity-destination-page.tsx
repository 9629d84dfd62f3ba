import { finderLink } from '@/lib/calculators/finder-link.ts'
import type { FlyCity } from '@/lib/calculators/fly/cities.ts'
import { lowestPoints } from '@/lib/calculators/fly/velocity-answer.ts'
import { tablesBehind, velocityFlyWords } from '@/lib/calculators/fly/velocity-pages.ts'
import { type VelocityPair, velocityPairs } from '@/lib/calculators/fly/velocity-slugs.ts'
import { ToolPage } from '../../shell/tool-page.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Neighbours } from './city-links.tsx'
import { PairMap } from './city-map-picture.tsx'
import { VelocityFlyTool } from './velocity-fly-tool.tsx'
import { VelocityPairsTable } from './velocity-pairs-table.tsx'

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

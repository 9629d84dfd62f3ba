import { finderLink } from '@/lib/calculators/finder-link.ts'
import type { FlyCity } from '@/lib/calculators/fly/cities.ts'
import { cheapestPoints, qantasFlyWords, tablesUsed } from '@/lib/calculators/fly/qantas-pages.ts'
import { type FlyPair, qantasDestinations, qantasPairsTo } from '@/lib/calculators/fly/qantas-slugs.ts'
import { ToolPage } from '../../shell/tool-page.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Neighbours } from './city-links.tsx'
import { PairMap } from './city-map-picture.tsx'
import { QantasFlyTool } from './qantas-fly-tool.tsx'
import { QantasPairsTable } from './qantas-pairs-table.tsx'

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

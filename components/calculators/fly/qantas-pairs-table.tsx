import type { PricedRouting } from '@/lib/calculators/fly/priced-routing.ts'
import { cheapestRouting, isMixedIn } from '@/lib/calculators/fly/priced-routing.ts'
import { hasPairPage } from '@/lib/calculators/fly/qantas-slugs.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { MixedLegend, PointsFigure } from '../../ui/points-figure.tsx'
import { PairsTable, type PairsTableProps } from './pairs-table.tsx'

/** A table of pairs with the fewest Qantas Points in every cabin. */
export function QantasPairsTable(props: PairsTableProps<PricedRouting>) {
  const isMixed = props.pairs.some(({ routings }) => cabins.some((_, index) => cheapestIn(routings, index).mixed))
  return (
    <div>
      <PairsTable
        {...props}
        family="/qantas/how-many-points-to-fly-to"
        hasPage={hasPairPage}
        points={(routings, index) => <PointsFigure {...cheapestIn(routings, index)} />}
      />
      {isMixed ? <MixedLegend /> : null}
    </div>
  )
}

function cheapestIn(routings: readonly PricedRouting[], index: number) {
  const cabin = cabins[index] ?? 'Y'
  const routing = cheapestRouting(routings, cabin)
  return { points: routing?.points[index], mixed: routing !== undefined && isMixedIn(routing, cabin) }
}

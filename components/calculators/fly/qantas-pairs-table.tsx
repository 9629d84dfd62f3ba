import type { FlyWay } from '@/lib/calculators/fly/fly-way.ts'
import { cheapestWay, isMixedIn } from '@/lib/calculators/fly/fly-way.ts'
import { hasPairPage } from '@/lib/calculators/fly/qantas-slugs.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { MixedLegend, PointsFigure } from '../../ui/points-figure.tsx'
import { PairsTable, type PairsTableProps } from './pairs-table.tsx'

/** A table of pairs with the fewest Qantas Points in every cabin. */
export function QantasPairsTable(props: PairsTableProps<FlyWay>) {
  const isMixed = props.pairs.some(({ ways }) => cabins.some((_, index) => leastIn(ways, index).mixed))
  return (
    <div>
      <PairsTable
        {...props}
        family="/qantas/how-many-points-to-fly-to"
        hasPage={hasPairPage}
        points={(ways, index) => <PointsFigure {...leastIn(ways, index)} />}
      />
      {isMixed ? <MixedLegend /> : null}
    </div>
  )
}

function leastIn(ways: readonly FlyWay[], index: number) {
  const cabin = cabins[index] ?? 'Y'
  const way = cheapestWay(ways, cabin)
  return { points: way?.points[index], mixed: way !== undefined && isMixedIn(way, cabin) }
}

import { cheapestPoints } from '@/lib/calculators/fly/qantas-pages.ts'
import { hasPairPage } from '@/lib/calculators/fly/qantas-slugs.ts'
import type { FlyWay } from '@/lib/calculators/fly/ways.ts'
import { PointsFigure } from '../points-figure.tsx'
import { PairsTable, type PairsTableProps } from './pairs-table.tsx'

/** Pairs with the least Qantas Points of every cabin. */
export function QantasPairsTable(props: PairsTableProps<FlyWay>) {
  return (
    <PairsTable
      {...props}
      family="/qantas/how-many-points-to-fly-to"
      hasPage={hasPairPage}
      points={(ways, cabin) => <PointsFigure points={cheapestPoints(ways)[cabin]} />}
    />
  )
}

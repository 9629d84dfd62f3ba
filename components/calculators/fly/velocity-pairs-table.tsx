import { answerVelocityFly } from '@/lib/calculators/fly/velocity-answer.ts'
import type { VelocityRouting } from '@/lib/calculators/fly/velocity-routings.ts'
import { velocityPairs } from '@/lib/calculators/fly/velocity-slugs.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { KnownPointsLegend, KnownPointsView } from './known-points.tsx'
import { PairsTable, type PairsTableProps } from './pairs-table.tsx'

/** A table of pairs with everything known about the Velocity Points in every cabin. */
export function VelocityPairsTable(props: PairsTableProps<VelocityRouting>) {
  return (
    <>
      <PairsTable
        {...props}
        family="/virgin-australia/how-many-velocity-points-to-fly-to"
        hasPage={velocityPairs.hasPage}
        points={pointsIn}
      />
      <KnownPointsLegend />
    </>
  )
}

function pointsIn(routings: readonly VelocityRouting[], index: number) {
  const answer = answerVelocityFly(routings, { trip: 'one-way', people: 1, have: 0 })
  const own = answer.cabins.find(({ cabin }) => cabin === cabins[index])
  return own ? <KnownPointsView {...own} /> : null
}

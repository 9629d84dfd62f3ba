import { answerVelocityFly } from '@/lib/calculators/fly/velocity-answer.ts'
import { velocityBook } from '@/lib/calculators/fly/velocity-slugs.ts'
import type { VelocityWay } from '@/lib/calculators/fly/velocity-ways.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { KnownPointsLegend, KnownPointsView } from './known-points.tsx'
import { PairsTable, type PairsTableProps } from './pairs-table.tsx'

/** A table of pairs with everything known about the Velocity Points in every cabin. */
export function VelocityPairsTable(props: PairsTableProps<VelocityWay>) {
  return (
    <>
      <PairsTable
        {...props}
        family="/virgin-australia/how-many-velocity-points-to-fly-to"
        hasPage={velocityBook.hasPage}
        points={pointsIn}
      />
      <KnownPointsLegend />
    </>
  )
}

function pointsIn(ways: readonly VelocityWay[], index: number) {
  const answer = answerVelocityFly(ways, { trip: 'one-way', people: 1, have: 0 })
  const own = answer.cabins.find(({ cabin }) => cabin === cabins[index])
  return own ? <KnownPointsView {...own} /> : null
}

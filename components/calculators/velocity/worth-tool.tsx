'use client'

import { centsSpan, formatDollars, type PointsToDollarsState } from '@/lib/calculators/points-to-dollars.ts'
import { boughtFor, krisflyerFor, velocityUses } from '@/lib/calculators/velocity-worth.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { FigureList } from '../../ui/figure-list.tsx'
import { WorthTool } from '../worth-tool.tsx'

/** Converts Velocity Points to dollars for every use with a known value, and shows what else they convert to. */
export function VelocityWorthTool({ defaults }: { defaults: PointsToDollarsState }) {
  return (
    <WorthTool
      program="velocity"
      label="Worth of Velocity Points"
      currency="Velocity Points"
      defaults={defaults}
      listOptions={velocityUses}
      shown="Points + Pay"
      beside={(points) => <Exchanged points={points} />}
    />
  )
}

function Exchanged({ points }: { points: number }) {
  const miles = krisflyerFor(points)
  const bought = boughtFor(points)
  const cents = bought ? Math.round(bought.centsPerPoint * 100) / 100 : 0
  return (
    <FigureList
      figures={[
        {
          label: 'As KrisFlyer miles',
          value: miles === null ? 'too few' : formatNumber(miles),
          note: '1.55 points for 1, from 5,000 points',
        },
        {
          label: 'To buy that many',
          value: bought ? formatDollars(bought.aud) : 'not sold',
          note: bought
            ? `${centsSpan({ lowCents: cents, highCents: cents })} cents each, standard price`
            : 'above the limit of 250,000 a year',
        },
      ]}
    />
  )
}

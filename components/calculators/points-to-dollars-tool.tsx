'use client'

import {
  findJetstarMiles,
  formatDollars,
  listReach,
  listSpendingOptions,
  type PointsToDollarsState,
} from '@/lib/calculators/points-to-dollars.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { FigureList } from '../ui/figure-list.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { WorthTool } from './worth-tool.tsx'

/** Converts Qantas Points to dollars, and shows how far they fly. */
export function PointsToDollarsTool({ defaults }: { defaults: PointsToDollarsState }) {
  return (
    <WorthTool
      program="qantas"
      label="Points to dollars"
      currency="Qantas Points"
      defaults={defaults}
      listOptions={listSpendingOptions}
      shown="Points Plus Pay"
      beside={(points) => <Reach points={points} />}
    />
  )
}

function Reach({ points }: { points: number }) {
  const reach = listReach(points)
  if (reach.length === 0) {
    const jetstar = findJetstarMiles(points)
    return (
      <p className="text-14 text-muted">
        {jetstar
          ? `Enough for a Classic Reward on Jetstar only: economy up to ${formatNumber(jetstar)} miles, one way. `
          : 'Not enough for a Classic Reward. '}
        With Points Plus Pay they’re worth {formatDollars((points * 0.5) / 100)} to{' '}
        {formatDollars((points * 0.6) / 100)}.
      </p>
    )
  }
  return (
    <div>
      <h2 className="mb-3 text-16 font-semibold">How far they’ll take you on Qantas, one way</h2>
      <FigureList
        figures={reach.map(({ cabin, maxMiles, trips, zone }) => ({
          label: cabinDisplay[cabin].name,
          value: `${formatNumber(maxMiles)} miles`,
          note: `zone ${zone}${trips > 1 ? `, ${trips} times` : ''}`,
        }))}
      />
    </div>
  )
}

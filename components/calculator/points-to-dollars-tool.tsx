'use client'

import {
  pointsToDollarsFields as fields,
  formatDollars,
  type PointsToDollarsState,
  reachOf,
  spendingSteps,
  spendingWays,
} from '@/lib/calculators/points-to-dollars.ts'
import { formatNumber } from '@/lib/finder/format.ts'
import { cabinLooks } from '../seats/cabins.ts'
import { FigureList } from '../ui/figure-list.tsx'
import { Calculator } from './calculator.tsx'
import { NumberField } from './number-field.tsx'
import { ToolFrame } from './tool-frame.tsx'
import { ValueBars } from './value-bars.tsx'
import { WorkingSteps } from './working-steps.tsx'

/** Points in, dollars out, for every way to spend them; and how far they fly. */
export function PointsToDollarsTool({ defaults }: { defaults: PointsToDollarsState }) {
  return (
    <Calculator fields={fields} defaults={defaults}>
      {({ state, change }) => (
        <ToolFrame
          label="Points to dollars"
          inputs={
            <NumberField
              label="Qantas Points"
              field={fields.points}
              value={state.points}
              onChange={(points) => change({ points })}
              className="sm:col-span-2"
            />
          }
          answer={<Worth points={state.points} />}
        />
      )}
    </Calculator>
  )
}

function Worth({ points }: { points: number }) {
  const ways = spendingWays(points)
  const cash = ways.find(({ use }) => use === 'Points Plus Pay') ?? ways[0]
  const reach = reachOf(points)
  return (
    <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
      <div>
        <h2 className="mb-2 text-16 font-semibold">{formatNumber(points)} points in dollars, best first</h2>
        <ValueBars ways={ways} />
      </div>
      <div className="space-y-6">
        {cash ? <WorkingSteps steps={spendingSteps(points, cash)} /> : null}
        {reach.length > 0 ? (
          <div>
            <h2 className="mb-3 text-16 font-semibold">As far as they fly on Qantas, one way</h2>
            <FigureList
              figures={reach.map(({ cabin, maxMiles, trips, zone }) => ({
                label: cabinLooks[cabin].name,
                value: `${formatNumber(maxMiles)} miles`,
                note: `zone ${zone}${trips > 1 ? `, ${trips} times` : ''}`,
              }))}
            />
          </div>
        ) : (
          <p className="text-14 text-muted">
            No Classic Reward costs this little. Points Plus Pay takes them at {formatDollars((points * 0.5) / 100)} to{' '}
            {formatDollars((points * 0.6) / 100)}.
          </p>
        )}
      </div>
    </div>
  )
}

'use client'

import {
  centsSpan,
  pointsToDollarsFields as fields,
  formatDollars,
  type PointsToDollarsState,
  spendingSteps,
} from '@/lib/calculators/points-to-dollars.ts'
import { boughtFor, krisflyerFor, velocityUses } from '@/lib/calculators/velocity-worth.ts'
import { formatNumber } from '@/lib/finder/format.ts'
import { FigureList } from '../../ui/figure-list.tsx'
import { Calculator } from '../calculator.tsx'
import { NumberField } from '../number-field.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { ValueBars } from '../value-bars.tsx'
import { WorkingSteps } from '../working-steps.tsx'

/** Velocity Points in, dollars out, for every use somebody has measured; and what else they turn into. */
export function VelocityWorthTool({ defaults }: { defaults: PointsToDollarsState }) {
  return (
    <Calculator fields={fields} defaults={defaults}>
      {({ state, change }) => (
        <ToolFrame
          label="Worth of Velocity Points"
          inputs={
            <NumberField
              label="Velocity Points"
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
  const uses = velocityUses(points)
  const pay = uses.find(({ use }) => use === 'Points + Pay') ?? uses[0]
  const miles = krisflyerFor(points)
  const bought = boughtFor(points)
  return (
    <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
      <div>
        <h2 className="mb-2 text-16 font-semibold">{formatNumber(points)} points in dollars, best first</h2>
        <ValueBars ways={uses} />
      </div>
      <div className="space-y-6">
        {pay ? <WorkingSteps steps={spendingSteps(points, pay)} /> : null}
        <FigureList
          figures={[
            {
              label: 'As KrisFlyer miles',
              value: miles === null ? 'too few' : formatNumber(miles),
              note: '1.55 points for 1, from 5,000 points',
            },
            {
              label: 'To buy as many',
              value: bought ? formatDollars(bought.aud) : 'not sold',
              note: bought
                ? `${centsSpan({ lowCents: Math.round(bought.centsPerPoint * 100) / 100, highCents: Math.round(bought.centsPerPoint * 100) / 100 })} cents each, standard price`
                : 'above the limit of 250,000 a year',
            },
          ]}
        />
      </div>
    </div>
  )
}

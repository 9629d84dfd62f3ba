'use client'

import {
  type CreditCostState,
  creditCost,
  creditCostDefaults,
  creditGoals,
  creditCostFields as fields,
} from '@/lib/calculators/credit-cost.ts'
import { formatDollars } from '@/lib/calculators/points-to-dollars.ts'
import { Calculator } from '../ui/calculator.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { type Input, InputFields } from './input-fields.tsx'
import { plain } from './select-options.ts'
import { ToolFrame, WorkingSteps } from './tool-frame.tsx'

/** Divides a trip's price by its status credits, and shows what a tier would cost at that rate. */
export function CreditCostTool() {
  return (
    <Calculator fields={fields} defaults={creditCostDefaults}>
      {(tool) => (
        <ToolFrame
          label="Status credit cost"
          inputs={<InputFields {...tool} fields={fields} inputs={inputs} />}
          answer={<Answer state={tool.state} />}
        />
      )}
    </Calculator>
  )
}

const inputs: readonly Input<CreditCostState>[] = [
  { name: 'fare', label: 'Price of the trip, $' },
  { name: 'credits', label: 'Status credits it earns' },
  { name: 'points', label: 'Points it earns' },
  { name: 'cents', label: 'Value of a point to you, cents' },
  { name: 'held', label: 'Status credits so far this year' },
  { name: 'goal', label: 'Tier you want', options: plain(creditGoals) },
]

function Answer({ state }: { state: CreditCostState }) {
  const { eachAud, eachAfterPointsAud, trips, tripsAud, sentence, steps } = creditCost(state)
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-20 font-semibold tracking-tight">{sentence}</p>
      <FigureList
        figures={[
          { label: 'Cost per status credit', value: `$${eachAud.toFixed(2)}`, note: 'price ÷ status credits' },
          {
            label: 'After its points',
            value: `$${eachAfterPointsAud.toFixed(2)}`,
            note: 'at your value of a point',
          },
          {
            label: 'The whole tier',
            value: formatDollars(tripsAud),
            note: trips === 1 ? '1 trip' : `${trips} trips`,
          },
        ]}
      />
      <WorkingSteps steps={steps} />
    </div>
  )
}

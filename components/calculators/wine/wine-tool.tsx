'use client'

import { answerWine, wineFields as fields, type WineState, wineDefaults } from '@/lib/calculators/wine/wine-worth.ts'
import { Calculator } from '../../ui/calculator.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { NumberFields, type NumberInput } from '../number-fields.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { WorkingSteps } from '../working-steps.tsx'
import { WineOffersView } from './wine-offers-view.tsx'

/** Any wine offer: what its points cost; and the offers that run, in the order wanted. */
export function WineTool() {
  return (
    <Calculator fields={fields} defaults={wineDefaults}>
      {({ state, change }) => (
        <ToolFrame
          label="Wine offer calculator"
          inputs={<NumberFields state={state} change={change} fields={fields} inputs={inputs} />}
          answer={<Answer state={state} />}
        >
          <WineOffersView sort={state.sort} onSort={(sort) => change({ sort })} />
        </ToolFrame>
      )}
    </Calculator>
  )
}

const inputs = [
  { name: 'price', label: 'Price, $' },
  { name: 'bottles', label: 'Bottles' },
  { name: 'bonus', label: 'Bonus points' },
  { name: 'worth', label: 'Value of a bottle, $', hint: 'What you’d pay without the points' },
] as const satisfies readonly NumberInput<WineState>[]

function Answer({ state }: { state: WineState }) {
  const { centsAll, centsAfterWine, pointsPerBottle, steps } = answerWine(state)
  return (
    <div className="grid gap-6">
      <FigureList
        figures={[
          { label: 'Cents per point', value: centsAfterWine.toFixed(2), note: 'after the wine’s value' },
          { label: 'If the wine’s worth nothing', value: centsAll.toFixed(2), note: 'cents a point' },
          { label: 'Points per bottle', value: new Intl.NumberFormat('en-AU').format(pointsPerBottle) },
        ]}
      />
      <WorkingSteps steps={steps} />
    </div>
  )
}

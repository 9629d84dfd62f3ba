'use client'

import { answerWine, wineFields as fields, type WineState, wineDefaults } from '@/lib/calculators/wine/wine-worth.ts'
import { FigureList } from '../../ui/figure-list.tsx'
import { Calculator, type Tool } from '../calculator.tsx'
import { NumberField } from '../number-field.tsx'
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
          inputs={<Inputs state={state} change={change} />}
          answer={<Answer state={state} />}
        >
          <WineOffersView sort={state.sort} onSort={(sort) => change({ sort })} />
        </ToolFrame>
      )}
    </Calculator>
  )
}

function Inputs({ state, change }: Tool<WineState>) {
  return (
    <>
      <NumberField label="Price, $" field={fields.price} value={state.price} onChange={(price) => change({ price })} />
      <NumberField
        label="Bottles"
        field={fields.bottles}
        value={state.bottles}
        onChange={(bottles) => change({ bottles })}
      />
      <NumberField
        label="Bonus points"
        field={fields.bonus}
        value={state.bonus}
        onChange={(bonus) => change({ bonus })}
      />
      <NumberField
        label="Worth of a bottle, $"
        hint="What you would pay without points"
        field={fields.worth}
        value={state.worth}
        onChange={(worth) => change({ worth })}
      />
    </>
  )
}

function Answer({ state }: { state: WineState }) {
  const { centsAll, centsAfterWine, pointsPerBottle, steps } = answerWine(state)
  return (
    <div className="grid gap-6">
      <FigureList
        figures={[
          { label: 'Cents a point', value: centsAfterWine.toFixed(2), note: 'once the wine is counted' },
          { label: 'If the wine were worth nothing', value: centsAll.toFixed(2), note: 'cents a point' },
          { label: 'Points a bottle', value: new Intl.NumberFormat('en-AU').format(pointsPerBottle) },
        ]}
      />
      <WorkingSteps steps={steps} />
    </div>
  )
}

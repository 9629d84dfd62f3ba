'use client'

import { formatDollars } from '@/lib/calculators/points-to-dollars.ts'
import { answerWhich, whichFields as fields, type WhichState, whichDefaults } from '@/lib/calculators/which-price.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { PaymentCost } from '@/lib/programs/value/compare-payments.ts'
import { Calculator } from '../ui/calculator.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { allCabinOptions } from '../ui/seats/cabins.ts'
import { type Input, InputFields } from './input-fields.tsx'
import { SeatsNext } from './seats-next.tsx'
import { ToolFrame, WorkingSteps } from './tool-frame.tsx'

const methodNames = {
  cash: 'Pay cash',
  classic: 'This price',
  'classic-plus': 'This price',
  'points-plus-pay': 'This price',
} as const

/** Takes a price in points, and says which kind it is, what its points are worth and whether cash is better. */
export function WhichPriceTool() {
  return (
    <Calculator fields={fields} defaults={whichDefaults}>
      {(tool) => {
        const { costs } = answerWhich(tool.state).verdict
        return (
          <ToolFrame
            label="Price finder"
            inputs={<InputFields {...tool} fields={fields} inputs={inputs} />}
            answer={<Answer state={tool.state} />}
          >
            <DataTable
              caption="This price against cash, cheapest first"
              rows={costs}
              keyOf={({ method }) => method}
              columns={[
                { id: 'way', head: 'How you pay', cell: ({ method }: PaymentCost) => methodNames[method] },
                { id: 'points', head: 'Points', end: true, cell: ({ points }: PaymentCost) => formatNumber(points) },
                { id: 'cash', head: 'Cash', end: true, cell: ({ cashAud }: PaymentCost) => formatDollars(cashAud) },
                {
                  id: 'cost',
                  head: 'Total, at your value of a point',
                  end: true,
                  cell: ({ costAud }: PaymentCost) => formatDollars(costAud),
                },
              ]}
            />
          </ToolFrame>
        )
      }}
    </Calculator>
  )
}

const inputs: readonly Input<WhichState>[] = [
  { name: 'points', label: 'Points shown, per person one way' },
  { name: 'cash', label: 'Taxes and charges shown, $' },
  { name: 'cabin', label: 'Cabin', options: allCabinOptions },
  { name: 'miles', label: 'Miles flown' },
  { name: 'fare', label: 'Fare in cash, $' },
  { name: 'cents', label: 'Value of a point to you, cents' },
]

function Answer({ state }: { state: WhichState }) {
  const { sentence, centsPerPoint, verdict, steps } = answerWhich(state)
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-20 font-semibold tracking-tight">{sentence}</p>
      <FigureList
        figures={[
          {
            label: 'Each point is worth',
            value: `${centsPerPoint.toFixed(2)} cents`,
            note: 'fare less charges, per point',
          },
          { label: 'You save', value: formatDollars(verdict.savedAud), note: 'compared with paying cash' },
        ]}
      />
      <WorkingSteps steps={steps} />
      <p className="max-w-prose text-16">{verdict.sentence}</p>
      <SeatsNext program="qantas" cabins={[state.cabin]} label={`Search ${cabinNames[state.cabin]} reward seats`} />
    </div>
  )
}

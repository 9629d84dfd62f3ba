'use client'

import {
  answerTransfer,
  transferFields as fields,
  type TransferState,
  transferCards,
  transferDefaults,
} from '@/lib/calculators/card-transfer.ts'
import { listReach } from '@/lib/calculators/points-to-dollars.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { type Program, programs } from '@/lib/core/program.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { Calculator } from '../ui/calculator.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { Notice } from '../ui/notice.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { type Input, InputFields } from './input-fields.tsx'
import { SeatsNext } from './seats-next.tsx'
import { ToolFrame, WorkingSteps } from './tool-frame.tsx'

/** Converts Membership Rewards points into Qantas or Velocity Points. */
export function CardTransferTool({ program }: { program: Program }) {
  return (
    <Calculator fields={fields} defaults={{ ...transferDefaults, program }}>
      {(tool) => (
        <ToolFrame
          label="Transfer calculator"
          inputs={<InputFields {...tool} fields={fields} inputs={inputs} />}
          answer={<Answer state={tool.state} />}
        />
      )}
    </Calculator>
  )
}

const inputs: readonly Input<TransferState>[] = [
  { name: 'points', label: 'Card points' },
  { name: 'card', label: 'Card', options: transferCards.map(({ id, name }) => ({ value: id, label: name })) },
  {
    name: 'program',
    label: 'Transfer to',
    options: programs.map((value) => ({ value, label: programFacts[value].fullName })),
  },
  { name: 'bonus', label: 'Transfer bonus', unit: '%' },
]

function Answer({ state }: { state: TransferState }) {
  const { points, reason, steps } = answerTransfer(state)
  if (points === null) return <Notice kind="warn">{reason}</Notice>
  const name = programFacts[state.program].points
  const reach = state.program === 'qantas' ? listReach(points) : []
  return (
    <div className="grid gap-6">
      <FigureList
        figures={[
          { label: name, value: formatNumber(points) },
          ...reach.map(({ cabin, maxMiles, zone }) => ({
            label: `${cabinDisplay[cabin].name}, up to`,
            value: `${formatNumber(maxMiles)} miles`,
            note: `zone ${zone}, one way on Qantas`,
          })),
        ]}
      />
      <WorkingSteps steps={steps} />
      <SeatsNext program={state.program} label={`Search seats with ${name}`} />
    </div>
  )
}

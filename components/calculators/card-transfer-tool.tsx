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
import { Calculator, type Tool } from '../ui/calculator.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { Notice } from '../ui/notice.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { SelectField } from '../ui/select-field.tsx'
import { SeatsNext } from './seats-next.tsx'
import { ToolFrame, WorkingSteps } from './tool-frame.tsx'

/** Converts Membership Rewards points into Qantas or Velocity Points. */
export function CardTransferTool({ program }: { program: Program }) {
  return (
    <Calculator fields={fields} defaults={{ ...transferDefaults, program }}>
      {(tool) => (
        <ToolFrame label="Transfer calculator" inputs={<Inputs {...tool} />} answer={<Answer state={tool.state} />} />
      )}
    </Calculator>
  )
}

function Inputs({ state, change }: Tool<TransferState>) {
  return (
    <>
      <NumberField
        label="Card points"
        field={fields.points}
        value={state.points}
        onChange={(points) => change({ points })}
      />
      <SelectField
        label="Card"
        value={state.card}
        options={transferCards.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(card) => change({ card })}
      />
      <SelectField
        label="Transfer to"
        value={state.program}
        options={programs.map((value) => ({ value, label: programFacts[value].fullName }))}
        onChange={(program) => change({ program })}
      />
      <NumberField
        label="Transfer bonus"
        unit="%"
        field={fields.bonus}
        value={state.bonus}
        onChange={(bonus) => change({ bonus })}
      />
    </>
  )
}

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

'use client'

import { answerBid, type BidState, bidDefaults, bidFields as fields } from '@/lib/calculators/bids/bid-worth.ts'
import { formatDollars } from '@/lib/calculators/points-to-dollars.ts'
import { FigureList } from '../../ui/figure-list.tsx'
import { Calculator, type Tool } from '../calculator.tsx'
import { NumberField } from '../number-field.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { WorkingSteps } from '../working-steps.tsx'

/** What the better seat is worth to you, against what a bid would cost. */
export function BidWorthTool() {
  return (
    <Calculator fields={fields} defaults={bidDefaults}>
      {(tool) => (
        <ToolFrame label="Bid calculator" inputs={<Inputs {...tool} />} answer={<Answer state={tool.state} />} />
      )}
    </Calculator>
  )
}

function Inputs({ state, change }: Tool<BidState>) {
  return (
    <>
      <NumberField
        label="Hours in the seat"
        field={fields.hours}
        value={state.hours}
        onChange={(hours) => change({ hours })}
      />
      <NumberField
        label="Worth to you, $ an hour"
        hint="Rest, work, room: your own figure"
        field={fields.perHour}
        value={state.perHour}
        onChange={(perHour) => change({ perHour })}
      />
      <NumberField
        label="Points in the bid"
        field={fields.points}
        value={state.points}
        onChange={(points) => change({ points })}
      />
      <NumberField
        label="Cash in the bid, $"
        field={fields.cash}
        value={state.cash}
        onChange={(cash) => change({ cash })}
      />
      <NumberField
        label="Worth of a point, cents"
        hint="Classic Plus pays 1 in economy"
        field={fields.cents}
        value={state.cents}
        onChange={(cents) => change({ cents })}
      />
    </>
  )
}

function Answer({ state }: { state: BidState }) {
  const { worthAud, costAud, leftAud, mostCashAud, costPerHour, steps } = answerBid(state)
  return (
    <div className="grid gap-6">
      <p className="text-20 font-semibold tracking-tight">
        {leftAud >= 0
          ? `If it is accepted you come out ${formatDollars(leftAud)} ahead.`
          : `This bid costs ${formatDollars(-leftAud)} more than the seat is worth to you.`}
      </p>
      <FigureList
        figures={[
          { label: 'Worth to you', value: formatDollars(worthAud) },
          { label: 'The bid costs', value: formatDollars(costAud), note: `${formatDollars(costPerHour)} an hour` },
          { label: 'Most cash that breaks even', value: formatDollars(mostCashAud), note: 'with these points' },
        ]}
      />
      <WorkingSteps steps={steps} />
    </div>
  )
}

'use client'

import { formatDollars } from '@/lib/calculators/points-to-dollars.ts'
import {
  answerVelocityStatus,
  velocityStatusFields as fields,
  maxTickets,
  type PlannedTicket,
  ticketDollars,
  ticketTimes,
  type VelocityStatusAnswer,
  type VelocityStatusState,
  velocityFareNames,
  velocityStatusDefaults,
} from '@/lib/calculators/velocity-status.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { type VelocityFare, velocityTiers } from '@/lib/programs/velocity/status.ts'
import { Calculator, type Tool } from '../../ui/calculator.tsx'
import { FigureList } from '../../ui/figure-list.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Input, InputFields } from '../input-fields.tsx'
import { LineList } from '../line-list.tsx'
import { named, plain } from '../select-options.ts'
import { ToolFrame, WorkingSteps } from '../tool-frame.tsx'

const inputs: readonly Input<VelocityStatusState>[] = [
  { name: 'tier', label: 'Current tier', options: plain(velocityTiers) },
  { name: 'credits', label: 'Status credits, last 12 months' },
  { name: 'own', label: 'Of those, from Virgin Australia', hint: 'You flew them, on VA flight numbers' },
]

/** Takes credits of the last twelve months and tickets to come; shows the tier, the points and what closes the gap. */
export function VelocityStatusTool() {
  return (
    <Calculator fields={fields} defaults={velocityStatusDefaults}>
      {(tool) => (
        <ToolFrame
          label="Points and status calculator"
          inputs={<Inputs {...tool} />}
          answer={<Answer answer={answerVelocityStatus(tool.state)} tier={tool.state.tier} />}
        />
      )}
    </Calculator>
  )
}

function Inputs({ state, change }: Tool<VelocityStatusState>) {
  return (
    <>
      <InputFields state={state} change={change} fields={fields} inputs={inputs} />
      <LineList
        legend="Tickets you’ll buy, per person"
        lines={state.tickets}
        max={maxTickets}
        fresh={{ fare: 'choice', aud: 200, times: 1 } satisfies PlannedTicket}
        addLabel="Add a ticket"
        nameOf={(index) => `ticket ${index + 1}`}
        onChange={(tickets) => change({ tickets })}
        draw={(ticket, replace, remove) => (
          <div className="grid grid-cols-[1fr_4.5rem_2.75rem] items-end gap-3 sm:grid-cols-[2fr_1fr_5rem_2.75rem]">
            <SelectField
              label="Fare"
              className="max-sm:col-span-3"
              value={ticket.fare}
              options={named(velocityFareNames)}
              onChange={(fare: VelocityFare) => replace({ ...ticket, fare })}
            />
            <NumberField
              label="Dollars"
              field={ticketDollars}
              value={ticket.aud}
              onChange={(aud) => replace({ ...ticket, aud })}
            />
            <NumberField
              label="Times"
              field={ticketTimes}
              value={ticket.times}
              onChange={(times) => replace({ ...ticket, times })}
            />
            {remove}
          </div>
        )}
      />
    </>
  )
}

function Answer({ answer, tier }: { answer: VelocityStatusAnswer; tier: string }) {
  const { outlook, credits, points, closing, steps } = answer
  const { next, toKeepHeld } = outlook
  const kept = toKeepHeld.statusCredits + toKeepHeld.fromVirgin === 0
  return (
    <div className="grid gap-6">
      <FigureList
        figures={[
          { label: 'Status credits at the end', value: formatNumber(credits), note: `reaches ${outlook.attained}` },
          {
            label: `Keeping ${tier}`,
            value: kept ? 'yes' : `${formatNumber(Math.max(toKeepHeld.statusCredits, toKeepHeld.fromVirgin))} short`,
            note: `${outlook.afterReview} after a review`,
          },
          {
            label: next ? `Needed for ${next.tier}` : 'Above this',
            value: next ? formatNumber(next.statusCredits) : 'no tier',
            note: next ? `and ${formatNumber(next.fromVirgin)} more from Virgin Australia flights` : undefined,
          },
          {
            label: 'Points these tickets earn',
            value:
              points === null ? <span className="font-normal text-muted">not published</span> : formatNumber(points),
            note: points === null ? `no published bonus for ${tier}` : `as ${tier}, without card bonuses`,
          },
        ]}
      />
      {closing.length > 0 ? (
        <p className="max-w-prose text-16">
          You’d close the gap with{' '}
          {closing.map(({ fare, aud }) => `${formatDollars(aud)} on ${velocityFareNames[fare]} fares`).join(' or ')},
          give or take rounding.
        </p>
      ) : null}
      <WorkingSteps steps={steps} />
    </div>
  )
}

'use client'

import { wholeNumber } from '@/lib/calculators/fields.ts'
import {
  answerHousehold,
  householdFields as fields,
  type HouseholdState,
  householdDefaults,
  householdSteps,
  memberName,
} from '@/lib/calculators/household.ts'
import { formatDollars } from '@/lib/calculators/points-to-dollars.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { Calculator, type Tool } from '../ui/calculator.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { programOptions } from '../ui/seats/program-options.ts'
import { type Input, InputFields } from './input-fields.tsx'
import { LineList } from './line-list.tsx'
import { SeatsNext } from './seats-next.tsx'
import { ToolFrame, WorkingSteps } from './tool-frame.tsx'

/** Takes everyone's points and the seats wanted, and plans who transfers what to whom and who books. */
export function HouseholdTool() {
  return (
    <Calculator fields={fields} defaults={householdDefaults}>
      {(tool) => (
        <ToolFrame label="Household wallet" inputs={<Inputs {...tool} />} answer={<Answer state={tool.state} />} />
      )}
    </Calculator>
  )
}

const balance = wholeNumber(0, 10_000_000)
const maxMembers = 6

const inputs: readonly Input<HouseholdState>[] = [
  { name: 'program', label: 'Points', options: programOptions },
  { name: 'seats', label: 'Seats' },
  { name: 'each', label: 'Points per seat', className: 'lg:col-span-2' },
]

function Inputs({ state, change }: Tool<HouseholdState>) {
  const { balances } = state
  return (
    <>
      <InputFields {...{ state, change }} fields={fields} inputs={inputs} />
      <LineList
        legend="What each of you has"
        lines={balances}
        max={maxMembers}
        fresh={0}
        addLabel="Add a person"
        nameOf={memberName}
        listStyle="grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
        onChange={(next) => change({ balances: next })}
        draw={(points, replace, remove, index) => (
          <div className="grid grid-cols-[1fr_2.75rem] items-end gap-2">
            <NumberField label={memberName(index)} field={balance} value={points} onChange={replace} />
            {remove}
          </div>
        )}
      />
    </>
  )
}

function Answer({ state }: { state: HouseholdState }) {
  const answer = answerHousehold(state)
  const short = answer.status === 'short' ? answer : null
  return (
    <div className="grid gap-5">
      <p className="text-20 font-semibold tracking-tight">
        {short ? `You’re ${formatNumber(short.missing)} points short.` : 'You have enough between you.'}
      </p>
      {short ? (
        <p className="max-w-prose text-16">
          {short.buy.status === 'published'
            ? `Buying them at standard prices costs ${formatDollars(short.buy.aud)}, ${short.buy.centsPerPoint.toFixed(2)} cents each.`
            : short.buy.reason}
        </p>
      ) : null}
      <WorkingSteps steps={householdSteps(answer)} />
      <SeatsNext
        program={state.program}
        seats={state.seats}
        label={state.seats === 1 ? 'Search a seat' : `Search ${state.seats} seats together`}
      />
    </div>
  )
}

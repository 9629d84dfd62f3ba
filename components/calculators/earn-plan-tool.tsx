'use client'

import {
  type EarnState,
  earnDefaults,
  earnFields as fields,
  joinHabits,
  planEarning,
  spendHabits,
} from '@/lib/calculators/earn-plan.ts'
import { spellDates } from '@/lib/calculators/note-sentence.ts'
import { countOf, formatNumber } from '@/lib/core/formats.ts'
import { Calculator, type Tool } from '../ui/calculator.tsx'
import { CheckboxField } from '../ui/checkbox-field.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { NumberFields, type NumberInput } from './number-fields.tsx'
import { named } from './select-options.ts'
import { ToolFrame, WorkingSteps } from './tool-frame.tsx'

/** Takes a target, a number of months and habits, and ranks the ways to earn points by what they bring. */
export function EarnPlanTool() {
  return (
    <Calculator fields={fields} defaults={earnDefaults}>
      {(tool) => {
        const plan = planEarning(tool.state)
        return (
          <ToolFrame label="Earning planner" inputs={<Inputs {...tool} />} answer={<Answer state={tool.state} />}>
            {plan.lines.length > 0 ? (
              <DataTable
                caption="Your best ways to earn"
                rows={plan.lines}
                keyOf={({ method }) => method.id}
                columns={[
                  { id: 'name', head: 'Way to earn', cell: ({ method }) => method.name },
                  { id: 'least', head: 'Guaranteed', end: true, cell: ({ minPoints }) => formatNumber(minPoints) },
                  { id: 'most', head: 'Up to', end: true, cell: ({ maxPoints }) => formatNumber(maxPoints) },
                  {
                    id: 'words',
                    head: 'How',
                    cell: ({ method }) => <span className="block min-w-64 py-1">{method.words}</span>,
                  },
                  {
                    id: 'seen',
                    head: 'Seen',
                    cell: ({ method }) => <span className="whitespace-nowrap">{spellDates(method.seen)}</span>,
                  },
                ]}
              />
            ) : null}
          </ToolFrame>
        )
      }}
    </Calculator>
  )
}

const inputs: readonly NumberInput<EarnState>[] = [
  { name: 'target', label: 'Points wanted' },
  { name: 'months', label: 'Months' },
  ...named(spendHabits).map(({ value, label }) => ({ name: value, label })),
]

function Inputs({ state, change }: Tool<EarnState>) {
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-4 sm:col-span-2 lg:col-span-4 lg:grid-cols-4">
        <NumberFields {...{ state, change }} fields={fields} inputs={inputs} />
      </div>
      <div className="flex flex-wrap gap-x-6 sm:col-span-2 lg:col-span-4">
        {named(joinHabits).map(({ value, label }) => (
          <CheckboxField key={value} checked={state[value]} onChange={(on) => change({ [value]: on })}>
            {label}
          </CheckboxField>
        ))}
      </div>
    </>
  )
}

function Answer({ state }: { state: EarnState }) {
  const { minPoints, maxPoints, missing, monthsToTarget, steps } = planEarning(state)
  return (
    <div className="grid gap-6">
      <FigureList
        figures={[
          { label: `In ${countOf(state.months, 'month')}, guaranteed`, value: formatNumber(minPoints), note: 'points' },
          { label: 'Up to', value: formatNumber(maxPoints), note: 'if every "up to" offer pays in full' },
          {
            label: 'Still needed',
            value: missing === 0 ? 'nothing' : formatNumber(missing),
            note: `of ${formatNumber(state.target)}`,
          },
          {
            label: 'Months to your target',
            value: monthsToTarget === null ? 'not like this' : monthsToTarget,
            note: monthsToTarget === null ? 'add a way to earn' : 'guaranteed',
          },
        ]}
      />
      <WorkingSteps steps={steps} />
    </div>
  )
}

'use client'

import { RunAnswer } from '@/lib/journeys/status-run-answer.ts'
import { type RunState, runAddress, runDefaults, runFields, runTiers } from '@/lib/journeys/status-run-state.ts'
import type { OriginOption } from '@/lib/journeys/where-can-i-go/places-state.ts'
import { Calculator, type Tool } from '../ui/calculator.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { Panel } from '../ui/panel.tsx'
import { allCabinOptions } from '../ui/seats/cabins.ts'
import { SelectField } from '../ui/select-field.tsx'
import { StatusRunResult } from './status-run-result.tsx'
import { useApiAnswer } from './use-api-answer.tsx'

/** Finds the cheapest run to a number of credits or a tier, and lists trips by what they earn. */
export function StatusRunTool({ origins }: { origins: readonly OriginOption[] }) {
  const fields = runFields(origins.map(({ value }) => value))
  return (
    <Calculator fields={fields} defaults={runDefaults}>
      {(tool) => <RunQuestion {...tool} origins={origins} fields={fields} />}
    </Calculator>
  )
}

type RunInputsProps = Tool<RunState> & { origins: readonly OriginOption[]; fields: ReturnType<typeof runFields> }

function RunQuestion(props: RunInputsProps) {
  const { state, origins } = props
  const code = origins.find(({ value }) => value === state.from)?.code ?? ''
  const response = useApiAnswer(runAddress(code, state), RunAnswer)
  return (
    <section aria-label="Status run" className="space-y-5">
      <Panel>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <RunInputs {...props} />
        </div>
      </Panel>
      <StatusRunResult state={state} response={response} />
    </section>
  )
}

const goals = [
  { value: 'credits' as const, label: 'A number of credits' },
  ...runTiers.map((value) => ({ value, label: value })),
]
const measures = [
  { value: 'points' as const, label: 'Fewest points' },
  { value: 'dollars' as const, label: 'Lowest charges' },
]
const cabins = [{ value: 'any' as const, label: 'Any cabin' }, ...allCabinOptions]

function RunInputs({ state, change, origins, fields }: RunInputsProps) {
  return (
    <>
      <SelectField
        label="From and back to"
        value={state.from}
        options={origins}
        onChange={(from) => change({ from })}
      />
      <SelectField label="Goal" value={state.goal} options={goals} onChange={(goal) => change({ goal })} />
      {state.goal === 'credits' ? (
        <NumberField
          key="credits"
          label="Status credits"
          field={fields.credits}
          value={state.credits}
          onChange={(credits) => change({ credits })}
        />
      ) : (
        <NumberField
          key="have"
          label="Credits you have"
          field={fields.have}
          value={state.have}
          hint="This membership year."
          onChange={(have) => change({ have })}
        />
      )}
      <SelectField label="Look for" value={state.by} options={measures} onChange={(by) => change({ by })} />
      <NumberField
        label="Nights away, at most"
        field={fields.nights}
        value={state.nights}
        onChange={(nights) => change({ nights })}
      />
      <SelectField label="Cabin" value={state.cabin} options={cabins} onChange={(cabin) => change({ cabin })} />
    </>
  )
}

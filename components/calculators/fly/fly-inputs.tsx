import type { FlyState, flyFields } from '@/lib/calculators/fly/fly-fields.ts'
import type { Tool } from '../../ui/calculator.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'

export type CityOption = { value: string; label: string; code: string }

type FlyInputsProps = Tool<FlyState> & {
  fields: ReturnType<typeof flyFields>
  from: readonly CityOption[]
  to: readonly CityOption[]
}

/** The calculator's inputs: both cities, one way or return, how many people and the points they have. */
export function FlyInputs({ state, change, fields, from, to }: FlyInputsProps) {
  return (
    <>
      <SelectField label="From" value={state.from} options={from} onChange={(city) => change({ from: city })} />
      <SelectField label="To" value={state.to} options={to} onChange={(city) => change({ to: city })} />
      <SelectField
        label="Trip"
        value={state.trip}
        options={[
          { value: 'one-way', label: 'One way' },
          { value: 'return', label: 'Return' },
        ]}
        onChange={(trip) => change({ trip })}
      />
      <div className="grid grid-cols-[5rem_1fr] gap-3">
        <NumberField
          label="People"
          field={fields.people}
          value={state.people}
          onChange={(people) => change({ people })}
        />
        <NumberField
          label="Points you have"
          field={fields.have}
          value={state.have}
          onChange={(have) => change({ have })}
        />
      </div>
    </>
  )
}

/** Returns the city code for a slug, as the finders expect it; empty if the city isn't listed. */
export function getCityCode(cities: readonly CityOption[], slug: string): string {
  return cities.find((city) => city.value === slug)?.code ?? ''
}

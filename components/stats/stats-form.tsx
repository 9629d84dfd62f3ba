import Form from 'next/form'
import { cabinOrder } from '@/lib/programs/checks.ts'
import { type StatsState, statsCities } from '@/lib/stats/stats-page-state.ts'
import { cabinLooks } from '../seats/cabins.ts'
import { Button } from '../ui/button.tsx'
import { controlStyle, Field } from '../ui/field.tsx'
import { Panel } from '../ui/panel.tsx'

const programs = [
  { value: 'qantas', label: 'Qantas Points' },
  { value: 'velocity', label: 'Velocity Points' },
]

/** What the figures are narrowed to. A form of the platform: it works before any script has come. */
export function StatsForm({ state }: { state: StatsState }) {
  const cities = statsCities().map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <Panel>
      <Form
        action="/reward-availability-stats"
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]"
      >
        <Choice name="program" label="Program" value={state.program} any="Both programs" options={programs} />
        <Choice
          name="cabin"
          label="Cabin"
          value={state.cabin}
          any="Every cabin"
          options={cabinOrder.map((value) => ({ value, label: cabinLooks[value].name }))}
        />
        <Choice name="from" label="From" value={state.from} any="Anywhere" options={cities} />
        <Choice name="to" label="To" value={state.to} any="Anywhere" options={cities} />
        <Button kind="primary" type="submit" className="lg:min-h-11">
          Show
        </Button>
      </Form>
    </Panel>
  )
}

type ChoiceProps = {
  name: string
  label: string
  value: string
  any: string
  options: readonly { value: string; label: string }[]
}

function Choice({ name, label, value, any, options }: ChoiceProps) {
  return (
    <Field id={`stats-${name}`} label={label}>
      {/* A new value from the address is a new control: what stood in it before was another question's. */}
      <select
        key={value}
        id={`stats-${name}`}
        name={name}
        defaultValue={value}
        className={controlStyle(null, 'truncate')}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-card text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

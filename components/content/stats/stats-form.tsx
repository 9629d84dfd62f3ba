import Form from 'next/form'
import { type StatsState, statsCities } from '@/lib/content/stats/stats-page-state.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { allCabinOptions } from '../../ui/seats/cabins.ts'
import { programOptions } from '../../ui/seats/program-options.ts'

/** What the figures are narrowed to. A form of the platform: it works before any script has come. */
export function StatsForm({ state }: { state: StatsState }) {
  const cities = statsCities().map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <Panel>
      <Form
        action="/reward-availability-stats"
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]"
      >
        <ChoiceField
          id="stats-program"
          name="program"
          label="Program"
          value={state.program}
          any="Both programs"
          options={programOptions}
        />
        <ChoiceField
          id="stats-cabin"
          name="cabin"
          label="Cabin"
          value={state.cabin}
          any="Every cabin"
          options={allCabinOptions}
        />
        <ChoiceField id="stats-from" name="from" label="From" value={state.from} any="Anywhere" options={cities} />
        <ChoiceField id="stats-to" name="to" label="To" value={state.to} any="Anywhere" options={cities} />
        <Button kind="primary" type="submit" className="lg:min-h-11">
          Show
        </Button>
      </Form>
    </Panel>
  )
}

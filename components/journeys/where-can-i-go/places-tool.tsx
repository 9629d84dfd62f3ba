'use client'

import { addMonths, type Month, monthOf } from '@/lib/core/dates.ts'
import { formatMonth } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { PlacesAnswer } from '@/lib/journeys/where-can-i-go/places-answer.ts'
import {
  type OriginOption,
  type PlacesState,
  placesAddress,
  placesFields,
} from '@/lib/journeys/where-can-i-go/places-state.ts'
import { Calculator, type Tool } from '../../ui/calculator.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { allCabinOptions } from '../../ui/seats/cabins.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { type ApiAnswer, useApiAnswer } from '../use-api-answer.tsx'
import { PlacesResult } from './places-result.tsx'

export type PlacesToolProps = { program: Program; defaults: PlacesState; origins: readonly OriginOption[] }

/** Finds every place that a balance reaches from a city in a month, cheapest first, in a list and on a map. */
export function PlacesTool({ program, defaults, origins }: PlacesToolProps) {
  const fields = placesFields(
    origins.map(({ value }) => value),
    origins,
  )
  return (
    <Calculator fields={fields} defaults={defaults}>
      {(tool) => <PlacesQuestion {...tool} program={program} origins={origins} fields={fields} />}
    </Calculator>
  )
}

type QuestionProps = Tool<PlacesState> & {
  program: Program
  origins: readonly OriginOption[]
  fields: ReturnType<typeof placesFields>
}

function PlacesQuestion({ state, change, program, origins, fields }: QuestionProps) {
  const origin = origins.find(({ value }) => value === state.from)
  const response = useApiAnswer(placesAddress(program, origin?.code ?? '', state), PlacesAnswer)
  return (
    <section aria-label="Where you can go" className="space-y-5">
      <Panel>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-[1.2fr_1fr_1fr_1fr_5rem]">
          <SelectField
            label="From"
            className="max-sm:col-span-2"
            value={state.from}
            options={origins}
            onChange={(from) => change({ from })}
          />
          <NumberField
            label="Points you have"
            field={fields.points}
            value={state.points}
            onChange={(points) => change({ points })}
          />
          <SelectField
            label="Cabin"
            value={state.cabin}
            options={cabinOptions}
            onChange={(cabin) => change({ cabin })}
          />
          <MonthField state={state} change={change} response={response} />
          <NumberField
            label="People"
            field={fields.people}
            value={state.people}
            onChange={(people) => change({ people })}
          />
        </div>
      </Panel>
      <PlacesResult program={program} state={state} change={change} response={response} origin={origin} />
    </section>
  )
}

const cabinOptions = [{ value: 'any' as const, label: 'Any cabin' }, ...allCabinOptions]

type MonthFieldProps = Tool<PlacesState> & { response: ApiAnswer<PlacesAnswer> }

/** Offers the coming year, counted from the server's date. Until its first answer, only the month in the address. */
function MonthField({ state, change, response: { answer } }: MonthFieldProps) {
  const first = answer ? monthOf(answer.now) : null
  const coming: Month[] = first ? Array.from({ length: 13 }, (_, at) => addMonths(first, at)) : []
  const months = state.month === 'soon' ? coming : [...new Set([state.month, ...coming])].sort()
  const options = [
    { value: 'soon', label: 'Soonest' },
    ...months.map((value) => ({ value, label: formatMonth(value) })),
  ]
  return (
    <SelectField
      label="When"
      value={state.month}
      options={options}
      onChange={(month) => change({ month: month as PlacesState['month'], day: 1 })}
    />
  )
}

'use client'

import { Plus, Trash2 } from 'lucide-react'
import type { EarningFlight } from '@/lib/calculators/earning-flights.ts'
import { wholeNumber } from '@/lib/calculators/fields.ts'
import { fareNames, type PlannedFlight, type StatusFare } from '@/lib/calculators/status-credits.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { NumberField } from './number-field.tsx'
import { named } from './select-options.ts'

type PlannedFlightsProps = {
  flights: readonly EarningFlight[]
  planned: readonly PlannedFlight[]
  onChange: (planned: readonly PlannedFlight[]) => void
}

const times = wholeNumber(1, 99)
const mostLines = 8

/** The flights still to be flown, one line a kind; added and removed one at a time. */
export function PlannedFlights({ flights, planned, onChange }: PlannedFlightsProps) {
  const options = flights.map(({ id, label }) => ({ value: id, label }))
  const replace = (index: number, change: Partial<PlannedFlight>) =>
    onChange(planned.map((line, at) => (at === index ? { ...line, ...change } : line)))
  const remove = (index: number) => onChange(planned.toSpliced(index, 1))
  return (
    <fieldset className="sm:col-span-2 lg:col-span-4">
      <legend className="mb-2 text-14 font-medium">Flights still to fly, each way counted</legend>
      <ul className="space-y-3">
        {planned.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike; their place is their identity.
          <PlannedLine key={index} {...{ line, options, index }} onChange={replace} onRemove={remove} />
        ))}
      </ul>
      {planned.length < mostLines ? (
        <Button
          className="mt-3"
          onClick={() => onChange([...planned, { flight: flights[0]?.id ?? 'MEL-SYD', fare: 'economy', times: 1 }])}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add a flight
        </Button>
      ) : null}
    </fieldset>
  )
}

type PlannedLineProps = {
  line: PlannedFlight
  index: number
  options: readonly { value: string; label: string }[]
  onChange: (index: number, change: Partial<PlannedFlight>) => void
  onRemove: (index: number) => void
}

function PlannedLine({ line, index, options, onChange, onRemove }: PlannedLineProps) {
  return (
    <li className="grid grid-cols-[1fr_5rem_2.75rem] items-end gap-3 sm:grid-cols-[2fr_1fr_5rem_2.75rem]">
      <SelectField
        label="Flight"
        className="max-sm:col-span-3"
        value={line.flight}
        options={options}
        onChange={(flight) => onChange(index, { flight })}
      />
      <SelectField
        label="Fare"
        value={line.fare}
        options={named(fareNames)}
        onChange={(fare: StatusFare) => onChange(index, { fare })}
      />
      <NumberField
        label="Times"
        field={times}
        value={line.times}
        onChange={(count) => onChange(index, { times: count })}
      />
      <IconButton label={`Remove flight ${index + 1}`} onClick={() => onRemove(index)}>
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  )
}

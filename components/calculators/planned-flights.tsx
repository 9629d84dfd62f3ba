'use client'

import type { EarningFlight } from '@/lib/calculators/earning-flights.ts'
import { wholeNumber } from '@/lib/calculators/fields.ts'
import { fareNames, type PlannedFlight, type StatusFare } from '@/lib/calculators/status-credits.ts'
import { NumberField } from '../ui/number-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { LineList } from './line-list.tsx'
import { named } from './select-options.ts'

type PlannedFlightsProps = {
  flights: readonly EarningFlight[]
  planned: readonly PlannedFlight[]
  onChange: (planned: readonly PlannedFlight[]) => void
}

const times = wholeNumber(1, 99)

/** The flights still to be flown, one line a kind. */
export function PlannedFlights({ flights, planned, onChange }: PlannedFlightsProps) {
  const options = flights.map(({ id, label }) => ({ value: id, label }))
  return (
    <LineList
      legend="Flights still to fly, each way counted"
      lines={planned}
      most={8}
      fresh={{ flight: flights[0]?.id ?? 'MEL-SYD', fare: 'economy', times: 1 }}
      addLabel="Add a flight"
      nameOf={(index) => `flight ${index + 1}`}
      onChange={onChange}
      draw={(line, replace, remove) => (
        <div className="grid grid-cols-[1fr_2.75rem] items-end gap-3 sm:grid-cols-[2fr_1fr_5rem_2.75rem]">
          <SelectField
            label="Flight"
            className="max-sm:col-span-2"
            value={line.flight}
            options={options}
            onChange={(flight) => replace({ ...line, flight })}
          />
          <SelectField
            label="Fare"
            className="max-sm:col-span-2"
            value={line.fare}
            options={named(fareNames)}
            onChange={(fare: StatusFare) => replace({ ...line, fare })}
          />
          <NumberField
            label="Times"
            field={times}
            value={line.times}
            onChange={(count) => replace({ ...line, times: count })}
          />
          {remove}
        </div>
      )}
    />
  )
}

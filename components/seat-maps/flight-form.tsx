'use client'

import { type FormEvent, useState } from 'react'
import type { FlightQuestion } from '@/lib/flights/flight-address.ts'
import { parseFlightNumber } from '@/lib/flights/flight-number.ts'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AirportField } from '../ui/trip-fields/airport-field.tsx'

type FlightFormProps = {
  question: FlightQuestion
  /** True to ask for the size of the party. */
  hasParty: boolean
  submit: string
  onSearch: (change: Partial<FlightQuestion>) => void
}

type By = 'number' | 'route'

/** The form for a flight by its number, or for the flights of a route, on one day. */
export function FlightForm({ question, hasParty, submit, onSearch }: FlightFormProps) {
  const [by, setBy] = useState<By>(question.from && question.to && !question.flight ? 'route' : 'number')
  const [flight, setFlight] = useState(question.flight ?? '')
  const [from, setFrom] = useState(question.from)
  const [to, setTo] = useState(question.to)
  const [date, setDate] = useState(question.date ?? '')
  const [party, setParty] = useState(String(question.party))
  const [tried, setTried] = useState(false)
  const faults = findFaults({ by, flight, from, to, date, party: hasParty ? party : null })
  const shown = (fault: string | null) => (tried ? fault : null)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(faults).some(Boolean)) return
    const people = hasParty ? { party: Number(party) } : {}
    if (by === 'number') onSearch({ flight: parseFlightNumber(flight), from: null, to: null, date, ...people })
    else onSearch({ flight: null, from, to, date, ...people })
  }

  return (
    <form onSubmit={onSubmit} noValidate className="rounded-2xl border border-line bg-card p-4 sm:p-5">
      <Segmented<By>
        label="Look up by"
        value={by}
        options={[
          { value: 'number', label: 'Flight number' },
          { value: 'route', label: 'Route' },
        ]}
        onChange={setBy}
        className="mb-4 max-w-xs"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1.4fr_auto_auto]">
        {by === 'number' ? (
          <NumberField value={flight} onChange={setFlight} fault={shown(faults.flight)} />
        ) : (
          <>
            <AirportField label="From" value={from} onChange={setFrom} fault={shown(faults.from)} />
            <AirportField label="To" value={to} onChange={setTo} fault={shown(faults.to)} />
          </>
        )}
        <TextField label="Departs on" type="date" value={date} onChange={setDate} fault={shown(faults.date)} />
        {hasParty ? (
          <TextField
            label="Together"
            type="number"
            inputMode="numeric"
            min={1}
            max={9}
            value={party}
            onChange={setParty}
            fault={shown(faults.party)}
            className="lg:w-24"
          />
        ) : null}
        <Button kind="primary" type="submit" className="min-h-11 sm:mt-[1.625rem] lg:min-h-11">
          {submit}
        </Button>
      </div>
    </form>
  )
}

type Entered = {
  by: By
  flight: string
  from: string | null
  to: string | null
  date: string
  /** Null if the form doesn't ask for it. */
  party: string | null
}

/** Returns what is wrong with each field, in words; null for a valid one. */
function findFaults({ by, flight, from, to, date, party }: Entered) {
  const isRoute = by === 'route'
  const numberFault = 'Enter a flight number such as QF11.'
  return {
    flight: !isRoute && parseFlightNumber(flight) === null ? numberFault : null,
    from: isRoute && !from ? 'Choose where the flight leaves from.' : null,
    to: isRoute ? toFault(from, to) : null,
    date: date === '' ? 'Choose the departure date.' : null,
    party: party !== null && !/^[1-9]$/.test(party) ? 'From 1 to 9 people.' : null,
  }
}

function toFault(from: string | null, to: string | null): string | null {
  if (!to) return 'Choose where it goes.'
  return to === from ? 'Choose two different airports.' : null
}

type NumberFieldProps = { value: string; fault: string | null; onChange: (text: string) => void }

function NumberField({ value, fault, onChange }: NumberFieldProps) {
  return (
    <TextField
      label="Flight number"
      value={value}
      onChange={onChange}
      fault={fault}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="QF11"
      className="lg:col-span-2"
    />
  )
}

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

type Draft = { by: By; flight: string; from: string | null; to: string | null; date: string; party: string }

function toDraft({ flight, from, to, date, party }: FlightQuestion): Draft {
  const by = from && to && !flight ? 'route' : 'number'
  return { by, flight: flight ?? '', from, to, date: date ?? '', party: String(party) }
}

/**
 * The form for a flight by its number, or for the flights of a route, on one day. It resets its draft whenever its
 * question changes.
 */
export function FlightForm({ question, hasParty, submit, onSearch }: FlightFormProps) {
  const [draft, setDraft] = useState(() => toDraft(question))
  const [given, setGiven] = useState(question)
  const [tried, setTried] = useState(false)
  if (JSON.stringify(given) !== JSON.stringify(question)) {
    setGiven(question)
    setDraft(toDraft(question))
    setTried(false)
  }
  const { by, flight, from, to, date, party } = draft
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const faults = findFaults(draft, hasParty)
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
        onChange={(next) => change({ by: next })}
        className="mb-4 max-w-xs"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1.4fr_auto_auto]">
        {by === 'number' ? (
          <NumberField value={flight} onChange={(text) => change({ flight: text })} fault={shown(faults.flight)} />
        ) : (
          <>
            <AirportField
              label="From"
              value={from}
              onChange={(code) => change({ from: code })}
              fault={shown(faults.from)}
            />
            <AirportField label="To" value={to} onChange={(code) => change({ to: code })} fault={shown(faults.to)} />
          </>
        )}
        <TextField
          label="Departs on"
          type="date"
          value={date}
          onChange={(day) => change({ date: day })}
          fault={shown(faults.date)}
        />
        {hasParty ? (
          <TextField
            label="Together"
            type="number"
            inputMode="numeric"
            min={1}
            max={9}
            value={party}
            onChange={(text) => change({ party: text })}
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

/** Returns what is wrong with each field, in words; null for a valid one. */
function findFaults({ by, flight, from, to, date, party }: Draft, hasParty: boolean) {
  const isRoute = by === 'route'
  const numberFault = 'Enter a flight number such as QF11.'
  return {
    flight: !isRoute && parseFlightNumber(flight) === null ? numberFault : null,
    from: isRoute && !from ? 'Choose where the flight leaves from.' : null,
    to: isRoute ? toFault(from, to) : null,
    date: date === '' ? 'Choose the departure date.' : null,
    party: hasParty && !/^[1-9]$/.test(party) ? 'From 1 to 9 people.' : null,
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

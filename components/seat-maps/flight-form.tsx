'use client'
'use no memo'

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

type Ends = { flight: string; from: string | null; to: string | null }

type Draft = Ends & { by: 'flight' | 'route'; date: string; party: string }

function toDraft({ flight, from, to, date, party }: FlightQuestion): Draft {
  const by = from && to && !flight ? 'route' : 'flight'
  return { by, flight: flight ?? '', from, to, date: date ?? '', party: String(party) }
}

/** A question as it is typed, and whether it was sent. Both start anew whenever the question changes. */
export function useFlightDraft<Question, Draft>(question: Question, begin: (question: Question) => Draft) {
  const [draft, setDraft] = useState(() => begin(question))
  const [given, setGiven] = useState(question)
  const [tried, setTried] = useState(false)
  if (JSON.stringify(given) !== JSON.stringify(question)) {
    setGiven(question)
    setDraft(begin(question))
    setTried(false)
  }
  return { draft, change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })), tried, setTried }
}

/** The form for a flight by its number, or for the flights of a route, on one day. */
export function FlightForm({ question, hasParty, submit, onSearch }: FlightFormProps) {
  const { draft, change, tried, setTried } = useFlightDraft(question, toDraft)
  const { by, flight, from, to, date, party } = draft
  const faults = {
    ...flightFaults(draft),
    date: date === '' ? 'Choose the departure date.' : null,
    party: hasParty && !/^[1-9]$/.test(party) ? 'From 1 to 9 people.' : null,
  }
  const shown = tried ? faults : null

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(faults).some(Boolean)) return
    const people = hasParty ? { party: Number(party) } : {}
    if (by === 'flight') onSearch({ flight: parseFlightNumber(flight), from: null, to: null, date, ...people })
    else onSearch({ flight: null, from, to, date, ...people })
  }

  return (
    <form onSubmit={onSubmit} noValidate className="rounded-2xl border border-line bg-card p-4 sm:p-5">
      <Segmented<Draft['by']>
        label="Look up by"
        value={by}
        options={[
          { value: 'flight', label: 'Flight number' },
          { value: 'route', label: 'Route' },
        ]}
        onChange={(next) => change({ by: next })}
        className="mb-4 max-w-xs"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1.4fr_auto_auto]">
        <FlightFields draft={draft} faults={shown} onChange={change} className="lg:col-span-2" />
        <TextField
          label="Departs on"
          type="date"
          value={date}
          onChange={(day) => change({ date: day })}
          fault={shown?.date ?? null}
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
            fault={shown?.party ?? null}
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

/** What is wrong with the number or with either end of the route, in words; null for a valid one. */
export function flightFaults({ by, flight, from, to }: Ends & { by: string }): Record<keyof Ends, string | null> {
  const isRoute = by === 'route'
  return {
    flight: by === 'flight' && parseFlightNumber(flight) === null ? 'Enter a flight number such as QF11.' : null,
    from: isRoute && !from ? 'Choose where the flight leaves from.' : null,
    to: isRoute ? toFault(from, to) : null,
  }
}

function toFault(from: string | null, to: string | null): string | null {
  if (!to) return 'Choose where it goes.'
  return to === from ? 'Choose two different airports.' : null
}

type FlightFieldsProps = {
  draft: Ends & { by: string }
  /** Null before the form was sent. */
  faults: Record<keyof Ends, string | null> | null
  onChange: (part: Partial<Ends>) => void
  /** The class of the flight number, which takes the room of two airports. */
  className: string
}

/** The fields for a flight number, or for both ends of a route. */
export function FlightFields({ draft: { by, flight, from, to }, faults, onChange, className }: FlightFieldsProps) {
  return by === 'route' ? (
    <>
      <AirportField
        label="From"
        value={from}
        onChange={(code) => onChange({ from: code })}
        fault={faults?.from ?? null}
      />
      <AirportField label="To" value={to} onChange={(code) => onChange({ to: code })} fault={faults?.to ?? null} />
    </>
  ) : (
    <TextField
      label="Flight number"
      value={flight}
      onChange={(text) => onChange({ flight: text })}
      fault={faults?.flight ?? null}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="QF11"
      className={className}
    />
  )
}

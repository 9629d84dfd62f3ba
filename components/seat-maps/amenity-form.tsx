'use client'

import { type FormEvent, useState } from 'react'
import { parseFlightNumber } from '@/lib/flights/flight-number.ts'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AirportField } from '../ui/trip-fields/airport-field.tsx'
import type { AircraftEntry } from './seat-map-picker.tsx'

export type AmenityQuestion = { flight: string; from: string; to: string; aircraft: string }
type By = 'flight' | 'route' | 'aircraft'

type AmenityFormProps = {
  question: AmenityQuestion
  aircraft: readonly AircraftEntry[]
  onSearch: (question: AmenityQuestion) => void
}

const nothing: AmenityQuestion = { flight: '', from: '', to: '', aircraft: '' }

type Draft = { by: By; flight: string; from: string | null; to: string | null; fault: string | null }

function toDraft({ flight, from, to, aircraft }: AmenityQuestion): Draft {
  const by = aircraft ? 'aircraft' : from ? 'route' : 'flight'
  return { by, flight, from: from || null, to: to || null, fault: null }
}

/** The form for a flight number, a route or an aircraft. It resets its draft whenever its question changes. */
export function AmenityForm({ question, aircraft, onSearch }: AmenityFormProps) {
  const [draft, setDraft] = useState(() => toDraft(question))
  const [given, setGiven] = useState(question)
  if (JSON.stringify(given) !== JSON.stringify(question)) {
    setGiven(question)
    setDraft(toDraft(question))
  }
  const { by, flight, from, to, fault } = draft
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const number = parseFlightNumber(flight)
    if (by === 'flight' && number === null) change({ fault: 'Enter a flight number such as QF11.' })
    else if (by === 'route' && (!from || !to))
      change({ fault: 'Choose where the flight leaves from and where it goes.' })
    else if (by === 'flight') onSearch({ ...nothing, flight: number ?? '' })
    else onSearch({ ...nothing, from: from ?? '', to: to ?? '' })
  }

  return (
    <form onSubmit={onSubmit} noValidate className="rounded-2xl border border-line bg-card p-4 sm:p-5">
      <Segmented<By>
        label="Look up by"
        value={by}
        options={[
          { value: 'flight', label: 'Flight' },
          { value: 'route', label: 'Route' },
          { value: 'aircraft', label: 'Aircraft' },
        ]}
        onChange={(next) => change({ by: next, fault: null })}
        className="mb-4 max-w-sm"
      />
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
        {by === 'flight' ? (
          <TextField
            label="Flight number"
            value={flight}
            onChange={(text) => change({ flight: text })}
            fault={fault}
            placeholder="QF11"
            autoComplete="off"
            spellCheck={false}
            className="sm:col-span-2"
          />
        ) : null}
        {by === 'route' ? (
          <>
            <AirportField label="From" value={from} onChange={(code) => change({ from: code })} fault={fault} />
            <AirportField label="To" value={to} onChange={(code) => change({ to: code })} fault={null} />
          </>
        ) : null}
        {by === 'aircraft' ? (
          <SelectField
            label="Aircraft"
            value={question.aircraft}
            options={[
              { value: '', label: 'Choose an aircraft' },
              ...aircraft.map(({ path, title }) => ({ value: path, label: title })),
            ]}
            onChange={(path) => onSearch({ ...nothing, aircraft: path })}
            className="sm:col-span-2"
          />
        ) : (
          <Button kind="primary" type="submit" className="min-h-11 sm:mt-[1.625rem] lg:min-h-11">
            Show what’s on board
          </Button>
        )}
      </div>
    </form>
  )
}

'use client'

import type { FormEvent } from 'react'
import { parseFlightNumber } from '@/lib/flights/flight-number.ts'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { FlightFields, flightFaults, useFlightDraft } from './flight-form.tsx'
import type { AircraftEntry } from './seat-map-picker.tsx'

export type AmenityQuestion = { flight: string; from: string; to: string; aircraft: string }
type By = 'flight' | 'route' | 'aircraft'

type AmenityFormProps = {
  question: AmenityQuestion
  aircraft: readonly AircraftEntry[]
  onSearch: (question: AmenityQuestion) => void
}

const nothing: AmenityQuestion = { flight: '', from: '', to: '', aircraft: '' }

function toDraft({ flight, from, to, aircraft }: AmenityQuestion) {
  const by: By = aircraft ? 'aircraft' : from ? 'route' : 'flight'
  return { by, flight, from: from || null, to: to || null }
}

/** The form for a flight number, a route or an aircraft. */
export function AmenityForm({ question, aircraft, onSearch }: AmenityFormProps) {
  const { draft, change, tried, setTried } = useFlightDraft(question, toDraft)
  const { by, flight, from, to } = draft
  const faults = flightFaults(draft)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(faults).some(Boolean)) return
    if (by === 'flight') onSearch({ ...nothing, flight: parseFlightNumber(flight) ?? '' })
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
        onChange={(next) => {
          change({ by: next })
          setTried(false)
        }}
        className="mb-4 max-w-sm"
      />
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
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
          <>
            <FlightFields draft={draft} faults={tried ? faults : null} onChange={change} className="sm:col-span-2" />
            <Button kind="primary" type="submit" className="min-h-11 sm:mt-[1.625rem] lg:min-h-11">
              Show what’s on board
            </Button>
          </>
        )}
      </div>
    </form>
  )
}

'use client'

import { useState } from 'react'
import {
  answerItinerary,
  itineraryFields as fields,
  type ItineraryState,
  itineraryDefaults,
  itinerarySteps,
} from '@/lib/calculators/itinerary.ts'
import { cabinNames, cabins } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { HonestItinerary } from '@/lib/programs/honest-itinerary.ts'
import { Calculator, type Tool } from '../ui/calculator.tsx'
import { FigureList } from '../ui/figure-list.tsx'
import { Notice } from '../ui/notice.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { TextField } from '../ui/text-field.tsx'
import { SeatsNext } from './seats-next.tsx'
import { ToolFrame, WorkingSteps } from './tool-frame.tsx'

/** Shows how much of an itinerary is flown in which cabin, and where it lands on the way. */
export function ItineraryTool() {
  return (
    <Calculator fields={fields} defaults={itineraryDefaults}>
      {(tool) => (
        <ToolFrame
          label="Mixed-cabin checker"
          inputs={<FlightsField {...tool} />}
          answer={<Answer state={tool.state} />}
        />
      )}
    </Calculator>
  )
}

function FlightsField({ state, change }: Tool<ItineraryState>) {
  const [draft, setDraft] = useState<string | null>(null)
  const bad = draft !== null && fields.flights.read(clean(draft)) === null

  function type(text: string): void {
    setDraft(text)
    const flights = fields.flights.read(clean(text))
    if (flights && flights.length > 0) change({ flights })
  }

  return (
    <TextField
      label="Flights, each with number and cabin letter"
      className="sm:col-span-2 lg:col-span-4"
      hint="e.g. MEL-SYD QF400 Y, SYD-LHR QF1 J"
      spellCheck={false}
      autoComplete="off"
      value={draft ?? fields.flights.write(state.flights).replaceAll('.', ' ').replaceAll(',', ', ')}
      fault={bad ? 'Each flight needs two airports, a flight number and Y, W, J or F: SYD-SIN QF1 J.' : null}
      onChange={type}
      onBlur={() => setDraft(bad ? draft : null)}
    />
  )
}

/** Converts what people type to the form of the address, which has dots instead of spaces. */
function clean(text: string): string {
  return text
    .trim()
    .replace(/\s*,\s*/g, ',')
    .replace(/\s+/g, '.')
}

function Answer({ state }: { state: ItineraryState }) {
  const answer = answerItinerary(state)
  if (answer.status === 'impossible') return <Notice kind="warn">{answer.reason}</Notice>
  return <TakenApart state={state} itinerary={answer.itinerary} />
}

function TakenApart({ state, itinerary }: { state: ItineraryState; itinerary: HonestItinerary }) {
  const { miles, soldAs, shareByCabin, lowerCabin, hiddenStops, connections } = itinerary
  const ends = { from: state.flights[0]?.from, to: state.flights.at(-1)?.to }
  return (
    <div className="grid gap-5">
      <p className="text-20 font-semibold tracking-tight">
        Sold as {cabinDisplay[soldAs].name.toLowerCase()}, flown {Math.round(100 * shareByCabin[soldAs])}% in it.
      </p>
      <FigureList
        figures={[
          { label: 'Miles', value: formatNumber(miles) },
          ...cabins
            .filter((cabin) => shareByCabin[cabin] > 0)
            .map((cabin) => ({
              label: cabinDisplay[cabin].name,
              value: `${Math.round(100 * shareByCabin[cabin])}%`,
              note: 'of the distance',
            })),
          {
            label: 'Connections',
            value: connections.length,
            note: connections.map(({ at }) => at).join(', ') || 'none',
          },
        ]}
      />
      <ul className="list-disc space-y-1 pl-5 text-16">
        {lowerCabin.map(({ from, to, cabin, miles: flown }) => (
          <li key={from + to}>
            {from} to {to} is flown in {cabinDisplay[cabin].name.toLowerCase()}: {formatNumber(flown)} miles.
          </li>
        ))}
        {hiddenStops.map(({ flight, at, why }) => (
          <li key={flight + at}>
            {flight} lands in {at} on the way,{' '}
            {why === 'through-flight' ? 'though it is sold as one flight' : 'under one flight number'}.
          </li>
        ))}
      </ul>
      <WorkingSteps steps={itinerarySteps(state, itinerary)} />
      <SeatsNext
        program="qantas"
        {...ends}
        cabins={[soldAs]}
        label={`Search ${ends.from} to ${ends.to} in ${cabinNames[soldAs]}`}
      />
    </div>
  )
}

'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { countOf, formatNumber } from '@/lib/core/formats.ts'
import { exampleItineraries } from '@/lib/journeys/example-itineraries.ts'
import { ItineraryAnswer } from '@/lib/journeys/oneworld-answer.ts'
import {
  firstLegAddress,
  formatCodes,
  getEnd,
  type ItineraryState,
  itineraryAddress,
  itineraryDefaults,
  itineraryFields,
  withLeg,
} from '@/lib/journeys/oneworld-state.ts'
import { PlacesAnswer } from '@/lib/journeys/where-can-i-go/places-answer.ts'
import { findAirport } from '@/lib/network/airports.ts'
import { Button } from '../ui/button.tsx'
import { Calculator, type Tool } from '../ui/calculator.tsx'
import { DateField } from '../ui/date-field.tsx'
import { listMapLines, type MapLine } from '../ui/map/map-model.ts'
import { WorldMap } from '../ui/map/world-map.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { Panel } from '../ui/panel.tsx'
import { allCabinOptions } from '../ui/seats/cabins.ts'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AirportField } from '../ui/trip-fields/airport-field.tsx'
import { ItineraryLegs } from './itinerary-legs.tsx'
import { ItineraryOutlook } from './itinerary-outlook.tsx'
import { SavedItineraries } from './saved-itineraries.tsx'
import { AnswerFailed, useApiAnswer } from './use-api-answer.tsx'

/** A place with oneworld seats from the current end of the itinerary; `miles` is null if unknown. */
type OnwardPlace = { to: string; carriers: readonly string[]; miles: number | null; days: number }

type NextLegProps = Tool<ItineraryState> & { places: readonly OnwardPlace[]; isWaiting: boolean }

const firstShown = 12

/** Picks the next leg: places with seats that break no rule, each one click away, or any other airport. */
function NextLeg({ state, change, places, isWaiting }: NextLegProps) {
  const [all, setAll] = useState(false)
  const from = getEnd(state)
  const city = findAirport(from)?.city ?? from
  const add = (to: string, carrier: string) => change(withLeg(state, to, carrier))
  const shown = all ? places : places.slice(0, firstShown)
  return (
    <Panel>
      <h2 className="text-16 font-semibold">Where next from {city}?</h2>
      {isWaiting ? <Skeleton className="mt-3 h-32 w-full rounded-lg" /> : null}
      {!isWaiting && places.length > 0 ? (
        <>
          <p className="mt-0.5 mb-3 text-14 text-muted">These have non-stop oneworld seats and follow the rules.</p>
          <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {shown.map((place) => (
              <OnwardButton key={place.to} place={place} onAdd={add} />
            ))}
          </ul>
          {shown.length < places.length ? (
            <Button className="mt-3" onClick={() => setAll(true)}>
              Show all {places.length}
            </Button>
          ) : null}
        </>
      ) : null}
      {!isWaiting && places.length === 0 ? (
        <p className="mt-1 text-14 text-muted">
          We found no seats onward from here on these dates. You can still add any airport below.
        </p>
      ) : null}
      <AnyAirport from={from} onAdd={add} />
    </Panel>
  )
}

/** The airline of a new leg: the only one that flies it, or any. */
const getCarrier = ([only, second]: readonly string[]) => (only !== undefined && second === undefined ? only : 'any')

type OnAdd = (to: string, carrier: string) => void

function OnwardButton({ place: { to, carriers, miles, days }, onAdd }: { place: OnwardPlace; onAdd: OnAdd }) {
  return (
    <li>
      <button
        type="button"
        onClick={() => onAdd(to, getCarrier(carriers))}
        className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-line px-3 py-2 text-left hover:border-edge hover:bg-seats-0"
      >
        <span className="font-mono text-14 font-medium">{to}</span>
        <span className="min-w-0 flex-1">
          <span className="flex items-center justify-between gap-2 text-14 font-medium">
            <span className="truncate">{findAirport(to)?.city ?? to}</span>
            <CarrierTags codes={carriers} />
          </span>
          <span className="figures block text-12 text-muted">
            {miles === null ? '' : `${formatNumber(miles)} miles, `}
            {countOf(days, 'day')} with seats
          </span>
        </span>
        <Plus aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="sr-only">Add this leg</span>
      </button>
    </li>
  )
}

/** Adds any other leg, flown or by surface. Its rules and seats are checked once it is added. */
function AnyAirport({ from, onAdd }: { from: string; onAdd: OnAdd }) {
  const [to, setTo] = useState<string | null>(null)
  const ready = to !== null && to !== from
  function add(carrier: string): void {
    if (ready) onAdd(to, carrier)
    setTo(null)
  }
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3 border-t border-line pt-4">
      <div className="w-full sm:w-72">
        <AirportField label="Or any airport" value={to} fault={null} onChange={setTo} />
      </div>
      <Button className="lg:min-h-11" disabled={!ready} onClick={() => add('any')}>
        Add a flight
      </Button>
      <Button className="lg:min-h-11" disabled={!ready} onClick={() => add('surface')}>
        Add a surface sector
      </Button>
    </div>
  )
}

const homes = ['SYD', 'MEL', 'BNE', 'PER', 'ADL']

/** Shown before the first leg: where to start, or an example itinerary to change. */
function StartItinerary({ state, change }: Tool<ItineraryState>) {
  return (
    <Panel>
      <h2 className="text-16 font-semibold">Where do you start?</h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {homes.map((code) => (
          <Button key={code} onClick={() => change({ start: code })}>
            <span className="font-mono">{code}</span> {findAirport(code)?.city}
          </Button>
        ))}
      </div>
      <div className="mt-4 max-w-72">
        <AirportField
          label="Or any airport"
          value={state.start || null}
          fault={null}
          onChange={(start) => change({ start: start ?? '' })}
        />
      </div>
      <h3 className="mt-6 text-14 font-semibold">Or start from one of these</h3>
      <ul className="mt-2 space-y-2">
        {exampleItineraries.map(({ id, title, legs }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => change({ legs, start: '' })}
              className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line px-3 py-2 text-left hover:border-edge hover:bg-seats-0"
            >
              <span className="text-14 font-medium">{title}</span>
              <span className="font-mono text-12 text-muted">{formatCodes(legs)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Builds a multi-carrier award leg by leg, and shows its cost, the rules it follows, and the seats on each leg. */
export function OneworldTool() {
  return (
    <Calculator fields={itineraryFields} defaults={itineraryDefaults}>
      {(tool) => <Builder {...tool} />}
    </Calculator>
  )
}

function Builder(tool: Tool<ItineraryState>) {
  const { state } = tool
  const itinerary = useApiAnswer(itineraryAddress(state), ItineraryAnswer)
  const first = useApiAnswer(firstLegAddress(state), PlacesAnswer)
  const onward = itinerary.answer
    ? itinerary.answer.result.next
    : (first.answer?.destinations ?? []).map(({ to, days }): OnwardPlace => ({ to, days, carriers: [], miles: null }))
  const failed = itinerary.failure ? itinerary : first.failure ? first : null
  const isStarted = getEnd(state) !== ''
  return (
    <section aria-label="Itinerary" className="space-y-5">
      <ItineraryInputs {...tool} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          {state.legs.length > 0 ? <ItineraryLegs {...tool} response={itinerary} /> : null}
          {isStarted ? (
            <NextLeg
              {...tool}
              places={onward}
              isWaiting={
                !failed &&
                (state.legs.length > 0 ? itinerary.answer === null || itinerary.isStale : first.answer === null)
              }
            />
          ) : (
            <StartItinerary {...tool} />
          )}
          {failed?.failure ? <AnswerFailed failure={failed.failure} onRetry={failed.retry} /> : null}
          {isStarted ? <ItineraryMap {...tool} places={onward} /> : null}
        </div>
        <div className="space-y-5">
          <ItineraryOutlook state={state} response={itinerary} />
          <SavedItineraries {...tool} />
        </div>
      </div>
    </section>
  )
}

function ItineraryInputs({ state, change }: Tool<ItineraryState>) {
  return (
    <div className="grid gap-4 sm:grid-cols-3 lg:max-w-2xl">
      <SelectField
        label="Cabin"
        value={state.cabin}
        options={allCabinOptions}
        onChange={(cabin) => change({ cabin })}
      />
      <NumberField
        label="People"
        field={itineraryFields.people}
        value={state.people}
        onChange={(people) => change({ people })}
      />
      <DateField label="Leave from" value={state.leave} onChange={(leave) => change({ leave })} />
    </div>
  )
}

type ItineraryMapProps = Tool<ItineraryState> & { places: readonly OnwardPlace[] }

/** A map of the itinerary, with the places it could go next drawn faintly; a click on one adds it. */
function ItineraryMap({ state, change, places }: ItineraryMapProps) {
  const end = getEnd(state)

  function add(code: string): void {
    const place = places.find(({ to }) => to === code)
    if (place) change(withLeg(state, code, getCarrier(place.carriers)))
  }

  return (
    <WorldMap
      label={`Map of the itinerary, and ${places.length} places you could go next, listed above.`}
      lines={[...listLines(state), ...places.flatMap(({ to }) => listMapLines(end, to, 'faint'))]}
      selected={end}
      onSelect={add}
    />
  )
}

/** Returns one line for each pair of airports, in whichever direction it is flown. */
function listLines({ legs }: ItineraryState): MapLine[] {
  const lines = new Map(legs.map((leg) => [[leg.from, leg.to].sort().join(), leg]))
  return [...lines.values()].flatMap(({ from, to, carrier }) =>
    listMapLines(from, to, carrier === 'surface' ? 'surface' : 'flown'),
  )
}

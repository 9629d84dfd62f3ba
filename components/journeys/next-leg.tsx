'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '@/lib/core/formats.ts'
import { endOf, type ItineraryState, withLeg } from '@/lib/journeys/oneworld-state.ts'
import { findAirport } from '@/lib/network/airports.ts'
import { Button } from '../ui/button.tsx'
import type { Tool } from '../ui/calculator.tsx'
import { Panel } from '../ui/panel.tsx'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AirportField } from '../ui/trip-fields/airport-field.tsx'

/** A place oneworld seats lead to; miles where they are known. */
export type OnwardPlace = { to: string; carriers: readonly string[]; miles: number | null; days: number }

type NextLegProps = Tool<ItineraryState> & { places: readonly OnwardPlace[]; isWaiting: boolean }

const firstShown = 12

/** Where to go on: places with seats that break no rule, each one click away, or any airport at all. */
export function NextLeg({ state, change, places, isWaiting }: NextLegProps) {
  const [all, setAll] = useState(false)
  const from = endOf(state)
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

type OnAdd = (to: string, carrier: string) => void

function OnwardButton({ place: { to, carriers, miles, days }, onAdd }: { place: OnwardPlace; onAdd: OnAdd }) {
  const [only, second] = carriers
  const carrier = only !== undefined && second === undefined ? only : 'any'
  return (
    <li>
      <button
        type="button"
        onClick={() => onAdd(to, carrier)}
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
            {days === 1 ? '1 day' : `${days} days`} with seats
          </span>
        </span>
        <Plus aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="sr-only">Add this leg</span>
      </button>
    </li>
  )
}

/** Any other leg, flown or not: its rules and seats are checked once it is added. */
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

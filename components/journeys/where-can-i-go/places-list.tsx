'use client'

import type { Route } from 'next'
import { useState } from 'react'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import type { PlaceSeen, PlacesView } from '@/lib/journeys/where-can-i-go/places-answer.ts'
import type { PlacesState } from '@/lib/journeys/where-can-i-go/places-state.ts'
import { Button } from '../../ui/button.tsx'
import Link from '../../ui/link.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'

export type Picking = { selected: string | null; onSelect: (code: string) => void }

type PlacesListProps = Picking & { program: Program; view: PlacesView; state: PlacesState }

/** More than this at once nobody reads; the rest is one click away. */
const firstShown = 20

/** Every place within the points, cheapest first, then those that need more. Picking one shows it on the map. */
export function PlacesList({ program, view, state, ...picking }: PlacesListProps) {
  const [all, setAll] = useState(false)
  const { reached, beyond } = view
  const shown = all ? reached : reached.slice(0, firstShown)
  const rows = { program, people: state.people, ...picking }
  return (
    <div className="space-y-5">
      {reached.length > 0 ? (
        <ol className="overflow-hidden rounded-2xl border border-line bg-card">
          {shown.map((place) => (
            <PlaceRow key={place.to} place={place} {...rows} />
          ))}
        </ol>
      ) : (
        <p className="rounded-2xl border border-line bg-card p-4 text-16 text-muted">
          Nothing found on these dates. Try another month, any cabin or more points.
        </p>
      )}
      {shown.length < reached.length ? <Button onClick={() => setAll(true)}>Show all {reached.length}</Button> : null}
      {beyond.length > 0 ? (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 font-medium text-accent underline underline-offset-4">
            {beyond.length} more if you had more points
          </summary>
          <ol className="overflow-hidden rounded-2xl border border-line bg-card">
            {beyond.slice(0, firstShown).map((place) => (
              <PlaceRow key={place.to} place={place} {...rows} />
            ))}
          </ol>
        </details>
      ) : null}
    </div>
  )
}

type PlaceRowProps = Picking & { place: PlaceSeen; program: Program; people: number }

function PlaceRow({ place, program, people, selected, onSelect }: PlaceRowProps) {
  const { to, from, city, country, cabin, points, date, days, direct, missing } = place
  const isSelected = selected === to
  return (
    <li className={`flex items-center gap-1 border-line not-first:border-t ${isSelected ? 'bg-seats-0' : ''}`}>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => onSelect(to)}
        className="grid min-h-16 min-w-0 flex-1 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-2 py-2 pl-4 text-left -outline-offset-2"
      >
        <span className="font-mono text-14 font-medium">{to}</span>
        <span className="min-w-0">
          <span className="block truncate text-14 font-semibold">{city}</span>
          <span className="block text-12 text-muted">
            {country}, <span className="whitespace-nowrap">{direct ? 'non-stop' : 'with a stop'}</span>
          </span>
          <span className="block text-12 text-muted">
            {formatDate(date)}
            {days > 1 ? ` + ${days - 1} ${days === 2 ? 'day' : 'days'}` : ''}
          </span>
        </span>
        <span className="text-right">
          <span className="figures flex items-center justify-end gap-1.5 text-14 font-semibold">
            {formatNumber(points)} <CabinChip cabin={cabin} />
          </span>
          <span className="block text-12 text-muted">{missing > 0 ? `${formatNumber(missing)} short` : 'points'}</span>
        </span>
      </button>
      <Link
        href={finderLink(program, { from, to, seats: people, cabins: [cabin] }) as Route}
        prefetch={false}
        className="inline-flex min-h-11 items-center px-2 text-14 sm:px-3 font-medium text-accent underline underline-offset-4"
      >
        Seats<span className="sr-only"> to {city}</span>
      </Link>
    </li>
  )
}

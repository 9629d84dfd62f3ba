'use client'

import { X } from 'lucide-react'
import type { Route } from 'next'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { countOf, formatDate, formatNumber, speakSeats } from '@/lib/core/formats.ts'
import type { ItineraryAnswer, ItineraryResult } from '@/lib/journeys/oneworld-answer.ts'
import {
  type ItineraryState,
  oneworldCodes,
  type PlannedLeg,
  withChange,
  withoutLegsFrom,
} from '@/lib/journeys/oneworld-state.ts'
import { findAirport } from '@/lib/network/airports.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { IconButton } from '../ui/button.tsx'
import type { Tool } from '../ui/calculator.tsx'
import Link from '../ui/link.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SelectBox, type SelectOption } from '../ui/select-box.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { ApiAnswer } from './use-api-answer.tsx'

type ItineraryLegsProps = Tool<ItineraryState> & { response: ApiAnswer<ItineraryAnswer> }

const carriers = [
  { value: 'any', label: 'Any oneworld airline' },
  ...oneworldCodes.map((value) => ({ value, label: findCarrier(value)?.name ?? value })),
  { value: 'surface', label: 'By land or another airline' },
]
const stops = [
  { value: 'stopover' as const, label: 'Stopover' },
  { value: 'transit' as const, label: 'Transit, within 24 h' },
]

/** The legs in order: airline, stopover or transit, and the first seat that fits after the previous leg. */
export function ItineraryLegs({ state, change, response: { answer, isStale } }: ItineraryLegsProps) {
  const { legs } = state
  return (
    <ol className="overflow-hidden rounded-2xl border border-line bg-card" aria-busy={isStale}>
      {legs.map((leg, at) => {
        const found = isStale ? undefined : answer?.result.legs[at]
        const name = `Leg ${at + 1}, ${leg.from} to ${leg.to}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same leg may be flown twice; its position identifies it.
          <li key={at} className="border-line px-4 py-3 not-first:border-t sm:px-5">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-44 flex-1">
                <RouteLine from={leg.from} to={leg.to} via={[]} className="text-16" />
                <span className="block text-12 text-muted">
                  {findAirport(leg.from)?.city} to {findAirport(leg.to)?.city}
                  {found ? `, ${formatNumber(found.miles)} miles` : ''}
                </span>
              </span>
              <LegSelect
                label={`${name}: airline`}
                value={leg.carrier}
                options={carriers}
                onChange={(carrier) => change(withChange(state, at, { carrier }))}
              />
              {at < legs.length - 1 ? (
                <LegSelect
                  label={`${name}: at ${leg.to}`}
                  value={leg.stop}
                  options={stops}
                  onChange={(stop) => change(withChange(state, at, { stop }))}
                />
              ) : null}
              <IconButton
                label={at === legs.length - 1 ? `Remove leg ${at + 1}` : `Remove leg ${at + 1} and all after it`}
                onClick={() => change(withoutLegsFrom(state, at))}
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </div>
            <LegSeats leg={leg} found={found} state={state} isFirst={at === 0} />
          </li>
        )
      })}
    </ol>
  )
}

type LegSeatsProps = {
  leg: PlannedLeg
  found: ItineraryResult['legs'][number] | undefined
  state: ItineraryState
  isFirst: boolean
}

function LegSeats({ leg, found, isFirst, state: { cabin, people } }: LegSeatsProps) {
  if (leg.carrier === 'surface') return <p className="mt-1 text-14 text-muted">Counts as a sector and a stopover.</p>
  if (!found) return <Skeleton className="mt-2 h-5 w-64 max-w-full" />
  const { from, to, dates, first } = found
  const days = countOf(dates.length, 'day')
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      {first ? (
        <span>
          {isFirst ? 'First seat' : 'First seat after the previous leg'}:{' '}
          <span className="font-semibold">
            {formatDate(first.date)} {first.departs?.slice(11, 16)}
          </span>{' '}
          with {first.carriers.map((code) => findCarrier(code)?.name ?? code).join(', ')}, {speakSeats(first.seats)}.
        </span>
      ) : (
        <span className="text-warn">
          {dates.length > 0 ? 'Seats only before the previous leg arrives.' : 'No seats found on these dates.'}
        </span>
      )}
      {dates.length > 0 ? (
        <Link
          href={finderLink('qantas', { from, to, seats: people, cabins: [cabin] }) as Route}
          preload={false}
          className="font-medium text-accent underline underline-offset-4"
        >
          {days} with seats
        </Link>
      ) : null}
    </p>
  )
}

type LegSelectProps<Value extends string> = {
  /** For screen readers only; the selected option is enough for everyone else. */
  label: string
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
}

/** A select inside a row, without a visible label. */
function LegSelect<Value extends string>({ label, value, options, onChange }: LegSelectProps<Value>) {
  return (
    <SelectBox
      aria-label={label}
      value={value}
      options={options}
      onChange={(event) => onChange(event.target.value as Value)}
      selectClass="max-w-44 text-14! lg:min-h-9"
    />
  )
}

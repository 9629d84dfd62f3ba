import type { Leg } from '@/lib/availability/journeys-contract.ts'
import {
  formatCharges,
  formatDate,
  formatLocalTime,
  formatMinutes,
  formatNumber,
  formatSeenOn,
  speakSeats,
} from '@/lib/core/formats.ts'
import type { Charges } from '@/lib/core/schemas.ts'
import type { ListedTrip } from '@/lib/search/read-returns.ts'
import { Hint } from '../../ui/hint.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { FreshnessChip } from '../../ui/seats/freshness-chip.tsx'
import { ProgramMark } from '../../ui/seats/program-mark.tsx'
import { PlaceNames } from '../place-names.tsx'

type TripLegProps = { label: string; leg: Leg; seats: number; now: string }

/** One direction of a trip: date, flights, route, seats, price and how old the price is. */
export function TripLeg({ label, leg, seats, now }: TripLegProps) {
  const { date, flights, carriers } = leg
  return (
    <div className="grid items-center gap-x-4 gap-y-2 py-3 text-14 sm:grid-cols-[7rem_6.5rem_minmax(0,1fr)_5rem_8rem]">
      <p className="max-sm:flex max-sm:items-baseline max-sm:justify-between">
        <span className="block text-12 text-muted max-sm:order-2">{label}</span>
        <span className="font-semibold">{formatDate(date)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-1.5">
        <CabinChip cabin={leg.cabin} />
        {flights.length > 0 ? (
          <span className="font-mono text-12">{flights.join(', ')}</span>
        ) : (
          <CarrierTags codes={carriers} />
        )}
      </p>
      <LegLine leg={leg} />
      <SeatMarks seats={leg.seats} />
      <p className="max-sm:flex max-sm:items-baseline max-sm:justify-between sm:text-right">
        <span className="figures block">
          {leg.points === null ? (
            <span className="text-12 text-muted">Points not published</span>
          ) : (
            <span className="font-medium">{formatNumber(leg.points * seats)}</span>
          )}{' '}
          <span className="text-12 text-muted">{leg.charges ? `+ ${formatCharges(leg.charges, seats)}` : null}</span>
        </span>
        <span className="flex flex-wrap gap-x-2 text-12 text-muted sm:justify-end">
          <ProgramMark program={leg.program} />
          <FreshnessChip bare missed={leg.missed} seenAt={leg.seenAt} now={now} source={leg.source.name} />
        </span>
      </p>
    </div>
  )
}

/** A line from departure to arrival, with the duration above and the stops below. */
function LegLine({ leg }: { leg: Leg }) {
  const { date, from, to, direct, stops, departs, arrives, minutes } = leg
  return (
    <div className="grid grid-cols-[auto_minmax(2rem,1fr)_auto] items-center gap-3">
      <LegEnd code={from} time={departs && formatLocalTime(departs, date)} />
      <p className="text-center text-12 text-muted">
        <span className="block min-h-4 leading-4">{minutes === null ? null : formatMinutes(minutes)}</span>
        <span aria-hidden="true" className="relative my-0.5 flex h-2 items-center justify-between">
          <span className="absolute inset-x-1 top-1/2 h-px bg-edge" />
          <span className="relative size-1.5 rounded-full bg-ink" />
          {direct ? null : <span className="relative size-2 rounded-full border-2 border-ink bg-card" />}
          <span className="relative size-1.5 rounded-full bg-ink" />
        </span>
        <span className="block truncate leading-4">
          {direct ? 'Direct' : stops?.length ? <PlaceNames tokens={stops} /> : 'With a stop'}
        </span>
      </p>
      <LegEnd code={to} time={arrives && formatLocalTime(arrives, date)} />
    </div>
  )
}

function LegEnd({ code, time }: { code: string; time: string | null }) {
  return (
    <p>
      {time ? <span className="figures block text-16 leading-5 font-semibold">{time}</span> : null}
      <span className="font-mono text-12 text-muted">{code}</span>
    </p>
  )
}

const marks = ['first', 'second', 'third', 'fourth'] as const

/** A mark for each seat, up to four, and the count in words. */
function SeatMarks({ seats }: { seats: number | null }) {
  return (
    <p className="text-12 text-muted max-sm:flex max-sm:items-center max-sm:gap-2">
      <span aria-hidden="true" className="flex gap-1">
        {marks.slice(0, seats ?? 1).map((mark) => (
          <span
            key={mark}
            className={`h-2.5 w-2 rounded-[3px] ${seats === null ? 'border border-seats-3' : 'bg-seats-3'}`}
          />
        ))}
      </span>
      {speakSeats(seats)}
    </p>
  )
}

/** The points and charges of a trip for the whole party. */
export function TripTotal({ trip, seats }: { trip: ListedTrip; seats: number }) {
  const { points, charges } = trip.total
  return (
    <p>
      <span
        className={`figures block leading-8 font-semibold tracking-tight ${points === null ? 'text-16' : 'text-28'}`}
      >
        {points === null ? 'Points not published' : formatNumber(points * seats)}
      </span>
      <span className="figures flex flex-wrap items-center gap-x-2 text-14 text-muted">
        {points === null ? 'for' : 'points for'} {seats}{' '}
        <ChargesFigure charges={charges} seats={seats} isPart={isPartEstimate(trip)} />
      </span>
    </p>
  )
}

/** True if the charges of one direction were seen and the other's are an estimate. */
function isPartEstimate({ out, back }: ListedTrip): boolean {
  const [there, home] = [out.charges?.estimatedFrom !== undefined, back.charges?.estimatedFrom !== undefined]
  return there !== home
}

type ChargesFigureProps = {
  /** For one adult; null if none are published. */
  charges: Charges | null
  seats: number
  /** True if only part of the sum is an estimate. */
  isPart?: boolean
}

/** The charges for the party: seen, estimated, or only shown by the airline at booking. */
function ChargesFigure({ charges, seats, isPart = false }: ChargesFigureProps) {
  if (charges === null) return <span className="text-14 text-muted">+ charges shown at booking</span>
  const amount = formatCharges(charges, seats)
  if (charges.estimatedFrom === undefined) {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 text-16 font-semibold">
        + {amount}
        <span className="rounded bg-[color-mix(in_oklch,var(--ok)_16%,var(--card))] px-1.5 text-12 font-medium text-ink">
          seen
        </span>
      </span>
    )
  }
  return (
    <Hint
      text={`Estimated from a similar flight in ${formatSeenOn(charges.estimatedFrom)}. The airline shows the exact charges.`}
      className="inline-flex flex-wrap items-center gap-x-2 text-14 text-muted"
    >
      <span className="underline decoration-dashed underline-offset-4">+ {amount}</span>
      <span className="rounded border border-dashed border-edge px-1.5 text-12">
        {isPart ? 'part estimate' : 'estimate'}
      </span>
    </Hint>
  )
}

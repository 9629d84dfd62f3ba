'use client'

import { Armchair, ExternalLink } from 'lucide-react'
import type { Route } from 'next'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { type Balances, pointsShort } from '@/lib/accounts/home-document.ts'
import { type AlertSettings, type FoundSeats, isReferenceTo } from '@/lib/alerts/alert.ts'
import { type AlertDraft, emptyDraft, toDraft } from '@/lib/alerts/compose/alert-draft.ts'
import { findAlertName } from '@/lib/alerts/compose/alert-words.ts'
import { getRowKey } from '@/lib/alerts/sent-keys.ts'
import { type SeenRows, type TripCost, tripCost } from '@/lib/alerts/trip-cost.ts'
import type { Row } from '@/lib/availability/search-contract.ts'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import {
  formatCharges,
  formatDate,
  formatMinutes,
  formatNumber,
  formatSeats,
  speakLocalTime,
  speakSeats,
} from '@/lib/core/formats.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { buildBookingLink } from '@/lib/search/booking-link.ts'
import { useFitsNow } from '../alerts/preview/use-fits-now.ts'
import { useToday } from '../alerts/use-today.ts'
import { buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { FreshnessChip } from '../ui/seats/freshness-chip.tsx'
import type { Ticket } from './use-news.ts'
import type { Followed } from './use-visit.ts'

const maxIcons = 4

/** The cabin, with an icon for each seat. */
function TicketCabin({ found: { cabin, seats, other } }: { found: FoundSeats }) {
  const { name, text } = cabinDisplay[cabin]
  return (
    <div className="flex flex-col justify-center gap-1 border-line px-4 py-3 max-lg:flex-row max-lg:items-center max-lg:justify-start max-lg:gap-3 max-lg:border-t sm:px-6 lg:border-l lg:px-4">
      <p className="flex items-center gap-2 text-14 font-medium">
        <CabinChip cabin={cabin} />
        <span aria-hidden="true">{name}</span>
      </p>
      <p aria-hidden="true" className={`flex items-center gap-0.5 ${text}`}>
        {Array.from({ length: Math.min(seats, maxIcons) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the icons are all alike.
          <Armchair key={at} className="size-4" />
        ))}
        {seats > maxIcons ? <span className="text-12">+</span> : null}
      </p>
      <p className="text-12 text-muted">
        {speakSeats(seats)}
        {other?.kind !== 'return' ? '' : other.seats === seats ? ' each way' : ` out, ${formatSeats(other.seats)} back`}
      </p>
    </div>
  )
}

/** Seats that opened, with all a member needs to decide: flights, cost, whether their points cover it, how to book. */
export function TripTicket({ ticket, home }: { ticket: Ticket } & Pick<Followed, 'home'>) {
  const { alerts } = useAccount()
  const { found, gone } = ticket
  const settings =
    alerts?.find((alert) => ticket.alerts.some(({ path }) => isReferenceTo(path, alert)))?.settings ?? null
  const party = settings?.seats ?? 1
  const row = useSeenRow(settings, found)
  const back = useSeenRow(null, found.other?.kind === 'return' ? { ...found, ...found.other } : null)
  const names = ticket.alerts.flatMap(({ path, name }) => findAlertName(path, alerts ?? []) ?? name ?? [])
  return (
    <article
      aria-label={`${formatDate(found.date)}, ${found.from} to ${found.to}`}
      className={`grid rounded-2xl border border-line bg-card shadow-sm lg:grid-cols-[minmax(0,1fr)_minmax(0,8.5rem)_minmax(0,15rem)_minmax(0,12.5rem)] ${gone ? 'opacity-70' : ''}`}
    >
      <div className="min-w-0 px-4 py-3.5 sm:px-6">
        <p className="flex items-center gap-2 text-12 text-muted">
          <span className={`inline-flex items-center gap-1.5 font-semibold ${gone ? 'text-muted' : 'text-accent'}`}>
            <span aria-hidden="true" className="size-2 rounded-full bg-current" />
            {gone ? 'Gone' : 'New'}
          </span>
          <span className="min-w-0 truncate">{names.join(', ')}</span>
        </p>
        <TicketLegs {...{ found, row, back }} />
      </div>
      <TicketCabin found={found} />
      <Price {...{ found, party }} rows={{ out: row, back }} points={home?.points ?? {}} />
      <Actions {...{ found, party, gone }} seenAt={row?.seenAt ?? found.seenAt} />
    </article>
  )
}

type PriceProps = { found: FoundSeats; party: number; rows: SeenRows; points: Balances }

function Price({ found, party, rows, points }: PriceProps) {
  const cost = tripCost(found, party, rows)
  const isReturn = found.other?.kind === 'return'
  return (
    <div className="flex flex-col justify-center border-dashed border-edge px-4 py-3 max-lg:border-t sm:px-6 lg:border-l">
      <p className="figures text-28 font-semibold tracking-[-0.025em]">
        {cost.points === null ? (
          <span className="text-16">Points shown at booking</span>
        ) : (
          <>
            {formatNumber(cost.points)} <span className="text-14 font-normal tracking-normal text-muted">points</span>
          </>
        )}
      </p>
      <p className="figures text-14 font-medium">
        {cost.charges === null ? 'Taxes and charges: shown by the airline' : `+ ${formatCharges(cost.charges)}`}
      </p>
      <p className="text-12 text-muted">
        for {party}, {isReturn ? 'return' : 'one way'}
      </p>
      <Covered found={found} cost={cost} points={points} />
    </div>
  )
}

function Covered({ found, cost, points }: { found: FoundSeats; cost: TripCost; points: Balances }) {
  if (cost.points === null) return null
  const short = pointsShort(points, found.program, cost.points)
  if (short === null) {
    return (
      <a href="#points" className="mt-1 rounded-sm text-12 text-accent underline underline-offset-4 hover:text-ink">
        Add your points to see if it’s enough
      </a>
    )
  }
  return (
    <p className={`mt-1 text-12 font-medium ${short === 0 ? 'text-ok' : 'text-warn'}`}>
      {short === 0 ? 'You have enough points' : `${formatNumber(short)} ${programFacts[found.program].points} short`}
    </p>
  )
}

type ActionsProps = { found: FoundSeats; party: number; gone: boolean; seenAt: string }

function Actions({ found, party, gone, seenAt }: ActionsProps) {
  const { now } = useToday()
  const { program, from, to, date, cabin, direct, other } = found
  const seats = Math.min(party, found.seats)
  const seatsHref = finderLink(program, { from, to, on: date, seats, cabins: [cabin], direct }) as Route
  const similarHref = finderLink(program, { from, to, seats: party, cabins: [cabin] }) as Route
  const returnLeg = other?.kind === 'return' ? { ...found, ...other } : null
  return (
    <div className="flex flex-col justify-center gap-1.5 px-4 pb-4 sm:px-6 lg:py-3.5 lg:pl-0">
      {gone ? (
        <Link href={similarHref} className={buttonStyle('primary')}>
          Find similar seats
        </Link>
      ) : (
        <div className="flex gap-2 lg:flex-col lg:gap-1.5">
          <BookLink seat={found} people={party} label={`Book at ${programFacts[program].name}`} kind="primary" />
          <Link href={seatsHref} className={buttonStyle('quiet', 'max-lg:flex-1')}>
            See seats
          </Link>
        </div>
      )}
      {returnLeg && !gone ? <BookLink seat={returnLeg} people={party} label="Book the return" kind="outline" /> : null}
      <span className="flex justify-center">
        {gone ? (
          <span className="text-12 text-muted">Gone a moment ago</span>
        ) : (
          <FreshnessChip seenAt={seenAt} now={now} source={found.source.name} />
        )}
      </span>
    </div>
  )
}

function BookLink(props: { seat: Flight; people: number; label: string; kind: 'primary' | 'outline' }) {
  const { seat, people, label, kind } = props
  const { href } = buildBookingLink({ ...seat, stops: seat.direct ? [] : null }, people)
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonStyle(kind, 'max-lg:flex-1')}>
      {label}
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">
        {' '}
        {formatDate(seat.date)}, {seat.from} to {seat.to} (opens a new tab)
      </span>
    </a>
  )
}

/**
 * Returns the row of a search with these seats, for its times and flights; null until or unless found. The alert's own
 * search usually has it. A search for just that flight has those it left out: of a way back, late in a long list, or
 * opened after it was answered.
 */
function useSeenRow(settings: AlertSettings | null, flight: Flight | null): Row | null {
  const wide = useFitsNow(settings === null ? emptyDraft : toDraft(settings))
  const known = flight && findRow(wide.answer?.rows, flight)
  const isLeftOut = flight !== null && !known && (!wide.isAsked || wide.answer !== undefined)
  const narrow = useFitsNow(isLeftOut ? flightDraft(flight) : emptyDraft)
  return known ?? (flight && findRow(narrow.answer?.rows, flight))
}

type Flight = Pick<FoundSeats, 'program' | 'from' | 'to' | 'date' | 'cabin' | 'direct'>

function findRow(rows: readonly Row[] | undefined, flight: Flight): Row | null {
  return rows?.find((row) => getRowKey(row) === getRowKey(flight)) ?? null
}

function flightDraft({ program, from, to, date, cabin, direct }: Flight): AlertDraft {
  const dates = { start: date, end: date }
  return { ...emptyDraft, programs: [program], from: [from], to: [to], dates, cabins: [cabin], direct }
}

type Leg = {
  label: string
  from: string
  to: string
  date: string
  direct: boolean
  departs: string | null
  arrives: string | null
  above: string
  below: string
}

/** Times, duration and flights of a row, or as much as is known without one. */
function flightWords(row: Row | null, direct: boolean, airlines: string) {
  return {
    departs: row?.departs ?? null,
    arrives: row?.arrives ?? null,
    above: row?.minutes ? formatMinutes(row.minutes) : direct ? 'Non-stop' : 'With a stop',
    below: row && row.flights.length > 0 ? row.flights.join(', ') : airlines,
  }
}

/** The outbound flight, and the return below it if the seats are a pair. Shows times only if the source gave them. */
function TicketLegs({ found, row, back }: { found: FoundSeats; row: Row | null; back: Row | null }) {
  const { from, to, date, direct, carriers, other } = found
  const airlines = carriers.map((code) => findCarrier(code)?.name ?? code).join(', ')
  const out: Leg = {
    ...{ label: other?.kind === 'return' ? 'Out' : '', from, to, date, direct },
    ...flightWords(row, direct, airlines),
  }
  const legs: Leg[] = [out]
  if (other?.kind === 'return') {
    legs.push({ ...other, label: 'Back', ...flightWords(back, other.direct, '') })
  }
  return (
    <ul className="divide-y divide-line">
      {legs.map((leg) => (
        <li key={leg.date + leg.from} className="grid items-center gap-x-4 py-2.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
          <p>
            <span className="block text-16 font-semibold">{formatDate(leg.date)}</span>
            <span className="block text-12 text-muted">
              {leg.label ? `${leg.label}, ` : ''}
              {leg.date.slice(0, 4)}
            </span>
          </p>
          <LegLine leg={leg} />
        </li>
      ))}
    </ul>
  )
}

function LegLine({ leg }: { leg: Leg }) {
  const { from, to, date, direct, departs, arrives, above, below } = leg
  return (
    <p className="figures grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
      <End code={from} time={departs && speakLocalTime(departs, date)} />
      <span className="min-w-0 text-center text-12 text-muted">
        <span className="block">{above}</span>
        <svg aria-hidden="true" viewBox="0 0 200 8" preserveAspectRatio="none" className="h-2 w-full">
          <path
            d="M0 4h200"
            stroke="currentColor"
            vectorEffect="non-scaling-stroke"
            strokeDasharray={direct ? undefined : '4 3'}
          />
        </svg>
        <span className="block min-h-4 truncate">{below}</span>
      </span>
      <span className="sr-only"> to </span>
      <End code={to} time={arrives && speakLocalTime(arrives, date)} />
    </p>
  )
}

function End({ code, time }: { code: string; time: string | null }) {
  return (
    <span className="min-w-12 whitespace-nowrap">
      <span className={`block ${time === null ? 'font-mono text-16 font-medium' : 'text-16 font-semibold'}`}>
        {time ?? code}
      </span>
      <span className="block min-h-4 font-mono text-12 text-muted">{time === null ? '' : code}</span>
    </span>
  )
}

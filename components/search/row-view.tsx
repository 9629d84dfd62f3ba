'use client'

import { ChevronRight } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import {
  formatCharges,
  formatDate,
  formatLocalTime,
  formatMinutes,
  formatNumber,
  formatSeats,
  formatSeenOn,
} from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { centsAPoint, formatCents } from '@/lib/search/row-value.ts'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'
import { FreshnessChip } from '../ui/seats/freshness-chip.tsx'
import { NotPublished } from '../ui/seats/not-published.tsx'
import { PointsCell } from '../ui/seats/points-cell.tsx'
import { ProgramMark } from '../ui/seats/program-mark.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PlaceNames } from './place-names.tsx'
import {
  belowRouteStyle,
  cellStyle,
  notOnPhones,
  onDesks,
  phoneRouteStyle,
  rowHeadStyle,
  type ShownColumns,
  tabletStyle,
} from './row-columns.ts'

const RowFlights = lazy(async () => ({ default: (await import('./row-flights.tsx')).RowFlights }))

type RowViewProps = {
  program: Program
  answer: SearchAnswer
  row: Row
  /** The row's position in the table, counted from 1 and including the head. */
  position: number
  shown: ShownColumns
  columnCount: number
  isOpen: boolean
  onToggle: () => void
}

/** One row, and its flights once it is opened. */
export function RowView({ program, answer, row, position, shown, columnCount, isOpen, onToggle }: RowViewProps) {
  const source = answer.sources[row.source]
  const { programs, seats, within } = answer.query
  const isMixed = programs.length > 1
  const maxSeats = within[row.program]?.seats
  const flightsId = `flights-${row.id}`
  return (
    <>
      <tr aria-rowindex={position} className="group">
        <RowHead row={row} isMixed={isMixed} flightsId={flightsId} isOpen={isOpen} onToggle={onToggle} />
        <Cell className={notOnPhones}>
          <RouteLine {...toRoute(row)} />
          {isMixed || !shown.wide ? (
            <span className={belowRouteStyle}>
              {isMixed ? <ProgramMark program={row.program} /> : null} {shown.wide ? null : <FlightsLine row={row} />}
            </span>
          ) : null}
        </Cell>
        {shown.wide ? (
          <Cell className={onDesks}>
            <FlightsCell row={row} />
          </Cell>
        ) : null}
        <Cell>
          <CabinChip cabin={row.cabin} />
        </Cell>
        <Cell end>{formatSeats(row.seats, maxSeats)}</Cell>
        <Cell end>
          <PointsCell row={row} seats={seats} hasMoreOnPhones={shown.charges} />
          {shown.charges ? <ChargesOnPhones charges={row.charges} seats={seats} /> : null}
          {row.fare === 'reward' ? null : <span className="block text-12 text-muted">{fareNames[row.fare]}</span>}
        </Cell>
        {shown.charges ? (
          <Cell end className={notOnPhones}>
            <span>
              <ChargesCell charges={row.charges} seats={seats} />
            </span>
          </Cell>
        ) : null}
        {shown.wide ? (
          <>
            <Cell end className={tabletStyle('value', shown)}>
              <ValueCell row={row} cash={shown.cash} />
            </Cell>
            <Cell end className={tabletStyle('duration', shown)}>
              {row.minutes === null ? <NotPublished /> : <span>{formatMinutes(row.minutes)}</span>}
            </Cell>
          </>
        ) : null}
        <Cell end>
          <CarrierTags codes={row.carriers} />
        </Cell>
        <Cell end>
          <FreshnessChip
            bare
            missed={row.missed}
            seenAt={row.seenAt}
            now={answer.now}
            source={source?.name ?? 'an unnamed source'}
          />
        </Cell>
      </tr>
      {isOpen ? (
        <tr>
          <td id={flightsId} colSpan={columnCount} className="border-b border-line bg-paper p-0">
            <Suspense fallback={<Skeleton className="m-4 h-16" />}>
              <RowFlights program={program} row={row} seats={seats} maxSeats={maxSeats} />
            </Suspense>
          </td>
        </tr>
      ) : null}
    </>
  )
}

/** The party's charges below the points: phones have no column for them. */
function ChargesOnPhones({ charges, seats }: Pick<Row, 'charges'> & { seats: number }) {
  return (
    <span aria-hidden="true" className="-mt-1 block pb-1 text-12 text-muted sm:hidden">
      +{' '}
      {charges === null ? (
        'taxes'
      ) : (
        <>
          {formatCharges(charges, seats)}
          <ChargesDate charges={charges} />
        </>
      )}
    </span>
  )
}

/** Charges of one adult as seen, or an estimate with the date of the amount it comes from, and the party's. */
function ChargesCell({ charges, seats }: Pick<Row, 'charges'> & { seats: number }) {
  if (charges === null) return <NotPublished />
  return (
    <>
      {formatCharges(charges)}
      {seats > 1 ? (
        <span className="block text-12 text-muted">
          {formatCharges(charges, seats)} for {seats}
        </span>
      ) : null}
      <ChargesDate charges={charges} />
    </>
  )
}

function ChargesDate({ charges: { estimatedFrom } }: { charges: NonNullable<Row['charges']> }) {
  return estimatedFrom === undefined ? null : (
    <span className="block text-12 text-muted">{formatSeenOn(estimatedFrom)}</span>
  )
}

/** The value of the points compared with a cash fare or, without one, the miles they buy. */
function ValueCell({ row, cash }: { row: Row; cash: number | null }) {
  const cents = cash === null ? null : centsAPoint(row, cash)
  if (cash !== null) return cents === null ? <NotPublished /> : <span>{formatCents(cents)}</span>
  return row.value === null ? <NotPublished /> : <span>{formatNumber(Math.round(row.value))}</span>
}

const fareNames = { dynamic: 'points-only fare', unknown: 'may not be a reward seat' } as const

type RowHeadProps = { row: Row; isMixed: boolean; flightsId: string; isOpen: boolean; onToggle: () => void }

/** The date, which opens the flights and stays visible when the table scrolls sideways. */
function RowHead({ row, isMixed, flightsId, isOpen, onToggle }: RowHeadProps) {
  return (
    <th scope="row" className={rowHeadStyle}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? flightsId : undefined}
        onClick={onToggle}
        className="-ml-1.5 flex min-h-11 items-center gap-1 rounded-md pr-1.5 text-left"
      >
        <ChevronRight
          aria-hidden="true"
          className={`size-4 shrink-0 text-muted transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`}
        />
        <span className="flex flex-col items-start">
          {formatDate(row.date)}
          <RouteLine {...toRoute(row)} isSilent className={phoneRouteStyle} />
          {isMixed ? (
            <span className="block text-12 font-normal text-muted sm:hidden">
              <ProgramMark program={row.program} />
            </span>
          ) : null}
        </span>
        <span className="sr-only">, flights</span>
      </button>
    </th>
  )
}

function toRoute({ from, to, direct, stops }: Row) {
  return { from, to, via: direct ? [] : (stops ?? ('unknown' as const)) }
}

/** Flight numbers and local times, if the source gives them. */
function FlightsLine({ row }: { row: Row }) {
  const { flights, departs, arrives, date } = row
  if (flights.length === 0 || departs === null || arrives === null) return null
  return (
    <>
      <span className="font-mono">{flights.join(' ')}</span> {formatLocalTime(departs, date)}–
      {formatLocalTime(arrives, date)}
    </>
  )
}

/** Like `FlightsLine`, with a second line for the stops and the aircraft. */
function FlightsCell({ row }: { row: Row }) {
  const { stops, aircraft, flights } = row
  if (flights.length === 0) return <NotPublished />
  const flown = [...new Set(aircraft)].join(', ')
  const isStopping = stops !== null && stops.length > 0
  return (
    <span className="block overflow-hidden leading-4">
      <span className="block truncate text-12">
        <FlightsLine row={row} />
      </span>
      <span className="block truncate text-12 text-muted">
        {isStopping ? (
          <>
            via <PlaceNames tokens={stops} />
          </>
        ) : null}
        {isStopping && flown ? ' · ' : null}
        {flown}
      </span>
    </span>
  )
}

type CellProps = { end?: boolean; className?: string; children: ReactNode }

function Cell({ end = false, className = '', children }: CellProps) {
  return <td className={cellStyle(end, className)}>{children}</td>
}

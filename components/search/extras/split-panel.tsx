'use client'

import type { Leg, Split, Total } from '@/lib/availability/journeys-contract.ts'
import { formatCharges, formatDate, formatNumber, speakSeats } from '@/lib/core/formats.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { BookLeg } from '../book-leg.tsx'
import { ExtraFrame, type ExtraProps } from './extra-frame.tsx'
import { useJourneys } from './use-journeys.tsx'

/** One leg in a cell: day, time (to tell two flights on the same day apart), route, airline and seats. */
function LegCell({ leg }: { leg: Leg }) {
  const { date, departs, from, to, direct, stops, carriers, seats } = leg
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 whitespace-nowrap">
      <span className="min-w-22 font-medium">{formatDate(date)}</span>
      {departs ? <span className="figures">{departs.slice(11, 16)}</span> : null}
      <RouteLine from={from} to={to} via={direct ? [] : (stops ?? 'unknown')} />
      <CarrierTags codes={carriers} />
      <span className="text-12 text-muted">{speakSeats(seats)}</span>
    </span>
  )
}

const chargesWords = ({ charges }: Pick<Total, 'charges'>) =>
  charges === null ? 'not published' : formatCharges(charges)

const frame = {
  title: 'Travel on two flights',
  line: 'One flight if it has enough seats; otherwise two groups, up to a day apart. Points and taxes are for everyone.',
} as const

/** Ways for a party to travel on one flight or on two. */
export function SplitPanel(props: ExtraProps) {
  const { program, address, answer } = props
  const maxSeats = getPlanLimits(answer.plan, program).seats
  if (maxSeats < 2) {
    return (
      <ExtraFrame {...frame}>
        <p className="text-14 text-muted">
          Your plan covers one seat at a time. Silver and Gold cover up to {getPlanLimits('gold', program).seats}, on
          one or two flights. <TextLink href="/pricing">See plans</TextLink>
        </p>
      </ExtraFrame>
    )
  }
  if (address.state.seats < 2) {
    return (
      <ExtraFrame {...frame}>
        <p className="text-14 text-muted">You searched for one seat. Choose two or more above.</p>
      </ExtraFrame>
    )
  }
  return <Splits {...props} />
}

function Splits({ program, address }: ExtraProps) {
  const { result, sample, standIn } = useJourneys(program, address.state, { kind: 'split', spread: 1 })
  return (
    <ExtraFrame {...frame} sample={sample}>
      {standIn}
      {result?.splits.length === 0 ? (
        <p className="text-14 text-muted">No two flights within a day have enough seats for all of you.</p>
      ) : null}
      {result && result.splits.length > 0 ? (
        <DataTable caption="Two-flight options" columns={columns} rows={result.splits} keyOf={getKey} />
      ) : null}
    </ExtraFrame>
  )
}

const getKey = ({ groups }: Split) => groups.map(({ seats, leg }) => `${seats} ${leg.id}`).join(' ')

const columns: readonly Column<Split>[] = [
  {
    id: 'groups',
    head: 'Groups',
    cell: ({ groups }) => (
      <span className="flex flex-col gap-1 py-1">
        {groups.map(({ seats, leg }) => (
          <span key={leg.id} className="inline-flex items-center gap-2">
            <span className="figures w-12 font-semibold">{seats} of us</span>
            <CabinChip cabin={leg.cabin} />
            <LegCell leg={leg} />
          </span>
        ))}
      </span>
    ),
  },
  { id: 'apart', head: 'Days apart', end: true, cell: ({ daysApart }) => daysApart },
  { id: 'points', head: 'Total points', end: true, cell: ({ total }) => formatNumber(total.points) },
  { id: 'charges', head: 'Total taxes', end: true, cell: ({ total }) => chargesWords(total) },
  {
    id: 'book',
    head: 'Book',
    cell: ({ groups }) => (
      <span className="flex flex-col gap-1 py-1">
        {groups.map(({ seats, leg }) => (
          <BookLeg key={leg.id} label={`Book ${seats}`} leg={leg} seats={seats} />
        ))}
      </span>
    ),
  },
]

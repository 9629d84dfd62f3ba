'use client'

import type { GatewaySeats } from '@/lib/availability/journeys-contract.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { getPlace } from '../../ui/trip-fields/place.ts'
import { ExtraFrame, type ExtraProps } from './extra-frame.tsx'
import { useJourneys } from './use-journeys.tsx'

/** Compares leaving from home with leaving from other Australian gateways, with the reward flight to get there. */
export function GatewayPanel({ program, address }: ExtraProps) {
  const home = address.state.from.flatMap((token) => getPlace(token).airports)[0] ?? 'SYD'
  const { result, sample, standIn } = useJourneys(program, address.state, { kind: 'gateway', home })
  return (
    <ExtraFrame
      title="Other gateways"
      line={`Seats from ${getPlace(home).name} and other gateways, with the published points to get there. Search the flight to the gateway too: seats aren’t guaranteed.`}
      sample={sample}
    >
      {standIn}
      {result ? (
        <DataTable caption="Gateways" columns={columns} rows={result.rungs} keyOf={({ gateway }) => gateway} />
      ) : null}
    </ExtraFrame>
  )
}

const columns: readonly Column<GatewaySeats>[] = [
  {
    id: 'gateway',
    head: 'From',
    cell: ({ gateway, isHome }) => (
      <>
        <span className="font-mono">{gateway}</span> {getPlace(gateway).name}
        {isHome ? <span className="text-12 text-muted"> · home</span> : null}
      </>
    ),
  },
  { id: 'days', head: 'Days with seats', end: true, cell: ({ days }) => days },
  { id: 'best', head: 'Cheapest seat', cell: ({ legs }) => <BestLeg leg={legs[0]} /> },
  {
    id: 'feeder',
    head: 'To get there',
    end: true,
    cell: ({ isHome, feeders, legs: [leg] }) =>
      isHome ? (
        '–'
      ) : (
        <>
          {feederWords(feeders)}
          {leg?.feederSeen ? <span className="block text-12 text-muted">seat seen {formatDate(leg.date)}</span> : null}
        </>
      ),
  },
  {
    id: 'total',
    head: 'Total points, each',
    end: true,
    cell: ({ isHome, legs: [leg] }) => {
      const points = isHome ? (leg?.points ?? null) : (leg?.withFeeder ?? null)
      return points === null ? 'not published' : formatNumber(points)
    },
  },
]

function BestLeg({ leg }: { leg: GatewaySeats['legs'][number] | undefined }) {
  if (!leg) return <span className="text-muted">none seen</span>
  return (
    <span className="inline-flex items-center gap-2">
      <CabinChip cabin={leg.cabin} /> {formatDate(leg.date)} to {leg.to},{' '}
      {leg.points === null ? 'points not published' : `${formatNumber(leg.points)} points`}
    </span>
  )
}

function feederWords(feeders: GatewaySeats['feeders']): string {
  const [feeder] = feeders
  if (!feeder) return 'not published'
  const { low, high } = feeder.points
  return `${feeder.carrier} ${formatNumber(low)}${low === high ? '' : ` to ${formatNumber(high)}`}`
}

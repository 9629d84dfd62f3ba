'use client'

import { SeatsAnswer, type SeenCabin, seatsAddress, seenByCabin } from '@/lib/calculators/fly/seats-seen.ts'
import { formatDate, formatSeats, getAge } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { PointsFigure } from '../../ui/points-figure.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFetched } from '../../ui/use-fetched.ts'

type SeatsSeenProps = { program: Program; from: string; to: string; names: string }

/** Reward seats found on a route, cabin by cabin, over the days the visitor may see. */
export function SeatsSeen({ program, from, to, names }: SeatsSeenProps) {
  const { value: answer } = useFetched(seatsAddress(program, from, to), SeatsAnswer)
  if (answer === undefined) return <Skeleton className="h-40 w-full" />
  if (answer === null) return <p className="text-16 text-muted">We couldn’t load seats just now.</p>
  return <Seen answer={answer} names={names} />
}

function Seen({ answer, names }: { answer: SeatsAnswer; names: string }) {
  const cabins = seenByCabin(answer)
  if (cabins === null) return <p className="text-16 text-muted">Not checked yet.</p>
  if (cabins.length === 0) {
    return <p className="text-16 text-muted">No seats found until {formatDate(answer.openUntil, 'plain')}.</p>
  }
  return (
    <div className="space-y-2">
      <DataTable
        caption={`Next available seats, ${names}`}
        rows={cabins}
        keyOf={({ cabin }) => cabin}
        columns={[
          {
            id: 'cabin',
            head: 'Cabin',
            cell: ({ cabin }: SeenCabin) => <span className="whitespace-nowrap">{cabinDisplay[cabin].name}</span>,
          },
          { id: 'days', head: 'Days with seats', end: true, cell: ({ days }: SeenCabin) => days },
          {
            id: 'next',
            head: 'First',
            cell: ({ next }: SeenCabin) => <span className="whitespace-nowrap">{formatDate(next.date)}</span>,
          },
          { id: 'seats', head: 'Seats', end: true, cell: ({ next }: SeenCabin) => formatSeats(next.seats) },
          {
            id: 'points',
            head: 'Points',
            end: true,
            cell: ({ next }: SeenCabin) => <PointsFigure points={next.points} />,
          },
          {
            id: 'seen',
            head: 'Seen',
            cell: ({ next: { seen } }: SeenCabin) =>
              seen ? (
                <span className="whitespace-nowrap">
                  {getAge(seen.at, answer.now).words}
                  <span className="block text-12 text-muted">via {seen.source}</span>
                </span>
              ) : null,
          },
        ]}
      />
      <p className="flex flex-wrap items-center gap-3 text-12 text-muted">
        {answer.sample ? <SampleBadge /> : null} Until {formatDate(answer.openUntil, 'plain')}, as far as your plan
        shows.
      </p>
    </div>
  )
}

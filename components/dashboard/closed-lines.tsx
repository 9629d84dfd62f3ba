'use client'

import type { Route } from 'next'
import { type ClosedTrip, spanWords } from '@/lib/alerts/since-visit.ts'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { formatDate, formatInstant } from '@/lib/core/formats.ts'
import Link from '../ui/link.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'

const shown = 2

/** What went since the last visit: how long it was there, and where there may be more. */
export function ClosedLines({ closed }: { closed: readonly ClosedTrip[] }) {
  if (closed.length === 0) return null
  const [first, rest] = [closed.slice(0, shown), closed.slice(shown)]
  return (
    <section aria-label="Closed since your last visit" className="rounded-2xl border border-dashed border-edge">
      <ul className="divide-y divide-dashed divide-line">
        {first.map((trip) => (
          <ClosedLine key={trip.key} trip={trip} />
        ))}
      </ul>
      {rest.length > 0 ? (
        <details className="border-t border-dashed border-line">
          <summary className="min-h-11 cursor-pointer px-4 py-3 text-14 font-medium sm:px-6">
            and {rest.length} more closed
          </summary>
          <ul className="divide-y divide-dashed divide-line border-t border-dashed border-line">
            {rest.map((trip) => (
              <ClosedLine key={trip.key} trip={trip} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

function ClosedLine({ trip: { seats, openedAt } }: { trip: ClosedTrip }) {
  const { program, from, to, date, cabin, direct, goneAt } = seats
  const near = finderLink(program, { from, to, cabins: [cabin] }) as Route
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-14 sm:px-6">
      <span className="font-semibold">Closed</span>
      <RouteLine from={from} to={to} via={direct ? [] : 'unknown'} />
      <span className="flex items-center gap-2">
        {formatDate(date)} <CabinChip cabin={cabin} />
      </span>
      <span className="text-muted">
        {openedAt === null ? '' : `Open for ${spanWords(openedAt, goneAt)}, `}
        {openedAt === null ? 'Gone' : 'gone'} {formatInstant(goneAt)}
      </span>
      <Link
        href={near}
        className="rounded-sm font-medium text-accent underline underline-offset-4 hover:text-ink lg:ml-auto"
      >
        Other dates on this route
      </Link>
    </li>
  )
}

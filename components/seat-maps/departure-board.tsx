'use client'

import { useQuery } from '@tanstack/react-query'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { formatDate } from '@/lib/core/formats.ts'
import type { FlightLeg } from '@/lib/flights/flight-looks.ts'
import { DeparturesAnswer } from '@/lib/flights/flights-contract.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAsker } from '../ui/use-asker.ts'
import { FlightFailed } from './flight-failed.tsx'

type DepartureBoardProps = { from: string; to: string; date: string; onChoose: (leg: FlightLeg) => void }

/** The flights of a route on a day, to choose from. */
export function DepartureBoard({ from, to, date, onChoose }: DepartureBoardProps) {
  const asker = useAsker()
  const where = `/api/flights/departures?${new URLSearchParams({ from, to, date })}`
  const query = useQuery({
    queryKey: ['departures', asker.id, where],
    enabled: asker.known,
    queryFn: async ({ signal }) => fetchJson(where, DeparturesAnswer, { signal, token: await asker.token() }),
  })
  if (query.isError) return <FlightFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton className="h-48 w-full" />
  const { departures, sample, source } = query.data
  return (
    <section className="rounded-2xl border border-line bg-card">
      <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
        <RouteLine from={from} to={to} via={[]} />
        <span className="text-14 text-muted">{formatDate(date, 'long')}</span>
        {sample ? <SampleBadge /> : <span className="text-12 text-muted">via {source.name}</span>}
      </div>
      {departures.length === 0 ? (
        <EmptyState title="No flight that day">
          {source.name} knows no direct flight from {from} to {to} on this day. Try another day, or each leg by itself.
        </EmptyState>
      ) : (
        <ul>
          {departures.map((leg) => (
            <li key={leg.flight} className="flex items-center gap-4 border-t border-line px-4 py-2 sm:px-5">
              <span className="figures w-14 font-mono text-14">{leg.departs?.slice(11) ?? '--:--'}</span>
              <span className="w-20 font-mono text-14 font-semibold">{leg.flight}</span>
              <span className="min-w-0 flex-1 truncate text-14 text-muted">
                {findCarrier(leg.flight.slice(0, 2))?.name}
              </span>
              <Button aria-label={`Open ${leg.flight}`} onClick={() => onChoose(leg)}>
                Open
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

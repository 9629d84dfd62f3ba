import type { ReactNode } from 'react'
import { formatDate } from '@/lib/core/formats.ts'
import type { FlightLeg, FlightSource } from '@/lib/flights/flight-snapshots.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { Button } from '../ui/button.tsx'
import { FreshnessChip } from '../ui/seats/freshness-chip.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'

type FlightHeaderProps = {
  leg: FlightLeg
  legs: readonly FlightLeg[]
  aircraft: string
  seenAt: string
  now: string
  source: FlightSource
  onLeg: (leg: FlightLeg) => void
}

/** Which departure the answer is about, its aircraft, and how old the check is. */
export function FlightHeader({ leg, legs, aircraft, seenAt, now, source, onLeg }: FlightHeaderProps) {
  const others = legs.filter(({ from, to }) => from !== leg.from || to !== leg.to)
  return (
    <header className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-mono text-20 font-semibold">{leg.flight}</h2>
        <RouteLine from={leg.from} to={leg.to} via={[]} className="text-16" />
        {source.kind === 'sample' ? <SampleBadge /> : null}
        <FreshnessChip seenAt={seenAt} now={now} source={source.name} />
      </div>
      <p className="text-14 text-muted">
        {findCarrier(leg.flight.slice(0, 2))?.name}, {formatDate(leg.date, 'long')}
        {leg.departs ? `, departs ${leg.departs.slice(11)} local time` : ''}. {aircraft}.
      </p>
      {others.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2 text-14">
          <span className="text-muted">This flight number also flies</span>
          {others.map((other) => (
            <Button key={other.from + other.to} onClick={() => onLeg(other)}>
              {other.from} to {other.to}
            </Button>
          ))}
        </div>
      ) : null}
    </header>
  )
}

/** Shown before the first question: what the answer will contain. */
export function ToolStart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-prose">
      <h2 className="text-16 font-semibold">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-16 text-muted">{children}</ul>
    </section>
  )
}

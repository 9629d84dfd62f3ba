import type { Sector } from '@/lib/availability/observation.ts'
import type { FlightOption } from '@/lib/availability/options.ts'
import {
  formatCharges,
  formatInstant,
  formatLocalTime,
  formatNumber,
  formatSeenOn,
  speakSeats,
} from '@/lib/core/formats.ts'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'
import { TextLink } from '../ui/text-link.tsx'

type FlightOptionViewProps = { option: FlightOption; date: string; seats: number; maxSeats: number | undefined }

/** One way to fly: its sectors set out like a timetable, its price and where it was seen. */
export function FlightOptionView({ option, date, seats, maxSeats }: FlightOptionViewProps) {
  const { sectors, points, charges, mixedPct, source, seenAt, missed } = option
  const each = seats > 1 ? ' each' : ''
  const facts = [
    speakSeats(option.seats, maxSeats),
    points === null ? 'points shown at booking' : `${formatNumber(points)} points${each}`,
    charges === null ? 'taxes shown at booking' : `${formatCharges(charges)} taxes${each}${estimateDate(charges)}`,
    ...(mixedPct ? [`${Math.max(1, Math.round(mixedPct))}% of the way in a lower cabin`] : []),
  ]
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      {sectors === null ? (
        <p className="flex items-center gap-2 text-14">
          <CarrierTags codes={option.carriers} /> <span className="text-muted">flights not listed</span>
        </p>
      ) : (
        <ol className="space-y-1">
          {sectors.map((sector) => (
            <SectorLine key={sector.flight + sector.departs} sector={sector} date={date} />
          ))}
        </ol>
      )}
      <p className="mt-1.5 text-12 text-muted">
        {facts.join(' · ')} ·{' '}
        {source.kind === 'own' || source.kind === 'member'
          ? `${source.name}, ${formatInstant(seenAt)}`
          : `seen ${formatInstant(seenAt)} via ${source.name}`}
        {missed && ', not found at last check'}
      </p>
    </li>
  )
}

function estimateDate({ estimatedFrom }: NonNullable<FlightOption['charges']>): string {
  return estimatedFrom === undefined ? '' : ` (as of ${formatSeenOn(estimatedFrom)})`
}

function SectorLine({ sector, date }: { sector: Sector; date: string }) {
  const { flight, from, to, departs, arrives, aircraft, cabin, bookingClass } = sector
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-14">
      <span className="w-15 font-mono font-medium">
        {flight.slice(0, 2)} {flight.slice(2)}
      </span>
      <span className="font-mono whitespace-nowrap">
        {from} {formatLocalTime(departs, date)}
        <span aria-hidden="true" className="text-muted">
          {' → '}
        </span>
        <span className="sr-only"> to </span>
        {to} {formatLocalTime(arrives, date)}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <CabinChip cabin={cabin} />
        {bookingClass ? <span className="text-12 text-muted">class {bookingClass}</span> : null}
      </span>
      <span className="text-muted">{aircraft ?? 'aircraft not known'}</span>
      <FlightLinks flight={flight} from={from} to={to} date={departs.slice(0, 10)} />
    </li>
  )
}

type FlightLinksProps = { flight: string; from: string; to: string; date: string }

/** Links from a flight to its seat map and its load. */
function FlightLinks(leg: FlightLinksProps) {
  const question = new URLSearchParams(leg)
  return (
    <span className="inline-flex gap-3 text-12">
      <TextLink href={`/flight-seat-availability-checker?${question}`}>Seat map</TextLink>
      <TextLink href={`/flight-load-checker?${question}`}>Load</TextLink>
      <span className="sr-only">of {leg.flight}</span>
    </span>
  )
}

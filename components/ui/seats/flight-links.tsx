import { TextLink } from '../text-link.tsx'

type FlightLinksProps = { flight: string; from: string; to: string; date: string }

/** Links from a flight to its seat map and its load. */
export function FlightLinks(leg: FlightLinksProps) {
  const question = new URLSearchParams(leg)
  return (
    <span className="inline-flex gap-3 text-12">
      <TextLink href={`/flight-seat-availability-checker?${question}`}>Seat map</TextLink>
      <TextLink href={`/flight-load-checker?${question}`}>Load</TextLink>
      <span className="sr-only">of {leg.flight}</span>
    </span>
  )
}

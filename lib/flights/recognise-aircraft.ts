import { allAirlines, allTypes, allVariants, type Variant } from '../network/aircraft/fleet.ts'

/** What a source says about an aircraft: an IATA code such as `738`, and seats by cabin letter if it gives them. */
export type AircraftClaim = { carrier: string; iata: string; seats?: Readonly<Record<string, number>> }

/**
 * Returns the layout of a source's aircraft, or null if none or more than one would fit: a wrong guess would show seats
 * that don't exist.
 */
export function recogniseAircraft({ carrier, iata, seats }: AircraftClaim): Variant | null {
  const airlines = new Set(allAirlines.filter((one) => one.carrier === carrier).map(({ id }) => id))
  const types = new Set(
    allTypes
      .filter((type) => airlines.has(type.airline) && type.iata === iata)
      .map(({ airline, slug }) => `${airline}/${slug}`),
  )
  const candidates = allVariants.filter(({ airline, type }) => types.has(`${airline}/${type}`))
  const fitting = seats ? candidates.filter((variant) => hasSeats(variant, seats)) : candidates
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/** Counts the seats of a layout by cabin letter. */
export function seatsByCabin({ cabins }: Pick<Variant, 'cabins'>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { letter, seats } of cabins) counts[letter] = (counts[letter] ?? 0) + seats
  return counts
}

function hasSeats(variant: Variant, wanted: Readonly<Record<string, number>>): boolean {
  const own = seatsByCabin(variant)
  const letters = new Set([...Object.keys(own), ...Object.keys(wanted).filter((letter) => wanted[letter] !== 0)])
  return [...letters].every((letter) => own[letter] === wanted[letter])
}

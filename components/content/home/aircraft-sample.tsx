import { allVariants, pathOf, type Variant } from '@/lib/network/aircraft/fleet.ts'
import { CabinStrip } from '../../seat-maps/picture/cabin-strip.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Aircraft most long trips from Australia begin on. */
const shown = ['qantas/a380', 'qantas/787-9', 'virgin-australia/737-800']

/** A few aircraft as the seat maps know them: front to back, with the seats of each cabin. */
export function AircraftSample() {
  const variants = shown.flatMap((path) => allVariants.find((variant) => pathOf(variant).startsWith(path)) ?? [])
  return (
    <ul className="divide-y divide-line text-14">
      {variants.map((variant) => (
        <li key={variant.id} className="py-2.5">
          <p className="flex items-center justify-between gap-4">
            <TextLink href={`/seatmaps/${pathOf(variant)}`}>{variant.name}</TextLink>
            <CabinStrip cabins={variant.cabins} />
          </p>
          <SeatCounts variant={variant} />
        </li>
      ))}
    </ul>
  )
}

function SeatCounts({ variant }: { variant: Variant }) {
  return (
    <ul className="figures mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-muted">
      {variant.cabins.map((cabin) => (
        <li key={`${cabin.name} ${cabin.deck}`} className="inline-flex items-center gap-1.5">
          <CabinChip cabin={cabin.letter} />
          {cabin.seats}
        </li>
      ))}
    </ul>
  )
}

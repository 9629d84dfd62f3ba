import { cabins } from '@/lib/core/cabin.ts'
import type { SeatLook } from '@/lib/flights/flight-looks.ts'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { cabinLooks } from '../ui/seats/cabins.ts'

/** Free seats by cabin, of those drawn and of those only counted. */
export function SeatCounts({ look }: { look: SeatLook }) {
  const rows = cabins.toReversed().flatMap((cabin) => {
    const named = look.seats.filter((seat) => seat.cabin === cabin)
    const counted = look.counts.filter((count) => count.cabin === cabin)
    const total = named.length + counted.reduce((sum, { total: seats }) => sum + seats, 0)
    const free =
      named.filter(({ state }) => state === 'free').length + counted.reduce((sum, { free: left }) => sum + left, 0)
    return total === 0 ? [] : [{ cabin, free, total, isCounted: counted.length > 0 }]
  })
  return (
    <section aria-label="Free seats by cabin">
      <h3 className="mb-2 text-16 font-semibold">Free seats</h3>
      <ul className="divide-y divide-line border-y border-line text-14">
        {rows.map(({ cabin, free, total, isCounted }) => (
          <li key={cabin} className="flex min-h-11 flex-wrap items-center gap-2">
            <CabinChip cabin={cabin} />
            {cabinLooks[cabin].name}
            <span className="figures ml-auto">
              <span className="font-semibold">{free}</span> <span className="text-muted">of {total}</span>
            </span>
            {isCounted ? (
              <span className="w-full pb-2 text-12 text-muted">
                Some or all of these are only counted: their numbers are not known.
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

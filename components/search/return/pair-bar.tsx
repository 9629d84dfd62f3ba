import type { ReturnTrip } from '@/lib/availability/journeys-contract.ts'
import { formatCharges, formatDate, formatNumber } from '@/lib/core/formats.ts'
import { BookLeg } from '../book-leg.tsx'

/** On a phone what the chosen days come to, and where to book them, stays at the bottom of the screen. */
export function PairBar({ trip, seats }: { trip: ReturnTrip; seats: number }) {
  const { out, back, total } = trip
  return (
    <section
      aria-label="Book these days"
      className="sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-card px-4 py-2 shadow-[0_-4px_16px_rgb(0_0_0/0.08)] sm:-mx-6 sm:px-6 md:hidden print:hidden"
    >
      <p className="figures min-w-0 text-12 text-muted">
        <span className="block text-16 leading-5 font-semibold whitespace-nowrap text-ink">
          {formatNumber(total.points * seats)}
        </span>
        <span className="block truncate">
          {total.charges ? `+ ${formatCharges({ ...total.charges, minor: total.charges.minor * seats })}` : 'points'}{' '}
          for {seats}
        </span>
        <span className="block truncate">
          {formatDate(out.date).slice(4)} to {formatDate(back.date).slice(4)}
        </span>
      </p>
      <span className="flex shrink-0 gap-1.5">
        <BookLeg label="Book out" leg={out} seats={seats} isTight />
        <BookLeg label="Book back" leg={back} seats={seats} isTight />
      </span>
    </section>
  )
}

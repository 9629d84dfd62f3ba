import { cabins } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { pointsIn, type ReachRow } from '@/lib/journeys/where-can-i-go/reach.ts'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'

type ReachBarsProps = { rows: readonly ReachRow[]; points: number; from?: string }

/** What a balance buys: how many of the places with a published price in each cabin it reaches one way. */
export function ReachBars({ rows, points, from }: ReachBarsProps) {
  const bars = cabins.toReversed().flatMap((cabin) => {
    const prices = rows.flatMap((row) => pointsIn(row, cabin) ?? [])
    return prices.length > 0
      ? [{ cabin, of: prices.length, reached: prices.filter((one) => one <= points).length }]
      : []
  })
  return (
    <figure className="w-full rounded-2xl border border-line bg-card p-4 lg:w-96">
      <figcaption className="text-14 font-semibold">
        What {formatNumber(points)} points buy{from ? ` from ${from}` : ''}
        <span className="ml-2 font-normal text-muted">places, one way, published prices</span>
      </figcaption>
      <ul className="figures mt-2 space-y-1.5 text-14">
        {bars.map(({ cabin, of, reached }) => (
          <li key={cabin} className="grid grid-cols-[1.25rem_1fr_5.5rem] items-center gap-x-3">
            <CabinChip cabin={cabin} />
            <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2.5 w-full">
              <rect width="100" height="8" className="fill-seats-0" />
              <rect width={(100 * reached) / of} height="8" fill="currentColor" className={cabinDisplay[cabin].text} />
            </svg>
            <span className="text-right">
              <span className="font-semibold">{reached}</span> <span className="text-muted">of {of}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

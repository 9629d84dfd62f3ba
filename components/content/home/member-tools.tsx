import { listReach, listSpendingOptions } from '@/lib/calculators/points-to-dollars.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { classicRewardTables } from '@/lib/programs/qantas/data/classic-reward-tables.ts'
import { valueTable } from '@/lib/programs/qantas/data/value-data.ts'
import { ValueBars } from '../../calculators/value-bars.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** How far a points balance flies one way, by cabin, as bars on one scale. */
function ReachedMiles({ points }: { points: number }) {
  const reach = listReach(points)
  const farthest = Math.max(...reach.map(({ maxMiles }) => maxMiles))
  return (
    <>
      <h3 className="py-2.5 text-14">How far they fly on Qantas, one way</h3>
      <ul className="figures divide-y divide-line border-t border-line text-14">
        {reach.map(({ cabin, maxMiles }) => (
          <li key={cabin} className="grid gap-y-1.5 py-2.5">
            <span className="flex items-center gap-2">
              <CabinChip cabin={cabin} />
              {cabinDisplay[cabin].name}
              <span className="ml-auto font-semibold">{formatNumber(maxMiles)} miles</span>
            </span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-seats-0">
              <span className="block h-full bg-seats-3" style={{ width: `${(100 * maxMiles) / farthest}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What a balance buys. It comes from our tables, so it doesn't depend on any seats found. */
export function MemberTools() {
  return (
    <section aria-labelledby="member-tools">
      <h2 id="member-tools" className="text-28 font-semibold tracking-tight">
        Before you spend your points
      </h2>
      <p className="mt-2 max-w-prose text-16 text-muted">
        100,000 points: a business seat or a toaster. Ranked by value.
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-6 rounded-2xl border border-line bg-card p-5 lg:grid-cols-2">
        <div>
          <ValueBars options={listSpendingOptions(100_000).slice(0, 6)} />
          <SourceLine {...valueTable} />
        </div>
        <div>
          <ReachedMiles points={100_000} />
          <SourceLine {...classicRewardTables['qantas-2025']} />
          <p className="mt-4 text-14">
            <TextLink href="/qantas/points-to-dollars">Value my points</TextLink>
          </p>
        </div>
      </div>
    </section>
  )
}

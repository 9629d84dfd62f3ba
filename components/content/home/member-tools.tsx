import { listReach, listSpendingOptions } from '@/lib/calculators/points-to-dollars.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { classicRewardTables } from '@/lib/programs/qantas/data/classic-reward-tables.ts'
import { valueTable } from '@/lib/programs/qantas/data/value-data.ts'
import { ValueBars } from '../../calculators/value-bars.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** How far a points balance flies one way, by cabin. */
function ReachedMiles({ points }: { points: number }) {
  return (
    <>
      <h3 className="text-14 font-medium">How far they fly on Qantas, one way</h3>
      <ul className="figures mt-2 flex flex-wrap gap-x-5 gap-y-1 text-14 text-muted">
        {listReach(points).map(({ cabin, maxMiles }) => (
          <li key={cabin} className="inline-flex items-center gap-1.5">
            <CabinChip cabin={cabin} />
            {formatNumber(maxMiles)} miles
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

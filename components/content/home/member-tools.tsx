import type { ReactNode } from 'react'
import { listReach, listSpendingOptions } from '@/lib/calculators/points-to-dollars.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { allVariants, getVariantPath, type Variant } from '@/lib/network/aircraft/fleet.ts'
import { classicRewardTables } from '@/lib/programs/qantas/data/classic-reward-tables.ts'
import { valueTable } from '@/lib/programs/qantas/data/value-data.ts'
import { ValueBars } from '../../calculators/value-bars.tsx'
import { AircraftPicture } from '../../seat-maps/picture/aircraft-picture.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The aircraft on which most long trips from Australia begin. */
const shown = ['qantas/787-9', 'virgin-australia/737-800']

/** A few aircraft from the seat maps: their cabins from front to back, with the seats in each. */
function AircraftSample() {
  const variants = shown.flatMap(
    (path) => allVariants.find((variant) => getVariantPath(variant).startsWith(path)) ?? [],
  )
  return (
    <ul className="divide-y divide-line text-14">
      {variants.map((variant) => (
        <li key={variant.id} className="py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <TextLink href={`/seatmaps/${getVariantPath(variant)}`}>{variant.name}</TextLink>
            <SeatCounts variant={variant} />
          </div>
          <AircraftPicture variant={variant} className="mt-2" />
        </li>
      ))}
    </ul>
  )
}

function SeatCounts({ variant }: { variant: Variant }) {
  return (
    <ul className="figures flex flex-wrap gap-x-4 gap-y-1 text-muted">
      {variant.cabins.map((cabin) => (
        <li key={`${cabin.name} ${cabin.deck}`} className="inline-flex items-center gap-1.5">
          <CabinChip cabin={cabin.letter} />
          {cabin.seats}
        </li>
      ))}
    </ul>
  )
}

/** How far a points balance flies one way, by cabin. */
function ReachedMiles({ points }: { points: number }) {
  return (
    <>
      <h4 className="text-14 font-medium">How far they fly on Qantas, one way</h4>
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

/** What a balance buys and which seats those are. It comes from our tables, so it doesn't depend on any seats found. */
export function MemberTools() {
  return (
    <section aria-labelledby="member-tools">
      <h2 id="member-tools" className="text-28 font-semibold tracking-tight">
        Before you spend your points
      </h2>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <MemberCard
          title="Know what 100,000 points are worth"
          text="100,000 points: a business seat or a toaster. Ranked by value."
          link={{ href: '/qantas/points-to-dollars', label: 'Value my points' }}
        >
          <ValueBars options={listSpendingOptions(100_000).slice(0, 6)} />
          <SourceLine {...valueTable} />
          <div className="mt-5">
            <ReachedMiles points={100_000} />
            <SourceLine {...classicRewardTables['qantas-2025']} />
          </div>
        </MemberCard>
        <MemberCard
          title="Choose the seat"
          text="Every cabin, with the best seats and the ones to avoid."
          link={{ href: '/seatmaps', label: 'Seat maps by route' }}
        >
          <AircraftSample />
        </MemberCard>
      </div>
    </section>
  )
}

type MemberCardProps = {
  title: string
  text: string
  link: { href: string; label: string }
  children: ReactNode
}

/** A card about one thing members do: a description, a sample of the tool and a link to it. */
function MemberCard({ title, text, link, children }: MemberCardProps) {
  return (
    <section className="flex min-w-0 flex-col rounded-2xl border border-line bg-card p-5">
      <h3 className="text-16 font-semibold">{title}</h3>
      <p className="mt-1 text-14 text-muted">{text}</p>
      <div className="mt-4 flex-1">{children}</div>
      <p className="mt-4 text-14">
        <TextLink href={link.href}>{link.label}</TextLink>
      </p>
    </section>
  )
}

import type { ReactNode } from 'react'
import { cheapestPoints } from '@/lib/calculators/fly/qantas-pages.ts'
import { findQantasPair } from '@/lib/calculators/fly/qantas-slugs.ts'
import { spendingWays } from '@/lib/calculators/points-to-dollars.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { LoadLook } from '@/lib/flights/flight-looks.ts'
import type { LoadsAnswer } from '@/lib/flights/flights-contract.ts'
import { allVariants, getVariantPath, type Variant } from '@/lib/network/aircraft/fleet.ts'
import { valueTable } from '@/lib/programs/qantas/data/value-data.ts'
import { ValueBars } from '../../calculators/value-bars.tsx'
import { CabinLoadPicture } from '../../seat-maps/cabin-load-picture.tsx'
import { CabinStrip } from '../../seat-maps/picture/cabin-strip.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Aircraft most long trips from Australia begin on. */
const shown = ['qantas/a380', 'qantas/787-9', 'virgin-australia/737-800']

/** A few aircraft as the seat maps know them: front to back, with the seats of each cabin. */
function AircraftSample() {
  const variants = shown.flatMap(
    (path) => allVariants.find((variant) => getVariantPath(variant).startsWith(path)) ?? [],
  )
  return (
    <ul className="divide-y divide-line text-14">
      {variants.map((variant) => (
        <li key={variant.id} className="py-2.5">
          <p className="flex items-center justify-between gap-4">
            <TextLink href={`/seatmaps/${getVariantPath(variant)}`}>{variant.name}</TextLink>
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

const [, , business] = cheapestPoints(findQantasPair('sydney', 'london')?.ways ?? [])

const days = [
  { day: 'Tue 13 Apr 2027', seats: '2 seats' },
  { day: 'Sat 17 Apr 2027', seats: '1 seat' },
] as const

/** An alert and what it found: the wish above, the days that opened below. */
function AlertSample() {
  return (
    <div className="figures text-14">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-seats-0 px-3 py-2.5">
        <RouteLine from="SYD" to="LHR" via="unknown" />
        <CabinChip cabin="J" />
        <span>April 2027, 1 seat or more</span>
      </p>
      <ul className="mt-1 divide-y divide-line">
        {days.map(({ day, seats }) => (
          <li key={day} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2.5">
            <span className="font-medium">{day}</span>
            <span>{seats}</span>
            <span className="text-muted">{business ? `${formatNumber(business)} points` : 'points not published'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A business cabin nobody has seen, for the picture on the home page; shown under the sample badge. */
const sampleLoad: LoadLook = {
  seenAt: '2026-11-20T00:00:00Z',
  aircraft: { name: '787-9', variant: null },
  classes: [
    { code: 'J', cabin: 'J', seats: 9 },
    { code: 'C', cabin: 'J', seats: 6 },
    { code: 'D', cabin: 'J', seats: 4 },
    { code: 'I', cabin: 'J', seats: 1 },
    { code: 'U', cabin: 'J', seats: 2 },
  ],
  cabins: [{ cabin: 'J', capacity: 42, booked: 31 }],
}

const sampleBuckets: LoadsAnswer['buckets'] = [
  { code: 'U', cabin: 'J', use: 'reward-and-upgrade', programs: ['qantas'] },
]

/** What members do beside searching, each with the part of the site that does it. */
export function MemberTools() {
  return (
    <section aria-labelledby="member-tools">
      <h2 id="member-tools" className="text-28 font-semibold tracking-tight">
        After the search
      </h2>
      <p className="mt-2 max-w-prose text-16 text-muted">
        Alerts, values, loads and seat maps for the trip you’ve found.
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <MemberCard
          sample
          title="Get an alert when a seat opens"
          text="Choose a route, a month and a cabin. We’ll tell you the day a seat opens."
          link={{ href: '/alerts', label: 'Set an alert' }}
        >
          <AlertSample />
        </MemberCard>
        <MemberCard
          title="Know what 100,000 points are worth"
          text="100,000 points: a business seat or a toaster. Ranked by value."
          link={{ href: '/qantas/points-to-dollars', label: 'Value my points' }}
        >
          <ValueBars ways={spendingWays(100_000).slice(0, 5)} />
          <SourceLine {...valueTable} />
        </MemberCard>
        <MemberCard
          sample
          title="See how full a flight is"
          text="See how full each cabin is and what that means for your upgrade."
          link={{ href: '/flight-load-checker', label: 'Check a flight' }}
        >
          <CabinLoadPicture cabin="J" look={sampleLoad} buckets={sampleBuckets} />
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
  /** The picture is of an invented case. */
  sample?: boolean
  children: ReactNode
}

/** One thing members do: what it is, the part of the site that does it, and the way there. */
function MemberCard({ title, text, link, sample = false, children }: MemberCardProps) {
  return (
    <section className="flex min-w-0 flex-col rounded-2xl border border-line bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-16 font-semibold">{title}</h3>
        {sample ? <SampleBadge /> : null}
      </div>
      <p className="mt-1 text-14 text-muted">{text}</p>
      <div className="mt-4 flex-1">{children}</div>
      <p className="mt-4 text-14">
        <TextLink href={link.href}>{link.label}</TextLink>
      </p>
    </section>
  )
}

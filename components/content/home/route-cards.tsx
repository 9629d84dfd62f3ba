import type { HomeRoute } from '@/lib/content/home/home-screen.ts'
import { formatCharges, formatDate, formatNumber, speakSeats } from '@/lib/core/formats.ts'
import Link from '../../ui/link.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { YearStrip, YearStripEnds } from './year-strip.tsx'

/** Popular routes: each one's year by month, the fewest points in each cabin and the next seat in the best cabin. */
export function RouteCards({ routes, sample }: { routes: readonly HomeRoute[]; sample: boolean }) {
  const hasYears = routes.some(({ months }) => months.length > 0)
  return (
    <section aria-labelledby="popular">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="popular" className="text-28 font-semibold tracking-tight">
          Popular routes
        </h2>
        {sample && hasYears ? <SampleBadge /> : null}
      </div>
      <p className="mt-2 max-w-prose text-16 text-muted">
        {hasYears
          ? 'How often we find a seat, month by month, and the fewest points one way.'
          : 'The fewest points one way, as published.'}
      </p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {routes.map((route) => (
          <li key={route.pair.slug}>
            <RouteCard route={route} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-14">
        <TextLink href="/popular-routes">All popular routes</TextLink>
      </p>
    </section>
  )
}

function RouteCard({ route: { pair, months, lowest, next } }: { route: HomeRoute }) {
  const name = `${pair.from.name} to ${pair.to.name}`
  return (
    <Link
      href={`/popular-routes/${pair.slug}`}
      preload={false}
      className="flex h-full flex-col rounded-2xl border border-line bg-card p-5 hover:border-edge"
    >
      <span className="text-16 font-semibold">{name}</span>
      {months.length > 0 ? (
        <span className="mt-3 block">
          <YearStrip months={months} label={name} />
          <YearStripEnds months={months} />
        </span>
      ) : null}
      <span className="figures mt-4 grid grid-cols-4 gap-x-2 text-14 font-medium">
        {lowest.toReversed().map(({ cabin, points }) => (
          <span key={cabin} className="flex flex-col items-start gap-1">
            <CabinChip cabin={cabin} /> {points === null ? 'at booking' : formatNumber(points)}
          </span>
        ))}
      </span>
      {next ? (
        <span className="figures mt-auto pt-3 text-14 text-pretty text-muted">
          Next in {cabinDisplay[next.cabin].name.toLowerCase()}: {formatDate(next.date)}, {speakSeats(next.seats)}
          {next.charges ? `, + ${formatCharges(next.charges)} each` : ''}
        </span>
      ) : null}
    </Link>
  )
}

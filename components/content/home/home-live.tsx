import { cacheLife } from 'next/cache'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { type HomeRoute, type HomeScreen, homePlaces, publishedRoutes } from '@/lib/content/home/home-screen.ts'
import type { MonthShare } from '@/lib/content/routes/best-months.ts'
import { formatCharges, formatDate, formatMonth, formatNumber, speakSeats } from '@/lib/core/formats.ts'
import { readHomeScreen } from '@/lib/server/availability/first-screen.ts'
import Link from '../../ui/link.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AlertStory } from './alert-story.tsx'
import { HomeMapView } from './home-map-view.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { OpenedBoard } from './opened-board.tsx'

const minutes = 60

const hour = 3_600

/**
 * Reads what is open now: the same for every visitor and a few minutes old at most. Returns null during a build, so the
 * page is rendered again on the first request.
 */
async function findHomeScreen(): Promise<HomeScreen | null> {
  'use cache'
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD
  const found = isBuild ? null : await readHomeScreen()
  cacheLife({ stale: 5 * minutes, revalidate: found ? 5 * minutes : 1, expire: hour })
  return found
}

/** One line with the year of the first route, for narrow screens, where the search takes up the first screen. */
export async function HomeLead() {
  const found = await findHomeScreen()
  const [route] = found?.routes ?? []
  if (route === undefined || route.months.length === 0) return null
  const { pair, months, days, squares } = route
  return (
    <div className="mb-5 flex items-end gap-4 sm:hidden">
      <p className="flex-1 text-12 text-muted">
        <span className="block text-14 font-semibold text-ink">
          {pair.from.name} to {pair.to.name}
        </span>
        Seats on {days} of the next {squares.length} days{found?.sample ? ', sample data' : ''}
      </p>
      <YearStrip months={months} label={`${pair.from.name} to ${pair.to.name}`} className="h-9 w-40" />
    </div>
  )
}

/** What is open: on the map, new this week and on popular routes, with how the site works in between. */
export async function HomeLive() {
  const found = await findHomeScreen()
  const routes = found && found.routes.length > 0 ? found.routes : publishedRoutes()
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-8">
        <HomeMapView
          places={found?.places ?? homePlaces()}
          daysAhead={found?.daysAhead ?? null}
          sample={found?.sample ?? false}
        />
        <OpenedBoard opened={found?.opened ?? null} routes={routes} sample={found?.sample ?? false} />
      </div>
      {found ? <HowItWorks found={found} /> : null}
      <RouteCards routes={routes} sample={found?.sample ?? false} />
      {found ? <AlertStory found={found} /> : null}
    </>
  )
}

/** Popular routes: each one's year by month, the fewest points in each cabin and the next seat in the best cabin. */
function RouteCards({ routes, sample }: { routes: readonly HomeRoute[]; sample: boolean }) {
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
          Next in {cabinDisplay[next.cabin].name.toLowerCase()}: {formatDate(next.date)},{' '}
          <span className="whitespace-nowrap">
            {speakSeats(next.seats)}
            {next.charges ? ',' : ''}
          </span>
          {next.charges ? (
            <>
              {' '}
              <span className="whitespace-nowrap">+ {formatCharges(next.charges)} each</span>
            </>
          ) : null}
        </span>
      ) : null}
    </Link>
  )
}

const pitch = 20

const height = 40

type YearStripProps = { months: readonly MonthShare[]; label: string; className?: string }

/** A route's year as one bar per month, as high as the share of our checks that found a seat. */
function YearStrip({ months, label, className = 'h-14 w-full' }: YearStripProps) {
  const best = months.filter(({ isBest }) => isBest).map(({ month }) => formatMonth(month))
  const words = best.length > 0 ? `Seats most often in ${best.join(', ')}.` : 'No best month yet.'
  return (
    <svg
      role="img"
      aria-label={`${label}, month by month. ${words}`}
      viewBox={`0 0 ${months.length * pitch} ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      {months.map(({ month, percent, isBest, isThin }, at) => {
        const high = Math.max(percent > 0 ? 2 : 0, (percent / 100) * height)
        return (
          <g key={month} data-month={month}>
            <rect x={at * pitch} width={pitch - 3} height={height} className="fill-seats-0" />
            <rect
              x={at * pitch}
              y={height - high}
              width={pitch - 3}
              height={high}
              className={isBest ? 'fill-accent' : isThin ? 'fill-seats-1' : 'fill-seats-2'}
            />
          </g>
        )
      })}
    </svg>
  )
}

/** The labels below a strip: the first, middle and last month. */
function YearStripEnds({ months }: { months: readonly MonthShare[] }) {
  const shown = [months[0], months[Math.floor(months.length / 2)], months.at(-1)]
  return (
    <p aria-hidden="true" className="mt-1 flex justify-between text-12 text-muted">
      {shown.map((one) => (one ? <span key={one.month}>{formatMonth(one.month, 'monthShort')}</span> : null))}
    </p>
  )
}

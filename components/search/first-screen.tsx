import { cacheLife } from 'next/cache'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import type { ReactNode } from 'react'
import type { Cabin } from '@/lib/core/cabin.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatCharges, formatDate, formatNumber, formatSeenOn, speakSeats } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { popularRoutes } from '@/lib/network/routes.ts'
import type { PagePath } from '@/lib/pages/pages.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { writeFinder } from '@/lib/search/finder-state.ts'
import type { FirstRoute, FirstSeat, FirstScreen as Found } from '@/lib/search/first-screen.ts'
import { readFirstScreen } from '@/lib/server/availability/first-screen.ts'
import Link from '../ui/link.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { SampleBadge } from '../ui/seats/sample-badge.tsx'
import { endWords } from './place-words.ts'

type FirstScreenProps = { program: Program; path: PagePath; cabins: readonly Cabin[] }

const minutes = 60
const hour = 3_600

/**
 * Seats to show before the first search, rendered into the page and at most a few minutes old. The page made at build
 * time has none, and is regenerated on the first request.
 */
export async function FirstScreen({ program, path, cabins }: FirstScreenProps) {
  'use cache'
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD
  const found = isBuild ? null : await readFirstScreen(program, cabins)
  cacheLife({ stale: 5 * minutes, revalidate: found ? 5 * minutes : 1, expire: hour })
  if (!found || found.routes.length === 0) return <RoutesOnly program={program} path={path} isLoaded={found !== null} />
  return (
    <div className="space-y-10">
      <PopularRoutes found={found} path={path} />
      <div className={`grid gap-10 ${found.opened.length > 0 ? 'lg:grid-cols-2 lg:gap-6' : ''}`}>
        <CheapestDays found={found} path={path} />
        <OpenedThisWeek found={found} path={path} />
      </div>
    </div>
  )
}

const sectionTitle = 'flex flex-wrap items-center gap-x-3 gap-y-1 text-20 font-semibold tracking-tight'
const cardGrid = 'mt-3 grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3'
const card = 'flex h-full min-h-24 flex-col justify-center gap-0.5 bg-card px-4 py-3 -outline-offset-2 hover:bg-seats-0'

function PopularRoutes({ found, path }: { found: Found; path: PagePath }) {
  return (
    <section aria-labelledby="start-routes">
      <h2 id="start-routes" className={sectionTitle}>
        Popular routes with seats
        {found.sample ? <SampleBadge /> : null}
      </h2>
      <ul className={cardGrid}>
        {found.routes.map((route) => (
          <li key={route.from + route.to}>
            <Link href={`${path}?${writeFinder({ from: [route.from], to: [route.to] })}`} className={card}>
              <RouteWords {...route} />
              <LowestPoints lowest={route.lowest} />
              <DaysBar days={route.days} daysAhead={found.daysAhead} />
              <span className="figures text-12 text-muted">
                Seats on {route.days} of the next {found.daysAhead} days,{' '}
                <span className="whitespace-nowrap">
                  first {formatDate(route.next)}
                  {route.lookedAt ? ` · checked ${formatDate(localDateOf(route.lookedAt))}` : null}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The best two cabins with their points, or "at booking" where the source gives no points. */
function LowestPoints({ lowest }: Pick<FirstRoute, 'lowest'>) {
  return (
    <span className="figures flex flex-wrap gap-x-4 gap-y-1 text-14 font-medium">
      {lowest.slice(0, 2).map(({ cabin, points }) => (
        <span key={cabin} className="inline-flex items-center gap-1.5">
          <CabinChip cabin={cabin} /> {points === null ? 'at booking' : `from ${formatNumber(points)}`}
        </span>
      ))}
    </span>
  )
}

/** The share of the days a guest sees that have a seat; the words below say the same. */
function DaysBar({ days, daysAhead }: { days: number; daysAhead: number }) {
  return (
    <span aria-hidden="true" className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-seats-0">
      <span className="block h-full rounded-full bg-seats-3" style={{ width: `${(days / daysAhead) * 100}%` }} />
    </span>
  )
}

function RouteWords({ from, to }: Pick<FirstRoute, 'from' | 'to'>) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-14 font-medium">
      <RouteLine from={from} to={to} via={[]} className="text-16" />
      <span aria-hidden="true" className="font-normal text-muted">
        {endWords({ from: [from], to: [to] })}
      </span>
    </span>
  )
}

function CheapestDays({ found, path }: { found: Found; path: PagePath }) {
  return (
    <SeatList
      id="cheapest-days"
      title="Cheapest days"
      path={path}
      seats={found.cheapest}
      sample={found.sample}
      isWide={found.opened.length === 0}
    >
      We don’t have prices for these routes yet. Open one to see its seats.
    </SeatList>
  )
}

function OpenedThisWeek({ found, path }: { found: Found; path: PagePath }) {
  return (
    <SeatList id="opened-this-week" title="Opened this week" path={path} seats={found.opened} sample={found.sample}>
      Nothing new on popular routes in the last seven days. Set an alert on a search and we’ll tell you when seats open.
    </SeatList>
  )
}

type ListedSeat = FirstSeat & { openedOn?: string }
type SeatListProps = {
  id: string
  title: string
  path: PagePath
  seats: readonly ListedSeat[]
  sample: boolean
  /** True to use the whole width, in two columns. */
  isWide?: boolean
  children: ReactNode
}

/** Lists seats as links to their day; `children` explains an empty list. */
function SeatList({ id, title, path, seats, sample, isWide = false, children }: SeatListProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className={sectionTitle}>
        {title}
        {sample && seats.length > 0 ? <SampleBadge /> : null}
      </h2>
      {seats.length === 0 ? (
        <p className="mt-3 text-16 text-muted">{children}</p>
      ) : (
        <ul
          className={`mt-3 grid gap-px overflow-hidden rounded-2xl border border-line bg-line ${isWide ? 'lg:grid-cols-2' : ''}`}
        >
          {seats.map((seat) => (
            <li key={seat.from + seat.to + seat.date + seat.cabin} className="min-w-0 bg-card">
              <SeatLink seat={seat} path={path} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SeatLink({ seat, path }: { seat: ListedSeat; path: PagePath }) {
  const { from, to, date, cabin, seats, points, openedOn, seenAt } = seat
  const search = writeFinder({ from: [from], to: [to], cabins: [cabin], view: 'list', day: date })
  return (
    <Link
      href={`${path}?${search}`}
      preload={false}
      className="figures grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 -outline-offset-2 hover:bg-seats-0"
    >
      <span className="min-w-0">
        <span className="flex items-center gap-2 text-14 font-medium">
          <CabinChip cabin={cabin} />
          <span className="truncate">{endWords({ from: [from], to: [to] })}</span>
        </span>
        <span className="block text-12 text-muted">
          {formatDate(date)} · {speakSeats(seats)} · seen {formatDate(localDateOf(seenAt), 'plain')}
          {openedOn ? ` · opened ${formatDate(openedOn)}` : ''}
        </span>
      </span>
      <span className="text-right text-14">
        <span className="font-semibold">{points === null ? 'Points shown at booking' : formatNumber(points)}</span>
        <span className="block text-12 text-muted">{chargesWords(seat)}</span>
      </span>
    </Link>
  )
}

/** Charges in words: as seen, as an estimate with the date of its amount, or as shown at booking. */
function chargesWords({ charges }: Pick<FirstSeat, 'charges'>): string {
  if (charges === null) return 'taxes shown at booking'
  const { estimatedFrom } = charges
  return `+ ${formatCharges(charges)}${estimatedFrom === undefined ? '' : ` (${formatSeenOn(estimatedFrom)})`}`
}

/** Shown when there is no stored seat: the most searched routes as links to their search, and what is known of them. */
function RoutesOnly({ program, path, isLoaded }: Omit<FirstScreenProps, 'cabins'> & { isLoaded: boolean }) {
  return (
    <section aria-labelledby="start-routes">
      <h2 id="start-routes" className="text-20 font-semibold tracking-tight">
        Popular routes
      </h2>
      {isLoaded ? (
        <p className="mt-1.5 text-16 text-muted">
          We haven’t seen {programFacts[program].name} seats in the next {getPlanLimits('guest', program).daysAhead}{' '}
          days. Open a route to see what we’ve checked, or search further ahead.
        </p>
      ) : null}
      <ul className={cardGrid}>
        {popularRoutes(program)
          .slice(0, 6)
          .map(({ from, to }) => (
            <li key={from + to}>
              <Link href={`${path}?${writeFinder({ from: [from], to: [to] })}`} className={card}>
                <RouteWords from={from} to={to} />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}

import type { HomeRoute, HomeScreen } from '@/lib/content/home/home-screen.ts'
import { formatCharges, formatDate, formatNumber, speakSeats } from '@/lib/core/formats.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { writeFinder } from '@/lib/search/finder-state.ts'
import { placeWords } from '../../search/place-words.ts'
import Link from '../../ui/link.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { ProgramMark } from '../../ui/seats/program-mark.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type OpenedBoardProps = {
  /** Null when no seats are stored yet. */
  opened: HomeScreen['opened'] | null
  routes: readonly HomeRoute[]
  sample: boolean
}

/**
 * A departure board, dark in both themes: seats that opened in the last seven days; if none did, the next seat on each
 * popular route; if none are stored, what these routes cost.
 */
export function OpenedBoard({ opened, routes, sample }: OpenedBoardProps) {
  const next = routes.flatMap((route) => route.next ?? [])
  const seats = opened !== null && opened.length > 0 ? opened : next
  const isNew = seats !== next
  return (
    <section
      aria-labelledby="opened"
      className="flex min-w-0 flex-col overflow-hidden rounded-2xl border border-line bg-card text-ink always-dark shadow-[0_12px_32px_rgb(0_0_0/0.14)] print:shadow-none"
    >
      <div className="px-4 pt-4 pb-3 sm:px-5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id="opened" className="text-20 font-semibold tracking-tight">
            {isNew ? 'Opened this week' : next.length > 0 ? 'Next to go' : 'Most wanted'}
          </h2>
          {sample ? <SampleBadge /> : null}
        </div>
        <p className="mt-0.5 flex justify-between gap-3 text-12 text-muted">
          <span>For one adult, one way</span>
          <span>{seats.length > 0 ? 'Points + charges' : 'Fewest points'}</span>
        </p>
      </div>
      <ul className="flex flex-1 flex-col">
        {seats.map((seat) => (
          <SeatOnBoard key={seat.program + seat.from + seat.to + seat.cabin} seat={seat} />
        ))}
        {seats.length === 0 ? routes.map((route) => <RouteOnBoard key={route.pair.slug} route={route} />) : null}
      </ul>
      <p className="border-t border-line px-4 py-3 text-12 text-muted sm:px-5">
        {isNew ? 'Still there when we last checked. ' : null}
        {!isNew && opened !== null ? 'Nothing new in the last seven days. ' : null}
        <TextLink href="/alerts">Get an alert for yours</TextLink>
      </p>
    </section>
  )
}

const row =
  'figures grid h-full min-h-16 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-4 py-2 -outline-offset-2 hover:bg-seats-0 sm:px-5'

type BoardSeat = Pick<
  HomeScreen['opened'][number],
  'program' | 'from' | 'to' | 'date' | 'cabin' | 'seats' | 'points' | 'charges' | 'direct' | 'stops'
>

function SeatOnBoard({ seat }: { seat: BoardSeat }) {
  const { program, from, to, date, cabin, seats, points, charges, direct, stops } = seat
  const search = writeFinder({ from: [from], to: [to], cabins: [cabin], view: 'list', day: date })
  return (
    <li className="flex-1">
      <Link href={`${programFacts[program].pages.finder}?${search}`} preload={false} className={row}>
        <CabinChip cabin={cabin} />
        <span className="min-w-0">
          <span className="block truncate text-16 font-semibold">
            {placeWords([from])} to {placeWords([to])}
          </span>
          <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-12 text-muted">
            <RouteLine from={from} to={to} via={direct ? [] : (stops ?? 'unknown')} />
            <span>{formatDate(date)}</span>
            <span>{speakSeats(seats)}</span>
            <span className="sm:hidden">
              <ProgramMark program={program} />
            </span>
          </span>
        </span>
        <span className="text-right">
          <span className="block text-16 font-semibold">{points === null ? 'At booking' : formatNumber(points)}</span>
          <span className="mt-0.5 flex flex-wrap justify-end gap-x-2 text-12 text-muted">
            <span className="max-sm:hidden">
              <ProgramMark program={program} />
            </span>
            {charges === null ? null : <span>+ {formatCharges(charges)}</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}

function RouteOnBoard({ route: { pair, lowest } }: { route: HomeRoute }) {
  const found = lowest.find(({ points }) => points !== null)
  return (
    <li className="flex-1">
      <Link href={`/popular-routes/${pair.slug}`} preload={false} className={row}>
        {found ? <CabinChip cabin={found.cabin} /> : <span />}
        <span className="truncate text-16 font-semibold">
          {pair.from.name} to {pair.to.name}
        </span>
        <span className="text-right text-16 font-semibold">{found?.points ? formatNumber(found.points) : null}</span>
      </Link>
    </li>
  )
}

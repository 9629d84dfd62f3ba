import type { HomeRoute, HomeScreen } from '@/lib/content/home/home-screen.ts'
import { formatCharges, formatDate, formatNumber, speakSeats } from '@/lib/core/formats.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { writeFinder } from '@/lib/search/finder-state.ts'
import { placeWords } from '../../search/place-words.ts'
import Link from '../../ui/link.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type Opened = HomeScreen['opened'][number]
type OpenedBoardProps = { opened: readonly Opened[] | null; routes: readonly HomeRoute[]; sample: boolean }

/** Seats that opened in the last seven days, or the most wanted routes if none did, as a departure board. */
export function OpenedBoard({ opened, routes, sample }: OpenedBoardProps) {
  const isAny = opened !== null && opened.length > 0
  return (
    <section
      aria-labelledby="opened"
      className="flex min-w-0 flex-col overflow-hidden rounded-2xl border border-line bg-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 pt-4 pb-3 sm:px-5">
        <h2 id="opened" className="text-20 font-semibold tracking-tight">
          {isAny ? 'Opened this week' : 'Most wanted'}
        </h2>
        {sample ? <SampleBadge /> : null}
      </div>
      <ul className="flex flex-1 flex-col">
        {isAny
          ? opened.map((seat) => <OpenedSeat key={seat.program + seat.from + seat.to + seat.cabin} seat={seat} />)
          : routes.map((route) => <WantedRoute key={route.pair.slug} route={route} />)}
      </ul>
      <p className="border-t border-line px-4 py-3 text-12 text-muted sm:px-5">
        {isAny
          ? 'One adult, one way, when we last checked. '
          : `${opened === null ? '' : 'Nothing new in the last seven days. '}Fewest points, one adult, one way. `}
        <TextLink href="/alerts">Get an alert for yours</TextLink>
      </p>
    </section>
  )
}

const row =
  'figures grid h-full min-h-16 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-4 py-2 -outline-offset-2 hover:bg-paper sm:px-5'

function OpenedSeat({ seat }: { seat: Opened }) {
  const { program, from, to, date, cabin, seats, points, charges, openedOn } = seat
  const search = writeFinder({ from: [from], to: [to], cabins: [cabin], view: 'list', day: date })
  return (
    <li className="flex-1">
      <Link href={`${programFacts[program].pages.finder}?${search}`} preload={false} className={row}>
        <CabinChip cabin={cabin} />
        <span className="min-w-0">
          <span className="block truncate text-14 font-semibold">
            {placeWords([from])} to {placeWords([to])}
          </span>
          <span className="block text-12 text-muted">
            {formatDate(date)} · {speakSeats(seats)} · {programFacts[program].name}
          </span>
        </span>
        <span className="text-right">
          <span className="block text-16 font-semibold">{points === null ? 'At booking' : formatNumber(points)}</span>
          <span className="block text-12 text-muted">
            {charges === null ? `opened ${formatDate(openedOn)}` : `+ ${formatCharges(charges)}`}
          </span>
        </span>
      </Link>
    </li>
  )
}

function WantedRoute({ route: { pair, lowest } }: { route: HomeRoute }) {
  const found = lowest.find(({ points }) => points !== null)
  return (
    <li className="flex-1">
      <Link href={`/popular-routes/${pair.slug}`} preload={false} className={row}>
        {found ? <CabinChip cabin={found.cabin} /> : <span />}
        <span className="truncate text-14 font-semibold">
          {pair.from.name} to {pair.to.name}
        </span>
        <span className="text-right text-16 font-semibold">{found?.points ? formatNumber(found.points) : null}</span>
      </Link>
    </li>
  )
}

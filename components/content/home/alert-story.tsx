import type { HomeRoute, HomeScreen } from '@/lib/content/home/home-screen.ts'
import { drawOpening } from '@/lib/content/home/opening-chart.ts'
import { cabinNames } from '@/lib/core/cabin.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import { formatCharges, formatDate, formatNumber, speakSeats } from '@/lib/core/formats.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { placeWords } from '../../search/place-words.ts'
import { Mark } from '../../shell/mark.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import Link from '../../ui/link.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'

const promises = [
  'By email, or by push and Telegram on Silver and Gold.',
  'For a return, it waits until both flights have seats.',
  'Tell us what you’ve booked, and you’ll only hear about something better.',
]

type Opened = HomeScreen['opened'][number]

/** What an alert does, with the newest opening as a line and as a message; without one, the next seat as a message. */
export function AlertStory({ found: { today, opened, routes, sample } }: { found: HomeScreen }) {
  const [news] = opened
  const seat = news ?? routes.find(({ next }) => next !== null)?.next
  return (
    <section aria-labelledby="alert-story" className="grid gap-x-12 gap-y-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="alert-story" className="text-28 font-semibold tracking-tight">
            Know the day a seat opens
          </h2>
          {sample && seat ? <SampleBadge /> : null}
        </div>
        <p className="mt-2 text-16 text-pretty text-muted">
          Choose a route, dates and a cabin. Every time we check, we compare it with your alert and message you when
          enough seats open. One message, not ten.
        </p>
        <ul className="mt-4 list-disc space-y-1.5 pl-5 text-16">
          {promises.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <Link href="/alerts" className={buttonStyle('primary', 'mt-6')}>
          Set an alert
        </Link>
      </div>
      {seat ? (
        <div className="flex min-w-0 flex-col justify-center rounded-2xl border border-line bg-sea p-4 sm:p-6">
          {news ? <Opening seat={news} today={today} /> : null}
          <AlertMessage seat={seat} />
        </div>
      ) : null}
    </section>
  )
}

function Opening({ seat, today }: { seat: Opened; today: LocalDate }) {
  const { days, line, area, openedAt } = drawOpening(seat.openedOn, today)
  const isLate = openedAt > 50
  return (
    <figure className="mb-4 rounded-xl border border-line bg-card p-4">
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <span className="font-semibold">
          {placeWords([seat.from])} to {placeWords([seat.to])}, {formatDate(seat.date)}
        </span>
        <span className="text-muted">Seats in {cabinNames[seat.cabin]}, last 8 days</span>
      </figcaption>
      <div className="relative mt-3 h-36">
        <svg
          role="img"
          aria-label={`No seats until ${formatDate(seat.openedOn)}, then ${speakSeats(seat.seats)}`}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="size-full text-accent"
        >
          <path d={area} fill="currentColor" opacity="0.12" />
          <path d={line} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        <p
          aria-hidden="true"
          style={isLate ? { right: `${100 - openedAt}%` } : { left: `${openedAt}%` }}
          className={`absolute top-1/3 px-3 text-12 ${isLate ? 'text-right' : ''}`}
        >
          <span className="block font-semibold">Opened {formatDate(seat.openedOn)}</span>
          <span className="text-muted">{speakSeats(seat.seats)}</span>
        </p>
      </div>
      <p aria-hidden="true" className="figures mt-1 flex justify-between text-12 text-muted">
        <span>{formatDate(days[0] ?? today)}</span>
        <span>{formatDate(today)}</span>
      </p>
    </figure>
  )
}

type Shown = Pick<
  NonNullable<HomeRoute['next']>,
  'program' | 'from' | 'to' | 'date' | 'cabin' | 'seats' | 'points' | 'charges'
>

/** An alert as it appears on a phone. */
function AlertMessage({ seat }: { seat: Shown }) {
  const price = [
    ...(seat.points === null ? [] : [`${formatNumber(seat.points)} ${programFacts[seat.program].points}`]),
    ...(seat.charges ? [`${formatCharges(seat.charges)}`] : []),
  ]
  return (
    <div className="flex gap-3 rounded-xl border border-line bg-card p-4 shadow-sm">
      <span aria-hidden="true" className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-tint">
        <Mark />
      </span>
      <span className="min-w-0 text-14">
        <span className="block font-semibold">
          {placeWords([seat.from])} to {placeWords([seat.to])}, {formatDate(seat.date)}
        </span>
        <span className="block">
          {speakSeats(seat.seats)} in {cabinNames[seat.cabin]}
        </span>
        {price.length > 0 ? <span className="figures mt-1 block text-muted">{price.join(' + ')} each</span> : null}
      </span>
    </div>
  )
}

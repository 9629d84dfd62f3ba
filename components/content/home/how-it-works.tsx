import type { ReactNode } from 'react'
import type { HomeDay, HomeRoute, HomeScreen } from '@/lib/content/home/home-screen.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { getWeekday, monthOf } from '@/lib/core/dates.ts'
import { formatCharges, formatDate, formatMonth, formatNumber, speakSeats } from '@/lib/core/formats.ts'
import { allVariants, getVariantPath } from '@/lib/network/aircraft/fleet.ts'
import { AircraftFront } from '../../seat-maps/picture/aircraft-picture.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { RouteLine } from '../../ui/seats/route-line.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { dayStyle } from '../../ui/seats/seat-scale.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The three steps (search, read a row, choose where to sit), the first two illustrated with what is open now. */
export function HowItWorks({ found: { routes, sample, daysAhead } }: { found: HomeScreen }) {
  const shown = routes.find(({ next }) => next !== null)
  if (shown === undefined) return null
  return (
    <section aria-labelledby="how">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="how" className="text-28 font-semibold tracking-tight">
          How it works
        </h2>
        {sample ? <SampleBadge /> : null}
      </div>
      <ol className="mt-6 grid gap-x-6 gap-y-10 lg:grid-cols-3">
        <Step
          title="See every day at once"
          text={`Each square is a day, ${shown.pair.from.name} to ${shown.pair.to.name}. Darker means more seats. Anyone sees ${daysAhead} days, members up to a year.`}
          link={{ href: '/qantas/reward-seat-finder', label: 'Search seats' }}
        >
          <DaySquares days={shown.squares} />
        </Step>
        <Step
          title="Know the whole price"
          text="Points, taxes and charges, seats left and when we checked, on every flight we find."
          link={{
            href: `/popular-routes/${shown.pair.slug}`,
            label: `${shown.pair.from.name} to ${shown.pair.to.name}`,
          }}
        >
          <PricedSeat route={shown} />
        </Step>
        <Step
          title="Choose where to sit"
          text="Every cabin seat by seat, with the best seats and the ones to avoid."
          link={{ href: '/seatmaps', label: 'Seat maps by route' }}
        >
          <FrontOfAircraft />
        </Step>
      </ol>
    </section>
  )
}

type StepProps = { title: string; text: string; link: { href: string; label: string }; children: ReactNode }

function Step({ title, text, link, children }: StepProps) {
  return (
    <li className="flex min-w-0 flex-col">
      <div className="flex min-h-56 flex-col justify-center lg:h-72 rounded-2xl border border-line bg-sea p-5">
        {children}
      </div>
      <h3 className="mt-4 text-20 font-semibold tracking-tight">{title}</h3>
      <p className="mt-1.5 mb-2 text-16 text-pretty text-muted">{text}</p>
      <p className="mt-auto text-14">
        <TextLink href={link.href}>{link.label}</TextLink>
      </p>
    </li>
  )
}

/** The days as squares, with weeks as columns and Monday on top, as in the finder. */
function DaySquares({ days }: { days: readonly HomeDay[] }) {
  const [first] = days
  if (first === undefined) return null
  const lead = getWeekday(first.date)
  const weeks = Math.ceil((lead + days.length) / 7)
  const open = days.filter(({ step }) => step !== null).length
  return (
    <figure>
      <div
        role="img"
        aria-label={`${open} of ${days.length} days have seats`}
        className="mx-auto grid max-w-72 grid-flow-col grid-rows-7 gap-1"
        style={{ gridTemplateColumns: `repeat(${weeks}, minmax(0, 1fr))` }}
      >
        {days.map(({ date, step, isChecked }, at) => (
          <span
            key={date}
            style={at === 0 ? { gridRowStart: lead + 1 } : undefined}
            className={`aspect-square rounded-[4px] ${dayStyle(step ? 'seats' : isChecked ? 'none' : 'unsearched', step)}`}
          />
        ))}
      </div>
      <figcaption className="mx-auto mt-2 flex max-w-72 justify-between text-12 text-muted">
        <span>{formatMonth(monthOf(first.date))}</span>
        <span>{formatMonth(monthOf(days.at(-1)?.date ?? first.date))}</span>
      </figcaption>
    </figure>
  )
}

/** One seat as the finder lists it, with a line for each detail. */
function PricedSeat({ route: { next, pair } }: { route: HomeRoute }) {
  if (next === null) return null
  const via = next.direct ? [] : (next.stops ?? 'unknown')
  const lines = [
    { name: 'Points', value: next.points === null ? 'shown at booking' : formatNumber(next.points) },
    { name: 'Taxes and charges', value: next.charges ? `+ ${formatCharges(next.charges)}` : 'shown at booking' },
    { name: 'Seats', value: speakSeats(next.seats) },
    { name: 'Checked', value: formatDate(localDateOf(next.seenAt), 'plain') },
  ]
  return (
    <div className="figures rounded-xl border border-line bg-card p-4 text-14">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CabinChip cabin={next.cabin} />
        <span className="font-semibold">{formatDate(next.date)}</span>
        <RouteLine from={next.from} to={next.to} via={via} />
      </p>
      <dl className="mt-2">
        {lines.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className={name === 'Points' ? 'text-16 font-semibold' : 'font-medium'}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sr-only">
        {pair.from.name} to {pair.to.name}, {cabinDisplay[next.cabin].name}
      </p>
    </div>
  )
}

/** The aircraft that most flights within Australia use, with advice about numbered seats near the front. */
const shownAircraft = 'virgin-australia/737-800'

function FrontOfAircraft() {
  const variant = allVariants.find((one) => getVariantPath(one).startsWith(shownAircraft))
  return variant ? <AircraftFront variant={variant} /> : null
}

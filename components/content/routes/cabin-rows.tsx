import type { Route } from 'next'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import type { CabinAnswer, Headline, RouteAnswer } from '@/lib/content/routes/route-answer.ts'
import type { Cabin } from '@/lib/core/cabin.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { daysBetween } from '@/lib/core/dates.ts'
import { countOf, formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { furthestDays } from '@/lib/programs/plan-limits.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import Link from '../../ui/link.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'

/** What the page knows about its route before any seats are loaded. */
export type RouteFacts = {
  title: string
  /** City codes, as a search expects them. */
  from: string
  to: string
  names: string
  /** The programs whose points fly there. */
  programs: readonly Program[]
  /** The published price in one line, shown until the seats have loaded. */
  published: Headline
  about: string
  /** The cabins flown, with the fewest points from the tables; null where none are published. */
  cabins: readonly { cabin: Cabin; points: number | null }[]
  alert: string
}

/** One row per cabin, business first: the number of days, the next one, a strip of the year and the fewest points. */
export function CabinRows({ facts, answer }: { facts: RouteFacts; answer: RouteAnswer | null }) {
  const order = ['J', 'F', 'W', 'Y'] as const
  const isFlown = (cabin: string) => facts.cabins.some((one) => one.cabin === cabin)
  const rows = order.flatMap((cabin) => {
    const found = answer?.cabins.find((one) => one.cabin === cabin)
    const published = facts.cabins.find((one) => one.cabin === cabin)?.points ?? null
    return isFlown(cabin) || (found && found.days.length > 0) ? [{ cabin, found, published }] : []
  })
  return (
    <ul className="mt-6">
      {rows.map(({ cabin, found, published }) => {
        const { name, text } = cabinDisplay[cabin]
        const program = found?.lowestPoints[0]?.program ?? facts.programs[0] ?? 'qantas'
        return (
          <li key={cabin} className="border-t border-line">
            <Link
              href={finderLink(program, { from: facts.from, to: facts.to, cabins: [cabin] }) as Route}
              preload={false}
              className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-2.5 -outline-offset-2 hover:bg-seats-0 sm:grid-cols-[11.5rem_minmax(0,1fr)_8.5rem]"
            >
              <span className="flex items-center gap-3">
                <span aria-hidden="true">
                  <CabinChip cabin={cabin} />
                </span>
                <span>
                  <span className="block text-16 font-semibold">{name}</span>
                  <span className="figures block text-12 text-muted">{daysWords(found, answer)}</span>
                </span>
              </span>
              <span className={`${text} max-sm:order-3 max-sm:col-span-2`}>
                {answer ? (
                  <Strip found={found} answer={answer} />
                ) : (
                  <span className="block h-8 rounded-md bg-seats-0" />
                )}
              </span>
              <Price found={found} published={published} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function daysWords(found: CabinAnswer | undefined, answer: RouteAnswer | null): string {
  if (!answer) return 'Checking…'
  if (!answer.isChecked) return 'not checked yet'
  const [next] = found?.days ?? []
  const days = found?.days.length ?? 0
  return next ? `${countOf(days, 'day')}, next ${formatDate(next.date)}` : 'no days right now'
}

function Price({ found, published }: { found: CabinAnswer | undefined; published: number | null }) {
  const [fewest, ...others] = found?.lowestPoints ?? []
  const points = fewest?.points ?? published
  return (
    <span className="figures text-right">
      <span className="block text-20 font-semibold tracking-tight">{points === null ? '–' : formatNumber(points)}</span>
      <span className="block text-12 text-muted">
        {fewest ? programFacts[fewest.program].name : points === null ? 'not published' : 'published price'}
        {others.map(({ program, points: more }) => (
          <span key={program} className="block">
            {programFacts[program].name} {formatNumber(more)}
          </span>
        ))}
      </span>
    </span>
  )
}

const height = 32

/** One cabin's days as far as any plan looks, as bars, taller with more seats, hatched beyond the days the visitor's plan shows. */
function Strip({ found, answer }: { found: CabinAnswer | undefined; answer: RouteAnswer }) {
  const today = localDateOf(answer.now)
  const width = furthestDays
  const bars = (found?.days ?? []).map(({ date, seats }) => {
    const tall = (Math.min(4, seats ?? 1) / 4) * (height - 4) + 4
    return `M${daysBetween(today, date)} ${height - tall}h1.2v${tall}h-1.2z`
  })
  const shown = Math.min(width, answer.daysShown)
  return (
    <span aria-hidden="true" className="relative block h-8 overflow-hidden rounded-md bg-seats-0">
      <span className="hatch absolute inset-y-0 right-0 bg-paper" style={{ left: `${(shown / width) * 100}%` }} />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        <path d={bars.join('')} fill="currentColor" />
      </svg>
    </span>
  )
}

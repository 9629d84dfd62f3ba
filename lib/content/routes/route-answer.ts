import type { DayCell, SearchAnswer } from '../../availability/search-contract.ts'
import { type Cabin, cabinNames, cabins } from '../../core/cabin.ts'
import { capitalise } from '../../core/capitalise.ts'
import { type LocalDate, localDateOf } from '../../core/clock.ts'
import { daysBetween } from '../../core/dates.ts'
import { countOf, formatNumber } from '../../core/formats.ts'
import type { Program } from '../../core/program.ts'
import type { YearMapSource } from '../../search/year-map.ts'

/** One program's answer about a route: every cabin and day that the user's plan shows. */
export type ProgramAnswer = {
  program: Program
  answer: Pick<
    SearchAnswer,
    'now' | 'plan' | 'query' | 'openUntil' | 'days' | 'notSearched' | 'coverage' | 'sample' | 'sources'
  >
}

/** A day and cabin, with the program whose points it takes. */
export type RouteDay = DayCell & { program: Program }

/** One cabin of the route, over both programs. */
export type CabinAnswer = {
  cabin: Cabin
  /** Days with a seat, soonest first, each with the option for the fewest points. */
  days: readonly RouteDay[]
  /** The fewest points in each program, the lowest first. */
  lowestPoints: readonly { program: Program; points: number }[]
}

export type RouteAnswer = {
  now: string
  plan: SearchAnswer['plan']
  /** Days from today to the last one the plan shows. */
  daysShown: number
  isChecked: boolean
  sample: boolean
  /** The time of the newest check. */
  checkedAt: string | null
  /** The names of the sources. */
  source: string
  /** All cabins, economy first; those without seats have no days. */
  cabins: readonly CabinAnswer[]
  year: YearMapSource
}

/** Combines the programs' answers, day by day and cabin by cabin. */
export function combineAnswers(answers: readonly [ProgramAnswer, ...ProgramAnswer[]]): RouteAnswer {
  const [{ answer: first }] = answers
  const days = answers.flatMap(({ program, answer }) => answer.days.map((day) => ({ ...day, program })))
  const openUntil =
    answers
      .map(({ answer }) => answer.openUntil)
      .toSorted()
      .at(-1) ?? first.openUntil
  const checked = answers.flatMap(({ answer }) => answer.coverage).filter(({ status }) => status === 'covered')
  const byCabin = cabins.map((cabin) =>
    cabinAnswer(
      cabin,
      days.filter((day) => day.cabin === cabin),
    ),
  )
  return {
    now: first.now,
    plan: first.plan,
    daysShown: daysBetween(localDateOf(first.now), openUntil),
    isChecked: checked.length > 0,
    sample: answers.some(({ answer }) => answer.sample),
    checkedAt:
      checked
        .flatMap(({ newestSeenAt }) => newestSeenAt ?? [])
        .toSorted()
        .at(-1) ?? null,
    source: [...new Set(answers.flatMap(({ answer }) => answer.sources.map(({ name }) => name)))].join(', '),
    cabins: byCabin,
    year: {
      now: first.now,
      plan: first.plan,
      query: first.query,
      openUntil,
      days: byCabin.flatMap((one) => one.days),
      // A day counts as checked when at least one program was searched.
      notSearched: first.notSearched.filter((date) => answers.every(({ answer }) => answer.notSearched.includes(date))),
    },
  }
}

function cabinAnswer(cabin: Cabin, days: readonly RouteDay[]): CabinAnswer {
  const best = new Map<LocalDate, RouteDay>()
  for (const day of days) {
    const known = best.get(day.date)
    if (!known || isBetter(day, known)) best.set(day.date, day)
  }
  const lowestPoints = new Map<Program, number>()
  for (const { program, points } of days) {
    if (points !== null) lowestPoints.set(program, Math.min(points, lowestPoints.get(program) ?? points))
  }
  return {
    cabin,
    days: [...best.values()].sort((a, b) => a.date.localeCompare(b.date)),
    lowestPoints: [...lowestPoints]
      .map(([program, points]) => ({ program, points }))
      .sort((a, b) => a.points - b.points),
  }
}

/** Prefers fewer points, then more seats. */
function isBetter(day: RouteDay, other: RouteDay): boolean {
  const [own, others] = [day.points ?? Number.POSITIVE_INFINITY, other.points ?? Number.POSITIVE_INFINITY]
  return own < others || (own === others && (day.seats ?? 0) > (other.seats ?? 0))
}

/** The answer in one line: `text` says when there are seats, and `price`, which stands out, from how many points. */
export type Headline = { text: string; price: string }

/** Says whether there are seats, on how many days and from how many points, in business or else the best cabin. */
export function writeHeadline(answer: RouteAnswer): Headline {
  const { daysShown, isChecked } = answer
  if (!isChecked) return { text: 'Not checked yet.', price: '' }
  const found = answer.cabins.filter(({ days }) => days.length > 0)
  const business = found.find(({ cabin }) => cabin === 'J')
  if (business) {
    const days = business.days.length
    const text = `Yes, on ${days === 1 ? 'one' : days} of the next ${daysShown} days in business`
    return { text: priced(business) ? `${text}, ` : `${text}.`, price: priced(business) }
  }
  const other = found.at(-1)
  if (!other) return { text: `No seats in the next ${daysShown} days.`, price: '' }
  const days = countOf(other.days.length, 'day')
  const text = `Not in business right now. ${capitalise(cabinNames[other.cabin])} on ${days}`
  return { text: priced(other) ? `${text}, ` : `${text}.`, price: priced(other) }
}

const priced = ({ lowestPoints: [fewest] }: CabinAnswer) =>
  fewest ? `from ${formatNumber(fewest.points)} points.` : ''

/** How many days are listed as the cheapest. */
const cheapestShown = 6

/** The cheapest days of a cabin; of equally cheap days, the soonest first. */
export function cheapestDays({ days }: CabinAnswer): readonly RouteDay[] {
  return days
    .filter(({ points }) => points !== null)
    .toSorted((a, b) => (a.points ?? 0) - (b.points ?? 0) || a.date.localeCompare(b.date))
    .slice(0, cheapestShown)
}

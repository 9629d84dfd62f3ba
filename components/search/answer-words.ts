import type { Clamp, RouteCoverage, Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import { cabinNames, cabins } from '@/lib/core/cabin.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import { countOf, formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { getVerdict, summariseCoverage } from '@/lib/search/verdict.ts'

/** False if every requested day lies beyond what the plan sees: the window is then empty, with its ends reversed. */
export const isSeen = ({ query }: SearchAnswer) => query.start <= query.end

/** The fewest points of each cabin, economy first, which is what most people search for. Null if none are known. */
export function lowestWords({ days, query }: Pick<SearchAnswer, 'days' | 'query'>): string | null {
  const lowest = cabins.flatMap((of) => {
    const points = days.flatMap((day) => (day.cabin === of && day.points !== null ? day.points : []))
    return points.length > 0 ? { points: formatNumber(Math.min(...points)), cabin: cabinNames[of] } : []
  })
  const [first, ...others] = lowest
  if (!first) return null
  const each = query.seats > 1 ? ' each' : ''
  const words = [
    `From ${first.points} points${each} in ${first.cabin}`,
    ...others.map(({ points, cabin }) => `${points} in ${cabin}`),
  ].join(', ')
  // A point of one program isn't a point of the other, so a figure of both says so.
  return query.programs.length > 1 ? `${words}, across both programs` : words
}

export const lowestStyle = 'block text-16 font-medium text-ink'

/**
 * The limits of a plan that cut a question. A cut of days matters only if the question named days, and only until
 * another notice explains it.
 */
export function listClamps({ clamped }: Pick<SearchAnswer, 'clamped'>, isDated: boolean): Clamp[] {
  return clamped.filter(({ limit }) => limit !== 'days-ahead' || isDated)
}

type ClampWords = { reason: string; asked: string | null; more: string | null }

/**
 * Why a limit cut the question, what was asked, and what a larger plan would show; null where the question named no
 * dates, and where no plan shows more.
 */
export function clampWords(
  { limit, asked, reason }: Clamp,
  { plan, program, isDated }: { plan: SearchAnswer['plan']; program: Program; isDated: boolean },
): ClampWords {
  const date = typeof asked === 'string' && isDated ? `You searched to ${formatDate(asked, 'plain')}.` : null
  const { seats, daysAhead, whereCanIGoDays } = getPlanLimits('gold', program)
  const larger = {
    seats: `up to ${seats} seats`,
    'days-ahead': `${daysAhead} days ahead`,
    'where-can-i-go': `${whereCanIGoDays} days at a time`,
  }
  const seesMost = plan === 'silver' || plan === 'gold'
  return {
    reason,
    asked: typeof asked === 'number' ? `You searched for ${asked}.` : date,
    more: seesMost ? null : `Silver and Gold cover ${larger[limit]}.`,
  }
}

/** Says what a search found, in a sentence. */
export function foundWords(answer: SearchAnswer): string {
  const { total, days, query } = answer
  const dates = new Set(days.map(({ date }) => date)).size
  if (!isSeen(answer)) return 'These dates can’t be shown yet.'
  if (summariseCoverage(answer).until < query.start) return 'These dates aren’t open yet.'
  // How much was checked says it all.
  if (getVerdict(answer) === 'not-searched') return ''
  if (getVerdict(answer) === 'not-covered') return 'We don’t check this route.'
  if (total === 0) return query.fares === 'reward' ? 'No reward seats found.' : 'No points-only fares found.'
  const offers = countOf(total, 'option')
  return `${offers} on ${countOf(dates, 'day')}.`
}

/** Describes how much of the question has been checked. An empty day only means something on a covered route. */
export function describeCoverage(answer: SearchAnswer, today: LocalDate): string {
  const { covered, notCovered, partly, daysLeft, until } = summariseCoverage(answer)
  const { start } = answer.query
  if (until < start) return ''
  const from = start === today ? 'today' : formatDate(start)
  const span = start === until ? formatDate(until, 'plain') : `${from} to ${formatDate(until, 'plain')}`
  const names = nameRoutes(answer.coverage)
  const checked = nameRoutes(covered.filter(({ daysSearched }) => daysSearched > 0))
  const untouched = partly.filter(({ daysSearched }) => daysSearched === 0)
  const begun = partly.filter(({ daysSearched }) => daysSearched > 0)
  // A route searched in both programs is checked as far as the one that was checked less.
  const least = covered.toSorted((a, b) => daysLeft(b) - daysLeft(a))[0]
  const isOne = names.length === 1
  const looked =
    isOne && least
      ? lookedWords(least.daysSearched, daysLeft(least))
      : `${checked.length} of ${names.length} routes checked`
  const parts = [
    `${looked}, ${span}.`,
    ...(notCovered.length > 0 ? [`Not covered: ${routeList(notCovered)}.`] : []),
    ...(!isOne && begun.length > 0 ? [`Partly checked: ${routeList(begun)}.`] : []),
    ...(!isOne && untouched.length > 0 ? [`Not checked yet: ${routeList(untouched)}.`] : []),
  ]
  return parts.join(' ')
}

function lookedWords(searched: number, left: number): string {
  if (searched === 0) return 'No days checked yet'
  if (left === 0) return searched === 1 ? 'Checked' : 'All days checked'
  return left < searched ? `All but ${countDays(left)} checked` : `${countDays(searched)} checked`
}

/** Each route once, even if it was searched in both programs. */
const nameRoutes = (routes: readonly RouteCoverage[]) => [...new Set(routes.map(({ from, to }) => `${from}–${to}`))]

/** Names at most four routes, so that a question covering many routes stays readable. */
function routeList(routes: RouteCoverage[]): string {
  const names = nameRoutes(routes)
  const rest = names.length - 4
  return names.slice(0, 4).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

const countDays = (days: number) => countOf(days, 'day')

/** The note below the table: where the rows come from, and what is missing from them. */
export function describeSources(answer: SearchAnswer, rows: readonly Row[]): string {
  const noCharges = rows.every(({ charges }) => charges === null)
  const hasDash = rows.some(({ points, charges }) => points === null || (charges === null && !noCharges))
  const notes = [
    'Points and taxes are per adult, one way.',
    ...answer.sources.map(({ kind, name, rows: count }) =>
      kind === 'own'
        ? `${formatNumber(count)} you added; only you see them.`
        : kind === 'member'
          ? `${formatNumber(count)} ${name.charAt(0).toLowerCase()}${name.slice(1)}.`
          : `${formatNumber(count)} from ${name}.`,
    ),
    ...(noCharges ? ['Taxes and charges: shown by the airline at booking.'] : []),
    ...(rows.some(({ charges }) => charges?.estimatedFrom !== undefined)
      ? ['“est.”: estimated from what this airline charged on the date shown. Check before you book.']
      : []),
    ...(hasDash ? ['– not published; shown at booking.'] : []),
    ...(rows.some(({ seats }) => seats === null) ? ['“some”: seats seen, count not given.'] : []),
  ]
  return notes.join(' ')
}

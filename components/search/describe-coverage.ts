import type { RouteCoverage, SearchAnswer } from '@/lib/availability/search-contract.ts'
import type { LocalDate } from '@/lib/core/clock.ts'
import { countOf, formatDate } from '@/lib/core/formats.ts'
import { summariseCoverage } from '@/lib/search/verdict.ts'

/** Describes how much of the question has been checked. An empty day only means something on a covered route. */
export function describeCoverage(answer: SearchAnswer, today: LocalDate): string {
  const summary = summariseCoverage(answer)
  const { start, end } = answer.query
  const span = `${start === today ? 'today' : formatDate(start)} to ${formatDate(end, 'plain')}`
  const [only] = summary.covered
  const untouched = summary.partly.filter(({ daysSearched }) => daysSearched === 0)
  const begun = summary.partly.filter(({ daysSearched }) => daysSearched > 0)
  const looked =
    summary.routes === 1 && only
      ? lookedWords(only, summary.windowDays)
      : `${summary.covered.length} of ${summary.routes} routes checked`
  const parts = [
    `${looked}, ${span}.`,
    ...(summary.notCovered.length > 0 ? [`Not covered: ${routeList(summary.notCovered)}.`] : []),
    ...(summary.routes > 1 && begun.length > 0 ? [`Partly checked: ${routeList(begun)}.`] : []),
    ...(summary.routes > 1 && untouched.length > 0 ? [`Not checked yet: ${routeList(untouched)}.`] : []),
  ]
  return parts.join(' ')
}

function lookedWords({ daysSearched }: RouteCoverage, windowDays: number): string {
  const left = windowDays - daysSearched
  if (daysSearched === 0) return 'No days checked yet'
  if (left === 0) return 'All days checked'
  return left < daysSearched ? `All but ${countDays(left)} checked` : `${countDays(daysSearched)} checked`
}

/** Names at most four routes, so that a question covering many routes stays readable. */
function routeList(routes: RouteCoverage[]): string {
  const named = routes.slice(0, 4).map(({ from, to }) => `${from}–${to}`)
  const rest = routes.length - named.length
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

const countDays = (days: number) => countOf(days, 'day')

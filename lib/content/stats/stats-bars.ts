import { cabinNames } from '../../core/cabin.ts'
import { capitalise } from '../../core/capitalise.ts'
import { formatMonth } from '../../core/formats.ts'
import { findCarrier } from '../../network/carriers.ts'
import { leadBuckets, type RouteShare, type ShareOf, type StatsReport } from './report.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Airlines and routes with fewer checks than this are left out of the rankings, because their share says little. */
export const minChecks = 100
const carriersShown = 14
const routesShown = 12

/** One bar with its label. */
type Worded = ShareOf & { label: string }

/** The bars of each chart, with labels. */
export function statsBars({ byCabin, byMonth, byWeekday, byLead, byCarrier }: StatsReport) {
  return {
    cabins: byCabin.map((bar): Worded => ({ ...bar, label: capitalise(cabinNames[bar.key]) })),
    months: byMonth.map((bar): Worded => ({ ...bar, label: formatMonth(bar.key) })),
    weekdays: byWeekday.map((bar): Worded => ({ ...bar, label: weekdays[Number(bar.key)] ?? bar.key })),
    leads: leadBars(byLead),
    carriers: byCarrier
      .filter(({ looks }) => looks >= minChecks)
      .slice(0, carriersShown)
      .map((bar): Worded => ({ ...bar, label: findCarrier(bar.key)?.name ?? bar.key })),
  }
}

/** The bars for the time before departure, with labels. */
export function leadBars(byLead: readonly ShareOf[]): Worded[] {
  return byLead.map((bar) => ({
    ...bar,
    label: capitalise(leadBuckets.find(({ key }) => key === bar.key)?.words ?? bar.key),
  }))
}

/** The routes that have seats most often and least often. No route is in both lists. */
export function routeRanking(byRoute: readonly RouteShare[]): { mostOften: RouteShare[]; leastOften: RouteShare[] } {
  const counted = byRoute.filter(({ looks }) => looks >= minChecks)
  const mostOften = counted.slice(0, routesShown)
  return { mostOften, leastOften: counted.slice(mostOften.length).reverse().slice(0, routesShown) }
}

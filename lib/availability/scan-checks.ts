import type { IndexedRoute } from './indexed-route.ts'
import { type CompiledQuery, type DayRange, getDayRange } from './matches.ts'
import type { RouteChecks } from './route-checks.ts'
import { CABINS } from './route-columns.ts'
import type { DayColumns } from './scan-result.ts'

/** Marks the days of the range on which any cabin asked for has been checked. */
export function markChecked(
  route: IndexedRoute,
  { wanted }: CompiledQuery,
  range: DayRange,
  { firstDay, checked }: Pick<DayColumns, 'firstDay' | 'checked'>,
): void {
  const shift = route.firstDay - firstDay
  const isOfAll = wanted.length === CABINS
  if (isOfAll && route.isFullyChecked) {
    checked.fill(1, range.from + shift, range.to + shift + 1)
    return
  }
  // For all cabins, one number per day says it; for some cabins, read each of their cells.
  const [newestOf, stride, places] = isOfAll
    ? [route.checks.newestOf, 1, theDay]
    : [route.columns.seenAt, CABINS, wanted]
  for (let day = range.from; day <= range.to; day += 1) {
    for (let i = 0; i < places.length; i += 1) {
      if (newestOf[day * stride + (places[i] ?? 0)] !== 0) checked[day + shift] = 1
    }
  }
}

const theDay = [0]

const none = { days: 0, oldest: 0, newest: 0 }

/** Returns how many days of a query have been checked on a route, with the oldest and newest check; 0 = never. */
export function getChecksInRange(
  route: IndexedRoute | undefined,
  compiled: CompiledQuery,
): Pick<RouteChecks, 'days' | 'oldest' | 'newest'> {
  const range = route === undefined ? null : getDayRange(route, compiled)
  if (route === undefined || range === null) return none
  const { checks, columns } = route
  const isOfAll = compiled.wanted.length === CABINS
  if (isOfAll && range.from === 0 && range.to === route.days - 1) return checks
  const [newestOf, oldestOf] = isOfAll ? [checks.newestOf, checks.oldestOf] : [columns.seenAt, columns.seenAt]
  const [stride, places] = isOfAll ? [1, theDay] : [CABINS, compiled.wanted]
  const found = { days: 0, oldest: Infinity, newest: 0 }
  for (let day = range.from; day <= range.to; day += 1) {
    let any = 0
    for (const place of places) {
      const newest = newestOf[day * stride + place] ?? 0
      if (newest === 0) continue
      any = 1
      found.newest = Math.max(found.newest, newest)
      found.oldest = Math.min(found.oldest, oldestOf[day * stride + place] ?? 0)
    }
    found.days += any
  }
  return found.days === 0 ? none : found
}

import type { IndexedRoute } from './indexed-route.ts'
import { type CompiledQuery, type DayRange, getDayRange } from './matches.ts'
import { CABINS } from './route-columns.ts'
import type { RouteLooks } from './route-looks.ts'
import type { DayColumns } from './scan-result.ts'

/** Marks the days of the range on which any cabin asked for has been checked. */
export function markLooked(
  route: IndexedRoute,
  { wanted }: CompiledQuery,
  walk: DayRange,
  { firstDay, looked }: Pick<DayColumns, 'firstDay' | 'looked'>,
): void {
  const shift = route.firstDay - firstDay
  const isOfAll = wanted.length === CABINS
  if (isOfAll && route.isLookedThrough) {
    looked.fill(1, walk.from + shift, walk.to + shift + 1)
    return
  }
  // For all cabins, one number per day says it; for some cabins, read each of their cells.
  const [newestOf, stride, places] = isOfAll
    ? [route.looks.newestOf, 1, theDay]
    : [route.columns.seenAt, CABINS, wanted]
  for (let day = walk.from; day <= walk.to; day += 1) {
    for (let i = 0; i < places.length; i += 1) {
      if (newestOf[day * stride + (places[i] ?? 0)] !== 0) looked[day + shift] = 1
    }
  }
}

const theDay = [0]

const none = { days: 0, oldest: 0, newest: 0 }

/** Returns how many days of a query have been checked on a route, with the oldest and newest check; 0 = never. */
export function looksOver(
  route: IndexedRoute | undefined,
  frame: CompiledQuery,
): Pick<RouteLooks, 'days' | 'oldest' | 'newest'> {
  const walk = route === undefined ? null : getDayRange(route, frame)
  if (route === undefined || walk === null) return none
  const { looks, columns } = route
  const isOfAll = frame.wanted.length === CABINS
  if (isOfAll && walk.from === 0 && walk.to === route.days - 1) return looks
  const [newestOf, oldestOf] = isOfAll ? [looks.newestOf, looks.oldestOf] : [columns.seenAt, columns.seenAt]
  const [stride, places] = isOfAll ? [1, theDay] : [CABINS, frame.wanted]
  const found = { days: 0, oldest: Infinity, newest: 0 }
  for (let day = walk.from; day <= walk.to; day += 1) {
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

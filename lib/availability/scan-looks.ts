import type { EpochSecond } from './days.ts'
import type { Frame, Walk } from './matches.ts'
import { CABINS } from './route-columns.ts'
import type { IndexedRoute } from './route-summary.ts'
import type { DayColumns } from './scan-result.ts'
import type { ScannedRoute } from './scanned-route.ts'

/** Says which days of a walk anybody looked at, and counts them with the oldest and newest look. */
export function takeLooks(
  scanned: ScannedRoute,
  route: IndexedRoute,
  frame: Frame,
  walk: Walk,
  days: DayColumns,
): void {
  const { looks, firstDay, columns } = route
  const isOfAll = frame.wanted.length === CABINS
  const shift = firstDay - days.firstDay
  if (isOfAll && walk.from === 0 && walk.to === route.days - 1 && looks.days === route.days) {
    days.looked.fill(1, shift, shift + route.days)
    keep(scanned, route.days, looks.oldest, looks.newest)
    return
  }
  // Of all cabins one number a day says it, of some each cell of theirs.
  const [newestOf, oldestOf] = isOfAll ? [looks.newestOf, looks.oldestOf] : [columns.seenAt, columns.seenAt]
  const [stride, places] = isOfAll ? [1, theDay] : [CABINS, frame.wanted]
  const { looked } = days
  let count = 0
  let first = Infinity
  let last = 0
  for (let day = walk.from; day <= walk.to; day += 1) {
    let any = 0
    for (let i = 0; i < places.length; i += 1) {
      const at = day * stride + (places[i] ?? 0)
      const newest = newestOf[at] ?? 0
      if (newest === 0) continue
      const oldest = oldestOf[at] ?? 0
      any = 1
      if (newest > last) last = newest
      if (oldest < first) first = oldest
    }
    count += any
    if (any === 1) looked[day + shift] = 1
  }
  keep(scanned, count, first, last)
}

const theDay = [0]

function keep(scanned: ScannedRoute, days: number, oldest: EpochSecond, newest: EpochSecond): void {
  scanned.daysSearched = days
  scanned.oldest = newest === 0 ? 0 : oldest
  scanned.newest = newest
}

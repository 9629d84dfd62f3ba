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
  if (frame.wanted.length < CABINS) takeCabins(scanned, route, frame, walk, days)
  else if (walk.from === 0 && walk.to === route.days - 1 && route.looks.days === route.days) {
    days.looked.fill(1, route.firstDay - days.firstDay, route.firstDay - days.firstDay + route.days)
    keep(scanned, route.days, route.looks.oldest, route.looks.newest)
  } else takeDays(scanned, route, walk, days)
}

/** Of all cabins. */
function takeDays(
  scanned: ScannedRoute,
  { looks: { newestOf, oldestOf }, firstDay }: IndexedRoute,
  { from, to }: Walk,
  { looked, firstDay: start }: DayColumns,
): void {
  const shift = firstDay - start
  let count = 0
  let first = Infinity
  let last = 0
  for (let day = from; day <= to; day += 1) {
    const newest = newestOf[day] ?? 0
    if (newest === 0) continue
    const oldest = oldestOf[day] ?? 0
    if (newest > last) last = newest
    if (oldest < first) first = oldest
    looked[day + shift] = 1
    count += 1
  }
  keep(scanned, count, first, last)
}

/** Of some cabins, cell by cell. */
function takeCabins(
  scanned: ScannedRoute,
  { columns: { seenAt }, firstDay }: IndexedRoute,
  { wanted }: Frame,
  { from, to }: Walk,
  { looked, firstDay: start }: DayColumns,
): void {
  const shift = firstDay - start
  let count = 0
  let first = Infinity
  let last = 0
  for (let day = from; day <= to; day += 1) {
    let any = 0
    for (let i = 0; i < wanted.length; i += 1) {
      const seen = seenAt[day * CABINS + (wanted[i] ?? 0)] ?? 0
      if (seen === 0) continue
      any = 1
      if (seen > last) last = seen
      if (seen < first) first = seen
    }
    count += any
    if (any === 1) looked[day + shift] = 1
  }
  keep(scanned, count, first, last)
}

function keep(scanned: ScannedRoute, days: number, oldest: number, newest: number): void {
  scanned.daysSearched = days
  scanned.oldest = newest === 0 ? 0 : oldest
  scanned.newest = newest
}

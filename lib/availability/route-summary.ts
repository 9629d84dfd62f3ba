import { findFlownMiles } from '../network/distance.ts'
import type { Route } from './codec.ts'
import type { EpochSecond } from './days.ts'
import { CABINS, DIRECT, type RouteColumns, SEATS, UNCOUNTED } from './route-columns.ts'

/** A route as searches read it: its columns, and what can be said of them once for all questions. */
export type IndexedRoute = Route & {
  /**
   * The most seats of each cell, as seatRank: of direct offers in the low byte, of connecting ones in the high byte;
   * 0 = none. Decides whole questions without looking at an offer.
   */
  most: Uint16Array
  /** Of all cabins: days anybody looked at, and the oldest and newest look. */
  looks: { days: number; oldest: EpochSecond; newest: EpochSecond }
  /** Statute miles in a straight line; 0 where an airport's position is unknown. */
  miles: number
}

export function indexRoute(route: Route): IndexedRoute {
  const { columns, from, to } = route
  return { ...route, most: mostOf(columns), looks: looksOf(columns), miles: findFlownMiles(from, to) ?? 0 }
}

/** A seats byte as seatRank. */
export function rankOf(seats: number): number {
  return (seats & SEATS) * 2 + ((seats & UNCOUNTED) === 0 ? 1 : 0)
}

function mostOf({ cellStart, seats }: RouteColumns): Uint16Array {
  const most = new Uint16Array(cellStart.length - 1)
  for (let cell = 0; cell < most.length; cell += 1) {
    let direct = 0
    let connecting = 0
    const end = cellStart[cell + 1] ?? 0
    for (let at = cellStart[cell] ?? 0; at < end; at += 1) {
      const offer = seats[at] ?? 0
      const rank = rankOf(offer)
      if ((offer & DIRECT) === 0) connecting = Math.max(connecting, rank)
      else direct = Math.max(direct, rank)
    }
    most[cell] = direct | (connecting << 8)
  }
  return most
}

function looksOf({ seenAt }: RouteColumns): IndexedRoute['looks'] {
  let days = 0
  let oldest = 0
  let newest = 0
  for (let first = 0; first < seenAt.length; first += CABINS) {
    let looked = 0
    for (let cell = first; cell < first + CABINS; cell += 1) {
      const seen = seenAt[cell] ?? 0
      if (seen === 0) continue
      looked = 1
      if (seen > newest) newest = seen
      if (oldest === 0 || seen < oldest) oldest = seen
    }
    days += looked
  }
  return { days, oldest, newest }
}

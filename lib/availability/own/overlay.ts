import type { EpochSecond } from '../../core/dates.ts'
import type { Program } from '../../core/program.ts'
import { decodeRoute, encodeRoute, listCells, type Route, type RouteDocument } from '../codec.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import { type IndexedRoute, indexRoute } from '../indexed-route.ts'
import { getItineraryKey } from '../itinerary.ts'
import { byDirectAndPrice, type Cell, type Offer } from '../offers.ts'
import { type RouteKey, routeId } from '../route-key.ts'
import { latestOfEach, type Snapshot } from '../snapshot.ts'

/**
 * Overlays a route's shared cells with what one member saw there, for that member only. A member sees only part of a
 * day, so their seats are added and remove nothing. For the same flight the newer figures count, and a member's seat
 * that a newer shared check did not find again is marked as missed. Real seats replace a day's sample seats.
 */
export function overlayCells(shared: { cells: readonly Cell[]; sample: boolean }, own: readonly Cell[]): Cell[] {
  const merged = new Map(shared.cells.map((cell) => [cell.day + cell.cabin, cell]))
  for (const cell of own) {
    const known = merged.get(cell.day + cell.cabin)
    merged.set(cell.day + cell.cabin, known === undefined || shared.sample ? cell : overlayCell(known, cell))
  }
  return [...merged.values()]
}

function overlayCell(shared: Cell, own: Cell): Cell {
  const isNewer = own.seenAt >= shared.seenAt
  const known = new Set((isNewer ? own : shared).offers.map(getFlightKey))
  const added = (isNewer ? shared : own).offers.filter((offer) => !known.has(getFlightKey(offer)))
  const offers = isNewer
    ? [...own.offers, ...added]
    : [...shared.offers, ...added.map((offer) => ({ ...offer, missed: true }))]
  return { ...own, seenAt: Math.max(own.seenAt, shared.seenAt), offers: offers.sort(byDirectAndPrice) }
}

const getFlightKey = ({ direct, fare, itinerary }: Offer) => `${direct} ${fare} ${getItineraryKey(itinerary)}`

/** Overlays the snapshots of a month of a route in the same way. */
export function overlaySnapshots(shared: readonly Snapshot[], own: readonly Snapshot[]): Snapshot[] {
  const merged = new Map(shared.map((snapshot) => [snapshot.date + snapshot.cabin, snapshot]))
  for (const snapshot of own) {
    const known = merged.get(snapshot.date + snapshot.cabin)
    const isInvented = known?.options.some(({ source }) => source.kind === 'sample') ?? true
    if (known === undefined || isInvented) merged.set(snapshot.date + snapshot.cabin, snapshot)
    else {
      const options = latestOfEach([...known.options, ...snapshot.options])
      merged.set(snapshot.date + snapshot.cabin, { ...known, options })
    }
  }
  return [...merged.values()]
}

/** Returns a route's shared cells, and whether they are sample data. */
export function sharedCells(index: AvailabilityIndex, { program, from, to }: RouteKey) {
  const route = index.routesFrom(program, from).get(to)
  return { cells: route === undefined ? [] : listCells(route), sample: route?.sample ?? false }
}

/** A member's own routes, and for each the cached overlay with the shared route it was made from. */
export type OwnRoutes = {
  routes: Route[]
  overlays: Map<string, { over: IndexedRoute | undefined; made: IndexedRoute }>
}

export function readOwnRoutes(documents: readonly RouteDocument[]): OwnRoutes {
  return { routes: documents.map(decodeRoute), overlays: new Map() }
}

/** Returns the index as one member sees it. */
export function overlayIndex(index: AvailabilityIndex, own: OwnRoutes): AvailabilityIndex {
  const overlaid = (route: Route) => getOverlay(index, own, route)
  return {
    ...index,
    routesFrom(program: Program, from: string) {
      const mine = own.routes.filter((route) => route.program === program && route.from === from)
      const shared = index.routesFrom(program, from)
      return mine.length === 0
        ? shared
        : new Map([...shared, ...mine.map((route) => [route.to, overlaid(route)] as const)])
    },
    allRoutes() {
      const mine = new Map(own.routes.map((route) => [routeId(route), overlaid(route)]))
      const others = index.allRoutes().filter((route) => !mine.has(routeId(route)))
      return [...others, ...mine.values()].sort((a, b) => a.rank - b.rank)
    },
  }
}

function getOverlay(index: AvailabilityIndex, { overlays }: OwnRoutes, route: Route): IndexedRoute {
  const over = index.routesFrom(route.program, route.from).get(route.to)
  const id = routeId(route)
  const known = overlays.get(id)
  if (known !== undefined && known.over === over) return known.made
  const shared = sharedCells(index, route)
  const cells = overlayCells(shared, listCells(route))
  const made = indexRoute(decodeRoute(encodeRoute(route, { sample: shared.sample, cells, parts: [] })))
  overlays.set(id, { over, made })
  return made
}

/**
 * Creates a function that overlays the shared index with the seats members confirmed to each other. A day and cabin
 * that we checked no earlier than they did stays as it is. Where members checked later, their figures replace ours for
 * the same flight, and our other flights stay. Overlaid routes are cached until either side or `countsSince` changes.
 */
export function createMemberOverlay() {
  const cache = new Map<string, { over: IndexedRoute | undefined; seen: IndexedRoute; made: IndexedRoute | null }>()
  let ordered: { shared: readonly IndexedRoute[]; seen: readonly IndexedRoute[]; made: IndexedRoute[] } | null = null
  let since: EpochSecond = 0

  function getOverlay(index: AvailabilityIndex, seen: IndexedRoute): IndexedRoute | null {
    const over = index.routesFrom(seen.program, seen.from).get(seen.to)
    const known = cache.get(routeId(seen))
    if (known?.over === over && known?.seen === seen) return known.made
    const made = overlayMemberRoute(over, seen, since)
    cache.set(routeId(seen), { over, seen, made })
    return made
  }

  return (index: AvailabilityIndex, members: AvailabilityIndex, countsSince: EpochSecond): AvailabilityIndex => {
    if (members.allRoutes().length === 0) return index
    if (countsSince !== since) {
      since = countsSince
      ordered = null
      cache.clear()
    }
    return {
      ...index,
      routesFrom(program: Program, from: string) {
        const seen = members.routesFrom(program, from)
        const shared = index.routesFrom(program, from)
        if (seen.size === 0) return shared
        const made = [...seen].flatMap(([to, route]) => {
          const overlaid = getOverlay(index, route)
          return overlaid === null ? [] : [[to, overlaid] as const]
        })
        return new Map([...shared, ...made])
      },
      allRoutes() {
        const [shared, seen] = [index.allRoutes(), members.allRoutes()]
        if (ordered?.shared !== shared || ordered.seen !== seen) {
          const made = new Map(shared.map((route) => [routeId(route), route]))
          for (const route of seen) {
            const overlaid = getOverlay(index, route)
            if (overlaid !== null) made.set(routeId(route), overlaid)
          }
          ordered = { shared, seen, made: [...made.values()].sort((a, b) => a.rank - b.rank) }
        }
        return ordered.made
      },
    }
  }
}

/** Returns null when there is nothing to overlay, so that the shared route is used as it is. */
function overlayMemberRoute(
  over: IndexedRoute | undefined,
  seen: IndexedRoute,
  since: EpochSecond,
): IndexedRoute | null {
  const shared = { cells: over === undefined ? [] : listCells(over), sample: over?.sample ?? false }
  const added = listCells(seen).filter((cell) => cell.seenAt >= since)
  const cells = overlayMemberCells(shared, added)
  if (cells === null) return null
  const key: RouteKey = { program: seen.program, from: seen.from, to: seen.to }
  return indexRoute(decodeRoute(encodeRoute(key, { sample: shared.sample, cells, parts: [] })))
}

function overlayMemberCells(shared: { cells: readonly Cell[]; sample: boolean }, seen: readonly Cell[]): Cell[] | null {
  const merged = new Map(shared.cells.map((cell) => [`${cell.day}${cell.cabin}`, cell]))
  let isNew = false
  for (const cell of seen) {
    const known = merged.get(`${cell.day}${cell.cabin}`)
    if (known !== undefined && !shared.sample && known.seenAt >= cell.seenAt) continue
    merged.set(`${cell.day}${cell.cabin}`, known === undefined || shared.sample ? cell : overlayMemberCell(known, cell))
    isNew = true
  }
  return isNew ? [...merged.values()] : null
}

/** Keeps our check's older time while any of its offers remain, so that they don't look newer than they are. */
function overlayMemberCell(shared: Cell, seen: Cell): Cell {
  const known = new Set(seen.offers.map(getFlightKey))
  const others = shared.offers.filter((offer) => !known.has(getFlightKey(offer)))
  const seenAt = others.length > 0 ? shared.seenAt : seen.seenAt
  return { ...seen, seenAt, offers: [...seen.offers, ...others].sort(byDirectAndPrice) }
}

/** Overlays the snapshots of a month of a route in the same way. */
export function overlayMemberSnapshots(
  shared: readonly Snapshot[],
  seen: readonly Snapshot[],
  since: EpochSecond,
): Snapshot[] {
  const known = new Map(shared.map((snapshot) => [snapshot.date + snapshot.cabin, snapshot]))
  const added = seen.filter((snapshot) => {
    const ours = known.get(snapshot.date + snapshot.cabin)
    const isInvented = ours?.options.some(({ source }) => source.kind === 'sample') ?? true
    return snapshot.seenAt >= since && (isInvented || (ours?.seenAt ?? 0) < snapshot.seenAt)
  })
  return overlaySnapshots(shared, added)
}

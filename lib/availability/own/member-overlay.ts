import type { EpochSecond } from '../../core/dates.ts'
import type { Program } from '../../core/program.ts'
import { decodeRoute, encodeRoute, listCells } from '../codec.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import { type IndexedRoute, indexRoute } from '../indexed-route.ts'
import type { Cell } from '../offers.ts'
import { byDirectAndPrice } from '../offers.ts'
import { type RouteKey, routeId } from '../route-key.ts'
import type { Snapshot } from '../snapshot.ts'
import { getFlightKey, overlaySnapshots } from './overlay.ts'

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

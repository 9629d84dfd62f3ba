import type { EpochSecond } from './days.ts'
import type { AvailabilityIndex } from './index-store.ts'
import { programs } from './observation.ts'
import type { RouteKey } from './route-key.ts'
import type { IndexedRoute } from './route-summary.ts'
import type { Wish } from './search-contract.ts'

/** One of the routes a question names, and what a pass finds out about it. */
export type ScannedRoute = {
  key: RouteKey
  /** Undefined: nobody looks at this route. */
  route: IndexedRoute | undefined
  /** Its place among the pairs and programs asked for, whichever of them are known. */
  rank: number
  /** Where its sources begin among those of all routes. */
  firstSource: number
  daysSearched: number
  oldest: EpochSecond
  newest: EpochSecond
}

/** More airports than one side of a question may name. */
const AIRPORTS = 256
/** A question of more pairs than this does not name each one that nobody looks at. */
export const LISTED_PAIRS = 200

type Ends = Pick<Wish, 'programs' | 'from' | 'to'>

/** The routes of a question in order of their rank, and the number of sources they have in all. */
export function scannedRoutes(index: AvailabilityIndex, { programs: asked, from, to }: Ends) {
  const origins = [...new Set(from)].sort()
  const ends = [...new Set(to)].sort()
  const routes: ScannedRoute[] = []
  let sources = 0
  const add = (key: RouteKey, route: IndexedRoute | undefined, fromRank: number, toRank: number) => {
    const rank = (fromRank * AIRPORTS + toRank) * programs.length + programs.indexOf(key.program)
    routes.push({ key, route, rank, firstSource: sources, daysSearched: 0, oldest: 0, newest: 0 })
    sources += route?.sources.length ?? 0
  }
  const few = origins.length * ends.length <= LISTED_PAIRS
  const rankOfEnd = new Map(ends.map((end, rank) => [end, rank]))
  for (const [fromRank, origin] of origins.entries()) {
    for (const program of asked) {
      const known = index.routesFrom(program, origin)
      if (few) {
        for (const [toRank, end] of ends.entries())
          if (end !== origin) add({ program, from: origin, to: end }, known.get(end), fromRank, toRank)
        continue
      }
      // Of half the world, the known routes are far fewer than the pairs.
      for (const [end, route] of known) {
        const toRank = rankOfEnd.get(end)
        if (toRank !== undefined) add({ program, from: origin, to: end }, route, fromRank, toRank)
      }
    }
  }
  return { routes: routes.sort((a, b) => a.rank - b.rank), sources }
}

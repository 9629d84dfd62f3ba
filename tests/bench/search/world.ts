import { encodeRoute, type RouteDocument } from '../../../lib/availability/codec.ts'
import type { Observation } from '../../../lib/availability/observation.ts'
import { summariseSnapshot } from '../../../lib/availability/offers.ts'
import { popularPairs, sampleWorld } from '../../../lib/availability/providers/sample/world.ts'
import { type RouteKey, routeId } from '../../../lib/availability/route-key.ts'
import { mergeSnapshot } from '../../../lib/availability/snapshot.ts'
import { tablePointsOn } from '../../../lib/availability/table-price.ts'
import { groupBy } from '../../../lib/core/group.ts'
import { programs } from '../../../lib/core/program.ts'
import { allAirports } from '../../../lib/network/airports.ts'
import { routesFrom } from '../../../lib/network/routes.ts'

/** The day of the benchmark's sample world. */
export const today = '2026-11-21'

/** Every route of both programs, and the city pairs people search most. */
function wholeNetwork(): RouteKey[] {
  const keys = programs.flatMap((program) =>
    allAirports.flatMap(({ iata }) =>
      routesFrom(program, iata).map(({ from, to }): RouteKey => ({ program, from, to })),
    ),
  )
  return [...new Map([...keys, ...popularPairs()].map((key) => [routeId(key), key])).values()]
}

/** The sample world of both programs' whole networks, or of `some` routes spread over them: one document per route. */
export async function sampleDocuments(some = Infinity): Promise<RouteDocument[]> {
  const docs: RouteDocument[] = []
  const price = tablePointsOn(today)
  const network = wholeNetwork()
  const step = Math.max(1, Math.floor(network.length / some))
  for (const key of network.filter((_, at) => at % step === 0)) {
    const seen: Observation[] = []
    for await (const item of sampleWorld({ today, price, routes: [key] })) if (item.ok) seen.push(item.observation)
    const snapshots = [...groupBy(seen, ({ date, cabin }) => date + cabin).values()].map((all) =>
      mergeSnapshot(undefined, all),
    )
    if (snapshots.length > 0)
      docs.push(encodeRoute(key, { sample: true, cells: snapshots.map(summariseSnapshot), parts: [] }))
  }
  return docs
}

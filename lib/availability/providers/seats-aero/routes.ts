import type { RouteProvider } from '../route-provider.ts'
import type { SeatsAeroClient } from './client.ts'
import { itemsOfRow, SEATS_AERO, type Taking } from './rows.ts'

/** Creates a route provider over stored searches. One call per route is enough: a year of a route fits on one page. */
export function seatsAeroRoutes(client: SeatsAeroClient): RouteProvider {
  return {
    source: SEATS_AERO,
    async routes(program, signal) {
      const routes = await client.routes(program, signal)
      return routes.map(({ OriginAirport: from, DestinationAirport: to, NumDaysOut: daysAhead }) => ({
        from,
        to,
        daysAhead,
      }))
    },
    async *fetchDays({ program, from, to, start, end }, signal) {
      const request = { programs: [program], from: [from], to: [to], start, end, trips: true }
      const taking: Taking = { tally: { rows: 0, duplicates: 0 }, taken: new Set() }
      for await (const row of client.search(request, signal)) {
        yield* itemsOfRow(row, { file: SEATS_AERO.name, row: `${from}-${to} ${taking.tally.rows + 1}` }, taking)
      }
    },
    callsLeft: () => client.quota()?.remaining ?? 'unknown',
  }
}

import type { AlertSettings } from '../../../alerts/alert.ts'
import type { Ledger, RouteLedger } from '../../../availability/coverage-ledger.ts'
import { type RouteKey, routeId } from '../../../availability/route-key.ts'
import { coversAirport } from '../../../network/place-tokens.ts'

type CoveredRoute = { key: RouteKey; ledger: RouteLedger }

/** Returns the routes between places that any provider checks or has checked, each once. */
export function routesBetween(
  ledgers: readonly Ledger[],
  { programs, from, to }: Pick<AlertSettings, 'programs' | 'from' | 'to'>,
): CoveredRoute[] {
  const means = (tokens: readonly string[], airport: string) => tokens.some((token) => coversAirport(token, airport))
  const found = new Map<string, CoveredRoute>()
  for (const { program, routes } of ledgers) {
    if (!programs.includes(program)) continue
    for (const [id, ledger] of routes) {
      const [origin = '', destination = ''] = id.split('-')
      const key: RouteKey = { program, from: origin, to: destination }
      if (means(from, origin) && means(to, destination)) found.set(routeId(key), { key, ledger })
    }
  }
  return [...found.values()]
}

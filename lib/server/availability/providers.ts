import { setTimeout as after } from 'node:timers/promises'
import type { LiveProvider } from '../../availability/providers/live.ts'
import type { RouteProvider } from '../../availability/providers/route-provider.ts'
import { sampleLive } from '../../availability/providers/sample/live.ts'
import { sampleRoutes } from '../../availability/providers/sample/routes.ts'
import { type SeatsAeroClient, seatsAeroClient } from '../../availability/providers/seats-aero/client.ts'
import { seatsAeroLive } from '../../availability/providers/seats-aero/live.ts'
import type { Credentials } from '../../availability/providers/seats-aero/request.ts'
import { seatsAeroRoutes } from '../../availability/providers/seats-aero/routes.ts'
import { tablePointsOn } from '../../availability/table-price.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'

/**
 * Who answers a live search on this server: seats.aero where a key is configured, or where a member brings the token
 * of their own sign-in there; else the sample world, marked as such in every answer. A member's token never reaches
 * the airline: the provider does not offer that.
 */
export function liveProvider(memberToken: string | null = null): LiveProvider {
  if (memberToken !== null) {
    return seatsAeroLive(clientWith({ kind: 'token', token: memberToken }), 'stored', serverClock.now)
  }
  const client = configuredClient()
  if (client !== null) return seatsAeroLive(client, env().SEATS_AERO_LIVE, serverClock.now)
  return sampleLive({ now: serverClock.now, priceOn: tablePointsOn })
}

/** Who keeps what is stored fresh: seats.aero where a key is configured, else the sample world. */
export function routeProvider(): RouteProvider {
  const client = configuredClient()
  if (client !== null) return seatsAeroRoutes(client)
  return sampleRoutes({ now: serverClock.now, priceOn: tablePointsOn })
}

let shared: SeatsAeroClient | undefined

/** One client a process, so that all its questions count against the limit they share. */
function configuredClient(): SeatsAeroClient | null {
  const key = env().SEATS_AERO_API_KEY
  if (key === undefined) return null
  shared ??= clientWith({ kind: 'key', key })
  return shared
}

function clientWith(credentials: Credentials): SeatsAeroClient {
  const sleep = (ms: number, signal: AbortSignal) => after(ms, undefined, { signal })
  return seatsAeroClient({ baseUrl: env().SEATS_AERO_URL, credentials, now: serverClock.now, sleep })
}

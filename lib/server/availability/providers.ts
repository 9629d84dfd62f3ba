import { setTimeout as after } from 'node:timers/promises'
import { type LiveProvider, type RouteProvider, refusingLive } from '../../availability/providers/provider.ts'
import { ProviderError } from '../../availability/providers/provider-error.ts'
import { sampleLive, sampleRoutes } from '../../availability/providers/sample/provider.ts'
import {
  type SeatsAeroClient,
  seatsAeroClient,
  seatsAeroRoutes,
} from '../../availability/providers/seats-aero/client.ts'
import { seatsAeroLive } from '../../availability/providers/seats-aero/live.ts'
import type { Credentials } from '../../availability/providers/seats-aero/request.ts'
import { SEATS_AERO } from '../../availability/providers/seats-aero/rows.ts'
import { tablePointsOn } from '../../availability/table-price.ts'
import { serverClock } from '../clock.ts'
import { env } from '../env.ts'

/**
 * Returns the provider that answers live searches: sample data, marked as such in every answer, unless seats.aero is
 * configured or a member has connected their own seats.aero account. With a member's token only stored searches can be
 * read, because the provider doesn't let it query the airline.
 */
export function liveProvider(memberToken: string | null = null): LiveProvider {
  if (memberToken !== null) {
    return seatsAeroLive(clientWith({ kind: 'token', token: memberToken }), 'stored', serverClock.now)
  }
  if (env().AVAILABILITY_PROVIDER === 'sample') return sampleLive({ now: serverClock.now, priceOn: tablePointsOn })
  const client = keyedClient()
  return client instanceof ProviderError
    ? refusingLive(SEATS_AERO, client)
    : seatsAeroLive(client, env().SEATS_AERO_LIVE, serverClock.now)
}

/** Returns the provider that keeps stored availability up to date. @throws ProviderError if it has no key */
export function routeProvider(): RouteProvider {
  if (env().AVAILABILITY_PROVIDER === 'sample') return sampleRoutes({ now: serverClock.now, priceOn: tablePointsOn })
  const client = keyedClient()
  if (client instanceof ProviderError) throw client
  return seatsAeroRoutes(client)
}

let shared: SeatsAeroClient | undefined

/** Returns the process's one client with the site's own key, so that all requests count against their limit. */
export function keyedClient(): SeatsAeroClient | ProviderError {
  const key = env().SEATS_AERO_API_KEY
  if (key === undefined) return new ProviderError('not-configured', 'This site’s provider has no key yet.')
  shared ??= clientWith({ kind: 'key', key })
  return shared
}

function clientWith(credentials: Credentials): SeatsAeroClient {
  const sleep = (ms: number, signal: AbortSignal) => after(ms, undefined, { signal })
  return seatsAeroClient({ baseUrl: env().SEATS_AERO_URL, credentials, now: serverClock.now, sleep })
}

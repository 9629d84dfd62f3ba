import type { LiveProvider } from '../../availability/providers/live.ts'
import { sampleLive } from '../../availability/providers/sample/live.ts'
import { tablePointsOn } from '../../availability/table-price.ts'
import { serverClock } from '../clock.ts'

/**
 * Who answers a live search on this server: the sample world, marked as such in every answer, unless a provider is
 * configured.
 */
export function liveProvider(): LiveProvider {
  return sampleLive({ now: serverClock.now, priceOn: tablePointsOn })
}

import type { LocalDate } from '../../core/clock.ts'
import type { Program } from '../../core/program.ts'
import type { Source } from '../observation.ts'
import type { RouteKey } from '../route-key.ts'
import type { ProviderItem } from './provider.ts'

/** A route a provider looks at, and how many days ahead it does. */
export type CoveredRoute = { from: string; to: string; daysAhead: number }

/** A provider whose routes can be looked at one by one, to keep what is stored fresh. */
export type RouteProvider = {
  source: Source
  /** @throws ProviderError */
  routes(program: Program, signal: AbortSignal): Promise<CoveredRoute[]>
  /** All cabins of the days from `start` to `end`. @throws ProviderError, when some items may have come. */
  look(ask: RouteKey & { start: LocalDate; end: LocalDate }, signal: AbortSignal): AsyncIterable<ProviderItem>
  /** Calls left today; null when the provider sets no limit, or none is known yet. */
  callsLeft(): number | null
}

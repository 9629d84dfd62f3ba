import type { LocalDate } from '../../core/clock.ts'
import type { Program } from '../../core/program.ts'
import type { Source } from '../observation.ts'
import type { RouteKey } from '../route-key.ts'
import type { ProviderItem } from './provider.ts'

/** A route that a provider checks, and how many days ahead. */
export type CoveredRoute = { from: string; to: string; daysAhead: number }

/** How many calls are left today. `unknown` until the provider has said so today. */
export type CallsLeft = number | 'unlimited' | 'unknown'

/** A provider whose routes can be checked one by one, to keep stored availability fresh. */
export type RouteProvider = {
  source: Source
  /** @throws ProviderError */
  routes(program: Program, signal: AbortSignal): Promise<CoveredRoute[]>
  /** All cabins of the days from `start` to `end`. @throws ProviderError, possibly after yielding some items. */
  fetchDays(request: RouteKey & { start: LocalDate; end: LocalDate }, signal: AbortSignal): AsyncIterable<ProviderItem>
  callsLeft(): CallsLeft
}

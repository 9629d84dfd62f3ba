import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import type { Source } from '../observation.ts'
import type { RouteKey } from '../route-key.ts'
import type { ProviderItem } from './provider.ts'
import { ProviderError } from './provider-error.ts'

/** A live request for some days of one route. A live search makes one for each of its pairs. */
export type LiveRequest = RouteKey & {
  /** Departure dates at the origin, in any order. */
  dates: readonly LocalDate[]
  cabins: readonly Cabin[]
  /** Passengers. A provider may search for this many seats, and may still return options with fewer. */
  seats: number
}

/**
 * The answer for one requested day: what was seen, including "checked, none", or why there is no answer. The items can
 * be ingested as they are.
 */
export type LiveDay =
  | { ok: true; date: LocalDate; items: readonly ProviderItem[] }
  | { ok: false; date: LocalDate; error: ProviderError }

/** A provider that can be asked live. */
export type LiveProvider = {
  /** The source that answers. `sample` must stay visible wherever the answer is shown. */
  source: Source
  /**
   * Yields exactly one answer for each requested day, as they arrive. A day that fails doesn't stop the others. Ends
   * early without an error once `signal` is aborted. Never throws.
   */
  search(request: LiveRequest, signal: AbortSignal): AsyncIterable<LiveDay>
}

/** Creates a provider that answers every day with `error`, for one that can't be asked, e.g. without an API key. */
export function refusingLive(source: Source, error: ProviderError): LiveProvider {
  return {
    source,
    async *search({ dates }) {
      for (const date of dates) yield { ok: false, date, error }
    },
  }
}

/** Converts anything thrown to a `ProviderError`. */
export function toProviderError(thrown: unknown): ProviderError {
  if (thrown instanceof ProviderError) return thrown
  return new ProviderError('bad-answer', 'We couldn’t read the provider’s answer.', { cause: thrown })
}

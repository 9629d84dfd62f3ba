import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import type { Source } from '../observation.ts'
import type { RouteKey } from '../route-key.ts'
import type { ProviderItem } from './provider.ts'
import { ProviderError } from './provider-error.ts'

/** One route asked about now, on some days: what a live search asks for each of its pairs. */
export type LiveAsk = RouteKey & {
  /** Departure dates at the origin, in any order. */
  dates: readonly LocalDate[]
  cabins: readonly Cabin[]
  /** Passengers; a provider may look for so many seats, and may also answer with fewer. */
  seats: number
}

/**
 * The answer for one asked day: what was seen, "looked, none" included, or why there is no answer. Items may be
 * ingested as they are.
 */
export type LiveDay =
  | { ok: true; date: LocalDate; items: readonly ProviderItem[] }
  | { ok: false; date: LocalDate; error: ProviderError }

/** A provider that can be asked now. */
export type LiveProvider = {
  /** Who answers; `sample` must stay visible wherever the answer is shown. */
  source: Source
  /**
   * Yields exactly one answer for each asked day, as they come; a day that failed does not stop the others. It ends
   * early, without a word, once `signal` is aborted. It throws nothing.
   */
  search(ask: LiveAsk, signal: AbortSignal): AsyncIterable<LiveDay>
}

/** A provider that is known by name but cannot be asked, such as one without a key. */
export function refusingLive(source: Source, error: ProviderError): LiveProvider {
  return {
    source,
    async *search({ dates }) {
      for (const date of dates) yield { ok: false, date, error }
    },
  }
}

/** Whatever was thrown as the provider's own kind of error. */
export function toProviderError(thrown: unknown): ProviderError {
  if (thrown instanceof ProviderError) return thrown
  return new ProviderError('bad-answer', 'We couldn’t read the provider’s answer.', { cause: thrown })
}

import type { z } from 'zod'
import type { Cabin } from '../../core/cabin.ts'
import type { LocalDate } from '../../core/clock.ts'
import type { Program } from '../../core/program.ts'
import { Observation, type Source } from '../observation.ts'
import type { RouteKey } from '../route-key.ts'
import { ProviderError } from './provider-error.ts'

/** A position in the input: a file and line, or a provider's row. */
export type Where = { file: string; line: number } | { file: string; row: string }

/** What a provider yields: an observation, or a row that was rejected, with the reason. */
export type ProviderItem =
  | { ok: true; observation: Observation; where: Where }
  | { ok: false; where: Where; reason: string }

/** Counts that a provider keeps while reading: all rows of the input, and rows that were repeated. */
export type Tally = { rows: number; duplicates: number }

export type Chunks = AsyncIterable<Uint8Array>

/** Checks a candidate against the observation schema. A rejection says in one line what is wrong. */
export function toItem(candidate: unknown, where: Where): ProviderItem {
  const parsed = Observation.safeParse(candidate)
  if (parsed.success) return { ok: true, observation: parsed.data, where }
  return { ok: false, where, reason: formatIssues(parsed.error) }
}

/** Formats the first three faults of a row, each with its field's name. */
export function formatIssues(error: z.core.$ZodError): string {
  const issues = error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'row'}: ${message}`)
  return issues.join('; ')
}

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

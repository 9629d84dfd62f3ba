import { ApiFailure, fetchJson, type Shape } from '../core/fetch-json.ts'

/** Why an API gave no usable answer, in words for the visitor. */
export type Failure = {
  message: string
  /** The invalid parameters, with what each should have been. */
  faults: readonly { parameter: string; message: string }[]
  /** True if the same request may succeed later: the network or server failed or timed out, not the question. */
  isPassing: boolean
}

export type FetchResult<Answer> = { ok: true; answer: Answer } | { ok: false; failure: Failure }

/** Identifies the caller: without a token, the session cookie does. */
type FetchOptions = { signal: AbortSignal; token: string | null }

/** Requests an API as a finder does. Never throws, except that an abort is rethrown. */
export async function fetchResult<Answer>(
  address: string,
  shape: Shape<Answer>,
  options: FetchOptions,
): Promise<FetchResult<Answer>> {
  try {
    return { ok: true, answer: await fetchJson(address, shape, options) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { message, problem, canRetry } = error
    return { ok: false, failure: { message, faults: problem?.errors ?? [], isPassing: canRetry } }
  }
}

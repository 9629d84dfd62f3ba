import { ApiFailure, fetchJson } from '../core/fetch-json.ts'

/** Why an API gave no usable answer, in words for the visitor. */
export type Failure = {
  message: string
  /** The invalid parameters, with what each should have been. */
  faults: readonly { parameter: string; message: string }[]
  /** True if the same request may succeed later: the network or server failed or timed out, not the question. */
  isPassing: boolean
}

export type FetchResult<Answer> = { ok: true; answer: Answer } | { ok: false; failure: Failure }

/** Reads an API's body as an answer; returns null if it has another shape. */
export type ReadAnswer<Answer> = (body: unknown) => Answer | null

/** Identifies the caller: without a token, the session cookie does. */
type FetchOptions = { signal: AbortSignal; token: string | null }

/** Requests an API as a finder does. Never throws, except that an abort is rethrown. */
export async function fetchResult<Answer>(
  address: string,
  read: ReadAnswer<Answer>,
  options: FetchOptions,
): Promise<FetchResult<Answer>> {
  try {
    return { ok: true, answer: await fetchJson(address, { safeParse: (body) => parsed(read(body)) }, options) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { message, problem, canRetry } = error
    return { ok: false, failure: { message, faults: problem?.errors ?? [], isPassing: canRetry } }
  }
}

function parsed<Answer>(answer: Answer | null) {
  return answer === null ? ({ success: false, error: null } as const) : ({ success: true, data: answer } as const)
}

import { ApiFailure, fetchJson } from '../core/fetch-json.ts'

/** Why an API gave no usable answer, for the person who asked. */
export type Failure = {
  message: string
  /** The parameters at fault, with what each should have been. */
  faults: readonly { parameter: string; message: string }[]
  /** True when asking again unchanged may help: the network, the server or its patience failed, not the question. */
  isPassing: boolean
}

export type Asked<Answer> = { ok: true; answer: Answer } | { ok: false; failure: Failure }

/** What makes an answer of an API's body; null when the body is none. */
export type ReadAnswer<Answer> = (body: unknown) => Answer | null

/** Who asks: without a token the session cookie says so. */
type Asking = { signal: AbortSignal; token: string | null }

/** Asks an API as a finder does. Never throws but for an abort, which passes through as it is. */
export async function askFor<Answer>(
  address: string,
  read: ReadAnswer<Answer>,
  asking: Asking,
): Promise<Asked<Answer>> {
  try {
    return { ok: true, answer: await fetchJson(address, { safeParse: (body) => parsed(read(body)) }, asking) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { message, problem, canRetry } = error
    return { ok: false, failure: { message, faults: problem?.errors ?? [], isPassing: canRetry } }
  }
}

function parsed<Answer>(answer: Answer | null) {
  return answer === null ? ({ success: false, error: null } as const) : ({ success: true, data: answer } as const)
}

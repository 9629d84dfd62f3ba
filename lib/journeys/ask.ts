import * as z from 'zod/mini'

const Problem = z.object({
  status: z.number(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ parameter: z.string(), message: z.string() }))),
})

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

const offline = 'The connection failed. Check it, then try again.'
const garbled = 'The answer could not be read.'

/** Asks an API. Never throws but for an abort, which passes through as it is. */
export async function askFor<Answer>(
  address: string,
  read: ReadAnswer<Answer>,
  { signal, token }: Asking,
): Promise<Asked<Answer>> {
  const headers = { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await fetch(address, { signal, headers }).catch((cause: unknown) => {
    if (signal.aborted) throw cause
    return null
  })
  if (response === null) return failed(offline, true)
  const body: unknown = await response.json().catch(() => null)
  signal.throwIfAborted()
  if (!response.ok) return refused(response.status, body)
  const answer = read(body)
  return answer === null ? failed(garbled, true) : { ok: true, answer }
}

function refused(status: number, body: unknown): Asked<never> {
  const problem = Problem.safeParse(body).data
  const isPassing = status >= 500 || status === 429
  const failure = { message: problem?.detail ?? `The server answered ${status}.`, faults: problem?.errors ?? [] }
  return { ok: false, failure: { ...failure, isPassing } }
}

function failed(message: string, isPassing: boolean): Asked<never> {
  return { ok: false, failure: { message, faults: [], isPassing } }
}

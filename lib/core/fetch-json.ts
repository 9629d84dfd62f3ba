import * as z from '#small-zod'

/** A problem as every API answers it. */
const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ parameter: z.string(), message: z.string() }))),
})
type Problem = z.infer<typeof Problem>

/** A schema, of the whole library or of its small one. */
export type Shape<Value> = {
  safeParse(body: unknown): { success: true; data: Value } | { success: false; error: unknown }
}

/** Why an API gave no usable answer: `offline`, `refused` (the server said what is wrong), or `garbled`. */
export class ApiFailure extends Error {
  readonly kind: 'offline' | 'refused' | 'garbled'
  readonly problem: Problem | null
  /** Of the response, where there was one. */
  readonly status: number | null

  constructor(kind: ApiFailure['kind'], message: string, { problem = null, status = null, cause }: FailureParts = {}) {
    super(message, { cause })
    this.name = 'ApiFailure'
    this.kind = kind
    this.problem = problem
    this.status = status
  }

  /** Worth asking again at once: the network or the server failed, not the question. */
  get isPassing(): boolean {
    return this.kind === 'offline' || (this.status ?? 0) >= 500
  }

  /** Worth asking again when the person says so: passing, or a limit that time lifts. */
  get canRetry(): boolean {
    return this.isPassing || this.kind === 'garbled' || this.status === 429
  }
}

type FailureParts = { problem?: Problem | null; status?: number | null; cause?: unknown }

type Asking = { signal: AbortSignal; token: string | null }

/**
 * Gets an API's response. `token` says who asks; without one the session cookie does.
 * @throws ApiFailure when the network or the server fails; an abort passes through as it is.
 */
export async function fetchAnswer(address: string, { signal, token }: Asking, accept: string): Promise<Response> {
  const headers = { accept, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await fetch(address, { signal, headers }).catch((cause: unknown) => {
    if (signal.aborted && !isTimeout(signal.reason)) throw cause
    const message = isTimeout(cause)
      ? 'The server took too long. Try again.'
      : 'The connection failed. Check it, then try again.'
    throw new ApiFailure('offline', message, { cause })
  })
  if (response.ok) return response
  const problem = Problem.safeParse(await response.json().catch(() => null)).data ?? null
  throw new ApiFailure('refused', problem?.detail ?? describeStatus(response.status), {
    problem,
    status: response.status,
  })
}

/**
 * Gets an API's answer and checks it.
 * @throws ApiFailure when the network, the server or the answer's shape fails; an abort passes through as it is.
 */
export async function fetchJson<Value>(address: string, shape: Shape<Value>, asking: Asking): Promise<Value> {
  const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(timeoutMs)])
  const response = await fetchAnswer(address, { ...asking, signal }, 'application/json')
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (asking.signal.aborted) throw cause
    if (isTimeout(cause)) throw new ApiFailure('offline', 'The server took too long. Try again.', { cause })
    return null
  })
  const answer = shape.safeParse(body)
  if (!answer.success) throw new ApiFailure('garbled', 'We couldn’t read the server’s answer.', { cause: answer.error })
  return answer.data
}

/** A stored search answers in far under a second; after this long nothing will come any more. */
const timeoutMs = 30_000

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError'

/** What an answer without words of its own means. */
function describeStatus(status: number): string {
  if (status === 429) return 'Too many searches in a short time. Wait a minute, then try again.'
  return 'Something went wrong on our side. Try again in a minute.'
}

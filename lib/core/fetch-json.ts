import * as z from '#small-zod'

/** The body of an API's error response. */
const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ parameter: z.string(), message: z.string() }))),
})
type Problem = z.infer<typeof Problem>

/** A schema made with either Zod or `#small-zod`. */
export type Shape<Value> = {
  safeParse(body: unknown): { success: true; data: Value } | { success: false; error: unknown }
}

/** Why there is no usable answer: `offline`, `refused` (an error response) or `garbled` (an unreadable one). */
export class ApiFailure extends Error {
  readonly kind: 'offline' | 'refused' | 'garbled'
  readonly problem: Problem | null
  /** The HTTP status, or null when there was no response. */
  readonly status: number | null

  constructor(kind: ApiFailure['kind'], message: string, { problem = null, status = null, cause }: FailureParts = {}) {
    super(message, { cause })
    this.name = 'ApiFailure'
    this.kind = kind
    this.problem = problem
    this.status = status
  }

  /** Whether to retry immediately: the network or the server failed, and the request itself was fine. */
  get isPassing(): boolean {
    return this.kind === 'offline' || (this.status ?? 0) >= 500
  }

  /** Whether to offer a retry: the failure may pass, the answer was unreadable, or a rate limit was hit. */
  get canRetry(): boolean {
    return this.isPassing || this.kind === 'garbled' || this.status === 429
  }
}

type FailureParts = { problem?: Problem | null; status?: number | null; cause?: unknown }

type FetchOptions = { signal: AbortSignal; token: string | null }

/**
 * Fetches a response from an API. `token` identifies the caller; without one, the session cookie does.
 * @throws ApiFailure when the network or the server fails; an abort is rethrown unchanged.
 */
export async function fetchAnswer(address: string, { signal, token }: FetchOptions, accept: string): Promise<Response> {
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
 * Fetches an API's answer and checks its shape.
 * @throws ApiFailure when the network, the server or the answer's shape fails; an abort is rethrown unchanged.
 */
export async function fetchJson<Value>(address: string, shape: Shape<Value>, options: FetchOptions): Promise<Value> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs)])
  const response = await fetchAnswer(address, { ...options, signal }, 'application/json')
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (options.signal.aborted) throw cause
    if (isTimeout(cause)) throw new ApiFailure('offline', 'The server took too long. Try again.', { cause })
    return null
  })
  const answer = shape.safeParse(body)
  if (!answer.success) throw new ApiFailure('garbled', 'We couldn’t read the server’s answer.', { cause: answer.error })
  return answer.data
}

/** A stored search takes well under a second, so after this long no answer is coming. */
const timeoutMs = 30_000

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError'

/** The message for an error response that carries none. */
function describeStatus(status: number): string {
  if (status === 429) return 'Too many searches in a short time. Wait a minute, then try again.'
  return 'Something went wrong on our side. Try again in a minute.'
}

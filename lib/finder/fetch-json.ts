import type { z } from 'zod'
import { Problem } from '../availability/search-contract.ts'

/** Why an API gave no usable answer: `offline`, `refused` (the server said what is wrong), or `garbled`. */
export class ApiFailure extends Error {
  readonly kind: 'offline' | 'refused' | 'garbled'
  readonly problem: Problem | null

  constructor(kind: ApiFailure['kind'], message: string, problem: Problem | null = null, cause?: unknown) {
    super(message, { cause })
    this.name = 'ApiFailure'
    this.kind = kind
    this.problem = problem
  }

  /** Worth asking again unchanged: the network or the server failed, not the question. */
  get isPassing(): boolean {
    return this.kind === 'offline' || (this.problem?.status ?? 0) >= 500
  }
}

/**
 * Gets an API's answer and checks it. `token` says who asks; without one the session cookie does.
 * @throws ApiFailure when the network, the server or the answer's shape fails; an abort passes through as it is.
 */
export async function fetchJson<Shape extends z.ZodType>(
  address: string,
  shape: Shape,
  { signal, token }: { signal: AbortSignal; token: string | null },
): Promise<z.infer<Shape>> {
  const headers = { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await fetch(address, { signal, headers }).catch((cause: unknown) => {
    if (signal.aborted) throw cause
    throw new ApiFailure('offline', 'The connection failed.', null, cause)
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const problem = Problem.safeParse(body).data ?? null
    throw new ApiFailure('refused', problem?.detail ?? `The server answered ${response.status}.`, problem)
  }
  const answer = shape.safeParse(body)
  if (!answer.success) throw new ApiFailure('garbled', 'The answer could not be read.', null, answer.error)
  return answer.data
}

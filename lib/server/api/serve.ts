import type { Caller } from '../caller.ts'
import { problemResponse } from '../problem.ts'
import type { Attestation } from './app-check.ts'
import type { RateLimits, RouteClass } from './rate-limits.ts'

/** What stands before every API: who asks, from where, how often, and whether from our own pages. */
export type Gate = {
  callerOf: (request: Request) => Promise<Caller>
  addressOf: (headers: Headers) => string
  limits: RateLimits
  /** Null where attestation is not asked for. */
  attestationOf: ((headers: Headers) => Promise<Attestation>) | null
  /** Told of what went wrong by itself. The request's path, never its parameters or headers. */
  onFault: (path: string, error: unknown) => void
}

type Route = {
  class: RouteClass
  /** Whether only our own pages may ask, where attestation is asked for. */
  attested?: boolean
}

type Answer = (caller: Caller) => Promise<Response> | Response

/** Answers a request behind the gate. Whatever is thrown becomes a problem that tells nothing of the inside. */
export async function serve(request: Request, route: Route, gate: Gate, answer: Answer): Promise<Response> {
  try {
    const address = gate.addressOf(request.headers)
    const tooSoon = await gate.limits.waitOfAddress(address)
    if (tooSoon !== null) return tooMany(tooSoon)
    const caller = await gate.callerOf(request)
    const wait = await gate.limits.waitOfCaller(route.class, { uid: caller.uid, address })
    if (wait !== null) return tooMany(wait)
    const attestation = route.attested && gate.attestationOf ? await gate.attestationOf(request.headers) : 'good'
    if (attestation !== 'good') return notAttested(attestation)
    return await answer(caller)
  } catch (error) {
    gate.onFault(new URL(request.url).pathname, error)
    return problemResponse(500, 'Something went wrong', 'The server could not answer. Please try again in a minute.')
  }
}

function tooMany(seconds: number): Response {
  const unit = seconds === 1 ? 'second' : 'seconds'
  const detail = `That was more than a caller may ask in a minute. Please try again in ${seconds} ${unit}.`
  return problemResponse(429, 'Too many requests', detail, { headers: { 'retry-after': String(seconds) } })
}

function notAttested(attestation: Exclude<Attestation, 'good'>): Response {
  const detail =
    attestation === 'missing'
      ? 'This can only be asked from the pages of this site.'
      : 'The proof that this comes from the pages of this site is not valid. Reload the page and try again.'
  return problemResponse(401, 'Not attested', detail)
}

import type { TokenScope } from '../../accounts/tokens-contract.ts'
import { type Caller, guest, readBearerToken } from '../caller.ts'
import { inTime, LateError } from '../last-good.ts'
import { getRequestId, inRequest, requestIdHeader } from '../logs/request-scope.ts'
import { problemResponse } from '../problem.ts'
import { findSiteOrigin } from '../site-origin.ts'
import { admitToken, type Resource, type TokenGate } from '../tokens/token-gate.ts'
import { isOpaqueToken } from '../tokens/tokens.ts'
import type { RateLimits, RouteClass } from './rate-limits.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something was made by a page of another site. A browser says so itself, and a page
 * can't change what it says. A program that says nothing sends no one's cookies.
 */
function isForeignChange(request: Request): boolean {
  if (reading.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return origin !== null && !isOwn(origin, request.headers.get('host'))
}

function isOwn(origin: string, host: string | null): boolean {
  if (!URL.canParse(origin)) return false
  const published = findSiteOrigin()
  return published === undefined ? new URL(origin).host === host : origin === published
}

export type Attestation = 'good' | 'missing' | 'bad'

/** What every API request passes first: who calls, from where, how often, and whether from our own pages. */
export type Gate = {
  callerOf: (request: Request) => Promise<Caller>
  addressOf: (headers: Headers) => string
  limits: RateLimits
  /** Absent if personal access tokens are not accepted. */
  tokens?: TokenGate
  /** Null if attestation is not required. */
  attestationOf: ((headers: Headers) => Promise<Attestation>) | null
  /** Receives unexpected errors, with the request's path but never its parameters or headers. */
  onFault: (path: string, error: unknown) => void
  onAnswer: (outcome: Outcome) => void
}

/** How a request ended, for the log: nothing of what was asked, of the caller only the plan and which token. */
export type Outcome = {
  method: string
  path: string
  status: number
  ms: number
  plan: Caller['plan'] | null
  key?: string
}

type Who = Pick<Outcome, 'plan' | 'key'>

export type Route = {
  class: RouteClass
  /** Whether only our own pages may call it, if attestation is required. */
  attested?: boolean
  /** The address itself grants access: a mail server may post to it, whatever page it was shown on. */
  keyed?: boolean
  /** How long an answer may take, in ms, if not the default; null if it streams. */
  timeoutMs?: number | null
  /** The scope a personal access token needs. Without one no such token is accepted. */
  scope?: TokenScope
  /** For a server that identifies callers only by access tokens and checks their scopes itself. */
  resource?: Resource
}

/** Timeout for answers that wait for the index of a newly started server, in ms. */
export const indexTimeoutMs = 7_000

/** A hung service must not keep a visitor waiting. A change gets longer: answered early, it would be wrong. */
const timeoutFor = ({ method }: Request) => (reading.has(method) ? 2_000 : 15_000)

/** `scopes` are those of an access token, for a resource that checks them. */
export type Answer = (caller: Caller, scopes?: readonly TokenScope[]) => Promise<Response> | Response

/**
 * Answers a request behind the gate. Anything thrown becomes a problem that reveals nothing internal. The response
 * carries the request's id, which is also on every log line about it.
 */
export async function serveBehind(request: Request, route: Route, gate: Gate, answer: Answer): Promise<Response> {
  const began = performance.now()
  const id = getRequestId((name) => request.headers.get(name))
  const path = new URL(request.url).pathname
  return inRequest(id, async () => {
    const who: Who = { plan: null }
    const work = guarded(request, route, gate, who, (caller, ...scopes) => {
      who.plan = caller.plan
      return answer(caller, ...scopes)
    })
    const timeoutMs = route.timeoutMs === undefined ? timeoutFor(request) : route.timeoutMs
    const response = await (timeoutMs === null ? work : inTime(work, timeoutMs)).catch((error: unknown) => {
      gate.onFault(path, error)
      if (error instanceof LateError) return tooLate()
      return problemResponse(500, 'Something went wrong', 'We couldn’t answer that. Please try again in a minute.')
    })
    gate.onAnswer({ method: request.method, path, status: response.status, ms: performance.now() - began, ...who })
    return withId(response, id)
  })
}

async function guarded(request: Request, route: Route, gate: Gate, who: Who, answer: Answer): Promise<Response> {
  const address = gate.addressOf(request.headers)
  if (!route.keyed && isForeignChange(request)) {
    return problemResponse(403, 'From another site', 'We only accept changes from our own pages.')
  }
  const secret = readBearerToken(request.headers)
  const { resource, scope } = route
  if (secret !== null && (resource || (route.class !== 'list' && isOpaqueToken(secret)))) {
    return admitToken({ secret, scope, resource, tokens: gate.tokens }, async ({ caller, id, scopes }) => {
      who.key = id.slice(0, 12)
      const wait = await gate.limits.waitOfCaller(route.class, { uid: caller.uid, address })
      if (wait !== null) return tooMany(wait)
      return resource ? answer(caller, scopes) : answer(caller)
    })
  }
  const caller = route.class === 'list' || resource ? guest : await gate.callerOf(request)
  const wait = await gate.limits.waitOfCaller(route.class, { uid: caller.uid, address })
  if (wait !== null) return tooMany(wait)
  const attestation = route.attested && gate.attestationOf ? await gate.attestationOf(request.headers) : 'good'
  if (attestation !== 'good') return notAttested(attestation)
  return answer(caller)
}

function withId(response: Response, id: string): Response {
  try {
    response.headers.set(requestIdHeader, id)
    return response
  } catch {
    // Responses made by the platform, such as a redirect, have immutable headers.
    const headers = new Headers(response.headers)
    headers.set(requestIdHeader, id)
    return new Response(response.body, { status: response.status, headers })
  }
}

function tooMany(seconds: number): Response {
  const unit = seconds === 1 ? 'second' : 'seconds'
  const detail = `Too many requests in a minute. Please try again in ${seconds} ${unit}.`
  return problemResponse(429, 'Too many requests', detail, { headers: { 'retry-after': String(seconds) } })
}

function tooLate(): Response {
  const detail = 'One of our services is slow to respond. Please try again in a few seconds.'
  return problemResponse(503, 'No answer in time', detail, { headers: { 'retry-after': '5' } })
}

function notAttested(attestation: Exclude<Attestation, 'good'>): Response {
  const detail =
    attestation === 'missing'
      ? 'This only works from our own pages.'
      : 'We couldn’t confirm this came from our own pages. Reload the page and try again.'
  return problemResponse(401, 'Not attested', detail)
}

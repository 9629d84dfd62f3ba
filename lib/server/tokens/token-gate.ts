import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import type { TokenScope } from '../../accounts/tokens-contract.ts'
import type { Audience } from '../../core/plan.ts'
import { ExpiringCache } from '../expiring-cache.ts'
import { problemResponse } from '../problem.ts'
import { type Counting, createLimiters, secondsToWait, windowSeconds } from '../rate-limiter.ts'
import type { TokenCaller } from './tokens.ts'

/** How long a token look-up is cached, which delays a revocation by as much. */
const lookupLifeMs = 10_000
const lookupCapacity = 10_000

/** Requests a minute with one token. A guest has none. */
export const tokenAllowances: Record<Exclude<Audience, 'guest'>, number> = { free: 60, silver: 120, gold: 240 }

type Allowance = { quota: number; remaining: number; resetSeconds: number; refused: boolean }

export type TokenGate = {
  read: (secret: string) => Promise<TokenCaller | null>
  take: (holder: TokenCaller) => Promise<Allowance>
}

/** Builds the gate that looks tokens up by `read` and counts the allowance of each. */
export function createTokenGate(
  read: TokenGate['read'],
  counting: Counting = {},
  nowMs = () => performance.now(),
): TokenGate {
  const lookups = new ExpiringCache<Promise<TokenCaller | null>>(lookupLifeMs, lookupCapacity)
  const limiters = createLimiters('token', tokenAllowances, counting)
  return {
    read: (secret) => {
      const key = createHash('sha256').update(secret).digest('base64')
      return lookups.getOrMake(key, nowMs(), () => read(secret))
    },
    take: ({ caller: { plan }, id }) => consume(limiters[plan === 'guest' ? 'free' : plan], id),
  }
}

async function consume(limiter: RateLimiterAbstract, id: string): Promise<Allowance> {
  const quota = limiter.points
  try {
    const taken = await limiter.consume(id)
    return { quota, remaining: taken.remainingPoints, resetSeconds: secondsToWait(taken), refused: false }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { quota, remaining: 0, resetSeconds: secondsToWait(refusal), refused: true }
  }
}

/** A server that checks scopes itself: its name in access tokens (RFC 8707), and where it describes itself. */
export type Resource = { url: string; metadata: string }

type Presented = {
  secret: string
  scope: TokenScope | undefined
  tokens: TokenGate | undefined
  resource: Resource | undefined
}

/**
 * Answers a request that carries an access token, personal or an app's. Unlike a page's stale cookie, a bad token never
 * makes a guest: a script has to be told. Errors follow RFC 6750, allowances the `RateLimit` fields of the IETF's
 * draft.
 */
export async function admitToken(
  { secret, scope, tokens, resource }: Presented,
  answer: (holder: TokenCaller) => Promise<Response> | Response,
): Promise<Response> {
  const holder = await tokens?.read(secret)
  // A token issued for one server is not valid for another.
  if (!holder || (holder.audience !== undefined && holder.audience !== resource?.url)) {
    const detail = 'This access token is unknown, expired or revoked. Create a new one in your settings.'
    return refuse(401, 'Token not valid', detail, bearerChallenge({ error: 'invalid_token', resource }))
  }
  const allowance = await tokens?.take(holder)
  const headers = allowance ? rateHeaders(allowance) : {}
  if (allowance?.refused) {
    const detail = `You can make ${allowance.quota} requests a minute. Please try again in ${allowance.resetSeconds} s.`
    const wait = { 'retry-after': String(allowance.resetSeconds) }
    return problemResponse(429, 'Too many requests', detail, { headers: { ...headers, ...wait } })
  }
  if (!resource && (scope === undefined || !holder.scopes.includes(scope))) {
    const detail = scope ? `This needs a token with the scope ${scope}.` : 'You can’t use an access token for this.'
    return refuse(403, 'Token not allowed to', detail, bearerChallenge({ error: 'insufficient_scope', scope }), headers)
  }
  return withHeaders(await answer(holder), headers)
}

type Challenge = {
  error: 'invalid_token' | 'insufficient_scope' | null
  scope?: TokenScope | undefined
  resource?: Resource | undefined
}

/** Builds the `WWW-Authenticate` header of a refused token: by RFC 6750, and where to get one by RFC 9728. */
export function bearerChallenge({ error, scope, resource }: Challenge): string {
  const parts = [
    'realm="api"',
    ...(error ? [`error="${error}"`] : []),
    ...(scope ? [`scope="${scope}"`] : []),
    ...(resource ? [`resource_metadata="${resource.metadata}"`] : []),
  ]
  return `Bearer ${parts.join(', ')}`
}

function refuse(status: 401 | 403, title: string, detail: string, challenge: string, more = {}): Response {
  const headers = { 'www-authenticate': challenge, ...more }
  return problemResponse(status, title, detail, { headers })
}

function rateHeaders({ quota, remaining, resetSeconds }: Allowance): Record<string, string> {
  return {
    'ratelimit-policy': `"token";q=${quota};w=${windowSeconds}`,
    ratelimit: `"token";r=${remaining};t=${resetSeconds}`,
  }
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

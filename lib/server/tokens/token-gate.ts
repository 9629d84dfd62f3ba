import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { TokenScope } from '../../accounts/tokens-contract.ts'
import type { Audience } from '../../core/plan.ts'
import { ExpiringCache } from '../expiring-cache.ts'
import { problemResponse } from '../problem.ts'
import type { TokenCaller } from './tokens.ts'

/** How long a token's standing is reused before it is looked up again: the delay of a revocation. */
const standingLifeMs = 10_000
const standingCapacity = 10_000
const windowSeconds = 60

/** Requests a minute with one token. A guest has none. */
const allowances: Record<Exclude<Audience, 'guest'>, number> = { free: 60, silver: 120, gold: 240 }

type Allowance = { quota: number; remaining: number; resetSeconds: number; refused: boolean }

export type TokenGate = {
  read: (secret: string) => Promise<TokenCaller | null>
  take: (holder: TokenCaller) => Promise<Allowance>
}

/** Tokens looked up by `read`, and the allowance of each, kept in this process. `scale` multiplies them all. */
export function createTokenGate(read: TokenGate['read'], scale = 1, nowMs = () => performance.now()): TokenGate {
  const standings = new ExpiringCache<Promise<TokenCaller | null>>(standingLifeMs, standingCapacity)
  const limiterOf = (points: number) => new RateLimiterMemory({ points: points * scale, duration: windowSeconds })
  const limiters = {
    free: limiterOf(allowances.free),
    silver: limiterOf(allowances.silver),
    gold: limiterOf(allowances.gold),
  }
  return {
    read: (secret) => {
      const key = createHash('sha256').update(secret).digest('base64')
      return standings.getOrMake(key, nowMs(), async () => {
        try {
          return await read(secret)
        } catch (error) {
          // What could not be looked up is looked up anew by the next request.
          standings.forget(key)
          throw error
        }
      })
    },
    take: ({ caller: { plan }, id }) => consume(limiters[plan === 'guest' ? 'free' : plan], id),
  }
}

async function consume(limiter: RateLimiterMemory, id: string): Promise<Allowance> {
  const quota = limiter.points
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(id)
    return { quota, remaining: remainingPoints, resetSeconds: secondsOf(msBeforeNext), refused: false }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { quota, remaining: 0, resetSeconds: secondsOf(refusal.msBeforeNext), refused: true }
  }
}

const secondsOf = (ms: number) => Math.min(windowSeconds, Math.max(1, Math.ceil(ms / 1000)))

type Presented = { secret: string; scope: TokenScope | undefined; tokens: TokenGate | undefined }

/**
 * Answers a request that carries a personal access token. Unlike a page's stale cookie, a bad token never makes a guest:
 * a script must hear of it. Errors are those of RFC 6750, allowances the `RateLimit` fields of the IETF's draft.
 */
export async function admitToken(
  { secret, scope, tokens }: Presented,
  answer: (holder: TokenCaller) => Promise<Response> | Response,
): Promise<Response> {
  const holder = await tokens?.read(secret)
  if (!holder) {
    const detail = 'This access token is unknown, expired or revoked. Make a new one in your settings.'
    return refuse(401, 'Token not valid', detail, 'error="invalid_token"')
  }
  const allowance = await tokens?.take(holder)
  const headers = allowance ? rateHeaders(allowance) : {}
  if (allowance?.refused) {
    const detail = `That was more than ${allowance.quota} requests in a minute. Please try again in ${allowance.resetSeconds} s.`
    const wait = { 'retry-after': String(allowance.resetSeconds) }
    return problemResponse(429, 'Too many requests', detail, { headers: { ...headers, ...wait } })
  }
  if (scope === undefined || !holder.scopes.includes(scope)) {
    const detail = scope ? `This needs a token with the scope ${scope}.` : 'This can’t be asked with an access token.'
    const challenge = `error="insufficient_scope"${scope ? `, scope="${scope}"` : ''}`
    return refuse(403, 'Token not allowed to', detail, challenge, headers)
  }
  return withHeaders(await answer(holder), headers)
}

function refuse(status: 401 | 403, title: string, detail: string, challenge: string, more = {}): Response {
  const headers = { 'www-authenticate': `Bearer realm="api", ${challenge}`, ...more }
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

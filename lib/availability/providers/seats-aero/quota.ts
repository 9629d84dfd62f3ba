import type { Instant } from '../../../core/clock.ts'

/** What the provider reports about its daily limit. */
export type Quota = { limit: number | null; remaining: number; resetsAt: Instant }

/** Reads a response's `X-RateLimit-*` headers; null when they don't say what remains. */
export function readQuota(headers: Headers, now: Instant): Quota | null {
  const remaining = parseWhole(headers.get('x-ratelimit-remaining'))
  if (remaining === null) return null
  const reset = parseWhole(headers.get('x-ratelimit-reset'))
  const resetsAt = reset === null ? midnightAfter(now) : new Date(Date.parse(now) + reset * 1000).toISOString()
  return { limit: parseWhole(headers.get('x-ratelimit-limit')), remaining, resetsAt }
}

/** Returns whole seconds from `now` to a moment; 0 when it has passed. */
export function secondsUntil(moment: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - Date.parse(now)) / 1000))
}

/** The provider counts its days in UTC. */
function midnightAfter(now: Instant): Instant {
  const day = 86_400_000
  return new Date((Math.floor(Date.parse(now) / day) + 1) * day).toISOString()
}

function parseWhole(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text.trim()) ? Number(text) : null
}

import { z } from 'zod'
import type { Instant } from '../../core/clock.ts'
import { env } from '../env.ts'

/** Where seats.aero asks its members for consent and issues tokens; only this file knows. See docs/observations.md. */
const addresses = { consent: 'https://seats.aero/oauth2/consent', token: 'https://seats.aero/oauth2/token' }
const SCOPE = 'openid'
const TIMEOUT_MS = 15_000
/** A token is not used within this time of its expiry, because a search takes a while. */
const EARLY_SECONDS = 300

export type OAuthApp = typeof addresses & { clientId: string; clientSecret: string }

/** Returns this site's registration at seats.aero; null if sign-in there is not set up. */
export function findOAuthApp(): OAuthApp | null {
  const { SEATS_AERO_CLIENT_ID: clientId, SEATS_AERO_CLIENT_SECRET: clientSecret } = env()
  return clientId && clientSecret ? { ...addresses, clientId, clientSecret } : null
}

/** Printable and without spaces, because it is sent in a header. */
const Token = z.string().regex(/^[\x21-\x7e]{8,4096}$/)

const Answer = z.object({
  access_token: Token,
  refresh_token: Token.nullish(),
  expires_in: z.coerce.number().int().positive().nullish(),
})
const Refusal = z.object({ error: z.string() })

/** `usableUntil` is null if the answer gives no expiry. */
export type Tokens = { accessToken: string; refreshToken: string | null; usableUntil: Instant | null }

/** The provider says that this code or refresh token is no longer valid: only a new consent helps. */
export class GrantRefused extends Error {}

export function consentAddress(
  { consent, clientId }: OAuthApp,
  request: { redirectUri: string; state: string },
): string {
  const query = { response_type: 'code', client_id: clientId, redirect_uri: request.redirectUri, scope: SCOPE }
  return `${consent}?${new URLSearchParams({ ...query, state: request.state })}`
}

/** @throws GrantRefused, or Error when the provider does not answer or answers in the wrong shape */
export function exchangeCode(
  app: OAuthApp,
  { code, redirectUri, state }: { code: string; redirectUri: string; state: string },
  now: Instant,
): Promise<Tokens> {
  const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, state, scope: SCOPE }
  return tokensFor(app, grant, now)
}

/**
 * Renews the tokens. If the answer contains no new refresh token, the old one stays valid. @throws as `exchangeCode`
 */
export async function refreshTokens(app: OAuthApp, refreshToken: string, now: Instant): Promise<Tokens> {
  const next = await tokensFor(app, { grant_type: 'refresh_token', refresh_token: refreshToken }, now)
  return { ...next, refreshToken: next.refreshToken ?? refreshToken }
}

async function tokensFor(app: OAuthApp, grant: Record<string, string>, now: Instant): Promise<Tokens> {
  const response = await fetch(app.token, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ ...grant, client_id: app.clientId, client_secret: app.clientSecret }),
    // Our secret must not follow a redirect to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    // Any other refusal concerns this site's own registration, not the member's consent.
    if (Refusal.safeParse(body).data?.error === 'invalid_grant')
      throw new GrantRefused('the grant is not good any more')
    throw new Error(`the token service answered ${response.status}`)
  }
  const answer = Answer.safeParse(body)
  if (!answer.success) throw new Error('the token service answered in another shape')
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = answer.data
  const usableUntil = seconds ? new Date(Date.parse(now) + (seconds - EARLY_SECONDS) * 1000).toISOString() : null
  return { accessToken, refreshToken: refreshToken ?? null, usableUntil }
}

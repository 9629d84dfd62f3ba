import { randomBytes } from 'node:crypto'
import { tokenScopes } from '../../accounts/tokens-contract.ts'
import type { Instant } from '../../core/clock.ts'
import { site } from '../../core/site.ts'
import { getOrigin } from '../site-origin.ts'
import { type Tokens, tokensContext } from '../tokens/tokens.ts'

/** What this server grants access with, and the one server that its tokens are for. */
export type OAuth = Tokens & { origin: string; resource: string }

/** A refusal, with the error code OAuth has for it. */
export class OAuthError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export const minuteMs = 60_000

export const random = (bytes: number) => randomBytes(bytes).toString('base64url')
export const later = (now: Instant, ms: number) => new Date(Date.parse(now) + ms)

/** Returns what this server grants access with, for the address the request was made to. */
export function oauthContext(request: Request): OAuth {
  const origin = getOrigin(request.headers)
  return { ...tokensContext(), origin, resource: `${origin}/mcp` }
}

/** What lets a client discover how to get tokens: for which server, from whom and for what (RFC 9728). */
export const resourceMetadata = (origin: string) => ({
  resource: `${origin}/mcp`,
  resource_name: site.name,
  resource_documentation: `${origin}/developers/assistants`,
  authorization_servers: [origin],
  scopes_supported: tokenScopes,
  bearer_methods_supported: ['header'],
})

/** Where and how a client gets a token (RFC 8414). */
export const serverMetadata = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/oauth/authorize`,
  token_endpoint: `${origin}/oauth/token`,
  registration_endpoint: `${origin}/oauth/register`,
  revocation_endpoint: `${origin}/oauth/revoke`,
  service_documentation: `${origin}/developers/assistants`,
  scopes_supported: tokenScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
})

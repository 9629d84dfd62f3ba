import { z } from 'zod'
import { TokenScope, tokenScopes } from './tokens-contract.ts'

/**
 * What an assistant requests in the URL of the consent page (OAuth 2.1). Each parameter is bounded, because a URL may
 * contain anything.
 */
const text = z.string().max(2_000)
export const AuthorizationParams = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: text.optional(),
  code_challenge: text.optional(),
  code_challenge_method: text.optional(),
  scope: text.optional(),
  state: text.optional(),
  resource: text.optional(),
})
export type AuthorizationParams = z.infer<typeof AuthorizationParams>

/** Reads the parameters of a URL; null if any occurs twice, because either could be meant, or can't be read. */
export function readAuthorization(params: URLSearchParams): AuthorizationParams | null {
  const names = Object.keys(AuthorizationParams.shape)
  if (names.some((name) => params.getAll(name).length > 1)) return null
  return AuthorizationParams.safeParse(Object.fromEntries(params)).data ?? null
}

/** What the consent page shows. `name` is whatever the client calls itself; `host` is where the member will be sent. */
export const ConsentQuestion = z.object({ name: z.string(), host: z.string(), scopes: z.array(TokenScope) })
export type ConsentQuestion = z.infer<typeof ConsentQuestion>

export const ConsentDecision = z.strictObject({ params: AuthorizationParams, approve: z.boolean() })
export type ConsentDecision = z.infer<typeof ConsentDecision>

/** Where the member's browser continues: a site or an app, never a URL that would run in our own page. */
export const ConsentOutcome = z.object({ location: z.url({ protocol: /^(https?|[a-z][a-z\d+-]*(\.[a-z\d+-]+)+)$/ }) })
export type ConsentOutcome = z.infer<typeof ConsentOutcome>

/** Each scope in the words shown to the member. */
export const scopeWords: Record<TokenScope, string> = {
  'read:seats': 'Search seats and flights',
  'read:alerts': 'Read my alerts',
  'write:alerts': 'Set and delete alerts',
}

/** An app that a member has connected. */
export const Grant = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(TokenScope).max(tokenScopes.length),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Grant = z.infer<typeof Grant>

export const GrantList = z.object({ grants: z.array(Grant) })
export type GrantList = z.infer<typeof GrantList>

export const GrantChoice = z.object({ id: z.string().regex(/^[\w-]{22}$/) })

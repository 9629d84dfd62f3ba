import { type AuthorizationParams, ConsentOutcome, ConsentQuestion, GrantList } from '../oauth-contract.ts'
import { TokenList, TokenMade, type TokenRequest } from '../tokens-contract.ts'
import { fetchAsMember, readAsMember, type TokenSource } from './fetch-as-member.ts'

const address = '/api/tokens'

/** A member's personal access tokens. */
export function tokenActions(session: TokenSource) {
  return {
    list: async () => (await readAsMember(session, address, TokenList)).tokens,
    make: (body: TokenRequest) => readAsMember(session, address, TokenMade, { method: 'POST', body }),
    revoke: (id: string) => fetchAsMember(session, `${address}?id=${id}`, { method: 'DELETE' }),
  }
}

/** Thrown for a faulty request by an app, with the server's words for the member. */
export class WrongRequest extends Error {}

/** Returns what the app with this query asks for. @throws WrongRequest */
export async function fetchConsentQuestion(query: string): Promise<ConsentQuestion> {
  const response = await fetch(`/oauth/request?${query}`)
  const body: unknown = await response.json()
  if (response.status === 400)
    throw new WrongRequest(String((body as { error_description?: string }).error_description))
  if (!response.ok) throw new Error(`/oauth/request answered ${response.status}`)
  return ConsentQuestion.parse(body)
}

/** A member's decision about an app, and the apps they have connected. Each call carries their ID token. */
export function consentActions(session: TokenSource) {
  return {
    /** Returns the URL where the browser continues. */
    async decide(params: AuthorizationParams, approve: boolean): Promise<string> {
      const body = { params, approve }
      return (await readAsMember(session, '/oauth/decision', ConsentOutcome, { method: 'POST', body })).location
    },
    grants: async () => (await readAsMember(session, '/api/grants', GrantList)).grants,
    disconnect: (id: string) => fetchAsMember(session, `/api/grants?id=${id}`, { method: 'DELETE' }),
  }
}

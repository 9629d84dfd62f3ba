import { type AuthorizationParams, ConsentOutcome, ConsentQuestion, GrantList } from '../oauth-contract.ts'
import { TokenList, TokenMade, type TokenRequest, type TokenSummary } from '../tokens-contract.ts'
import { fetchAsMember, type TokenSource } from './fetch-as-member.ts'

const address = '/api/tokens'

/** A member's personal access tokens. */
export function tokenActions(session: TokenSource) {
  return {
    list: async (): Promise<TokenSummary[]> =>
      TokenList.parse(await (await fetchAsMember(session, address)).json()).tokens,
    make: async (body: TokenRequest): Promise<TokenMade> =>
      TokenMade.parse(await (await fetchAsMember(session, address, { method: 'POST', body })).json()),
    revoke: async (id: string): Promise<void> =>
      void (await fetchAsMember(session, `${address}?id=${id}`, { method: 'DELETE' })),
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
    decide: async (params: AuthorizationParams, approve: boolean): Promise<string> =>
      ConsentOutcome.parse(
        await (await fetchAsMember(session, '/oauth/decision', { method: 'POST', body: { params, approve } })).json(),
      ).location,
    grants: async () => GrantList.parse(await (await fetchAsMember(session, '/api/grants')).json()).grants,
    disconnect: async (id: string): Promise<void> =>
      void (await fetchAsMember(session, `/api/grants?id=${id}`, { method: 'DELETE' })),
  }
}

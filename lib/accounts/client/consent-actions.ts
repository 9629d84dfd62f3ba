import { type AuthorizationParams, ConsentOutcome, ConsentQuestion, GrantList } from '../oauth-contract.ts'
import type { Session } from './session.ts'

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
export function consentActions({ idToken }: Pick<Session, 'idToken'>) {
  const send = async (address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<Response> => {
    const token = await idToken()
    if (token === null) throw new Error('You’re logged out. Log in and try again.')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(address, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response
  }
  return {
    /** Returns the URL where the browser continues. */
    decide: async (params: AuthorizationParams, approve: boolean): Promise<string> =>
      ConsentOutcome.parse(await (await send('/oauth/decision', 'POST', { params, approve })).json()).location,
    grants: async () => GrantList.parse(await (await send('/api/grants', 'GET')).json()).grants,
    disconnect: async (id: string): Promise<void> => void (await send(`/api/grants?id=${id}`, 'DELETE')),
  }
}

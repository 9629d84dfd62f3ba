import { TokenList, TokenMade, type TokenRequest, type TokenSummary } from '../tokens-contract.ts'
import type { Session } from './session.ts'

const address = '/api/tokens'

/** A member's personal access tokens. Each call carries their ID token, which no page of another site can send. */
export function tokenActions({ idToken }: Pick<Session, 'idToken'>) {
  const ask = async (method: 'GET' | 'POST' | 'DELETE', query = '', body?: TokenRequest): Promise<Response> => {
    const token = await idToken()
    if (token === null) throw new Error('You’re logged out. Log in and try again.')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = body ? { body: JSON.stringify(body) } : {}
    const response = await fetch(`${address}${query}`, { method, headers, ...sent })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response
  }
  return {
    list: async (): Promise<TokenSummary[]> => TokenList.parse(await (await ask('GET')).json()).tokens,
    make: async (asked: TokenRequest): Promise<TokenMade> =>
      TokenMade.parse(await (await ask('POST', '', asked)).json()),
    revoke: async (id: string): Promise<void> => void (await ask('DELETE', `?id=${id}`)),
  }
}

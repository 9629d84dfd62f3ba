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

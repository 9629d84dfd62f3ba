import { TokenList, TokenMade, type TokenRequest, type TokenSummary } from '../tokens-contract.ts'
import { type Asking, askAsMember } from './ask-as-member.ts'

const address = '/api/tokens'

/** A member's personal access tokens. */
export function tokenActions(session: Asking) {
  return {
    list: async (): Promise<TokenSummary[]> =>
      TokenList.parse(await (await askAsMember(session, address)).json()).tokens,
    make: async (body: TokenRequest): Promise<TokenMade> =>
      TokenMade.parse(await (await askAsMember(session, address, { method: 'POST', body })).json()),
    revoke: async (id: string): Promise<void> =>
      void (await askAsMember(session, `${address}?id=${id}`, { method: 'DELETE' })),
  }
}

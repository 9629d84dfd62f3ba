import { expect, it } from 'vitest'
import { tokenText } from '../../../../components/account/settings/tokens-panel.tsx'
import type { TokenSummary } from '../../../../lib/accounts/tokens-contract.ts'

const token: TokenSummary = {
  ...{ id: '0', name: 'Script', scopes: ['read:seats'], endsWithSignOut: true, state: 'active', lastUsedAt: null },
  ...{ createdAt: '2026-11-21T03:00:00.000Z', expiresAt: '2026-12-21T03:00:00.000Z' },
}

it('says whether a token is active, expired or signed out, and when it was last used', () => {
  expect(tokenText(token)).toBe('Expires 21 Dec 2026. Never used.')
  expect(tokenText({ ...token, lastUsedAt: '2026-11-22T03:00:00.000Z' })).toContain('Last used 22 Nov 2026.')
  expect(tokenText({ ...token, state: 'expired' })).toBe('Expired 21 Dec 2026. Never used.')
  expect(tokenText({ ...token, state: 'signed-out' })).toContain('signed out everywhere')
})

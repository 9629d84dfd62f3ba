import { expect, it } from 'vitest'
import { connectionText, outcomeText } from '../../../../components/account/settings/seats-aero-connection.tsx'

it('says whether a member’s seats.aero account is connected', () => {
  const since = '2026-11-20T14:00:00.000Z'
  // Already the next day in Sydney.
  expect(connectionText({ configured: true, state: 'connected', since })).toMatch(/^Connected since 21 Nov 2026\./)
  expect(connectionText({ configured: true, state: 'ended', since })).toContain('has expired')
  expect(connectionText({ configured: true, state: 'none', since: null })).toContain('your own seats.aero Pro account')
})

it('explains a connection that failed, and says nothing about unknown outcomes', () => {
  expect(outcomeText('refused', 'none')).toContain('Nothing was connected')
  expect(outcomeText('refused', 'connected')).toBeNull()
  for (const word of [null, '', 'connected', '<script>', 'constructor', 'toString'])
    expect(outcomeText(word, 'none')).toBeNull()
})

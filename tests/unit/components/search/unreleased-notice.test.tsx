import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UnreleasedNotice } from '../../../../components/search/unreleased-notice.tsx'
import type { FinderAddress } from '../../../../components/search/use-finder-state.ts'
import { AccountProvider } from '../../../../lib/accounts/client/account-provider.tsx'
import { defaults, type FinderState } from '../../../../lib/search/finder-state.ts'

function show(change: Partial<FinderState>): string {
  const state = { ...defaults, from: ['PER'], to: ['LON'], ...change }
  const address: FinderAddress = {
    state,
    bad: [],
    presetCabins: [],
    search: () => {},
    refine: () => {},
    changeView: () => {},
  }
  const edge = { kind: 'unreleased', isPart: false, opens: '2026-12-13' } as const
  return renderToStaticMarkup(
    <AccountProvider>
      <UnreleasedNotice edge={edge} program="qantas" address={address} plan="gold" until="2027-11-16" />
    </AccountProvider>,
  )
}

it('says when the dates open, and offers the reminder as a button rather than a link to a form', () => {
  const markup = show({ when: { kind: 'month', month: '2027-12' } })
  expect(markup).toContain('Opens 13 Dec 2026')
  expect(markup).toMatch(/<button[^>]*>.*Remind me 13 Dec<\/button>/)
  expect(markup).not.toContain('href="/alerts')
})

it('asks for the member’s tier only if it makes a difference', () => {
  const when = { kind: 'month', month: '2027-12' } as const
  expect(show({ when })).toContain('Your Qantas tier')
  expect(show({ when, cabins: ['Y'] })).not.toContain('Your Qantas tier')
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { FitsNow } from '../../../../components/alerts/preview/fits-now.tsx'
import { type AccountState, initialState } from '../../../../lib/accounts/client/state.ts'
import { emptyDraft } from '../../../../lib/alerts/compose/alert-draft.ts'
import { fitsNowAddress } from '../../../../lib/alerts/compose/fits-now.ts'
import type { PlanSlug } from '../../../../lib/core/plan.ts'

const account = vi.hoisted(() => ({ state: {} as AccountState }))
vi.mock('@/lib/accounts/client/account-provider.tsx', () => ({
  useAccount: () => account.state,
  useAccountStore: () => ({}),
}))

const draft = { ...emptyDraft, from: ['SYD'], to: ['TYO'], seats: 2 }
const row = {
  ...{ id: '1', date: '2027-03-30', from: 'SYD', to: 'HND', direct: true, cabin: 'J', seats: 2 },
  ...{ points: 98_400, tablePrice: null },
}
const answer = {
  ...{ rows: [row], days: [{ date: row.date }], pairs: { covered: 1 }, coverage: [], clamped: [] },
  ...{ now: '2026-11-28T00:00:00Z', sample: false },
}

/** The text a member reads, whose search for two has one row. */
function show(plan: PlanSlug): string {
  // The preview reads a few fields of the signed-in user; the rest of Firebase's class isn't needed.
  account.state = { ...initialState, known: true, user: { uid: 'ann', claimedPlan: plan } as AccountState['user'] }
  const client = new QueryClient()
  client.setQueryData(['fits-now', fitsNowAddress(draft, 'gold'), `ann ${plan}`], answer)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FitsNow draft={draft} />
    </QueryClientProvider>,
  ).replaceAll(/<[^>]+>/g, ' ')
}

it('counts no days with fewer seats than the party needs', () => {
  expect(show('free')).toContain('Free covers 1 seat at a time. We can’t count days with 2.')
  expect(show('free')).not.toContain('seats like these')
})

it('gives points for one person and for the party', () => {
  expect(show('gold')).toMatch(/1 day has seats like these.*98,400\s+196,800 for 2/)
})

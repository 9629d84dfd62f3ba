import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { NextPayment } from '../../../../components/dashboard/billing-page.tsx'
import { type AccountState, initialState } from '../../../../lib/accounts/client/state.ts'
import type { PlanDocument } from '../../../../lib/billing/plan-document.ts'

const account = vi.hoisted(() => ({ state: {} as AccountState }))
vi.mock('@/lib/accounts/client/account-provider.tsx', () => ({
  useAccount: () => account.state,
  useAccountStore: () => ({}),
}))

const next = {
  ...{ at: '2026-12-12T00:00:00Z', plan: 'silver' as const, period: 'monthly' as const },
  ...{ amountMinor: 900, currency: 'AUD' },
}

/** The text of a Silver member's next payment. */
function show(status: PlanDocument['status']): string {
  const plan = { name: { slug: 'silver' as const }, status, periodEnd: '2026-12-12T00:00:00Z' }
  account.state = { ...initialState, plan, planSlug: 'silver' }
  const overview = { simulated: false, next, card: null, invoices: [] }
  return renderToStaticMarkup(<NextPayment overview={overview} />).replaceAll(/<[^>]+>/g, '')
}

it('says that a plan can be cancelled before the next payment, unless one is overdue', () => {
  expect(show('active')).toContain('12 December 2026, for Silver, monthly. Cancel any time before then.')
  const overdue = show('past-due')
  expect(overdue).toContain('12 December 2026, for Silver, monthly.Your last payment failed.')
  expect(overdue).not.toContain('Cancel')
})

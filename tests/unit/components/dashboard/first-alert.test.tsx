import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { FirstAlert } from '../../../../components/dashboard/first-alert.tsx'
import { type AccountState, initialState } from '../../../../lib/accounts/client/state.ts'

const account = vi.hoisted(() => ({ state: {} as AccountState }))
vi.mock('@/lib/accounts/client/account-provider.tsx', () => ({
  useAccount: () => account.state,
  useAccountStore: () => ({}),
}))

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const ann = { uid: 'ann', email: 'ann@example.com', emailVerified: true, claimedPlan: 'free' } as const

it('offers the alert, for the free plan’s days, while the plan document of a new member is missing', () => {
  // The form reads a few fields of the signed-in user; the rest of Firebase's class isn't needed.
  account.state = { ...initialState, known: true, user: ann as unknown as AccountState['user'], alerts: [], plan: null }
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <FirstAlert />
    </QueryClientProvider>,
  )
  expect(page).toContain('Next 120 days')
  expect(page).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Watch Sydney to Tokyo/)
  expect(page).not.toMatch(/<button[^>]* disabled=""[^>]*>(?:(?!<\/button>).)*Watch Sydney to Tokyo/)
})

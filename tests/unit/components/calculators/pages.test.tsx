import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { pointsToolPages, qantasToolPages, velocityToolPages } from '../../../../lib/pages/tools.ts'

/** The address bar of a page without a query: every input is at its default. */
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))
vi.mock('@/lib/accounts/client/account-provider.tsx', () => ({
  useAccount: () => ({ user: null }),
  useAccountStore: () => ({}),
}))
vi.mock('../../../../components/shell/log-in/login-dialog-host.tsx', () => ({ useLoginDialog: () => () => {} }))

const root = `${import.meta.dirname}/../../../..`

it.each([...qantasToolPages, ...velocityToolPages, ...pointsToolPages].map(({ path, title }) => [path, title]))(
  '%s renders the answer for its default inputs on the server, with its sources',
  { timeout: 60_000 },
  async (path, title) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = (await import(/* @vite-ignore */ `${root}/app${path}/page.tsx`)) as { default: () => ReactElement }
    const html = renderToStaticMarkup(<page.default />)
    expect(complaints.mock.calls).toEqual([])
    complaints.mockRestore()
    expect(html).toContain(`>${title}</h1>`)
    // Screen readers announce a calculator's answer when it changes.
    expect(html).toContain('aria-live="polite"')
    expect(html).toContain('application/ld+json')
    if (path !== '/honest-itinerary') expect(html).toMatch(/As of /)
  },
)

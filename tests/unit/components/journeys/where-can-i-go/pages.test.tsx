import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { pageAt } from '../../../../../lib/pages/pages.ts'

/** A page without a query for a visitor who is not signed in, which is what gets prerendered. */
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {} }),
}))
vi.mock('@/lib/accounts/client/account-provider.tsx', () => ({
  useAccount: () => ({ user: null, staleUser: false, known: true }),
  useAccountStore: () => ({}),
}))
vi.mock('../../../../../components/shell/log-in/login-dialog-host.tsx', () => ({ useLoginDialog: () => () => {} }))

const root = `${import.meta.dirname}/../../../../..`

async function draw(path: string, props: object = {}): Promise<string> {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = (await import(/* @vite-ignore */ `${root}/app${path}/page.tsx`)) as {
    default: (props: object) => ReactElement | Promise<ReactElement>
  }
  const html = renderToStaticMarkup(await page.default(props))
  expect(complaints.mock.calls).toEqual([])
  complaints.mockRestore()
  return html
}

it.each([
  ['/qantas/where-can-i-go-points', /As of /],
  ['/virgin-australia/where-can-i-go', /no published price/],
  ['/qantas/oneworld-classic-reward-finder', /Around the world in five stops.*all followed/s],
  ['/qantas/status-run', /Platinum One/],
  ['/popular-routes', /by what travellers write about most/],
  ['/best-reward-seat-finder', /Not confirmed/],
] as const)(
  '%s renders what is known on the server, with the source or its limits',
  { timeout: 60_000 },
  async (path, known) => {
    const html = await draw(path)
    expect(html).toContain(`>${pageAt(path).title}</h1>`)
    expect(html).toMatch(known)
  },
)

it.each([
  ['/qantas/where-can-i-go-points', ['perth', '60000-points'], /Where 60,000 Qantas Points take you from Perth/],
  ['/popular-routes', ['sydney-to-london-heathrow'], /Sydney to London Heathrow reward seats/],
])('%s/… renders a slug page from the tables', { timeout: 60_000 }, async (family, slug, title) => {
  const html = await draw(`${family}/[...slug]`, { params: Promise.resolve({ slug }) })
  expect(html).toMatch(title)
  expect(html).toMatch(/As of /)
  expect(html).toContain('<table')
})

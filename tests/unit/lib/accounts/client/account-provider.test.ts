import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AccountStore } from '../../../../../lib/accounts/client/account-provider.tsx'
import { signedInKey } from '../../../../../lib/core/signed-in-marker.ts'

const openSession = vi.hoisted(() => vi.fn())
vi.mock('../../../../../lib/accounts/client/session.ts', () => ({ openSession }))

let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  openSession.mockReset()
  openSession.mockImplementation(() => {
    throw new Error('chunk not loaded')
  })
  page = new EventTarget()
  const localStorage = { getItem: (key: string) => (key === signedInKey ? 'true' : null) }
  vi.stubGlobal('window', Object.assign(page, { localStorage }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const tried = () => openSession.mock.calls.length

it('a session that did not load is tried again, online or not, less and less often', async () => {
  new AccountStore().begin()
  await vi.waitFor(() => expect(tried()).toBe(1))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tried()).toBe(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tried()).toBe(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tried()).toBe(3)
  // From then on at least once a minute, and no more once it has loaded.
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tried()).toBeGreaterThan(10)
  openSession.mockImplementation(() => ({}))
  await vi.advanceTimersByTimeAsync(60_000)
  const last = tried()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tried()).toBe(last)
})

it('a session that did not load offline is tried as soon as the connection is back, and once', async () => {
  new AccountStore().begin()
  await vi.waitFor(() => expect(tried()).toBe(1))
  await vi.advanceTimersByTimeAsync(100)
  openSession.mockImplementation(() => ({}))
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tried()).toBe(2)
})

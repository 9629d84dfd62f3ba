import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useClipboard } from '../../../../components/ui/use-clipboard.ts'

/** The hook's only state and its only ref. */
const page = vi.hoisted(() => ({ state: 'idle' as unknown, ref: { current: undefined } }))

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useState: () => [page.state, (next: unknown) => void Object.assign(page, { state: next })],
  useRef: () => page.ref,
}))

const writeText = vi.fn<(text: string) => Promise<void>>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText: writeText.mockReset().mockResolvedValue() } })
  Object.assign(page, { state: 'idle', ref: { current: undefined } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says that a text is copied for 2.5 seconds, counted from the last copy', async () => {
  await useClipboard().copy('one')
  vi.advanceTimersByTime(2_000)
  await useClipboard().copy('two')
  vi.advanceTimersByTime(2_499)
  expect(page.state).toBe('copied')
  vi.advanceTimersByTime(1)
  expect(page.state).toBe('idle')
})

it('says for as long that copying failed, also where there is no clipboard', async () => {
  vi.stubGlobal('navigator', {})
  await useClipboard().copy('one')
  expect(page.state).toBe('failed')
  vi.advanceTimersByTime(2_500)
  expect(page.state).toBe('idle')
})

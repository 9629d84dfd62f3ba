import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAddressState } from '../../../../components/ui/use-address-state.ts'
import { anyText } from '../../../../lib/core/address-state.ts'

/** The query that the router reports, which lags behind the address bar; and the hook's only state. */
const page = vi.hoisted(() => ({ reported: '', kept: null as unknown }))

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(page.reported) }))
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useState: () => {
    const set = (next: unknown) => {
      page.kept = typeof next === 'function' ? next(page.kept) : next
    }
    return [page.kept, set]
  },
}))

const bar = { pathname: '/finder', search: '', hash: '', href: '/finder' }

function move(_state: unknown, _title: string, address: string): void {
  bar.href = address
  bar.search = address.replace('/finder', '')
}
const history = { pushState: vi.fn(move), replaceState: vi.fn(move) }

/** Renders twice, as React does when state is set during rendering. */
function draw() {
  const use = () =>
    useAddressState<{ from: string; to: string }>({ from: anyText, to: anyText }, { from: '', to: 'SIN' })
  use()
  return use()
}
const shown = () => draw()[0]
function shownAt(reported: string) {
  page.reported = reported
  return draw()[0]
}
const change = (part: object, how: 'push' | 'replace') => draw()[1](part, how)

/** Makes the router report what is in the address bar. */
function catchUp(): void {
  page.reported = bar.search
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', bar)
  vi.stubGlobal('window', { history })
  vi.clearAllMocks()
  Object.assign(page, { reported: '', kept: null })
  move(null, '', '/finder')
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('a state kept in the address bar', () => {
  it('shows a change before the router reports it, and goes back with the Back button', () => {
    change({ from: 'SYD' }, 'push')
    expect([shown(), bar.search]).toEqual([{ from: 'SYD', to: 'SIN' }, '?from=SYD'])
    catchUp()
    expect(shown()).toEqual({ from: 'SYD', to: 'SIN' })
    page.reported = ''
    expect(shown()).toEqual({ from: '', to: 'SIN' })
  })

  it('keeps the last of many changes, whichever of them the router reports meanwhile', () => {
    change({ from: 'S' }, 'push')
    change({ from: 'SY' }, 'push')
    change({ from: 'SYD', to: 'LAX' }, 'push')
    const last = { from: 'SYD', to: 'LAX' }
    expect([shownAt('from=S'), shownAt('from=SY'), shownAt('from=SYD&to=LAX')]).toEqual([last, last, last])
  })

  it('writes replacing changes after a pause, all in one call', () => {
    change({ from: 'SY' }, 'replace')
    change({ from: 'SYD' }, 'replace')
    change({ to: 'LAX' }, 'replace')
    expect(history.replaceState).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(history.replaceState.mock.calls.map(([, , address]) => address)).toEqual(['/finder?from=SYD&to=LAX'])
  })

  it('includes changes not yet written in the next pushed one', () => {
    change({ from: 'SYD' }, 'replace')
    change({ to: 'LAX' }, 'push')
    vi.runAllTimers()
    expect(history.replaceState).not.toHaveBeenCalled()
    expect(bar.search).toBe('?from=SYD&to=LAX')
  })

  it('drops pending changes if the address has changed meanwhile', () => {
    change({ from: 'SYD' }, 'replace')
    move(null, '', '/finder?from=PER')
    vi.runAllTimers()
    expect(history.replaceState).not.toHaveBeenCalled()
    catchUp()
    expect(shown()).toEqual({ from: 'PER', to: 'SIN' })
  })
})

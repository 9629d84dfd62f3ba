import { describe, expect, it, vi } from 'vitest'
import { onFirstUse } from '@/lib/core/lazy.ts'

describe('onFirstUse', () => {
  it('calls make once, on first use, and returns the same value again', () => {
    const make = vi.fn(() => ({}))
    const given = onFirstUse(make)
    expect(make).not.toHaveBeenCalled()
    expect(given()).toBe(given())
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('keeps undefined as a value, and tries again after a failure', () => {
    const make = vi.fn(() => undefined)
    const empty = onFirstUse(make)
    empty()
    empty()
    expect(make).toHaveBeenCalledTimes(1)

    const failing = vi.fn(() => {
      if (failing.mock.calls.length === 1) throw new RangeError('no such zone')
      return 'made'
    })
    const given = onFirstUse(failing)
    expect(given).toThrow(RangeError)
    expect(given()).toBe('made')
  })
})

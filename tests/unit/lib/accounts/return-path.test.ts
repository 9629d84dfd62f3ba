import { beforeEach, describe, expect, it } from 'vitest'
import { storeReturnPath, takeReturnPath } from '../../../../lib/accounts/return-path.ts'

const held = new Map<string, string>()
const store = {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
}
beforeEach(() => held.clear())

describe('the return path after a log-in', () => {
  it('is returned only once', () => {
    storeReturnPath(store, '/qantas/reward-seat-finder?from=SYD&to=NRT')
    expect(takeReturnPath(store)).toBe('/qantas/reward-seat-finder?from=SYD&to=NRT')
    expect(takeReturnPath(store)).toBeNull()
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'is null for “%s”, which is not a path on this site',
    (path) => {
      held.set('going-on', path)
      expect(takeReturnPath(store)).toBeNull()
    },
  )

  it('is null, without an error, where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const closed = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
    storeReturnPath(closed, '/pricing')
    expect(takeReturnPath(closed)).toBeNull()
  })
})

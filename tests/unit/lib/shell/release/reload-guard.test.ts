import { describe, expect, test } from 'vitest'
import { claimReload } from '@/lib/shell/release/watch-releases.ts'

function memoryStore() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('the reload guard', () => {
  test('allows one reload in ten seconds', () => {
    const store = memoryStore()
    expect(claimReload(() => store, 1_000)).toBe(true)
    expect(claimReload(() => store, 1_000)).toBe(false)
    expect(claimReload(() => store, 10_999)).toBe(false)
    expect(claimReload(() => store, 11_000)).toBe(true)
    expect(claimReload(() => store, 11_001)).toBe(false)
  })

  test('a refused claim does not delay the next one', () => {
    const store = memoryStore()
    claimReload(() => store, 0)
    claimReload(() => store, 9_999)
    expect(claimReload(() => store, 10_000)).toBe(true)
  })

  test('a clock set back does not forbid reloads for longer', () => {
    const store = memoryStore()
    claimReload(() => store, 1_000_000)
    expect(claimReload(() => store, 500_000)).toBe(true)
  })

  test('a marker that is not a number is ignored', () => {
    const store = memoryStore()
    store.setItem('release-reload', 'soon')
    expect(claimReload(() => store, 5)).toBe(true)
  })

  test('nothing reloads if nothing can be stored', () => {
    const refuse = () => {
      throw new Error('storage is forbidden')
    }
    expect(claimReload(() => ({ getItem: () => null, setItem: refuse }), 1)).toBe(false)
    expect(claimReload(refuse, 1)).toBe(false)
  })
})

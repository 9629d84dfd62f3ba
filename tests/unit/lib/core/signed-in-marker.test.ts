import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserStore, isMarked, setMarker } from '../../../../lib/core/signed-in-marker.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the signed-in marker', () => {
  it('is set under its key and removed', () => {
    const kept = new Map<string, string>()
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    expect(isMarked(store)).toBe(false)
    setMarker(store, true)
    expect([...kept.keys()]).toEqual(['signedIn'])
    expect(isMarked(store)).toBe(true)
    setMarker(store, false)
    expect(kept.size).toBe(0)
  })

  it('lasts as long as the page where the browser forbids storage', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    setMarker(browserStore(), true)
    expect(isMarked(browserStore())).toBe(true)
    setMarker(browserStore(), false)
    expect(isMarked(browserStore())).toBe(false)
  })
})

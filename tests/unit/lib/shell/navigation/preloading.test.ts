import { afterEach, describe, expect, it, vi } from 'vitest'
import { mayPreload } from '../../../../../lib/shell/navigation/preloading.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('preloads of pages', () => {
  it('asks the connection, and takes silence for a yes', () => {
    expect(mayPreload(undefined)).toBe(true)
    expect(mayPreload({ saveData: false, effectiveType: '4g' })).toBe(true)
    expect(mayPreload({ saveData: true, effectiveType: '4g' })).toBe(false)
    expect(['slow-2g', '2g', '3g'].map((effectiveType) => mayPreload({ effectiveType }))).toEqual([false, false, true])
  })

  it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])('begin with the first %s, once', async (move) => {
    vi.stubGlobal('window', new EventTarget())
    const { isPreloading, onPreloadingChange, preloadAfterFirstMove } = await import(
      '@/lib/shell/navigation/preloading.ts'
    )
    const onChange = vi.fn()
    const end = onPreloadingChange(onChange)
    preloadAfterFirstMove(undefined)
    expect(isPreloading()).toBe(false)
    window.dispatchEvent(new Event(move))
    window.dispatchEvent(new Event('keydown'))
    expect(isPreloading()).toBe(true)
    expect(onChange).toHaveBeenCalledTimes(1)
    end()
  })

  it('never begin on a connection that should be spared', async () => {
    vi.stubGlobal('window', new EventTarget())
    const { isPreloading, preloadAfterFirstMove } = await import('@/lib/shell/navigation/preloading.ts')
    preloadAfterFirstMove({ saveData: true })
    window.dispatchEvent(new Event('scroll'))
    expect(isPreloading()).toBe(false)
  })
})

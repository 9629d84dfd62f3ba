import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type BarState,
  estimatedPercent,
  LoadingBar,
  loadingBar,
} from '../../../../../lib/shell/navigation/loading-bar.ts'

function begin() {
  const shown: BarState[] = []
  const bar = new LoadingBar({
    later: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    now: () => Date.now(),
    show: (state) => shown.push(state),
  })
  return { bar, shown, last: () => shown.at(-1) }
}

describe('the loading bar', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('has the constants of the specification', () => {
    expect(loadingBar).toEqual({ throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400, heightPx: 3 })
  })

  it('stays hidden for a load that ends before the throttle', () => {
    const { bar, shown } = begin()
    bar.start()
    vi.advanceTimersByTime(199)
    bar.finish()
    vi.advanceTimersByTime(10_000)
    expect(shown.some(({ visible }) => visible)).toBe(false)
  })

  it('shows after the throttle and never moves backwards', () => {
    const { bar, shown, last } = begin()
    bar.start()
    vi.advanceTimersByTime(199)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(1)
    expect(last()?.visible).toBe(true)
    vi.advanceTimersByTime(5_000)
    const percents = shown.map(({ percent }) => percent)
    expect(percents).toEqual([...percents].sort((a, b) => a - b))
    expect(percents.at(-1)).toBeLessThan(100)
  })

  it('fills up, stays for the hide delay, and empties after the reset delay', () => {
    const { bar, last } = begin()
    bar.start()
    vi.advanceTimersByTime(1_000)
    bar.finish()
    expect(last()).toEqual({ percent: 100, visible: true })
    vi.advanceTimersByTime(499)
    expect(last()?.visible).toBe(true)
    vi.advanceTimersByTime(1)
    expect(last()).toEqual({ percent: 100, visible: false })
    vi.advanceTimersByTime(400)
    expect(last()).toEqual({ percent: 0, visible: false })
  })

  it('starts again with a second load, and gives up on one that never ends', () => {
    const { bar, last } = begin()
    bar.start()
    vi.advanceTimersByTime(1_000)
    const before = last()?.percent ?? 0
    bar.start()
    vi.advanceTimersByTime(200)
    expect(last()?.percent).toBeLessThan(before)
    vi.advanceTimersByTime(20_000)
    expect(last()).toEqual({ percent: 0, visible: false })
  })

  it('does nothing once closed or for a finish without a start', () => {
    const { bar, shown } = begin()
    bar.finish()
    bar.start()
    bar.close()
    vi.advanceTimersByTime(10_000)
    expect(shown).toEqual([])
  })

  it('estimates half the way after half its duration', () => {
    expect(estimatedPercent(0)).toBe(0)
    expect(estimatedPercent(loadingBar.duration / 2)).toBeCloseTo(50)
  })
})

/** How the bar at the top of the page behaves while a page loads. Times in ms. */
export const loadingBar = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400, heightPx: 3 } as const

/** How long until the bar gives up, because a navigation that ends where it started is never reported as finished. */
const giveUpMs = 15_000

/** The state of the bar: its progress in per cent, and whether it is visible. */
export type BarState = { percent: number; visible: boolean }

const rest: BarState = { percent: 0, visible: false }

/** Returns the bar's progress after a time: fast at first, never reaching 100 before the page has loaded. */
export function estimatedPercent(elapsedMs: number): number {
  return (200 / Math.PI) * Math.atan((elapsedMs / loadingBar.duration) * 2)
}

/** Runs work later; returns a function that cancels it. */
type Later = (work: () => void, ms: number) => () => void

type BarParts = { later: Later; now: () => number; show: (state: BarState) => void }

/** The bar's behaviour without its styles. A load that finishes within the throttle never shows it. */
export class LoadingBar {
  #parts: BarParts
  #callOff: (() => void)[] = []
  #startedAt: number | null = null

  constructor(parts: BarParts) {
    this.#parts = parts
  }

  start(): void {
    this.#stopTimers()
    this.#startedAt = this.#parts.now()
    this.#after(loadingBar.throttle, () => this.#advance())
    this.#after(giveUpMs, () => this.finish())
  }

  finish(): void {
    if (this.#startedAt === null) return
    const wasVisible = this.#parts.now() - this.#startedAt >= loadingBar.throttle
    this.#startedAt = null
    this.#stopTimers()
    if (!wasVisible) {
      this.#parts.show(rest)
      return
    }
    this.#parts.show({ percent: 100, visible: true })
    this.#after(loadingBar.hideDelay, () => {
      this.#parts.show({ percent: 100, visible: false })
      this.#after(loadingBar.resetDelay, () => this.#parts.show(rest))
    })
  }

  /** Stops all timers. */
  close(): void {
    this.#startedAt = null
    this.#stopTimers()
  }

  #advance(): void {
    if (this.#startedAt === null) return
    this.#parts.show({ percent: estimatedPercent(this.#parts.now() - this.#startedAt), visible: true })
    this.#after(100, () => this.#advance())
  }

  #after(ms: number, work: () => void): void {
    this.#callOff.push(this.#parts.later(work, ms))
  }

  #stopTimers(): void {
    for (const callOff of this.#callOff) callOff()
    this.#callOff = []
  }
}

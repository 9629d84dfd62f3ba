/** How the bar at the top edge behaves while a page is on its way. Times in ms. */
export const loadingBar = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400, heightPx: 3 } as const

/** A journey that ends where it began tells nobody that it ended; the bar must not stay for ever. */
const giveUpMs = 15_000

/** What the bar looks like: how far it is, in percent, and whether it is in sight. */
export type BarState = { percent: number; visible: boolean }

const rest: BarState = { percent: 0, visible: false }

/** How far the bar is after a time: fast at first, and never quite there before the page is. */
export function estimatedPercent(elapsedMs: number): number {
  return (200 / Math.PI) * Math.atan((elapsedMs / loadingBar.duration) * 2)
}

/** Runs work later; returns how to call it off. */
type Later = (work: () => void, ms: number) => () => void

type BarParts = { later: Later; now: () => number; show: (state: BarState) => void }

/** The bar's behaviour without its looks. A load over before the throttle never shows it. */
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

  /** Leaves nothing running. */
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

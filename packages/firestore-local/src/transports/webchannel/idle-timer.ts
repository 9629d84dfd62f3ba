const idleMillis = 500

/** Knows whether every message received has been answered and nothing has come for a while. */
export class IdleTimer {
  private readonly onIdle: () => void
  private pending = 0
  private timer: NodeJS.Timeout | null = null
  /** True from `onIdle` until the next message. */
  isIdle = false

  constructor(onIdle: () => void) {
    this.onIdle = onIdle
  }

  received(count: number): void {
    this.pending += count
    this.isIdle = false
    this.stop()
  }

  answered(): void {
    this.pending = Math.max(0, this.pending - 1)
    if (this.pending > 0) return
    this.stop()
    this.timer = setTimeout(() => {
      this.isIdle = true
      this.onIdle()
    }, idleMillis).unref()
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }
}

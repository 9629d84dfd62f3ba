/**
 * A browser opens at most six connections to one address, and every tab holds two hanging GETs: unless an idle Write
 * channel is given back, the third tab of a profile cannot write.
 */
const idleMillis = 500

/** Calls `onIdle` once every message received has been answered and nothing has come for a while. */
export class IdleTimer {
  private readonly onIdle: () => void
  private pending = 0
  private timer: NodeJS.Timeout | null = null

  constructor(onIdle: () => void) {
    this.onIdle = onIdle
  }

  received(count: number): void {
    this.pending += count
    this.stop()
  }

  answered(): void {
    this.pending = Math.max(0, this.pending - 1)
    if (this.pending === 0) this.restart()
  }

  restart(): void {
    this.stop()
    this.timer = setTimeout(this.onIdle, idleMillis).unref()
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }
}

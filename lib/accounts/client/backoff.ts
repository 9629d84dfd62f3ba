/** Schedules retries, each after twice the wait up to a limit, until `reset` or `stop`. */
export class Backoff {
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #firstMs: number
  readonly #lastMs: number

  constructor(firstMs: number, lastMs: number) {
    this.#firstMs = firstMs
    this.#lastMs = lastMs
  }

  /** Runs `work` after the next wait; work already waiting is replaced. */
  schedule(work: () => void): void {
    clearTimeout(this.#timer)
    const waitMs = Math.min(this.#firstMs * 2 ** this.#attempt, this.#lastMs)
    this.#attempt += 1
    this.#timer = setTimeout(work, waitMs)
  }

  /** Call after a success: the next wait is the first one again. */
  reset(): void {
    this.#attempt = 0
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#attempt = 0
  }
}

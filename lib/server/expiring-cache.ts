type Entry<Value> = { value: Value; until: number }

/**
 * A small map whose entries expire after `lifeMs`. Beyond `capacity` the oldest is dropped, so that neither a flood of
 * distinct keys nor a day of visitors makes it grow. When promises are stored, simultaneous callers share one piece of
 * work, and one that fails is not kept.
 */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #lifeMs: number
  readonly #capacity: number

  constructor(lifeMs: number, capacity: number) {
    this.#lifeMs = lifeMs
    this.#capacity = capacity
  }

  /** Returns the value stored for `key`, or what `make` returns, stored from `nowMs` on. */
  getOrMake(key: string, nowMs: number, make: () => Value): Value {
    const kept = this.#entries.get(key)
    if (kept && kept.until > nowMs) return kept.value
    this.#entries.delete(key)
    this.#dropExpired(nowMs)
    const value = make()
    this.#entries.set(key, { value, until: nowMs + this.#lifeMs })
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#capacity && oldest !== undefined) this.#entries.delete(oldest)
    if (value instanceof Promise) value.catch(() => this.#forget(key, value))
    return value
  }

  #forget(key: string, value: Value): void {
    if (this.#entries.get(key)?.value === value) this.#entries.delete(key)
  }

  /** All entries live equally long, so the expired ones are at the front. */
  #dropExpired(nowMs: number): void {
    for (const [key, { until }] of this.#entries) {
      if (until > nowMs) return
      this.#entries.delete(key)
    }
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  get size(): number {
    return this.#entries.size
  }
}

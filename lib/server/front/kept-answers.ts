import type { OutgoingHttpHeaders } from 'node:http'

/** A page as it went over the wire: its headers by lower-case name, its body as it was encoded. */
export type KeptAnswer = { headers: OutgoingHttpHeaders; body: Buffer }

type Limits = { lifeMs: number; bytes: number }

/** Answers by key, each for `lifeMs`; those asked for longest ago go once the bodies weigh more than `bytes`. */
export class KeptAnswers {
  readonly #entries = new Map<string, KeptAnswer & { until: number }>()
  readonly #limits: Limits
  #bytes = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get(key: string, nowMs: number): KeptAnswer | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (entry.until <= nowMs) {
      this.#bytes -= entry.body.length
      return undefined
    }
    this.#entries.set(key, entry)
    return entry
  }

  keep(key: string, answer: KeptAnswer, nowMs: number): void {
    this.#forget(key)
    this.#entries.set(key, { ...answer, until: nowMs + this.#limits.lifeMs })
    this.#bytes += answer.body.length
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limits.bytes) return
      this.#forget(oldest)
    }
  }

  /** Weight of all bodies, in bytes. */
  get bytes(): number {
    return this.#bytes
  }

  #forget(key: string): void {
    this.#bytes -= this.#entries.get(key)?.body.length ?? 0
    this.#entries.delete(key)
  }
}

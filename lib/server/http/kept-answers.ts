import type { OutgoingHttpHeaders } from 'node:http'

/** A page as it went over the wire: its status, its headers by lower-case name, its body as it was encoded. */
export type KeptAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** Answers by key, each for its time; those asked for longest ago go once all bodies weigh more than there is room. */
export class KeptAnswers {
  readonly #entries = new Map<string, KeptAnswer & { until: number }>()
  readonly #room: number
  #bytes = 0

  /** @param room in bytes */
  constructor(room: number) {
    this.#room = room
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

  keep(key: string, answer: KeptAnswer, untilMs: number): void {
    this.#forget(key)
    this.#entries.set(key, { ...answer, until: untilMs })
    this.#bytes += answer.body.length
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#room) return
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

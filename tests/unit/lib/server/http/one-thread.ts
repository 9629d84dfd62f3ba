import { vi } from 'vitest'
import { FairQueue, type Release } from '@/lib/server/http/fair-queue.ts'

/** Asks every `everyMs`, unless `atOnce` of its requests are still open. */
export type Visitor = { networks: string[]; everyMs: number; workMs: number; waitMs: number; atOnce: number }

type Job = { name: string; arrivedMs: number; workMs: number; waitMs: number; end: Release }

/** A server whose one thread works one millisecond at a time for each begun request in turn. Needs fake timers. */
export class OneThread {
  readonly #visitors: { visitor: Visitor; nextMs: number; open: number }[]
  readonly #turns: FairQueue | null
  readonly #times: { name: string; ms: number }[] = []
  readonly refused: string[] = []
  #jobs: Job[] = []
  #nowMs = 0
  #idleMs = 0

  constructor(visitors: readonly Visitor[], fair: boolean) {
    // A prime spreads the first requests over the visitors' intervals.
    this.#visitors = visitors.map((visitor, at) => ({ visitor, nextMs: (at * 7_919) % visitor.everyMs, open: 0 }))
    this.#turns = fair ? new FairQueue({ nowMs: () => this.#nowMs, idleMs: () => this.#idleMs }) : null
  }

  async run(ms: number): Promise<void> {
    for (const end = this.#nowMs + ms; this.#nowMs < end; ) {
      this.#arrive()
      this.#work()
      this.#nowMs += 1
      await vi.advanceTimersByTimeAsync(1)
    }
  }

  #arrive(): void {
    for (const one of this.#visitors) {
      const { visitor } = one
      if (one.nextMs > this.#nowMs || one.open >= visitor.atOnce) continue
      one.nextMs = Math.max(one.nextMs + visitor.everyMs, this.#nowMs)
      one.open += 1
      const [name = ''] = visitor.networks
      const arrivedMs = this.#nowMs
      const begin = (turn: Release | null) => {
        const end = () => {
          one.open -= 1
          turn?.()
        }
        if (turn) return void this.#jobs.push({ name, arrivedMs, workMs: visitor.workMs, waitMs: visitor.waitMs, end })
        this.refused.push(name)
        end()
      }
      if (this.#turns) void this.#turns.take(visitor.networks).then(begin)
      else begin(() => {})
    }
  }

  /** Jobs first wait for the database; then the thread works for the first that is ready, which goes to the end. */
  #work(): void {
    for (const job of this.#jobs) job.waitMs -= 1
    const at = this.#jobs.findIndex(({ waitMs }) => waitMs < 0)
    if (at === -1) {
      this.#idleMs += 1
      return
    }
    const [job] = this.#jobs.splice(at, 1)
    if (!job) return
    job.workMs -= 1
    if (job.workMs > 0) return void this.#jobs.push(job)
    this.#times.push({ name: job.name, ms: this.#nowMs - job.arrivedMs })
    job.end()
  }

  quantile(of: (name: string) => boolean, share: number): number {
    const times = this.#times.filter(({ name }) => of(name)).map(({ ms }) => ms)
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
  }

  get usedShare(): number {
    return 1 - this.#idleMs / this.#nowMs
  }
}

/** How many requests the framework handles at once. One thread does all the work, so more would slow each down. */
const places = 4
/** How often to check whether the running requests leave the thread idle because they wait for other services. */
const idleCheckMs = 2
/** How many requests of one network may wait; a browser never sends more at once for any page of ours. */
const maxOfOne = 60
/** Places shared equally by the waiting networks where that gives each fewer, down to `minOfOne` for each. */
const room = 2_000
const minOfOne = 4
const maxOfAll = 5_000
/** After this time a network's past usage counts half. */
const halfLifeMs = 5_000
/** What a request counts on arrival, answered or not, so that the network that asks the most comes last. */
const minCountedMs = 10
/** What a request counts at most, because it may wait for another service while the thread works for others. */
const maxCountedMs = 250
/** A network that recently used more than this, which no page with all its parts takes, only gets spare time. */
const muchMs = 200
/** Milliseconds worked for such networks per idle one, which is kept for new visitors and next requests. */
const workPerIdle = 2
const maxCreditMs = 20
/** A provider's /48, which contains 65,536 households, counts as this many addresses. */
const perProvider = 8

/** Ends a turn; called when the response has been sent. */
export type Release = () => void

/** The time, and how long the thread has been idle, both in milliseconds. */
type Clock = { nowMs: () => number; idleMs: () => number }

/** Networks are listed narrowest first; a request that can't be attributed has none. */
type Waiter = { networks: readonly string[]; begin: (turn: Release | null) => void }

/**
 * Decides which request is next when there are more than can be answered: one of the network with the lowest recent
 * usage, multiplied by the number of its waiting requests. Networks that flood the site therefore share what the others
 * leave, however many they are. An office whose people share an address comes before each of them, even though it gets
 * more, because few of its requests wait at any time.
 *
 * Only one request is started in each turn of the event loop. Starting a crowd of them in one turn would keep everyone
 * else waiting, above all new visitors, because Node accepts one of those per turn.
 */
export class FairQueue {
  readonly #clock: Clock
  /** In milliseconds of the thread: what a network's recent answers took, or `minCountedMs` for each request. */
  readonly #usageMs = new Map<string, number>()
  #halvedAt: number
  /** Keyed by the narrowest network. */
  readonly #waiting = new Map<string, Waiter[]>()
  #queued = 0
  #running = 0
  #runningMuch = 0
  /** Milliseconds that may be worked for networks with high usage, and the time up to which they have been counted. */
  #creditMs = maxCreditMs
  #countedUntil: { nowMs: number; idleMs: number }
  #hasBegun = false
  #idleCheck: NodeJS.Timeout | null = null

  constructor(clock: Clock) {
    this.#clock = clock
    this.#halvedAt = clock.nowMs()
    this.#countedUntil = { nowMs: clock.nowMs(), idleMs: clock.idleMs() }
  }

  /** Waits for a turn of the network a request comes from; null if too many are waiting. */
  take(networks: readonly string[]): Promise<Release | null> {
    this.#count(networks, minCountedMs)
    const [name = ''] = networks
    const queue = this.#waiting.get(name) ?? []
    const max = Math.min(maxOfOne, Math.max(minOfOne, room / this.#waiting.size))
    if ((name !== '' && queue.length >= max) || this.#queued >= maxOfAll) return Promise.resolve(null)
    return new Promise((begin) => {
      queue.push({ networks, begin })
      this.#waiting.set(name, queue)
      this.#queued += 1
      if (this.#running < places) this.#beginNext()
      this.#watch()
    })
  }

  #beginNext(): void {
    if (this.#hasBegun) return
    const waiter = this.#next()
    if (!waiter) return
    this.#hasBegun = true
    setImmediate(() => {
      this.#hasBegun = false
      if (this.#running < places) this.#beginNext()
    })
    waiter.begin(this.#start(waiter.networks))
  }

  #start(networks: readonly string[]): Release {
    const before = this.#workedMs()
    const much = this.#getUsageMs(networks) > muchMs ? 1 : 0
    this.#running += 1
    this.#runningMuch += much
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#updateCredit()
      this.#running -= 1
      this.#runningMuch -= much
      const tookMs = Math.min(maxCountedMs, this.#workedMs() - before)
      this.#count(networks, Math.max(0, tookMs - minCountedMs))
      if (this.#running < places) this.#beginNext()
    }
  }

  #updateCredit(): void {
    const last = this.#countedUntil
    this.#countedUntil = { nowMs: this.#clock.nowMs(), idleMs: this.#clock.idleMs() }
    const idleMs = this.#countedUntil.idleMs - last.idleMs
    const workedMs = this.#runningMuch > 0 ? this.#countedUntil.nowMs - last.nowMs - idleMs : 0
    const creditMs = this.#creditMs + idleMs * workPerIdle - workedMs
    this.#creditMs = Math.max(-maxCreditMs, Math.min(maxCreditMs, creditMs))
  }

  /** Starts one more request at each check while the others only wait: a hung service must not stop everything. */
  #watch(): void {
    if (this.#idleCheck !== null || this.#queued === 0) return
    const [atMs, idleMs] = [this.#clock.nowMs(), this.#clock.idleMs()]
    this.#idleCheck = setTimeout(() => {
      this.#idleCheck = null
      const isIdle = this.#clock.idleMs() - idleMs > (this.#clock.nowMs() - atMs) / 2
      if (isIdle || this.#running < places) this.#beginNext()
      this.#watch()
    }, idleCheckMs)
  }

  /** Removes and returns the request whose turn it is. */
  #next(): Waiter | undefined {
    this.#halveUsage()
    this.#updateCredit()
    let next: { name: string; queue: Waiter[]; usedMs: number; weight: number } | undefined
    for (const [name, queue] of this.#waiting) {
      const usedMs = this.#getUsageMs(queue[0]?.networks ?? [])
      const weight = usedMs * queue.length
      if (!next || weight < next.weight) next = { name, queue, usedMs, weight }
    }
    if (!next || (next.usedMs > muchMs && this.#creditMs <= 0)) return undefined
    const waiter = next.queue.shift()
    if (next.queue.length === 0) this.#waiting.delete(next.name)
    this.#queued -= 1
    return waiter
  }

  #getUsageMs(networks: readonly string[]): number {
    let highest = 0
    for (const name of networks) {
      highest = Math.max(highest, (this.#usageMs.get(name) ?? 0) / (name.endsWith('/48') ? perProvider : 1))
    }
    return highest
  }

  #count(networks: readonly string[], ms: number): void {
    for (const network of networks) this.#usageMs.set(network, (this.#usageMs.get(network) ?? 0) + ms)
  }

  #workedMs(): number {
    return this.#clock.nowMs() - this.#clock.idleMs()
  }

  #halveUsage(): void {
    const halvings = Math.floor((this.#clock.nowMs() - this.#halvedAt) / halfLifeMs)
    if (halvings === 0) return
    this.#halvedAt += halvings * halfLifeMs
    for (const [network, usedMs] of this.#usageMs) {
      if (usedMs < 1) this.#usageMs.delete(network)
      else this.#usageMs.set(network, usedMs / 2 ** halvings)
    }
  }
}

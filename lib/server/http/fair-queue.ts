/** Requests the framework works for at once. One thread does all of it, so with more of them each would only take longer. */
const places = 4
/** How often it is seen whether those that have a place leave the thread idle, because they wait for other services. */
const lookMs = 2
/** Requests of one network that may wait; a browser sends no more at once for any page of ours. */
const mostOfOne = 60
/** They share this room where that is less, down to a few for each. */
const room = 2_000
const fewOfOne = 4
const mostOfAll = 5_000
/** After this time what a network asked for counts half. */
const halfLifeMs = 5_000
/** What a request counts as soon as it comes, answered or not: whoever asks the most comes last. */
const leastCountedMs = 10
/** What it counts at most, since it may wait for another service while the thread works for others. */
const mostCountedMs = 250
/** Who asked for more than this of late, more than a page takes with all its parts, is served in time left over. */
const muchMs = 200
/** Of that time so many milliseconds are worked for each that stays idle, for new visitors and everybody's next question. */
const workPerIdle = 2
const mostCreditMs = 20
/** A provider's /48, in which there are 65,536 households, counts as this many addresses. */
const perProvider = 8

/** A turn: called when the answer is out. */
export type Release = () => void

/** The time, and how much of it the thread had nothing to do, both in milliseconds. */
type Clock = { nowMs: () => number; idleMs: () => number }

/** Networks are named narrowest first; a request of nobody's has none. */
type Waiter = { networks: readonly string[]; begin: (turn: Release | null) => void }

/**
 * Who is next where more is asked for than can be answered: the network that asked for the least of late, times how many
 * of its requests wait. So those that flood the site share what the others leave, however many they are; and an office
 * whose people share an address comes before each of them, though it is given more, for few of its requests ever wait.
 *
 * One is begun in each turn of the event loop. A crowd of them in one would keep everybody else waiting, above all new
 * visitors, of whom Node lets in one a turn.
 */
export class FairQueue {
  readonly #clock: Clock
  /** Milliseconds of the thread, by network: what its answers of late took, and `leastCountedMs` for each other request. */
  readonly #asked = new Map<string, number>()
  #halvedAt: number
  /** By the narrowest network. */
  readonly #waiting = new Map<string, Waiter[]>()
  #queued = 0
  #running = 0
  #runningMuch = 0
  /** Milliseconds that may be worked for those who asked for much; and until when they were counted. */
  #creditMs = mostCreditMs
  #countedUntil: { nowMs: number; idleMs: number }
  #hasBegun = false
  #look: NodeJS.Timeout | null = null

  constructor(clock: Clock) {
    this.#clock = clock
    this.#halvedAt = clock.nowMs()
    this.#countedUntil = { nowMs: clock.nowMs(), idleMs: clock.idleMs() }
  }

  /** Waits for a turn of the network a request comes from; null where too many wait. */
  take(networks: readonly string[]): Promise<Release | null> {
    this.#count(networks, leastCountedMs)
    const [name = ''] = networks
    const queue = this.#waiting.get(name) ?? []
    const most = Math.min(mostOfOne, Math.max(fewOfOne, room / this.#waiting.size))
    if ((name !== '' && queue.length >= most) || this.#queued >= mostOfAll) return Promise.resolve(null)
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
    const much = this.#askedBy(networks) > muchMs ? 1 : 0
    this.#running += 1
    this.#runningMuch += much
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#updateCredit()
      this.#running -= 1
      this.#runningMuch -= much
      const tookMs = Math.min(mostCountedMs, this.#workedMs() - before)
      this.#count(networks, Math.max(0, tookMs - leastCountedMs))
      if (this.#running < places) this.#beginNext()
    }
  }

  #updateCredit(): void {
    const last = this.#countedUntil
    this.#countedUntil = { nowMs: this.#clock.nowMs(), idleMs: this.#clock.idleMs() }
    const idleMs = this.#countedUntil.idleMs - last.idleMs
    const workedMs = this.#runningMuch > 0 ? this.#countedUntil.nowMs - last.nowMs - idleMs : 0
    const creditMs = this.#creditMs + idleMs * workPerIdle - workedMs
    this.#creditMs = Math.max(-mostCreditMs, Math.min(mostCreditMs, creditMs))
  }

  /** Where those that run only wait, one more is begun at each look, or one hung service would stop everything. */
  #watch(): void {
    if (this.#look !== null || this.#queued === 0) return
    const [atMs, idleMs] = [this.#clock.nowMs(), this.#clock.idleMs()]
    this.#look = setTimeout(() => {
      this.#look = null
      const isIdle = this.#clock.idleMs() - idleMs > (this.#clock.nowMs() - atMs) / 2
      if (isIdle || this.#running < places) this.#beginNext()
      this.#watch()
    }, lookMs)
  }

  /** Takes out whose turn it is. */
  #next(): Waiter | undefined {
    this.#forget()
    this.#updateCredit()
    let next: { name: string; queue: Waiter[]; asked: number; weight: number } | undefined
    for (const [name, queue] of this.#waiting) {
      const asked = this.#askedBy(queue[0]?.networks ?? [])
      const weight = asked * queue.length
      if (!next || weight < next.weight) next = { name, queue, asked, weight }
    }
    if (!next || (next.asked > muchMs && this.#creditMs <= 0)) return undefined
    const waiter = next.queue.shift()
    if (next.queue.length === 0) this.#waiting.delete(next.name)
    this.#queued -= 1
    return waiter
  }

  #askedBy(networks: readonly string[]): number {
    let most = 0
    for (const name of networks) {
      most = Math.max(most, (this.#asked.get(name) ?? 0) / (name.endsWith('/48') ? perProvider : 1))
    }
    return most
  }

  #count(networks: readonly string[], ms: number): void {
    for (const network of networks) this.#asked.set(network, (this.#asked.get(network) ?? 0) + ms)
  }

  #workedMs(): number {
    return this.#clock.nowMs() - this.#clock.idleMs()
  }

  #forget(): void {
    const halvings = Math.floor((this.#clock.nowMs() - this.#halvedAt) / halfLifeMs)
    if (halvings === 0) return
    this.#halvedAt += halvings * halfLifeMs
    for (const [network, asked] of this.#asked) {
      if (asked < 1) this.#asked.delete(network)
      else this.#asked.set(network, asked / 2 ** halvings)
    }
  }
}

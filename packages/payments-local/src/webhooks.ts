import { createHmac } from 'node:crypto'
import { newId, type Store } from './store.ts'

/** Faults that deliveries can be given on demand. */
export type Faults = {
  /** Nothing is delivered until this is false again. */
  hold: boolean
  /** Held deliveries are sent newest first. */
  reversed: boolean
  /** Copies sent in addition to each event. */
  duplicates: number
  /** The number of attempts that get lost; they are retried later. */
  drop: number
  delayMs: number
}

export const noFaults: Faults = { hold: false, reversed: false, duplicates: 0, drop: 0, delayMs: 0 }

const attempts = 12
const firstRetryMs = 500
const answerMs = 60_000
const apiVersion = '2026-10-28.endive'

type Delivery = { url: string; secret: string; body: string }

/**
 * Sends events to the registered endpoints, signed as the provider signs them. Retries a delivery that is not accepted,
 * up to 12 attempts in all.
 */
export class Webhooks {
  faults: Faults = noFaults
  readonly #store: Store
  readonly #held: Delivery[] = []
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  /**
   * Deliveries in progress. Normally each waits for the one before. Duplicates go out in parallel, but never more at
   * once than there are lines, because a development machine starts a process for each.
   */
  readonly #lines = Array.from({ length: 3 }, () => Promise.resolve())
  #next = 0

  constructor(store: Store) {
    this.#store = store
  }

  /** Sends an event of `type` with the current state of `object` to every endpoint subscribed to it. */
  emit(type: string, object: object): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.#store.now(),
      type,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object: structuredClone(object) },
    }
    const body = JSON.stringify(event)
    for (const { url, secret, enabled_events } of this.#store.all('webhook_endpoint')) {
      if (enabled_events.includes('*') || enabled_events.includes(type)) this.#send({ url, secret, body })
    }
  }

  /** Changes the faults. Ending a hold sends the held deliveries. */
  setFaults(change: Partial<Faults>): void {
    this.faults = { ...this.faults, ...change }
    if (this.faults.hold) return
    const held = this.#held.splice(0)
    for (const delivery of this.faults.reversed ? held.reverse() : held) this.#send(delivery)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #send(delivery: Delivery): void {
    if (this.faults.hold) this.#held.push(delivery)
    else for (let copy = 0; copy <= this.faults.duplicates; copy += 1) this.#later(delivery, 1, this.faults.delayMs)
  }

  #later(delivery: Delivery, attempt: number, delayMs: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#next = this.faults.duplicates > 0 ? (this.#next + 1) % this.#lines.length : 0
      const before = this.#lines[this.#next] ?? Promise.resolve()
      this.#lines[this.#next] = before.then(() => this.#attempt(delivery, attempt))
    }, delayMs)
    this.#timers.add(timer)
  }

  async #attempt(delivery: Delivery, attempt: number): Promise<void> {
    const lost = this.faults.drop > 0
    if (lost) this.faults = { ...this.faults, drop: this.faults.drop - 1 }
    if (!lost && (await this.#isAccepted(delivery))) return
    if (attempt < attempts) this.#later(delivery, attempt + 1, firstRetryMs * 2 ** (attempt - 1))
  }

  async #isAccepted({ url, secret, body }: Delivery): Promise<boolean> {
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(body, secret, this.#store.now()),
    }
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(answerMs) }).catch(
      (error: unknown) => {
        console.error(`webhook to ${url}: ${error}`)
        return null
      },
    )
    if (answer && !answer.ok) console.error(`webhook to ${url}: ${answer.status} ${await answer.text()}`)
    return answer?.ok ?? false
  }
}

/** Returns the provider's signature header for a body, made at `seconds`. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

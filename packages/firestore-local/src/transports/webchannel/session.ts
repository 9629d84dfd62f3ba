import type { ServerResponse } from 'node:http'
import { encodeArrays } from './form.ts'

export const keepAliveMillis = 30_000
/** A closed tab says nothing: a session whose back channel stays away this long is over. */
const abandonedMillis = 60_000
/** A streaming answer piles up in the browser's memory; past this the client is made to open a new one. */
const recycleAfterCharacters = 4 << 20

type Item = { id: number; payload: string }
type BackChannel = { response: ServerResponse; isLongPoll: boolean; written: number }

/**
 * The transport half of one WebChannel: numbers outgoing messages, keeps them until the client confirms them, and
 * writes them to whichever back channel is open. Knows nothing of Firestore.
 */
export class WebChannelSession {
  readonly id: string
  readonly #onEnd: () => void
  #items: Item[] = []
  #lastId = 0
  #lastSentId = 0
  #nextMapIndex = 0
  #backChannel: BackChannel | null = null
  #isFlushDue = false
  #expiry: NodeJS.Timeout | null = null
  #keepAlive: NodeJS.Timeout | null = null
  #isClosing = false
  #isOver = false

  /** @param onEnd called once, when the session is over for whatever reason */
  constructor(id: string, onEnd: () => void) {
    this.id = id
    this.#onEnd = onEnd
    this.#startExpiry()
  }

  /** Queues one message for the client. */
  push(payload: unknown): void {
    if (this.#isOver || this.#isClosing) return
    this.#items.push({ id: ++this.#lastId, payload: JSON.stringify(payload) })
    if (this.#isFlushDue) return
    this.#isFlushDue = true
    // What one commit says to one client leaves as one frame.
    queueMicrotask(() => {
      this.#isFlushDue = false
      this.#flush()
    })
  }

  /** The maps not seen before: a repeated post must not run its messages twice. */
  acceptMaps<Message>(offset: number, messages: Message[]): Message[] {
    const fresh = messages.slice(Math.max(0, this.#nextMapIndex - offset))
    this.#nextMapIndex = Math.max(this.#nextMapIndex, offset + messages.length)
    return fresh
  }

  /** Forgets what the client has, by the last array id it confirms. */
  confirm(arrayId: number): void {
    const kept = this.#items.findIndex((item) => item.id > arrayId)
    this.#items = kept === -1 ? [] : this.#items.slice(kept)
  }

  /** The state a forward post is answered with: back channel open, last id sent, bytes the client has not confirmed. */
  status(): [0 | 1, number, number] {
    const outstanding = this.#items.reduce((sum, item) => sum + item.payload.length, 0)
    return [this.#backChannel ? 1 : 0, this.#lastSentId, outstanding]
  }

  /** Whether a client is listening. */
  isOpen(): boolean {
    return this.#backChannel !== null
  }

  /** Whether a client that is listening has been sent everything. */
  isDelivered(): boolean {
    return this.#backChannel !== null && this.#lastSentId === this.#lastId
  }

  /** Takes a hanging GET; it replaces an older one and gets again everything the client has not confirmed. */
  attach(
    response: ServerResponse,
    options: { confirmedId: number; isLongPoll: boolean; timeout: number | null },
  ): void {
    this.#backChannel?.response.end()
    this.confirm(options.confirmedId)
    this.#lastSentId = options.confirmedId
    this.#stopExpiry()
    const channel: BackChannel = { response, isLongPoll: options.isLongPoll, written: 0 }
    this.#backChannel = channel
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache, no-store' })
    response.on('close', () => this.#detach(channel))
    // An early byte tells a streaming client that nothing on the way buffers; without it it falls back to polling.
    if (this.#items.length === 0 && !options.isLongPoll) this.push(['noop'])
    this.#startKeepAlive(options.timeout ?? keepAliveMillis)
    this.#flush()
  }

  /**
   * Ends the session from this side; the client's stream closes and opens anew when it has something to say. A client
   * between two polls hears of it when it asks again.
   */
  close(word: 'stop' | 'close'): void {
    this.push([word])
    this.#isClosing = true
    this.#flush()
  }

  /** Forgets the session without telling the client. */
  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#stopExpiry()
    if (this.#keepAlive) clearInterval(this.#keepAlive)
    this.#backChannel?.response.end()
    this.#backChannel = null
    this.#onEnd()
  }

  #flush(): void {
    const channel = this.#backChannel
    const unsent = this.#items.filter((item) => item.id > this.#lastSentId)
    if (!channel || unsent.length === 0) return
    const frame = encodeArrays(unsent)
    this.#lastSentId = this.#lastId
    channel.written += frame.length
    channel.response.write(frame)
    if (this.#isClosing) {
      this.end()
      return
    }
    this.#keepAlive?.refresh()
    if (!channel.isLongPoll && channel.written < recycleAfterCharacters) return
    this.#backChannel = null
    channel.response.end()
    this.#startExpiry()
  }

  #detach(channel: BackChannel): void {
    if (this.#backChannel !== channel) return
    this.#backChannel = null
    this.#startExpiry()
  }

  #startKeepAlive(millis: number): void {
    if (this.#keepAlive) clearInterval(this.#keepAlive)
    this.#keepAlive = setInterval(() => this.#backChannel && this.push(['noop']), millis).unref()
  }

  #startExpiry(): void {
    this.#stopExpiry()
    if (!this.#isOver) this.#expiry = setTimeout(() => this.end(), abandonedMillis).unref()
  }

  #stopExpiry(): void {
    if (this.#expiry) clearTimeout(this.#expiry)
    this.#expiry = null
  }
}

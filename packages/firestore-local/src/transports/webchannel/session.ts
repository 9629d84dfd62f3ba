import type { ServerResponse } from 'node:http'
import { encodeArrays } from './form.ts'

export const keepAliveMillis = 30_000
/** A closed tab does not say goodbye: a session without a back channel for this long is over. */
const abandonedMillis = 60_000
/** A streaming response accumulates in the browser's memory; beyond this size the client is made to open a new one. */
const recycleAfterCharacters = 4 << 20

type Item = { id: number; payload: string }
type BackChannel = { response: ServerResponse; isLongPoll: boolean; written: number }

/**
 * The transport side of one WebChannel: numbers outgoing messages, keeps them until the client confirms them, and
 * writes them to the back channel when one is open. Knows nothing about Firestore.
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

  /** @param onEnd called once, when the session is over for any reason */
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
    // All messages of one commit to one client are sent as one frame.
    queueMicrotask(() => {
      this.#isFlushDue = false
      this.#flush()
    })
  }

  /** Returns the maps not seen before, because a repeated post must not run its messages twice. */
  acceptMaps<Message>(offset: number, messages: Message[]): Message[] {
    const fresh = messages.slice(Math.max(0, this.#nextMapIndex - offset))
    this.#nextMapIndex = Math.max(this.#nextMapIndex, offset + messages.length)
    return fresh
  }

  /** Discards the messages the client has, up to the last array id it confirms. */
  confirm(arrayId: number): void {
    const kept = this.#items.findIndex((item) => item.id > arrayId)
    this.#items = kept === -1 ? [] : this.#items.slice(kept)
  }

  /**
   * Returns the state sent in response to a forward post: whether a back channel is open, the last id sent, and the
   * size of the messages not yet confirmed.
   */
  status(): [0 | 1, number, number] {
    const outstanding = this.#items.reduce((sum, item) => sum + item.payload.length, 0)
    return [this.#backChannel ? 1 : 0, this.#lastSentId, outstanding]
  }

  /** Whether a client is listening. */
  isOpen(): boolean {
    return this.#backChannel !== null
  }

  /** Whether a client is listening and has been sent everything. */
  isDelivered(): boolean {
    return this.#backChannel !== null && this.#lastSentId === this.#lastId
  }

  /** Attaches a hanging GET. It replaces an older one and is sent again everything the client has not confirmed. */
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
    // An early byte shows a streaming client that nothing on the way buffers; without one it falls back to polling.
    if (this.#items.length === 0 && !options.isLongPoll) this.push(['noop'])
    this.#startKeepAlive(options.timeout ?? keepAliveMillis)
    this.#flush()
  }

  /**
   * Ends the session from the server's side; the client's stream closes, and reopens when it has something to send. A
   * client between two polls is told when it polls again.
   */
  close(word: 'stop' | 'close'): void {
    this.push([word])
    this.#isClosing = true
    this.#flush()
  }

  /** Ends the session without telling the client. */
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

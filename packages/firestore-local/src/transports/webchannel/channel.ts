import { randomBytes } from 'node:crypto'
import type { Engine } from '../../engine.ts'
import { toStatusError } from '../../status.ts'
import { parseAuthorization } from '../authorization.ts'
import { errorBody, parseJson } from '../http.ts'
import { parseMessage } from '../proto/json-codec.ts'
import type { OpenStream, StreamMethod } from '../streams.ts'
import type { ForwardMaps } from './form.ts'
import { WebChannelSession } from './session.ts'

const idleMillis = 500

/** Detects when every message received has been answered and no more have arrived for `idleMillis`. */
class IdleTimer {
  readonly #onIdle: () => void
  #pending = 0
  #timer: NodeJS.Timeout | null = null
  /** True from `onIdle` until the next message arrives. */
  isIdle = false

  constructor(onIdle: () => void) {
    this.#onIdle = onIdle
  }

  received(count: number): void {
    this.#pending += count
    this.isIdle = false
    this.stop()
  }

  answered(): void {
    this.#pending = Math.max(0, this.#pending - 1)
    if (this.#pending > 0) return
    this.stop()
    this.#timer = setTimeout(() => {
      this.isIdle = true
      this.#onIdle()
    }, idleMillis).unref()
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }
}

/** A Firestore stream on a WebChannel session. Its caller is fixed by the handshake. */
export class Channel {
  readonly session: WebChannelSession
  readonly #method: StreamMethod
  readonly #stream: OpenStream
  readonly #idle: IdleTimer | null

  /**
   * @param on.idle called when a Write channel has been idle for a while
   * @param on.end called once, when the session is over
   */
  constructor(
    engine: Engine,
    method: StreamMethod,
    authorization: string | undefined,
    on: { idle(): void; end(channel: Channel): void },
  ) {
    this.#method = method
    this.#idle = method.request === 'WriteRequest' ? new IdleTimer(on.idle) : null
    this.session = new WebChannelSession(randomBytes(16).toString('base64url'), () => {
      this.#idle?.stop()
      this.#stream.close()
      on.end(this)
    })
    this.#stream = this.#openStream(engine, authorization)
  }

  deliver({ offset, messages }: ForwardMaps): void {
    const fresh = this.session.acceptMaps(offset, messages)
    this.#idle?.received(fresh.length)
    for (const message of fresh) {
      try {
        this.#stream.handle(parseMessage(this.#method.request, parseJson(message)))
      } catch (error) {
        this.#fail(error)
        this.#stream.close()
        return
      }
    }
  }

  /**
   * Closes an idle Write channel to free its connection; the client opens another with its next write. Waits until the
   * client has all its responses, as otherwise it would send the same writes again.
   */
  closeIfIdle(): void {
    if (this.#idle?.isIdle && this.session.isDelivered()) this.session.close('close')
  }

  #openStream(engine: Engine, authorization: string | undefined): OpenStream {
    const send = (message: object) => {
      this.session.push([message])
      this.#idle?.answered()
    }
    try {
      const caller = parseAuthorization(authorization)
      return this.#method.open(engine, caller, { send, fail: (error) => this.#fail(error) })
    } catch (error) {
      // The handshake itself must succeed: the client can read why it was refused only inside the channel.
      this.#fail(error)
      return { handle: () => undefined, close: () => undefined }
    }
  }

  #fail(error: unknown): void {
    this.session.push([errorBody(toStatusError(error))])
  }
}

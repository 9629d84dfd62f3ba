import type { ServerHttp2Stream } from 'node:http2'
import { toStatusError } from '../../status.ts'
import type { MessageName } from '../proto/schema.ts'
import { encodeFrame } from '../proto/wire-codec.ts'

/**
 * Omits the date header that Node would add: on small calls it costs both sides a few per cent, and no client reads it.
 */
const responseOptions = { waitForTrailers: true, sendDate: false }
const responseHeaders = { ':status': 200, 'content-type': 'application/grpc+proto' }

/** The response side of one gRPC call. It always ends with trailers, also after an error. */
export class GrpcCall {
  readonly #stream: ServerHttp2Stream
  readonly #response: MessageName
  #isOver = false

  constructor(stream: ServerHttp2Stream, response: MessageName) {
    this.#stream = stream
    this.#response = response
  }

  send(message: object): void {
    if (this.#isClosed()) return
    // Encode first: a message that cannot be encoded must still be able to fail the call.
    const frame = encodeFrame(this.#response, message)
    this.respond()
    this.#stream.write(frame)
  }

  /** Sends the whole response at once, in as few packets as possible. */
  finishWith(messages: readonly object[]): void {
    if (this.#isClosed()) return
    const frames = messages.map((message) => encodeFrame(this.#response, message))
    this.respond()
    this.#isOver = true
    this.#stream.end(frames.length === 1 ? frames[0] : Buffer.concat(frames))
  }

  fail(error: unknown): void {
    if (this.#isClosed()) return
    const status = toStatusError(error)
    const trailers = {
      'grpc-status': String(status.grpcCode),
      'grpc-message': encodeURI(Buffer.from(status.message).toString()),
    }
    this.#isOver = true
    this.#trailers = trailers
    // Never send trailers only: the admin SDK treats a stream that fails without headers as unanswered, and retries
    // twice with seconds in between.
    this.respond()
    this.#stream.end()
  }

  /** Sends the headers, so that the client of a long-lived stream knows it was accepted. */
  respond(): void {
    if (this.#stream.headersSent) return
    this.#stream.respond(responseHeaders, responseOptions)
    this.#stream.once('wantTrailers', () => this.#stream.sendTrailers(this.#trailers))
  }

  #trailers: Record<string, string> = { 'grpc-status': '0' }

  #isClosed(): boolean {
    return this.#isOver || this.#stream.destroyed || this.#stream.closed
  }
}

import type { ServerHttp2Stream } from 'node:http2'
import { toStatusError } from '../../status.ts'
import type { MessageName } from '../proto/schema.ts'
import { encodeFrame } from '../proto/wire-codec.ts'

/** Without the date that Node would add: on small calls it costs both sides some percent, and nobody reads it. */
const responseOptions = { waitForTrailers: true, sendDate: false }
const responseHeaders = { ':status': 200, 'content-type': 'application/grpc+proto' }

/** The answering half of one gRPC call. Its end is a pair of trailers, an error's too. */
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
    // Encoded first: a message that cannot be encoded must still be able to fail the call.
    const frame = encodeFrame(this.#response, message)
    this.respond()
    this.#stream.write(frame)
  }

  /** The whole answer at once, so that it leaves in as few packets as possible. */
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
    // Never headers alone: the admin SDK takes a stream that fails without them for no answer, and asks twice more
    // with seconds between.
    this.respond()
    this.#stream.end()
  }

  /** Opens the answer, so that the client of a long-lived stream knows it was accepted. */
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

import http2 from 'node:http2'
import type { Socket } from 'node:net'
import type { Caller, Engine } from '../../engine.ts'
import { StatusError } from '../../status.ts'
import { parseAuthorization } from '../authorization.ts'
import { maxRequestBytes, requestTooLarge } from '../http.ts'
import { findMethod, type Method } from '../methods.ts'
import { decodeMessage } from '../proto/wire-codec.ts'
import { findStream, type OpenStream, type StreamMethod } from '../streams.ts'
import { GrpcCall } from './grpc-call.ts'

const headerBytes = 5

/** Splits a gRPC byte stream into messages: a flag byte, four bytes of length, then the message. */
export class FrameReader {
  #pending: Buffer = Buffer.alloc(0)

  /** Returns the messages that this chunk completes. @throws StatusError */
  push(chunk: Buffer): Buffer[] {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk])
    const messages: Buffer[] = []
    while (this.#pending.length >= headerBytes) {
      if (this.#pending[0] !== 0) throw new StatusError('UNIMPLEMENTED', 'Compressed gRPC messages are not supported.')
      const length = this.#pending.readUInt32BE(1)
      if (length > maxRequestBytes) throw requestTooLarge()
      const end = headerBytes + length
      if (this.#pending.length < end) break
      messages.push(this.#pending.subarray(headerBytes, end))
      this.#pending = this.#pending.subarray(end)
    }
    return messages
  }
}

const servicePrefix = '/google.firestore.v1.Firestore/'

export type GrpcServer = {
  /** Takes over a socket that speaks HTTP/2 with prior knowledge. */
  accept(socket: Socket): void
  /** Fails open streams with UNAVAILABLE and takes no more calls; resolves when the running ones are answered. */
  stop(): Promise<void>
}

/** Serves gRPC over Node's own HTTP/2: Firestore's clients use no more than framing, trailers and cancellation. */
export function createGrpcServer(engine: Engine): GrpcServer {
  const server = http2.createServer({
    // The default of 10 MB would refuse streams while a few large responses are in progress.
    maxSessionMemory: 1000,
    settings: { initialWindowSize: 1 << 20 },
  })
  const sessions = new Set<http2.ServerHttp2Session>()
  const openCalls = new Set<GrpcCall>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    // A client may drop its connection at any time; its streams end through their close events.
    session.on('error', () => session.destroy())
  })
  server.on('stream', (stream, headers) => {
    stream.on('error', () => stream.close())
    const name = (headers[':path'] ?? '').replace(servicePrefix, '')
    const method = findMethod(name)
    const streamMethod = findStream(name)
    const call = new GrpcCall(stream, (method ?? streamMethod)?.response ?? 'Empty')
    try {
      const caller = parseAuthorization(headers.authorization)
      if (method) answerCall(engine, stream, call, method, caller)
      else if (streamMethod) openDuplex(engine, stream, call, streamMethod, caller, openCalls)
      else throw new StatusError('UNIMPLEMENTED', `Method ${name} is not supported.`)
    } catch (error) {
      call.fail(error)
    }
  })
  return {
    accept: (socket) => server.emit('connection', socket),
    async stop() {
      for (const call of openCalls) call.fail(new StatusError('UNAVAILABLE', 'The server is stopping.'))
      await Promise.all([...sessions].map((session) => new Promise<void>((resolve) => session.close(resolve))))
    },
  }
}

function answerCall(
  engine: Engine,
  stream: http2.ServerHttp2Stream,
  call: GrpcCall,
  method: Method,
  caller: Caller,
): void {
  const reader = new FrameReader()
  stream.on('data', (chunk: Buffer) => {
    try {
      for (const message of reader.push(chunk)) {
        const result = method.run(engine, decodeMessage(method.request, message), caller)
        if (result instanceof Promise)
          result.then((answer) => finish(call, method, answer)).catch((error) => call.fail(error))
        else finish(call, method, result)
      }
    } catch (error) {
      call.fail(error)
    }
  })
}

function finish(call: GrpcCall, method: Method, answer: object): void {
  call.finishWith(method.stream ? (answer as object[]) : [answer])
}

function openDuplex(
  engine: Engine,
  stream: http2.ServerHttp2Stream,
  call: GrpcCall,
  method: StreamMethod,
  caller: Caller,
  openCalls: Set<GrpcCall>,
): void {
  const reader = new FrameReader()
  const fail = (error: unknown) => end(() => call.fail(error))
  const send = (message: object) => {
    try {
      call.send(message)
    } catch (error) {
      // The caller is another client's commit, which must not fail because this stream does.
      fail(error)
    }
  }
  const duplex: OpenStream = method.open(engine, caller, { send, fail })
  function end(finishCall: () => void): void {
    duplex.close()
    finishCall()
  }
  openCalls.add(call)
  call.respond()
  stream.on('data', (chunk: Buffer) => {
    try {
      for (const message of reader.push(chunk)) duplex.handle(decodeMessage(method.request, message))
    } catch (error) {
      fail(error)
    }
  })
  stream.on('end', () => end(() => call.finishWith([])))
  stream.on('close', () => {
    openCalls.delete(call)
    duplex.close()
  })
}

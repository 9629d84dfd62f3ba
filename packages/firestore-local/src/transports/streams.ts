import type { Caller, Engine } from '../engine.ts'
import { openWriteStream } from '../listen/write-stream.ts'
import type { ListenRequest, WriteStreamRequest } from '../protocol.ts'
import type { MessageName } from './proto/schema.ts'

/** Where a stream's responses go. Nothing more is sent after `fail`. */
export type Sink = { send(message: object): void; fail(error: unknown): void }
export type OpenStream = { handle(request: unknown): void; close(): void }

/** One of Firestore's two-way streams, carried by both gRPC and WebChannel. */
export type StreamMethod = {
  request: MessageName
  response: MessageName
  open(engine: Engine, caller: Caller, sink: Sink): OpenStream
}

const listen: StreamMethod = {
  request: 'ListenRequest',
  response: 'ListenResponse',
  open(engine, caller, sink) {
    const stream = engine.listen(caller, sink.send)
    return { handle: (request) => stream.handle(request as ListenRequest), close: () => stream.close() }
  },
}

const write: StreamMethod = {
  request: 'WriteRequest',
  response: 'WriteResponse',
  open(engine, caller, sink) {
    const stream = openWriteStream(engine, caller, sink.send, sink.fail)
    return { handle: (request) => stream.handle(request as WriteStreamRequest), close: () => stream.close() }
  },
}

/** Returns the stream of that name, or undefined. */
export function findStream(name: string): StreamMethod | undefined {
  if (name === 'Listen') return listen
  return name === 'Write' ? write : undefined
}

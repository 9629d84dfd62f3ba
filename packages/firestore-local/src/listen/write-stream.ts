import type { Caller, Engine } from '../engine.ts'
import type { WriteStreamRequest, WriteStreamResponse } from '../protocol.ts'

export type WriteStream = { handle(request: WriteStreamRequest): void; close(): void }

/**
 * One Write stream: a handshake, then one commit per message, strictly in order. A refused commit fails the whole
 * stream, and messages already waiting behind it are dropped: the client sends them again on its next stream, so
 * running them here would apply them twice.
 * @param fail called once, after which nothing more is sent
 */
export function openWriteStream(
  engine: Engine,
  caller: Caller,
  send: (response: WriteStreamResponse) => void,
  fail: (error: unknown) => void,
): WriteStream {
  let database: string | null = null
  let tokens = 0
  let isOpen = true
  let last = Promise.resolve()
  // Clients assert that every response carries a token, but never read it.
  const nextToken = () => Buffer.from(String(++tokens)).toString('base64')

  async function run(request: WriteStreamRequest): Promise<void> {
    if (!isOpen) return
    const writes = request.writes ?? []
    try {
      const result = writes.length > 0 ? await engine.commit({ database: database ?? '', writes }, caller) : {}
      if (isOpen) send({ streamToken: nextToken(), ...result })
    } catch (error) {
      if (!isOpen) return
      isOpen = false
      fail(error)
    }
  }

  return {
    handle(request) {
      if (database === null) {
        database = request.database ?? ''
        send({ streamId: 's1', streamToken: nextToken() })
        if ((request.writes?.length ?? 0) === 0) return
      }
      last = last.then(() => run(request))
    },
    close() {
      isOpen = false
    },
  }
}

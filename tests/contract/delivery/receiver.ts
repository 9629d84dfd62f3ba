import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }
export type Reply = {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
  silent?: boolean
  /** Answers only once this resolves. */
  after?: Promise<void>
  /** Begins the answer at once and never ends it. */
  endless?: boolean
}

/** An HTTP server that keeps its requests and answers with `reply`, by default 200, on a free port or the given one. */
export async function startReceiver(reply: (request: Received) => Reply = () => ({}), at = 0) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('latin1') }
      received.push(one)
      const { status = 200, headers = {}, body = '', silent = false, after, endless = false } = reply(one)
      if (silent) return
      if (endless) response.writeHead(status, headers).write('.')
      else void Promise.resolve(after).then(() => response.writeHead(status, headers).end(body))
    })
  })
  server.listen(at, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async stop() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

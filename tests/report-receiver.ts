import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One event as the error reporting service would receive it. */
export type Received = Record<string, unknown> & {
  release?: string
  user?: { id?: string }
  tags?: Record<string, string>
  request?: object
  exception?: { values: { type: string; value: string }[] }
}

/** A local substitute for the error reporting service: accepts envelopes and keeps the events in them. */
export async function startReceiver() {
  const events: Received[] = []
  let bytes = ''
  const server = createServer(async (request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    const text = await textOf(request)
    bytes += text
    events.push(...eventsIn(text))
    response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    events,
    /** Everything that was ever sent, so that a test can look for what must not be in it. */
    everything: () => bytes,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** An envelope is lines of JSON: a header, then pairs of item header and item. */
function eventsIn(envelope: string): Received[] {
  const lines = envelope.split('\n').slice(1)
  return lines.flatMap((line, index) => {
    const header = index % 2 === 0 && line !== '' ? JSON.parse(line) : null
    return header?.type === 'event' ? [JSON.parse(lines[index + 1] ?? '{}') as Received] : []
  })
}

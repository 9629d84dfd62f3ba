import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { type KeptAnswer, KeptAnswers } from './kept-answers.ts'
import { hasIt, keyOf, lifeOf } from './kept-page.ts'
import { findRefusal, refuse } from './refuse-request.ts'

const room = 32 * 1024 * 1024
/** Longer than any page or file of ours; what is longer is not collected. */
const longestBytes = 2 * 1024 * 1024

/**
 * Prerendered pages and the files of the build go out again as they went out before, packed, without the framework
 * looking for them: it reads, hashes and packs them anew for each request. What would only cost time, such as an address
 * of thousands of parameters, is refused here too. Stands before the listener of every server of
 * this process; whatever is not such an answer goes on to it unchanged.
 */
export function answerFromMemory(nowMs: () => number = () => performance.now()): void {
  const kept = new KeptAnswers(room)
  const servers = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (servers.has(server)) return
    servers.add(server)
    standBefore(server, kept, nowMs)
  })
}

function standBefore(server: Server, kept: KeptAnswers, nowMs: () => number): void {
  const next = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const refusal = findRefusal(request)
    if (refusal) return refuse(request, response, refusal)
    const key = keyOf(request)
    const answer = key === null ? undefined : kept.get(key, nowMs())
    if (answer) return send(request, response, answer)
    if (key !== null)
      collect(response, (body) => {
        const headers = { ...response.getHeaders() }
        const lifeMs = lifeOf(response.statusCode, headers)
        if (lifeMs > 0) kept.keep(key, { headers, body }, nowMs() + lifeMs)
      })
    for (const listener of next) listener.call(server, request, response)
  })
}

function send(request: IncomingMessage, response: ServerResponse, { headers, body }: KeptAnswer): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
  if (hasIt(request.headers['if-none-match'], headers.etag)) {
    for (const name of ['content-type', 'content-encoding', 'content-length']) response.removeHeader(name)
    response.writeHead(304)
    response.end()
    return
  }
  response.setHeader('content-length', body.length)
  response.writeHead(200)
  response.end(body)
}

/** Hands over the body as it was written, below whatever packs it, once the answer went out whole. */
function collect(response: ServerResponse, done: (body: Buffer) => void): void {
  let pieces: Buffer[] | null = []
  let bytes = 0
  const add = (piece: unknown, encoding: unknown) => {
    if (pieces === null || piece === undefined || piece === null || typeof piece === 'function') return
    const of = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'
    // A copy: the writer may fill its own again.
    const buffer = typeof piece === 'string' ? Buffer.from(piece, of) : Buffer.from(piece as Uint8Array)
    bytes += buffer.length
    if (bytes > longestBytes) pieces = null
    else pieces.push(buffer)
  }
  const write = response.write.bind(response) as (...args: unknown[]) => boolean
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  response.write = (...args: unknown[]) => {
    add(args[0], args[1])
    return write(...args)
  }
  response.end = (...args: unknown[]) => {
    add(args[0], args[1])
    return end(...args)
  }
  response.once('finish', () => pieces !== null && done(Buffer.concat(pieces)))
}

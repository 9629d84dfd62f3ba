import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Engine } from '../../engine.ts'
import { toStatusError } from '../../status.ts'
import { readBody } from '../http-body.ts'
import { findStream, type StreamMethod } from '../streams.ts'
import { Channel } from './channel.ts'
import { parseForwardMaps, parseInitialHeaders } from './form.ts'
import { encodeFrame } from './frame.ts'
import { keepAliveMillis } from './session.ts'

const channelPath = /^\/google\.firestore\.v1\.Firestore\/(\w+)\/channel$/
const protocolVersion = 8
const serverVersion = 14
/**
 * Hanging GETs that all pages may hold before idle Write channels are closed. A browser opens at most six connections
 * to one address and every tab holds two of these, so that beyond two tabs a profile would have none left to write.
 */
const comfortable = 4
/** A client between two polls asks again within this; a closed tab never does. */
const betweenPollsMillis = 250
const textHeaders = { 'Content-Type': 'text/plain; charset=utf-8' }

export type WebChannelServer = {
  /** Answers the request when it is a WebChannel's; false when it is not. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): boolean
  /** Whether the request is a poll whose client must still be told something. */
  awaits(request: IncomingMessage): boolean
  /**
   * Tells every client to stop, so that they reconnect at once instead of after their slow retries. Resolves when all
   * have been told, or have had time to ask.
   */
  stop(): Promise<void>
}

/** Answers a handshake: the session's id, and how often it is told that it lives. */
function greet(response: ServerResponse, id: string): void {
  response.writeHead(200, {
    ...textHeaders,
    'Access-Control-Expose-Headers': 'X-HTTP-Session-Id',
    'X-HTTP-Session-Id': id,
  })
  const greeting = ['c', id, '', protocolVersion, serverVersion, keepAliveMillis]
  response.end(encodeFrame(JSON.stringify([[0, greeting]])))
}

/** The browser's two-way streams over plain HTTP requests. */
export function createWebChannelServer(engine: Engine): WebChannelServer {
  const channels = new Map<string, Channel>()
  let onAllEnded = () => {}

  function relieve(): void {
    const all = [...channels.values()]
    if (all.filter(({ session }) => session.isOpen()).length <= comfortable) return
    for (const channel of all) channel.closeIfIdle()
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    method: StreamMethod,
  ): Promise<void> {
    const sessionId = url.searchParams.get('SID')
    const form = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : new URLSearchParams()
    if (sessionId === null && request.method === 'POST') return openChannel(response, form, method)
    const channel = channels.get(sessionId ?? '')
    if (!channel) response.writeHead(400, textHeaders).end('Unknown SID')
    else if (url.searchParams.get('TYPE') === 'terminate') {
      channel.session.end()
      response.writeHead(200).end()
    } else if (request.method === 'GET') {
      attachBackChannel(channel, response, url)
      relieve()
    } else forward(channel, response, url, form)
  }

  function openChannel(response: ServerResponse, form: URLSearchParams, method: StreamMethod): void {
    const authorization = parseInitialHeaders(form).get('authorization')
    const end = ({ session }: Channel) => {
      channels.delete(session.id)
      if (channels.size === 0) onAllEnded()
    }
    const channel = new Channel(engine, method, authorization, { idle: relieve, end })
    channels.set(channel.session.id, channel)
    greet(response, channel.session.id)
    channel.deliver(parseForwardMaps(form))
  }

  return {
    handle(request, response, url) {
      const method = findStream(channelPath.exec(url.pathname)?.[1] ?? '')
      if (!method) return false
      answer(request, response, url, method).catch((error) => {
        const status = toStatusError(error)
        if (response.headersSent) response.destroy()
        else response.writeHead(status.httpCode, textHeaders).end(status.message)
      })
      return true
    },
    awaits({ method, url = '' }) {
      const sessionId = new URL(url, 'http://localhost').searchParams.get('SID')
      return method === 'GET' && sessionId !== null && channels.has(sessionId)
    },
    stop() {
      for (const { session } of [...channels.values()]) session.close('stop')
      if (channels.size === 0) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, betweenPollsMillis)
        onAllEnded = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
  }
}

/** The last array id that the client has. */
const confirmedId = (url: URL) => Number.parseInt(url.searchParams.get('AID') ?? '', 10) || 0

function attachBackChannel({ session }: Channel, response: ServerResponse, url: URL): void {
  const timeout = Number.parseInt(url.searchParams.get('TO') ?? '', 10)
  session.attach(response, {
    confirmedId: confirmedId(url),
    isLongPoll: url.searchParams.get('CI') === '1',
    timeout: timeout > 0 ? timeout : null,
  })
}

function forward(channel: Channel, response: ServerResponse, url: URL, form: URLSearchParams): void {
  channel.session.confirm(confirmedId(url))
  channel.deliver(parseForwardMaps(form))
  response.writeHead(200, textHeaders).end(encodeFrame(JSON.stringify(channel.session.status())))
}

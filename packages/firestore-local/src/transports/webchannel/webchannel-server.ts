import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Engine } from '../../engine.ts'
import { toStatusError } from '../../status.ts'
import { readBody, requestUrl } from '../http.ts'
import { findStream, type StreamMethod } from '../streams.ts'
import { Channel } from './channel.ts'
import { encodeFrame, parseForwardMaps, parseInitialHeaders } from './form.ts'
import { OpenChannels } from './open-channels.ts'
import { keepAliveMillis } from './session.ts'

const channelPath = /^\/google\.firestore\.v1\.Firestore\/(\w+)\/channel$/
const protocolVersion = 8
const serverVersion = 14
const textHeaders = { 'Content-Type': 'text/plain; charset=utf-8' }

export type WebChannelServer = {
  /** Handles a WebChannel's request; returns false for any other. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): boolean
  /** Whether the request is a poll whose client still has a message to receive. */
  awaits(request: IncomingMessage): boolean
  /**
   * Tells every client to stop, so that they reconnect at once instead of after their slow retries. Resolves when all
   * have been told, or after the time in which they should have asked.
   */
  stop(): Promise<void>
}

/** Answers a handshake with the session's id and its keep-alive interval. */
function greet(response: ServerResponse, id: string): void {
  response.writeHead(200, {
    ...textHeaders,
    'Access-Control-Expose-Headers': 'X-HTTP-Session-Id',
    'X-HTTP-Session-Id': id,
  })
  const greeting = ['c', id, '', protocolVersion, serverVersion, keepAliveMillis]
  response.end(encodeFrame(JSON.stringify([[0, greeting]])))
}

/** Serves the browser's two-way streams over plain HTTP requests. */
export function createWebChannelServer(engine: Engine): WebChannelServer {
  const channels = new OpenChannels()

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    method: StreamMethod,
  ): Promise<void> {
    const sessionId = url.searchParams.get('SID')
    const form = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : new URLSearchParams()
    if (sessionId === null && request.method === 'POST') return openChannel(response, form, method)
    const channel = channels.find(sessionId)
    if (!channel) response.writeHead(400, textHeaders).end('Unknown SID')
    else if (url.searchParams.get('TYPE') === 'terminate') {
      channel.session.end()
      response.writeHead(200).end()
    } else if (request.method === 'GET') {
      attachBackChannel(channel, response, url)
      channels.relieve()
    } else forward(channel, response, url, form)
  }

  function openChannel(response: ServerResponse, form: URLSearchParams, method: StreamMethod): void {
    const authorization = parseInitialHeaders(form).get('authorization')
    const channel = new Channel(engine, method, authorization, {
      idle: () => channels.relieve(),
      end: (ended) => channels.remove(ended),
    })
    channels.add(channel)
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
    awaits(request) {
      const sessionId = requestUrl(request)?.searchParams.get('SID') ?? null
      return request.method === 'GET' && channels.find(sessionId) !== undefined
    },
    stop: () => channels.stopAll(),
  }
}

/** The last array id that the client has received. */
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

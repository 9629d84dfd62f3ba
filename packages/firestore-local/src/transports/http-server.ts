import http from 'node:http'
import type { Socket } from 'node:net'
import type { Engine } from '../engine.ts'
import { StatusError } from '../status.ts'
import { answerCors } from './cors.ts'
import { handleEmulator } from './emulator-endpoints.ts'
import { requestUrl, sendError } from './http.ts'
import { handleRest } from './rest/rest-server.ts'
import { createWebChannelServer } from './webchannel/webchannel-server.ts'

export type HttpServer = {
  accept(socket: Socket): void
  /** Closes the WebChannels cleanly and drops every new request. Resolves when the running ones are answered. */
  stop(): Promise<void>
}

/** Serves everything over HTTP/1: health, CORS, WebChannel, REST and the emulator's own endpoints. */
export function createHttpServer(engine: Engine): HttpServer {
  const webChannel = createWebChannelServer(engine)
  const running = new Set<http.ServerResponse>()
  let isStopping = false
  const server = http.createServer((request, response) => {
    // A client accepted now would only attach itself to a stopping server.
    if (isStopping && !webChannel.awaits(request)) return void request.socket.destroy()
    running.add(response)
    response.on('close', () => running.delete(response))
    route(request, response)
  })
  // Hanging GETs are meant to stay open.
  server.requestTimeout = 0
  server.keepAliveTimeout = 65_000

  function route(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (answerCors(request, response)) return
    const url = requestUrl(request)
    if (url === null) sendError(response, new StatusError('INVALID_ARGUMENT', `${request.url} is not a path.`))
    else if (url.pathname === '/') response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Ok')
    else if (webChannel.handle(request, response, url)) return
    else if (url.pathname.startsWith('/v1/')) void handleRest(engine, request, response, url)
    else if (url.pathname.startsWith('/emulator/')) void handleEmulator(engine, request, response, url.pathname)
    else sendError(response, new StatusError('UNIMPLEMENTED', `${request.method} ${url.pathname} is not supported.`))
  }

  return {
    accept: (socket) => server.emit('connection', socket),
    async stop() {
      isStopping = true
      await webChannel.stop()
      await Promise.all([...running].map((response) => new Promise((resolve) => response.on('close', resolve))))
    },
  }
}

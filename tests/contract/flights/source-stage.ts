import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpProvider } from '../../../lib/flights/http-provider.ts'

export const key = 'key-of-the-contract'
export const leg = { flight: 'QF741', date: '2026-12-11', from: 'SYD', to: 'ADL', departs: '2026-12-11T08:10' }

export type Answer = {
  status?: number
  headers?: Record<string, string>
  body?: unknown
  text?: string
  silent?: boolean
}

export type Source = {
  provider: ReturnType<typeof httpProvider>
  /** Requests so far, as path and authorization. */
  requests: { path: string; authorization: string | undefined }[]
  close(): Promise<void>
}

/** A source over real HTTP that gives each path its answer. */
export async function startSource(answers: Record<string, Answer>): Promise<Source> {
  const requests: Source['requests'] = []
  const server = createServer((request, response) => reply(request, response, answers, requests))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const provider = httpProvider({ url: `http://127.0.0.1:${port}/v1`, key, name: 'Flight Data', timeoutMs: 400 })
  return { provider, requests, close: () => closeServer(server) }
}

function reply(
  request: IncomingMessage,
  response: ServerResponse,
  answers: Record<string, Answer>,
  requests: Source['requests'],
) {
  const path = (request.url ?? '').replace('/v1', '')
  requests.push({ path, authorization: request.headers.authorization })
  const answer = answers[path] ?? { status: 404 }
  if (answer.silent) return
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
  response.end(answer.text ?? JSON.stringify(answer.body ?? {}))
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

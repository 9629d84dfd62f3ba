import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { status: number; body: unknown; headers?: Record<string, string> }

export type TokenService = {
  url: string
  /** The requests it got, in order. */
  requests: Record<string, unknown>[]
  /** Each request uses up one; without one it issues tokens that are valid for an hour. */
  answers: Answer[]
  stop(): Promise<void>
}

/** A stand-in for the provider's token service on this machine. It never issues the same token twice. */
export async function startTokenService(): Promise<TokenService> {
  const service: TokenService = { url: '', requests: [], answers: [], stop: async () => {} }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    service.requests.push(JSON.parse(Buffer.concat(chunks).toString()))
    const turn = service.requests.length
    const tokens = { access_token: `seats:ota:${turn}`, refresh_token: `seats:otr:${turn}`, expires_in: 3600 }
    const { status, body, headers } = service.answers.shift() ?? {
      status: 200,
      body: { ...tokens, token_type: 'Bearer' },
    }
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/oauth2/token`
  service.stop = () => new Promise((resolve) => void server.close(() => resolve()))
  return service
}

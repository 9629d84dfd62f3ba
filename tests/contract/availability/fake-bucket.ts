import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Stored = { bytes: Buffer; generation: number }

/** As much of Cloud Storage's JSON API as one object needs: metadata, media, and uploads in one request. */
export class FakeBucket {
  readonly #server: Server
  readonly objects = new Map<string, Stored>()
  #generation = 0

  constructor() {
    this.#server = createServer((request, response) =>
      // A body that breaks off is not stored.
      this.#answer(request, response).catch(() => response.destroy()),
    )
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  put(name: string, bytes: Buffer): void {
    this.#generation += 1
    this.objects.set(name, { bytes, generation: this.#generation })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    if (request.method === 'POST') this.#upload(request, await bodyOf(request), searchParams, response)
    else this.#read(decodeURIComponent(pathname.split('/o/')[1] ?? ''), searchParams, response)
  }

  #read(name: string, params: URLSearchParams, response: ServerResponse): void {
    const found = this.objects.get(name)
    const generation = params.get('generation')
    if (!found || (generation !== null && generation !== String(found.generation))) send(response, 404)
    else if (params.get('alt') === 'media') response.end(found.bytes)
    else send(response, 200, metadataOf(name, found))
  }

  #upload(request: IncomingMessage, body: Buffer, params: URLSearchParams, response: ServerResponse): void {
    const name = params.get('name') ?? ''
    const now = this.objects.get(name)?.generation ?? 0
    const expected = params.get('ifGenerationMatch')
    if (expected !== null && expected !== String(now)) send(response, 412)
    else {
      this.put(name, secondPart(body, request.headers['content-type'] ?? ''))
      send(response, 200, metadataOf(name, this.objects.get(name)))
    }
  }
}

const metadataOf = (name: string, stored?: Stored) => ({ name, generation: String(stored?.generation) })

function send(response: ServerResponse, status: number, body: object = { error: { code: status } }): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The media of a multipart/related upload, after its metadata. */
function secondPart(body: Buffer, contentType: string): Buffer {
  const boundary = `--${/boundary="?([^";]+)/.exec(contentType)?.[1]}`
  const second = body.indexOf(boundary, boundary.length)
  const start = body.indexOf('\r\n\r\n', second) + 4
  return body.subarray(start, body.lastIndexOf(`\r\n${boundary}--`))
}

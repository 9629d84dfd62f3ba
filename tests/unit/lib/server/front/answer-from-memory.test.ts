import { once } from 'node:events'
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerFromMemory } from '@/lib/server/front/answer-from-memory.ts'

let nowMs = 0
let asked = 0
let server: Server
let handle: RequestListener

/** A page that says this of who may keep it. */
const pageFor =
  (control: string): RequestListener =>
  (request, response) => {
    response.setHeader('x-nextjs-cache', 'HIT')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cache-control', control)
    response.setHeader('etag', '"first"')
    if (!request.headers['accept-encoding']?.includes('gzip')) {
      response.write('<p>Grüezi ')
      response.end(`${asked}</p>`)
      return
    }
    response.setHeader('content-encoding', 'gzip')
    response.end(gzipSync(`<p>Grüezi ${asked}</p>`))
  }
const page = pageFor('s-maxage=31536000')

beforeAll(() => answerFromMemory(() => nowMs))
beforeEach(async () => {
  asked = 0
  // What an earlier test left in memory is over.
  nowMs += 600_000
  handle = page
  server = createServer((request, response) => {
    asked += 1
    handle(request, response)
  }).listen(0)
  await once(server, 'listening')
})
afterEach(() => server.closeAllConnections())

const ask = (path = '/', headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers })
/** `fetch` asks for packed pages unless told otherwise. */
const plain = { 'accept-encoding': 'identity' }

describe('a prerendered page', () => {
  test('goes out again as it went out before, without its maker', async () => {
    const first = await ask()
    const words = await first.text()
    const again = await ask()
    expect(await again.text()).toBe(words)
    expect(words).toBe('<p>Grüezi 1</p>')
    expect(asked).toBe(1)
    for (const name of ['content-type', 'content-encoding', 'cache-control', 'etag'])
      expect(again.headers.get(name)).toBe(first.headers.get(name))
  })

  test('is kept for each way of packing it', async () => {
    expect(await (await ask('/', plain)).text()).toBe('<p>Grüezi 1</p>')
    expect(await (await ask()).text()).toBe('<p>Grüezi 2</p>')
    expect(await (await ask('/', plain)).text()).toBe('<p>Grüezi 1</p>')
  })

  test('is asked for anew after ten minutes', async () => {
    await (await ask()).text()
    nowMs += 600_000
    expect(await (await ask()).text()).toBe('<p>Grüezi 2</p>')
  })

  test('is not sent to who has it', async () => {
    await (await ask()).text()
    const again = await ask('/', { 'if-none-match': '"first"' })
    expect(again.status).toBe(304)
    expect(again.headers.get('cache-control')).toBe('s-maxage=31536000')
    expect(again.headers.has('content-type')).toBe(false)
    expect(asked).toBe(1)
  })

  test('that breaks off is not kept', async () => {
    handle = (request, response) => {
      if (asked > 1) return page(request, response)
      response.setHeader('content-length', 100)
      response.setHeader('x-nextjs-cache', 'HIT')
      response.setHeader('content-type', 'text/html')
      response.setHeader('cache-control', 's-maxage=31536000')
      response.write('<p>')
      setImmediate(() => response.destroy())
    }
    await expect(ask('/', plain).then((answer) => answer.text())).rejects.toThrow()
    expect(await (await ask('/', plain)).text()).toBe('<p>Grüezi 2</p>')
  })
})

test.each([
  ['an answer for its reader alone', 'private, no-store'],
  ['an answer that says nothing', ''],
])('%s is made for each', async (_, control) => {
  handle = pageFor(control)
  await (await ask()).text()
  await (await ask()).text()
  expect(asked).toBe(2)
})

describe('a request that would only cost time', () => {
  const parameters = (count: number) => `?${Array.from({ length: count }, () => 'a=1').join('&')}`

  test('of thousands of parameters is refused before anybody reads them', async () => {
    for (const path of ['/', '/api/search']) {
      const answer = await ask(path + parameters(3_800))
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store'])
      expect(await answer.text()).toContain('at most 100 parameters')
    }
    expect(asked).toBe(0)
    expect((await ask(`/${parameters(100)}`)).status).toBe(200)
    expect((await ask(`/${parameters(101)}`)).status).toBe(400)
  })

  test('is answered as the door that was asked answers: problem details, or a sentence', async () => {
    const api = await ask(`/api/search${parameters(200)}`)
    expect(api.headers.get('content-type')).toBe('application/problem+json')
    expect(await api.json()).toMatchObject({ status: 400, title: 'Too many parameters' })
    expect((await ask(`/faq${parameters(200)}`)).headers.get('content-type')).toContain('text/plain')
  })

  test('that asks to be echoed is not', async () => {
    const { port } = server.address() as AddressInfo
    const told = httpRequest({ port, method: 'TRACE', path: '/', headers: { cookie: 'secret=1' } }).end()
    const [answer] = (await once(told, 'response')) as [IncomingMessage]
    const words = (await answer.toArray()).join('')
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE'])
    expect(words).not.toContain('secret')
    expect(asked).toBe(0)
  })
})

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
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseRanges } from '@/lib/server/client-address.ts'
import { openFrontDoor, readAddress } from '@/lib/server/http/front-door.ts'
import { createAddressLimits } from '@/lib/server/http/refuse-request.ts'

/** A tenth of the requests allowed, so that a flood is over well within its minute. */
const allowed = 0.1

let nowMs = 0
let handled = 0
let server: Server
let handle: RequestListener
/** Fills a finder's page with the answer to its address. */
let fill: (page: string) => Promise<string>

/** A page with this cache-control header. */
const pageFor =
  (control: string): RequestListener =>
  (request, response) => {
    response.setHeader('x-nextjs-cache', 'HIT')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cache-control', control)
    response.setHeader('etag', '"first"')
    if (!request.headers['accept-encoding']?.includes('gzip')) {
      response.write('<p>Grüezi ')
      response.end(`${handled}</p>`)
      return
    }
    response.setHeader('content-encoding', 'gzip')
    response.end(gzipSync(`<p>Grüezi ${handled}</p>`))
  }
const page = pageFor('s-maxage=31536000')

beforeAll(() =>
  openFrontDoor({
    policy: {
      web: { firebase: { projectId: 'demo-pointsward', apiKey: 'local' }, emulators: null, appCheckSiteKey: null },
      telemetry: { errors: null, measurement: null },
      developing: false,
    },
    trusted: parseRanges(''),
    limits: createAddressLimits({ scale: allowed }),
    drain: null,
    answers: (address) =>
      address.startsWith('/finder?') ? (address.includes('name') ? { redirect: '/finder?code' } : { fill }) : null,
    nowMs: () => nowMs,
  }),
)
beforeEach(async () => {
  handled = 0
  // Expires whatever an earlier test left in memory.
  nowMs += 600_000
  handle = page
  fill = async (whole) => `${whole}<p>rows</p>`
  server = createServer((request, response) => {
    handled += 1
    handle(request, response)
  }).listen(0)
  await once(server, 'listening')
})
afterEach(() => server.closeAllConnections())

const whereIs = (server: Server) => ({ port: (server.address() as AddressInfo).port })
const send = (path = '/', headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { ...init, headers, redirect: 'manual' })
/** `fetch` asks for compressed pages unless told otherwise. */
const plain = { 'accept-encoding': 'identity' }

describe('a prerendered page', () => {
  test('is served again from memory, unchanged, without calling its handler', async () => {
    const first = await send()
    const words = await first.text()
    const again = await send()
    expect(await again.text()).toBe(words)
    expect(words).toBe('<p>Grüezi 1</p>')
    expect(handled).toBe(1)
    for (const name of ['content-type', 'content-encoding', 'cache-control', 'etag'])
      expect(again.headers.get(name)).toBe(first.headers.get(name))
  })

  test('is kept separately for each encoding', async () => {
    expect(await (await send('/', plain)).text()).toBe('<p>Grüezi 1</p>')
    expect(await (await send()).text()).toBe('<p>Grüezi 2</p>')
    expect(await (await send('/', plain)).text()).toBe('<p>Grüezi 1</p>')
  })

  test('is requested anew after ten minutes', async () => {
    await (await send()).text()
    nowMs += 600_000
    expect(await (await send()).text()).toBe('<p>Grüezi 2</p>')
  })

  test('is answered with 304 to a reader who has it', async () => {
    await (await send()).text()
    const again = await send('/', { 'if-none-match': '"first"' })
    expect(again.status).toBe(304)
    expect(again.headers.get('cache-control')).toBe('s-maxage=31536000')
    expect(again.headers.has('content-type')).toBe(false)
    expect(handled).toBe(1)
  })

  test('that breaks off is not kept', async () => {
    handle = (request, response) => {
      if (handled > 1) return page(request, response)
      response.setHeader('content-length', 100)
      response.setHeader('x-nextjs-cache', 'HIT')
      response.setHeader('content-type', 'text/html')
      response.setHeader('cache-control', 's-maxage=31536000')
      response.write('<p>')
      setImmediate(() => response.destroy())
    }
    await expect(send('/', plain).then((answer) => answer.text())).rejects.toThrow()
    expect(await (await send('/', plain)).text()).toBe('<p>Grüezi 2</p>')
  })
})

describe('a page filled with the answer to its address', () => {
  test('is rendered once, filled for each request, and cacheable by others for ten seconds', async () => {
    const first = await send('/finder?a')
    expect(await first.text()).toBe('<p>Grüezi 1</p><p>rows</p>')
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
    expect(first.headers.get('content-security-policy')).toContain('script-src')
    expect(first.headers.has('etag')).toBe(false)
    fill = async (whole) => `${whole}<p>others</p>`
    expect(await (await send('/finder?b', plain)).text()).toBe('<p>Grüezi 1</p><p>others</p>')
    expect(handled).toBe(1)
  })

  test('is filled even when stale, and not kept then', async () => {
    handle = (_request, response) => {
      response.setHeader('x-nextjs-cache', 'STALE')
      response.setHeader('content-type', 'text/html')
      response.setHeader('cache-control', 's-maxage=300')
      response.end(`<p>${handled}</p>`)
    }
    expect(await (await send('/finder?a')).text()).toBe('<p>1</p><p>rows</p>')
    expect(await (await send('/finder?a')).text()).toBe('<p>2</p><p>rows</p>')
  })

  test('is kept apart from the bare page, which is sent unfilled', async () => {
    await (await send('/finder?a')).text()
    const bare = await send('/finder')
    expect(await bare.text()).toBe('<p>Grüezi 2</p>')
    expect(bare.headers.get('cache-control')).toBe('s-maxage=31536000')
    expect(bare.headers.has('x-answers-address')).toBe(false)
  })

  test('is sent unfilled when filling it fails', async () => {
    fill = () => Promise.reject(new Error('no index'))
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = await send('/finder?a')
    expect(await answer.text()).toBe('<p>Grüezi 1</p>')
    expect(answer.headers.has('x-answers-address')).toBe(false)
    expect(report).toHaveBeenCalled()
    report.mockRestore()
  })

  test('redirects an address with names to the address with codes', async () => {
    const answer = await send('/finder?name')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/finder?code'])
    expect(handled).toBe(0)
  })

  test('is limited per address even when its rendered page is in memory', async () => {
    const flood = { 'x-forwarded-for': '203.0.113.77' }
    const statuses = new Set<number>()
    for (let at = 0; at < 62; at++) {
      const answer = await send(`/finder?${at}`, flood)
      await answer.arrayBuffer()
      statuses.add(answer.status)
    }
    expect([...statuses].sort()).toEqual([200, 429])
  })

  test('has its filled length for HEAD, and is not filled for part of a page', async () => {
    const head = await send('/finder?a', plain, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '27'])
    expect(await (await send('/finder?a', { ...plain, rsc: '1' })).text()).not.toContain('rows')
  })
})

test.each([
  ['an answer for its reader alone', 'private, no-store'],
  ['an answer that says nothing', ''],
])('%s is made anew for each request', async (_, control) => {
  handle = pageFor(control)
  await (await send()).text()
  await (await send()).text()
  expect(handled).toBe(2)
})

describe('a wasteful request', () => {
  const parameters = (count: number) => `?${Array.from({ length: count }, () => 'a=1').join('&')}`

  test('with more than 100 parameters is refused before any handler sees it', async () => {
    for (const path of ['/', '/api/search']) {
      const answer = await send(path + parameters(3_800))
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store'])
      expect(await answer.text()).toContain('up to 100 parameters')
    }
    expect(handled).toBe(0)
    expect((await send(`/${parameters(100)}`)).status).toBe(200)
    expect((await send(`/${parameters(101)}`)).status).toBe(400)
  })

  test('is refused when its address is too long', async () => {
    expect((await send(`/${'x'.repeat(8_192)}`)).status).toBe(414)
    expect(handled).toBe(0)
  })

  test.each([
    ['/qantas/reward-seat-finder', 'href="/qantas/reward-seat-finder">Start a new search'],
    ['/"><script>', 'href="/">Go to Pointsward’s home page'],
  ])('in a browser at %s is refused with a page that explains it and links on', async (path, way) => {
    const answer = await send(`${path}?from=${'SYD,'.repeat(3_000)}`, { accept: 'text/html,*/*' })
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([414, 'text/html; charset=utf-8'])
    expect(text).toContain('name a region, a country or anywhere')
    expect(text).toContain(way)
    expect(text).not.toContain('<script>')
  })

  test('is refused when its headers or body are too large or its body has no length', async () => {
    expect((await send('/', { cookie: 'x'.repeat(12_288) })).status).toBe(431)
    expect((await send('/api/session', {}, { method: 'POST', body: 'x'.repeat(65_537) })).status).toBe(413)
    const endless = httpRequest({ ...whereIs(server), path: '/api/session', method: 'POST' })
    endless.write('x')
    const [unmeasured] = (await once(endless, 'response')) as [IncomingMessage]
    expect(unmeasured.statusCode).toBe(411)
    endless.destroy()
    expect(handled).toBe(0)
    handle = (_, response) => void response.end()
    expect((await send('/api/session', {}, { method: 'POST', body: 'x'.repeat(65_536) })).status).toBe(200)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'])(
    'by %s to a page or a file is refused',
    async (method) => {
      for (const path of ['/', '/about?a=1', '/sw.js', '/_next/static/chunks/x.js', '/apis', '/%zz']) {
        const answer = await send(path, {}, { method })
        expect([answer.status, answer.headers.get('allow'), answer.headers.get('cache-control')]).toEqual([
          405,
          'GET, HEAD',
          'no-store',
        ])
      }
      expect(handled).toBe(0)
    },
  )

  test('from a flooding address or provider is refused, but not from others', async () => {
    const from = (address: string, path = '/no/page') => send(path, { 'x-forwarded-for': address })
    handle = (_, response) => void response.end()
    const flood = async (count: number, address: (at: number) => string, path?: string) => {
      const statuses = new Map<number, number>()
      for (let at = 0; at < count; at += 1) {
        const { status } = await from(address(at), path)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      return Object.fromEntries(statuses)
    }
    expect(await flood(61, () => '203.0.113.9')).toEqual({ 200: 60, 429: 1 })
    const refused = await from('203.0.113.9')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await from('203.0.113.10')).status).toBe(200)
    // Images have a lower limit, because they are drawn on demand.
    expect(await flood(7, () => '203.0.113.11', '/og/pricing.png')).toEqual({ 200: 6, 429: 1 })
    // The API has an allowance of its own, besides those of its callers.
    expect(await flood(241, () => '203.0.113.11', '/api/search')).toEqual({ 200: 240, 429: 1 })
    // An IPv6 household (/64) counts as one address; a provider's customer (/48) has 65,536 households.
    expect(await flood(61, (at) => `2001:db8:1:1::${at.toString(16)}`)).toEqual({ 200: 60, 429: 1 })
    expect(await flood(421, (at) => `2001:db8:1:${(at + 2).toString(16)}::1`)).toEqual({ 200: 419, 429: 2 })
    expect((await from('2001:db8:2:1::1')).status).toBe(200)
  })

  test('waits behind requests of others who asked for less', async () => {
    const order: string[] = []
    handle = (request, response) => {
      order.push(request.url ?? '')
      const until = performance.now() + 5
      while (performance.now() < until);
      response.end()
    }
    const from = (address: string, path: string) => send(path, { 'x-forwarded-for': address })
    const greedy = Array.from({ length: 60 }, (_, at) => from('203.0.113.20', `/api/greedy/${at}`))
    await expect.poll(() => order.length).toBeGreaterThan(2)
    expect((await from('203.0.113.21', '/api/honest')).status).toBe(200)
    expect(order.indexOf('/api/honest')).toBeLessThan(40)
    expect(new Set((await Promise.all(greedy)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(order).toHaveLength(61)
  })

  test('does not wait for others that hang', async () => {
    const open: (() => void)[] = []
    handle = (_, response) => void open.push(() => response.end())
    const hanging = Array.from({ length: 20 }, () => send('/api/hangs', { 'x-forwarded-for': '203.0.113.22' }))
    await expect.poll(() => open.length).toBe(20)
    for (const end of open) end()
    await Promise.all(hanging)
  })

  test('is answered with problem details on the API, and with plain text elsewhere', async () => {
    const api = await send(`/api/search${parameters(200)}`)
    expect(api.headers.get('content-type')).toBe('application/problem+json')
    expect(await api.json()).toMatchObject({ status: 400, title: 'Too many parameters' })
    expect((await send(`/faq${parameters(200)}`)).headers.get('content-type')).toContain('text/plain')
  })

  test('by TRACE is refused without echoing it', async () => {
    const { port } = server.address() as AddressInfo
    const trace = httpRequest({ port, method: 'TRACE', path: '/', headers: { cookie: 'secret=1' } }).end()
    const [answer] = (await once(trace, 'response')) as [IncomingMessage]
    const words = (await answer.toArray()).join('')
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE'])
    expect(words).not.toContain('secret')
    expect(handled).toBe(0)
  })
})

describe('an address', () => {
  test('with needless escapes redirects to its plain form, uncached', async () => {
    const { status, headers } = await send('/%70ricing?a=1')
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([308, '/pricing?a=1', 'no-store'])
    expect(handled).toBe(0)
  })

  test('that names no page of its family gets the family’s not-found page, rendered once', async () => {
    handle = (request, response) => {
      response.statusCode = request.url === '/popular-routes/-' ? 404 : 200
      pageFor('s-maxage=31536000')(request, response)
    }
    for (const path of ['/popular-routes/nowhere', '/popular-routes/no/such', '/popular-routes/other?a=1']) {
      const answer = await send(path)
      expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
        404,
        'no-store',
        '<p>Grüezi 1</p>',
      ])
    }
    expect(handled).toBe(1)
    expect((await send('/popular-routes/sydney-to-singapore')).status).toBe(200)
  })

  test('given as an absolute URL is its path, whatever host it names', async () => {
    let seen = ''
    handle = (request, response) => {
      seen = request.url ?? ''
      response.end()
    }
    const { port } = server.address() as AddressInfo
    await once(httpRequest({ port, path: 'http://elsewhere.example//evil.example?a=1' }).end(), 'response')
    expect(seen).toBe('/evil.example?a=1')
  })
})

test('no error answer may be cached', async () => {
  for (const status of [400, 404, 410, 500, 503]) {
    handle = (_, response) => {
      response.writeHead(status, { 'cache-control': 's-maxage=31536000' })
      response.end()
    }
    expect((await send('/gone')).headers.get('cache-control')).toBe('no-store')
  }
})

describe('the address under which a request is answered', () => {
  test.each(['/', '/faq?q=%zz', '/seatmaps/qantas%20a380', '/popular-routes/%E6%9D%B1'])(
    'of %j stays unchanged',
    (address) => {
      expect(readAddress(address)).toEqual({ address })
    },
  )

  test.each([
    ['/popular-routes/%zz', '/popular-routes/%25zz'],
    ['/popular-routes/%E0%A4%A/x?from=SYD&a=%', '/popular-routes/%25E0%25A4%25A/x?from=SYD&a=%'],
    ['/%s%n%x', '/%25s%25n%25x'],
    ['/api/%zz', '/api/%25zz'],
  ])('of %j, with broken escapes, is %j', (line, address) => {
    expect(readAddress(line)).toEqual({ address })
  })

  test('can always be decoded, and keeps its query', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        const own = path.replaceAll('?', '%')
        const answer = readAddress(`/${own}?${query}`)
        const [read = '', ...rest] = (
          'address' in answer ? answer.address : 'redirect' in answer ? answer.redirect : ''
        ).split('?')
        expect(() => decodeURIComponent(read)).not.toThrow()
        expect(rest.join('?')).toBe(query)
      }),
    )
  })

  test.each([
    ['/%70ricing', '/pricing'],
    ['/%70%72icing?a=%70', '/pricing?a=%70'],
    ['/seatmaps/qantas%2Fa380%2d800', '/seatmaps/qantas%2Fa380-800'],
  ])('of %j, with needless escapes, redirects to %j', (line, redirect) => {
    expect(readAddress(line)).toEqual({ redirect })
  })

  test.each(['/%2e%2e/admin', '/a/%2E/b', '//%65vil.example/x', '/\\%65vil.example'])(
    'of %j is escaped again: decoded, it would be another host or a parent folder',
    (line) => {
      expect(readAddress(line)).toEqual({ address: line.replaceAll('%', '%25') })
    },
  )

  test.each([
    ['http://elsewhere.example/faq?a=1', '/faq?a=1'],
    ['HTTPS://elsewhere.example', '/'],
    ['http://elsewhere.example//evil.example/', '/evil.example/'],
  ])('of the absolute URL %j is its path, %j', (line, address) => {
    expect(readAddress(line)).toEqual({ address })
  })

  test.each(['*', 'elsewhere.example:443', 'ftp://elsewhere.example/', ''])('of %j is unreadable', (line) => {
    expect(readAddress(line)).toEqual({ unreadable: true })
  })

  test('never redirects to another host', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (line, path) => {
        for (const one of [line, `/${path}`, `//${path}`]) {
          const answer = readAddress(one)
          if ('redirect' in answer) {
            expect(new URL(answer.redirect, 'https://pointsward.example').host).toBe('pointsward.example')
          }
        }
      }),
    )
  })
})

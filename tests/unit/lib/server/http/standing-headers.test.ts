import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parseRanges } from '@/lib/server/client-address.ts'
import { openFrontDoor } from '@/lib/server/http/front-door.ts'
import { hashInline, shellStart } from '@/lib/server/http/policy.ts'
import { createAddressLimits } from '@/lib/server/http/refuse-request.ts'
import { standingHeaders } from '@/lib/server/http/standing-headers.ts'

const servers: Server[] = []

/** Fetches one answer from a new server in this process. */
async function answerOf(
  handle: RequestListener,
  path = '/',
  headers: Record<string, string> = {},
  redirect: RequestRedirect = 'follow',
) {
  const server = createServer(handle).listen(0)
  servers.push(server)
  await once(server, 'listening')
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, redirect })
}

describe('every answer of the server', () => {
  beforeAll(() =>
    openFrontDoor({
      policy: {
        web: { firebase: { projectId: 'demo-pointsward', apiKey: 'local' }, emulators: null, appCheckSiteKey: null },
        telemetry: { errors: null, measurement: null },
        developing: false,
      },
      trusted: parseRanges(''),
      limits: createAddressLimits(),
      drain: null,
    }),
  )
  afterEach(() => {
    for (const server of servers.splice(0)) server.closeAllConnections()
  })

  const script = 'self.__next_f.push([1,"a"])'
  const hash = hashInline(script)
  const page: RequestListener = (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('etag', '"first"')
    response.setHeader('x-nextjs-cache', 'HIT')
    response.end(`<p><script>${script}</script>`)
  }
  const streamed: RequestListener = (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.write('<p>')
    response.end('</p>')
  }

  test('keeps a policy that lets other sites frame it, and sends no X-Frame-Options', async () => {
    const policy = "default-src 'none'; frame-ancestors *"
    const { headers } = await answerOf((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', policy)
      response.end('<p>')
    })
    expect(headers.get('content-security-policy')).toBe(policy)
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('has the standing headers, and a policy that allows its scripts by their hashes', async () => {
    const { headers } = await answerOf(page)
    for (const [name, value] of Object.entries(standingHeaders)) expect(headers.get(name)).toBe(value)
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' ${hash};`)
  })

  test('is limited to its own origin when it is not a page', async () => {
    const { headers } = await answerOf((_, response) => {
      response.writeHead(405, { 'content-type': 'application/json' })
      response.end('{}')
    })
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('keeps the script hashes in a 304 for a page the browser already has', async () => {
    const { status, headers } = await answerOf(page, '/', { 'if-none-match': '"first"' })
    expect([status, headers.has('content-type')]).toEqual([304, false])
    expect(headers.get('content-security-policy')).toContain(hash)
  })

  test('keeps a header that the route set itself', async () => {
    const { headers } = await answerOf((_, response) => {
      response.setHeader('referrer-policy', 'no-referrer')
      response.end()
    })
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('gives a redirect’s target only once, so that a long address fits clients’ header limits', async () => {
    const long = `/${'x'.repeat(10_000)}`
    const { status, headers } = await answerOf(
      (_, response) => {
        response.statusCode = 308
        response.setHeader('location', long)
        response.setHeader('Refresh', `0;url=${long}`)
        response.end()
      },
      '/',
      {},
      'manual',
    )
    expect([status, headers.get('location'), headers.has('refresh')]).toEqual([308, long, false])
  })

  test('is made from a request without range, If-Match and If-Unmodified-Since headers', async () => {
    let seen: string[] = []
    const handle: RequestListener = (request, response) => {
      seen = Object.keys(request.headers)
      page(request, response)
    }
    const conditions = { range: 'bytes=9-1', 'if-match': '"x"', 'if-unmodified-since': 'never', 'if-none-match': '"x"' }
    await answerOf(handle, '/sw.js', conditions)
    for (const name of ['range', 'if-match', 'if-unmodified-since']) expect(seen).not.toContain(name)
  })

  test('ignores a nonce in the request and uses its own', async () => {
    let seen: unknown = 'not asked'
    const handle: RequestListener = (request, response) => {
      seen = request.headers['content-security-policy']
      streamed(request, response)
    }
    await answerOf(handle, '/', { 'content-security-policy': "script-src 'nonce-theirs'" })
    expect(seen).toBeUndefined()
    const { headers } = await answerOf(handle, '/reward-availability-stats?from=SYD', {
      'content-security-policy': "script-src 'nonce-theirs'",
    })
    const [, nonce] = String(seen).match(/^script-src ('nonce-[\w+/]{24}')$/) ?? []
    expect(nonce).toBeDefined()
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' ${hashInline(shellStart)} ${nonce};`)
  })
})

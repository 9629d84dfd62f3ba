import { createHash } from 'node:crypto'
import { type APIResponse, expect } from '@playwright/test'
import { pages } from '../../lib/pages/pages.ts'
import { redirects } from '../../lib/pages/redirects.ts'
import { operations } from '../../lib/server/api/openapi.ts'
import { standingHeaders } from '../../lib/server/http/standing-headers.ts'
import { test } from './stage.ts'

/** The headers of every answer. A browser runs only what the policy allows, so each inline script is checked. */
const addresses = pages.flatMap(({ path, exampleSlug }) => (exampleSlug ? [path, `${path}/${exampleSlug}`] : [path]))

/** The directives of an answer's only policy. */
function policyOf(response: APIResponse): Map<string, string[]> {
  const policies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy')
  expect(policies).toHaveLength(1)
  const directives = (policies[0]?.value ?? '').split('; ').map((directive) => directive.split(' '))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

function expectGuarded(response: APIResponse): Map<string, string[]> {
  expect(response.headers()).toMatchObject({
    ...standingHeaders,
    // A page with a secret in its address reveals no referrer at all.
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  })
  expect(response.headers()['x-inline-scripts']).toBeUndefined()
  const policy = policyOf(response)
  expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  expect(policy.get('script-src')).not.toContain("'unsafe-inline'")
  expect(policy.get('script-src')).not.toContain("'unsafe-eval'")
  return policy
}

/** Inline scripts of a page that its policy would refuse. */
function refused(html: string, allowed: readonly string[]): string[] {
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/\bsrc=|type="application\//.test(attributes),
  )
  return inline.flatMap(([, attributes = '', body = '']) => {
    const [, nonce] = attributes.match(/nonce="([^"]+)"/) ?? []
    const hash = `'sha256-${createHash('sha256').update(body).digest('base64')}'`
    return allowed.includes(hash) || (nonce && allowed.includes(`'nonce-${nonce}'`)) ? [] : [body.slice(0, 80)]
  })
}

test('keeps an unused connection longer than a client waits between two requests', async ({ request }) => {
  expect((await request.get('/api/config')).headers()['keep-alive']).toBe('timeout=65')
})

test('every page allows its inline scripts, and has the security headers', { tag: '@daily' }, async ({ request }) => {
  for (const path of [...addresses, '/no/such/page', '/popular-routes/no-such-route', '/seatmaps/no/such']) {
    await test.step(path, async () => {
      const response = await request.get(path)
      const policy = expectGuarded(response)
      expect(refused(await response.text(), policy.get('script-src') ?? []), path).toEqual([])
      // Proxies in between may refuse more than 8 kB of headers.
      expect([...policy].flat(2).join(' ').length, path).toBeLessThan(2_000)
    })
  }
})

test('every answer of the API has the security headers, refused methods too', { tag: '@daily' }, async ({
  request,
}) => {
  for (const { method, path } of operations) {
    await test.step(`${method} ${path}`, async () => {
      expectGuarded(await request.fetch(path, { method, maxRedirects: 0 }))
      const wrong = await request.fetch(path, { method: 'PUT', maxRedirects: 0 })
      expect(wrong.status()).toBe(405)
      expectGuarded(wrong)
    })
  }
})

test('every redirect, file, refusal and 304 has the security headers', async ({ request }) => {
  for (const { from } of redirects) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([307, 308]).toContain(response.status())
    expectGuarded(response)
  }
  const html = await (await request.get('/faq')).text()
  const [chunk = ''] = html.match(/\/_next\/static\/chunks\/[\w\-~.]+\.js/) ?? []
  const files = [
    '/theme.js',
    '/sw.js',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/icon.svg',
    '/manifest.webmanifest',
  ]
  for (const path of [chunk, ...files, '/api/no/such', '/_next/static/no-such.js', '/%ff']) {
    expectGuarded(await request.get(path))
  }
  for (const path of [chunk, '/faq', '/sw.js', '/no/such/page']) {
    const refused = await request.post(path, { multipart: { a: 'x' } })
    expect(refused.status(), path).toBe(405)
    expect(refused.headers().allow).toBe('GET, HEAD')
    expectGuarded(refused)
  }
  const part = await request.get('/sw.js', { headers: { range: 'bytes=9-1' } })
  expect(part.status(), 'a part that is none').toBe(200)
  expectGuarded(await request.fetch('/faq', { method: 'HEAD' }))

  const first = await request.get('/faq')
  const again = await request.get('/faq', { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  expectGuarded(again)
  expect(again.headers()['content-security-policy']).toBe(first.headers()['content-security-policy'])
})

test('a prerendered page is the same each time; a dynamic one is rendered anew', async ({ request }) => {
  const [first, again] = [await request.get('/pricing'), await request.get('/pricing')]
  expect(await again.text()).toBe(await first.text())
  for (const name of ['etag', 'content-type', 'cache-control', 'content-security-policy'])
    expect(again.headers()[name], name).toBe(first.headers()[name])
  for (const path of ['/status', '/reward-availability-stats']) {
    const [drawn, redrawn] = [await request.get(path), await request.get(path)]
    expect(redrawn.headers()['content-security-policy'], path).not.toBe(drawn.headers()['content-security-policy'])
  }
})

test('a script injected into a page does not run', { tag: '@daily' }, async ({ page, policy }) => {
  await page.route('**/faq', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<main', '<script>window.intruder = true</script><main')
    await route.fulfill({ response, body })
  })
  await page.goto('/faq')
  await expect.poll(() => policy.faults.splice(0)).toContainEqual(expect.stringContaining('script-src-elem inline'))
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
})

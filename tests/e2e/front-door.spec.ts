import { expect } from '@playwright/test'
import { test } from './stage.ts'

/** What the front door relies on in Next.js, checked on the production build. */
test('the front door gets the requests: an escaped path redirects', async ({ request }) => {
  const escaped = await request.get('/%70ricing', { maxRedirects: 0 })
  expect([escaped.status(), escaped.headers().location]).toEqual([308, '/pricing'])
})

test('Next.js marks a prerendered page as such, with its cache time and ETag', async ({ request }) => {
  const headers = (await request.get('/faq')).headers()
  expect(headers['x-nextjs-cache']).toMatch(/^(HIT|PRERENDER)$/)
  expect(headers['cache-control']).toContain('s-maxage=')
  expect(headers.etag).toBeDefined()
})

test('a page is compressed with Brotli on request, and uncompressed otherwise', async ({ request }) => {
  const packed = await request.get('/about', { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers()['content-encoding']).toBe('br')
  const plain = await request.get('/about', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers()['content-encoding']).toBeUndefined()
  expect(await plain.text()).toBe(await packed.text())
})

test('Next.js puts the nonce it is given on what it streams', async ({ request }) => {
  const response = await request.get('/status')
  const [, nonce] = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '') ?? []
  expect(nonce).toBeDefined()
  expect(await response.text()).toContain(`nonce="${nonce}"`)
})

test('/_not-found and missing pages answer 404 with the not-found page and no-store', async ({ request }) => {
  for (const path of ['/_not-found', '/popular-routes/no-such-route', '/no/such']) {
    const response = await request.get(path)
    expect([path, response.status(), response.headers()['cache-control']]).toEqual([path, 404, 'no-store'])
    expect(await response.text()).toMatch(/Page not found/i)
  }
})

test('a query string does not change a prerendered page', async ({ request }) => {
  const [plain, withQuery] = [await request.get('/pricing'), await request.get('/pricing?a=1')]
  expect(await withQuery.text()).toBe(await plain.text())
})

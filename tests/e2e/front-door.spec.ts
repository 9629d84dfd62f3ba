import { expect } from '@playwright/test'
import { test } from './stage.ts'

/** What the front door relies on in Next.js, by name, on the production build. */
test('Next.js gives its listener to the front door', async ({ request }) => {
  const escaped = await request.get('/%70ricing', { maxRedirects: 0 })
  expect([escaped.status(), escaped.headers().location]).toEqual([308, '/pricing'])
})

test('Next.js says of a prerendered page that it is, and for how long', async ({ request }) => {
  const headers = (await request.get('/faq')).headers()
  expect(headers['x-nextjs-cache']).toMatch(/^(HIT|PRERENDER)$/)
  expect(headers['cache-control']).toContain('s-maxage=')
  expect(headers.etag).toBeDefined()
})

test('Next.js does not pack what it is not asked to pack, and the front door packs it', async ({ request }) => {
  const packed = await request.get('/about', { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers()['content-encoding']).toBe('br')
  const plain = await request.get('/about', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers()['content-encoding']).toBeUndefined()
  expect(await plain.text()).toBe(await packed.text())
})

test('Next.js puts the nonce it is handed on what it streams', async ({ request }) => {
  const response = await request.get('/status')
  const [, nonce] = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '') ?? []
  expect(nonce).toBeDefined()
  expect(await response.text()).toContain(`nonce="${nonce}"`)
})

test('Next.js has its page for what is missing at /_not-found, and no cache may keep it', async ({ request }) => {
  for (const path of ['/_not-found', '/popular-routes/no-such-route', '/no/such']) {
    const response = await request.get(path)
    expect([path, response.status(), response.headers()['cache-control']]).toEqual([path, 404, 'no-store'])
    expect(await response.text()).toMatch(/Page not found/i)
  }
})

test('a query changes nothing of a prerendered page', async ({ request }) => {
  const [plain, asked] = [await request.get('/pricing'), await request.get('/pricing?a=1')]
  expect(await asked.text()).toBe(await plain.text())
})

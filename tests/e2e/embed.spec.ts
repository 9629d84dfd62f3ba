import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect } from '@playwright/test'
import { startReceiver } from '../contract/delivery/receiver.ts'
import { test } from './stage.ts'

const slug = 'sydney-to-singapore'

/**
 * Lets the test's tools run inside a card, whose own policy forbids every script: only its sandbox is changed, to allow
 * scripts.
 */
async function lookInside(context: BrowserContext): Promise<void> {
  await context.route(/\/embed\/[a-z-]+$/, async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace('sandbox', 'sandbox allow-scripts'),
    }
    await route.fulfill({ response, headers })
  })
}

test('a route’s card shows on another site without a script, and links to its page', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin
  await lookInside(context)
  const body = `<!doctype html><title>A blog</title><iframe src="${origin}/embed/${slug}" title="Seats" width="720" height="290"></iframe><img src="${origin}/embed/${slug}.svg" alt="Seats">`
  // The other site is on this machine too: a browser keeps pages of the internet from requesting it.
  const blog = await startReceiver(() => ({ headers: { 'content-type': 'text/html' }, body }))
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.goto(blog.url)
  const card = page.frameLocator('iframe')
  await expect(card.getByRole('heading', { name: 'Sydney to Singapore reward seats' })).toBeVisible()
  await expect(card.getByText(/Sample data, checked/)).toBeVisible()
  await expect(card.locator('script')).toHaveCount(0)
  await expect.poll(() => page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(720)
  const opened = page.waitForEvent('popup')
  await card.getByRole('link', { name: 'See days, flights and points' }).click()
  await expect(await opened).toHaveURL(`${origin}/popular-routes/${slug}`)
  expect(refused).toEqual([])
  await blog.stop()
})

test('a card may be framed; everything else refuses', async ({ request }) => {
  for (const path of ['/', `/popular-routes/${slug}`, `/api/oembed?url=x`, '/embed/no-such-route']) {
    const headers = (await request.get(path)).headers()
    expect([path, headers['x-frame-options']]).toEqual([path, 'DENY'])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
  const card = (await request.get(`/embed/${slug}`)).headers()
  expect(card['x-frame-options']).toBeUndefined()
  expect(card['content-security-policy']).toContain('frame-ancestors *')
  expect(card['content-security-policy']).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/)
  expect(card['x-robots-tag']).toBe('noindex')
})

for (const [colorScheme, width] of [
  ['light', 720],
  ['dark', 320],
] as const) {
  test(`the card has no accessibility violations, ${colorScheme}, ${width} px`, async ({ page, context }) => {
    await lookInside(context)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 300 })
    await page.goto(`/embed/${slug}`)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('a route page copies the code of its card', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/popular-routes/${slug}`)
  await page.getByRole('button', { name: 'Copy card' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toContain(`${new URL(page.url()).origin}/embed/${slug}"`)
})

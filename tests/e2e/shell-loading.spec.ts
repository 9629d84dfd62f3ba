import { expect, type Page } from '@playwright/test'
import { compileHint } from '../../lib/server/compile-hints.ts'
import { loadingBar } from '../../lib/shell/navigation/loading-bar.ts'
import { test } from './stage.ts'

/** No preloads, so that a click has something to wait for. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
const bar = (page: Page) => page.locator('[data-loading-bar]')
const isPayload = (url: URL) => url.searchParams.has('_rsc')

async function followPricing(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click()
}

test('the bar shows while a page is on its way, 3 px high, and goes once it is there', async ({ page }) => {
  await page.addInitScript(saveData)
  await page.goto('/qantas/reward-seat-finder')
  await page.waitForLoadState('networkidle')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(isPayload, async (route) => {
    await held
    await route.continue()
  })
  await followPricing(page)
  await expect(bar(page)).toHaveAttribute('data-loading-bar', 'visible')
  await expect(bar(page)).toHaveCSS('height', '3px')
  expect((await bar(page).boundingBox())?.y).toBe(0)
  release()
  await expect(page).toHaveURL('/pricing')
  await expect(bar(page)).toHaveAttribute('data-loading-bar', 'hidden')
})

test('a preloaded page shows no loading bar', async ({ page }) => {
  await page.goto('/qantas/reward-seat-finder')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const target = document.querySelector('[data-loading-bar]')
    const seen: (string | null)[] = []
    Object.assign(window, { seenBar: seen })
    new MutationObserver(() => seen.push(target?.getAttribute('data-loading-bar') ?? null)).observe(target as Node, {
      attributes: true,
    })
  })
  const preloaded = page.waitForResponse(
    (response) => response.request().headers()['next-router-segment-prefetch'] === '/pricing/__PAGE__',
  )
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await (await preloaded).finished()
  const requests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/pricing') requests.push(request.url())
  })
  // The page's clock is paused until the page is there, however long a busy machine takes to draw it.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await followPricing(page)
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing')
  await page.clock.runFor(2 * loadingBar.throttle)
  expect(await page.evaluate(() => (window as unknown as { seenBar: string[] }).seenBar)).not.toContain('visible')
  expect(requests).toEqual([])
})

test('every script of a page starts with the hint to compile it during download', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const scripts = [...new Set(html.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g))]
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts) {
    expect((await (await request.get(script)).text()).startsWith(compileHint), script).toBe(true)
  }
})

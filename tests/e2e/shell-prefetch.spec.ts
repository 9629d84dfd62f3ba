import { expect, type Page } from '@playwright/test'
import { test } from './stage.ts'

const preload = (headers: Record<string, string>) => headers['next-router-prefetch'] !== undefined

/** Delays every preload and records how many were under way at once. */
async function countPreloads(page: Page) {
  const seen = { total: 0, underWay: 0, most: 0 }
  await page.route('**/*', async (route) => {
    if (!preload(route.request().headers())) return route.continue()
    seen.total += 1
    seen.underWay += 1
    seen.most = Math.max(seen.most, seen.underWay)
    // Delayed long enough for all that may start to have started. The count ends here: the page sees the end later, so
    // a preload that starts because this one ended isn't counted as concurrent with it.
    await new Promise((resolve) => setTimeout(resolve, 150))
    seen.underWay -= 1
    await route.continue().catch(() => {})
  })
  return seen
}

async function lookAround(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) await link.hover()
  await page.waitForLoadState('networkidle')
}

test('at most four preloads are under way at once', async ({ page }) => {
  const seen = await countPreloads(page)
  await lookAround(page)
  expect(seen.total).toBeGreaterThan(4)
  expect(seen.most).toBe(4)
})

for (const [name, connection] of [
  ['data-saver', { saveData: true, effectiveType: '4g' }],
  ['a slow connection', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`nothing is preloaded on ${name}, and links still lead`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const seen = await countPreloads(page)
    await lookAround(page)
    expect(seen.total).toBe(0)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing')
    expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true)
  })
}

import { expect, type Page } from '@playwright/test'
import { test } from './stage.ts'

const viewport = (page: Page) => page.locator('meta[name=viewport]')
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

test.describe('on iOS', () => {
  test.use({ userAgent: iphone, viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the viewport is forced to scale 1, also after going on', async ({ page }) => {
    await page.goto('/pricing')
    await expect(viewport(page)).toHaveAttribute('content', /width=device-width.*maximum-scale=1\.0/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Qantas reward seat finder' }).click()
    await expect(page).toHaveURL('/qantas/reward-seat-finder')
    await expect(viewport(page)).toHaveCount(1)
    await expect(viewport(page)).toHaveAttribute('content', /maximum-scale=1\.0/)
  })
})

test('outside iOS the page may be zoomed', async ({ page }) => {
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  await expect(viewport(page)).not.toHaveAttribute('content', /maximum-scale|user-scalable/)
})

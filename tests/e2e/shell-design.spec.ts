import { expect } from '@playwright/test'
import { test } from './stage.ts'

/** The design page as pictures: a change of style changes these files, so that it gets reviewed. */
for (const width of [360, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the design page, ${width} px, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme })
      const page = await context.newPage()
      await page.goto('/test/design')
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      await expect(page.getByRole('main')).toHaveScreenshot(`design-${width}-${colorScheme}.png`)
      await context.close()
    })
  }
}

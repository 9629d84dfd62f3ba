import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { test } from './stage.ts'

/** Checks accessibility in light and in dark. */
async function expectCleanInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await isAccessible(page)
  }
}

/** What opens on top of the design page: how to open it, and how to tell that it is open. */
const overlays: { name: string; open: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'menu',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('menuitem', { name: 'Billing' })).toBeVisible()
    },
  },
  {
    name: 'combobox',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Airport' }).click()
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'dialog',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open dialog' }).click()
      await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible()
    },
  },
  {
    name: 'sheet',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open sheet' }).click()
      await expect(page.getByRole('dialog', { name: 'A sheet' })).toBeVisible()
    },
  },
  {
    name: 'hint',
    open: async (page) => {
      await page.getByRole('button', { name: /With a hint/ }).focus()
      await expect(page.getByText('Seen 20 November, 11:00').last()).toBeVisible()
    },
  },
  {
    name: 'palette',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await page.getByRole('dialog', { name: 'Search the site' }).getByRole('combobox').fill('syd sin')
      await expect(page.getByRole('option').first()).toContainText('Sydney')
    },
  },
]

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${width} px, light and dark`, () => {
    test.use({ viewport: { width, height } })
    for (const { name, open } of overlays) {
      test(`axe finds nothing with the ${name} open`, async ({ page }) => {
        await page.goto('/test/design')
        await page.waitForLoadState('networkidle')
        await open(page)
        await expectCleanInBoth(page)
      })
    }
  })
}

test('axe finds nothing with a bar menu open, nor with the menu sheet on a phone', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('banner').getByRole('button', { name: 'Find Seats' }).click()
  await expect(page.locator('[popover]:popover-open')).toHaveCount(1)
  await expectCleanInBoth(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectCleanInBoth(page)
})

test('the first Tab reaches “Skip to content”, which moves the focus into the page', async ({ page }) => {
  await page.goto('/pricing')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('pages have one banner, one main, one contentinfo and one h1', async ({ page }) => {
  for (const path of ['/', '/pricing', '/qantas/reward-seat-finder', '/no/such/page']) {
    await page.goto(path)
    for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('with reduced motion, the design page has no transitions or animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/test/design')
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('body *')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat)
      }),
    ),
  )
  expect(longest).toBeLessThanOrEqual(0.001)
})

test('in print, a page keeps its content and disclaimer without navigation, on white', async ({ page }) => {
  await page.goto('/test/design')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { includeHidden: true }).locator('visible=true')).toHaveCount(0)
  await expect(page.getByText('not affiliated with any airline')).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('at double text size or zoom nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of ['/pricing', '/test/design', '/qantas/reward-seat-finder']) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow(), path).toBeLessThanOrEqual(0)
    // Zooming the page to 200% leaves half as many pixels.
    await page.setViewportSize({ width: 640, height: 450 })
    await page.reload()
    expect(await overflow(), path).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 900 })
  }
})

test('pages load with a layout shift below 0.05', async ({ page }) => {
  for (const path of ['/', '/pricing', '/test/design', '/qantas/reward-seat-finder']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => setTimeout(() => resolve(sum)))
        }),
    )
    expect(shift, path).toBeLessThan(0.05)
  }
})

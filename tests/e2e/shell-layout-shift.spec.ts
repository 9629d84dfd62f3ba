import { expect, type Page } from '@playwright/test'
import { freshEmail, logIn, signUp, uidOf } from './account-stage.ts'
import { putNews } from './dashboard-stage.ts'
import { test } from './stage.ts'

/** The layout shift, as browsers score it, that a page must stay below: a tenth of the 0.1 that counts as good. */
const most = 0.01

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }

/** Collects shifts from the very start of each document, with what moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'))
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 1000 },
]) {
  test(`a dashboard with news does not shift at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    const email = freshEmail('still')
    await signUp(page, email)
    await putNews(page, await uidOf(page, email))
    await page.goto('/contact')
    await watchShifts(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: /^2 trips opened/ })).toBeVisible()
    await expect(page.getByText(/days? open|No seats yet/).first()).toBeVisible()
    await expect(page.locator('main .animate-pulse')).toHaveCount(0)
    await expectStill(page)
  })
}

async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
  )
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(most)
}

const views = [
  { width: 360, height: 780 },
  { width: 1440, height: 1000 },
]

for (const viewport of views) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const path of ['/', '/pricing', '/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder']) {
      test(`${path} does not shift`, async ({ page }) => {
        await watchShifts(page)
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await expectStill(page)
      })
    }

    test('a finder does not shift while its result loads', async ({ page }) => {
      await watchShifts(page)
      await page.goto('/qantas/reward-seat-finder?from=SYD&to=SIN')
      await expect(page.getByRole('grid', { name: 'Seats by day over a year' })).toBeVisible()
      await expectStill(page)
    })

    test('a finder does not shift while its return trips load', async ({ page }) => {
      await watchShifts(page)
      await page.goto('/qantas/reward-seat-finder?from=SYD&to=SIN&trip=return&stay=5-8')
      await expect(page.getByRole('region', { name: 'Result', exact: true }).getByRole('article').first()).toBeVisible()
      await expectStill(page)
    })

    test('the dashboard does not shift while its records load', async ({ page }) => {
      await page.goto('/')
      await logIn(page, 'gold@sample.pointsward.test', 'sample-password')
      await expect(page).toHaveURL(/\/dashboard$/)
      await watchShifts(page)
      await page.reload()
      // A member's page keeps listening, so its network is never idle. These records are the last to load.
      await expect(page.getByRole('heading', { name: 'Your plan: Gold' })).toBeVisible()
      await expect(page.locator('main .animate-pulse')).toHaveCount(0)
      await expectStill(page)
    })
  })
}

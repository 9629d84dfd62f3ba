import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { test } from './stage.ts'

/** The page of a build knows of no seats; it is made anew behind its first readers. */
async function openWithSeats(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    const routes = page.getByRole('heading', { name: /^Popular routes with seats/ })
    await expect(routes).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

const main = (page: Page) => page.getByRole('main')
const links = (page: Page, list: string | RegExp) => main(page).getByRole('region', { name: list }).getByRole('link')

test('an arriving guest sees seats, and each of them is one press away', { tag: '@daily' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithSeats(page, '/virgin-australia/reward-seat-finder')
  await expect(links(page, /^Popular routes with seats/)).toHaveCount(6)
  await expect(links(page, /^Popular routes with seats/).first()).toContainText(/Seats on \d+ of the next 60 days/)
  await isAccessible(page)
  await links(page, /^Popular routes with seats/)
    .first()
    .click()
  await expect(page.getByRole('grid', { name: 'Seats by day over a year' })).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await openWithSeats(page, '/virgin-australia/reward-seat-finder')
  const cheapest = links(page, 'Cheapest days').first()
  await expect(cheapest).toContainText(/\d,\d{3}/)
  await cheapest.click()
  await expect(page).toHaveURL(/cabins=Y&view=list&day=/)
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('row').nth(1)).toBeVisible()
})

test('a finder of one cabin starts with seats of that cabin alone', async ({ page }) => {
  await openWithSeats(page, '/qantas/business-class-finder')
  for (const text of await links(page, /^(Popular routes with seats|Cheapest days)/).allTextContents()) {
    expect(text).toMatch(/business/i)
    expect(text).not.toMatch(/economy|first class/i)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the seats are in the page itself', async ({ page }) => {
    await openWithSeats(page, '/qantas/reward-seat-finder')
    await expect(links(page, 'Cheapest days').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Opened this week' })).toBeVisible()
  })
})

import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { test } from './stage.ts'

/** The page as built has no seats; it is regenerated in the background after its first visits. */
async function openWithSeats(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    const routes = page.getByRole('heading', { name: /^Popular routes with seats/ })
    await expect(routes).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

const main = (page: Page) => page.getByRole('main')
const links = (page: Page, list: string | RegExp) => main(page).getByRole('region', { name: list }).getByRole('link')

test('a guest sees routes and days with seats, each one press away', { tag: '@daily' }, async ({ page }) => {
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

test('a finder for one cabin starts with seats of that cabin only', async ({ page }) => {
  await openWithSeats(page, '/qantas/business-class-finder')
  for (const text of await links(page, /^(Popular routes with seats|Cheapest days)/).allTextContents()) {
    expect(text).toMatch(/business/i)
    expect(text).not.toMatch(/economy|first class/i)
  }
})

for (const width of [390, 1440]) {
  test(`From and To list places as soon as they have the focus, and work by keyboard, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/qantas/reward-seat-finder')
    const field = (label: string) =>
      page.getByRole('textbox', { name: label }).or(page.getByRole('combobox', { name: label }))
    const options = page.getByRole('listbox').getByRole('option')
    const isLive = () => expect(page.getByRole('main').locator('[inert]')).toHaveCount(0)
    await isLive()
    await field('From').focus()
    await expect(options.first()).toContainText('Sydney')
    await expect(options.filter({ hasText: 'Australia' }).last()).toBeVisible()
    await isAccessible(page)
    await page.keyboard.type('per')
    await expect(options.first()).toContainText('Perth')
    await page.keyboard.press('Enter')

    await page.keyboard.press('Tab')
    await expect(field('To')).toBeFocused()
    await expect(page.getByRole('listbox')).toHaveCount(1)
    await expect(options.filter({ hasText: 'Anywhere' })).toBeVisible()
    await expect(options.filter({ hasText: 'Europe' })).toBeVisible()
    await page.keyboard.type('london')
    await expect(options.first()).toContainText('London')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)

    const search = page.getByRole('button', { name: /^Search seats/ })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(search).toBeFocused({ timeout: 200 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('Perth to London')

    // What was picked comes first the next time.
    await page.goto('/qantas/reward-seat-finder')
    await isLive()
    await field('To').focus()
    await expect(options.first()).toContainText('London')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the seats are in the page itself', async ({ page }) => {
    await openWithSeats(page, '/qantas/reward-seat-finder')
    await expect(links(page, 'Cheapest days').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Opened this week' })).toBeVisible()
  })
})

test('on a tablet every month is visible, and a day’s tooltip covers no control', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/qantas/reward-seat-finder?from=SYD&to=SIN')
  const grid = page.getByRole('grid', { name: 'Seats by day over a year' })
  await expect(grid).toBeVisible()
  const hidden = await grid.evaluate(
    ({ parentElement: frame }) => (frame?.scrollWidth ?? 99) - (frame?.clientWidth ?? 0),
  )
  // The spacing around the cells overflows the frame by design.
  expect(hidden).toBeLessThanOrEqual(3)

  for (const day of [grid.locator('[data-state="seats"]').first(), grid.locator('[data-state="seats"]').last()]) {
    await day.hover()
    const tip = page.locator('div.pointer-events-none[aria-hidden="true"]').filter({ hasText: /day \d+ \w+ 20\d\d/ })
    await expect(tip).toBeVisible()
    const tipBox = await tip.boundingBox()
    const controls = page.getByRole('region', { name: 'Result' }).locator('label:visible, button:visible, a:visible')
    for (const control of await controls.all()) {
      const box = await control.boundingBox()
      if (!tipBox || !box) continue
      const isApart = box.y + box.height <= tipBox.y || tipBox.y + tipBox.height <= box.y
      expect(isApart, (await control.textContent()) ?? '').toBe(true)
    }
  }
})

import { expect } from '@playwright/test'
import { test } from './stage.ts'

const rows = (page: import('@playwright/test').Page) =>
  page.getByRole('region', { name: 'Where you can go' }).getByRole('listitem')

test('a balance, a city and a cabin: places cheapest first, in the list and in the address', { tag: '@daily' }, async ({
  page,
}) => {
  await page.goto('/qantas/where-can-i-go-points')
  await expect(page.getByRole('status').filter({ hasText: 'from Sydney within 100,000 points' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Where you can go' }).getByText('Sample data')).toBeVisible()
  const before = await rows(page).count()
  await page.getByLabel('Points you have').fill('30 000')
  await expect(page.getByRole('status').filter({ hasText: 'within 30,000 points' })).toBeVisible()
  await expect(page).toHaveURL(/points=30000/)
  expect(await rows(page).count()).toBeLessThanOrEqual(before)
  const points = (await rows(page).locator('.figures').allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
  const reached = points.filter((one) => one <= 30_000)
  expect(reached).toEqual([...reached].sort((a, b) => a - b))
  await page.getByLabel('Cabin').selectOption('J')
  await expect(page).toHaveURL(/cabin=J/)
  await page.reload()
  await expect(page.getByLabel('Points you have')).toHaveValue('30,000')
  await expect(page.getByLabel('Cabin')).toHaveValue('J')
})

test('a place picked by keyboard shows on the map, and links to the finder', async ({ page }) => {
  await page.goto('/qantas/where-can-i-go-points')
  const first = rows(page).first().getByRole('button')
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  const code = (await first.locator('.font-mono').first().textContent()) ?? ''
  const map = page.getByRole('img', { name: /^Map: / })
  await expect(map.locator('text', { hasText: code })).toBeVisible()
  const opened = await map.getAttribute('viewBox')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(map).not.toHaveAttribute('viewBox', opened ?? '')
  await rows(page)
    .first()
    .getByRole('link', { name: /^Seats/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`reward-seat-finder\\?from=SYD&to=${code}`))
})

test('days beyond the plan are locked, with a button that searches 14 days at a time', async ({ page }) => {
  await page.goto('/virgin-australia/where-can-i-go?month=2026-12')
  const locked = page.getByRole('region', { name: 'Beyond your plan' })
  await expect(locked).toContainText('14 days at a time')
  await expect(locked.getByRole('link', { name: 'see the plans' })).toBeVisible()
  await locked.getByRole('button', { name: /^Search from/ }).click()
  await expect(page).toHaveURL(/day=15/)
  await page.getByLabel('When').selectOption('2027-06')
  await expect(page.getByRole('heading', { name: 'Beyond your plan' })).toBeVisible()
})

test('an invalid address falls back with a note; a failed request keeps the chosen cabin', async ({ page }) => {
  await page.goto('/qantas/where-can-i-go-points?points=lots&from=atlantis&month=13')
  await expect(page.getByText('We couldn’t read part of this link')).toBeVisible()
  await expect(page.getByLabel('Points you have')).toHaveValue('100,000')
  let broken = true
  await page.route('**/api/search/summary*', (route) =>
    broken
      ? route.fulfill({ status: 500, json: { status: 500, detail: 'The server could not answer.' } })
      : route.continue(),
  )
  await page.getByLabel('Cabin').selectOption('J')
  await expect(page.getByRole('alert').getByText('We couldn’t get an answer')).toBeVisible()
  await expect(page.getByLabel('Cabin')).toHaveValue('J')
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: /from Sydney within/ })).toBeVisible()
})

test('slug pages say what the tables say, without a script, and are a fatal 404 for anything else', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto('/qantas/where-can-i-go-points/sydney/100000-points')
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Where 100,000 Qantas Points take you from Sydney')
  await expect(still.getByRole('region', { name: 'Furthest in business for 100,000 points: table' })).toBeVisible()
  await context.close()
  for (const path of ['/qantas/where-can-i-go-points/atlantis', '/qantas/where-can-i-go-points/sydney/1-points']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible()
  }
})

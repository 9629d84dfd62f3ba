import { expect } from '@playwright/test'
import { test } from './stage.ts'

test('the status page shows the age of the results, the incidents, and the state of forms and the chat', async ({
  page,
}) => {
  await page.goto('/status')
  const ages = page.getByRole('table', { name: 'Age of results' })
  await expect(ages.getByRole('row', { name: /Qantas.*Sample data.*fresh/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Incidents' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Forms and chat' })).toBeVisible()
})

const tools = [
  ['/test/qatar', 'Qatar Airways routes'],
  ['/test/cathay', 'Cathay Pacific routes'],
  ['/test/lounges?airport=MEL&status=velocity-gold', 'Lounges in Melbourne'],
  ['/test/new-routes-qantas?since=2025-06-01', 'Ended since'],
  ['/test/new-routes-virgin?since=2025-06-01', 'Added since'],
  ['/test/reward-seat-finder', 'Query plan'],
  ['/test/points-booking-service?from=sydney&to=tokyo', 'Draft reply'],
] as const

test('the team’s tools show results, and are marked noindex', async ({ page }) => {
  for (const [path, heading] of tools) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
  }
  await page.goto('/test/qatar')
  await expect(page.getByText(/As of .* 20\d\d/).first()).toBeVisible()
  await page.goto('/test/lounges?airport=SYD&cabin=J')
  await expect(page.getByText('Was open to you by cabin, as of 20 Nov 2020')).toBeVisible()
})

import { expect } from '@playwright/test'
import { test } from './stage.ts'

test('a popular route answers on its first screen: when, for how many points, in both programs', {
  tag: '@daily',
}, async ({ page }) => {
  await page.goto('/popular-routes')
  await page.getByRole('link', { name: /Sydney to Los Angeles/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sydney to Los Angeles reward seats')
  await expect(page.getByText(/^Yes, on \d+ of the next 60 days in business, from [\d,]+ points\.$/)).toBeVisible()
  await expect(page.getByText('Sample data').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Map: Sydney to Los Angeles, non-stop/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Business \d+ days?, next/ })).toHaveAttribute(
    'href',
    /from=SYD&to=LAX&cabins=J/,
  )
  await expect(page.getByRole('grid', { name: 'Seats by day over a year' })).toBeVisible()
  const cheapest = page.getByRole('region', { name: 'Cheapest days in business' })
  await expect(cheapest.getByRole('link').first()).toHaveAttribute('href', /when=\d{4}-\d\d-\d\d/)
  await expect(page.getByText(/^Most often open: /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Seat maps, SYD to LAX' })).toHaveAttribute(
    'href',
    '/seatmaps/sydney-to-los-angeles',
  )
  await expect(page.getByRole('link', { name: 'Watch this route' })).toHaveAttribute(
    'href',
    /\/alerts\?new&.*from=SYD&to=LAX/,
  )
})

test('a pair of cities has a page, and so does a pair of city and airport', async ({ page, request }) => {
  await page.goto('/popular-routes/sydney-to-tokyo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sydney to Tokyo reward seats')
  await expect(page.getByText(/of the next 60 days in business|^Not in business right now/)).toBeVisible()
  expect((await request.get('/popular-routes/sydney-to-tokyo-haneda')).status()).toBe(200)
  expect((await request.get('/popular-routes/sydney-to-london')).status()).toBe(200)
})

test('a route that is none is a fatal 404', async ({ page }) => {
  const response = await page.goto('/popular-routes/sydney-to-atlantis')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /popular-routes/sydney-to-atlantis')).toBeVisible()
})

test('statistics render without a script, explain their count, and can be narrowed with a form', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto('/reward-availability-stats?cabin=J')
  await expect(still.getByRole('img', { name: /^By cabin\. Business: \d+%/ })).toBeVisible()
  await expect(still.getByRole('term').filter({ hasText: 'Checks that found a seat' })).toBeVisible()
  await expect(still.getByRole('heading', { name: 'How do we count?' })).toBeVisible()
  await context.close()

  await page.goto('/reward-availability-stats')
  await expect(page.getByRole('img', { name: /^By cabin\. Economy: \d+%/ })).toBeVisible()
  await expect(page.getByText('Sample data').first()).toBeVisible()
  const all = await page
    .getByRole('term')
    .filter({ hasText: 'Checks that found a seat' })
    .locator('xpath=following-sibling::dd[2]')
    .textContent()
  await page.getByLabel('Cabin', { exact: true }).selectOption('J')
  await page.getByLabel('From', { exact: true }).selectOption('sydney')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/cabin=J&from=sydney/)
  await expect(page.getByRole('img', { name: /^By cabin\. Business/ })).toBeVisible()
  await expect(
    page.getByRole('term').filter({ hasText: 'Checks that found a seat' }).locator('xpath=following-sibling::dd[2]'),
  ).not.toHaveText(all ?? '')
  await page.getByText('As a table').first().click()
  await expect(page.getByRole('region', { name: 'By cabin: table' })).toBeVisible()
  await page.goto('/reward-availability-stats?cabin=Q&from=atlantis')
  await expect(page.getByText('We couldn’t read part of this link')).toBeVisible()
})

test('the comparison of finders names its sources, and says where it has none', async ({ page }) => {
  await page.goto('/best-reward-seat-finder')
  const row = page.getByRole('row', { name: /ExpertFlyer|SeatSpy/ }).first()
  await row.getByText('1 source').first().click()
  await expect(row.getByRole('listitem').first()).toBeVisible()
  const finder = page.getByRole('row', { name: /Qantas Flight Reward Finder/ })
  await expect(finder).toContainText('Free, without logging in')
  await expect(finder.getByText('unconfirmed').first()).toBeVisible()
  await expect(finder.getByText('Not confirmed').first()).toBeVisible()
})

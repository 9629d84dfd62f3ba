import { expect, type Page } from '@playwright/test'
import { test } from './stage.ts'

/** The figure below a label in a calculator's answer. */
const figure = (page: Page, name: string | RegExp) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')

test('points to fly: answered before any script, then for what is asked, and by its address', {
  tag: '@daily',
}, async ({ browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto('/qantas/how-many-points-to-fly-to')
  await expect(figure(still, /^Economy, from/).first()).toHaveText('24,700')
  await context.close()

  await page.goto('/qantas/how-many-points-to-fly-to')
  await page.getByLabel('To', { exact: true }).selectOption('london')
  await page.getByLabel('From', { exact: true }).selectOption('perth')
  await expect(figure(page, /^Economy, from/)).toHaveText('58,900')
  await page.getByLabel('People').fill('2')
  await expect(figure(page, /^Economy, from/)).toHaveText('117,800')
  for (const param of [/from=perth/, /to=london/, /people=2/]) await expect(page).toHaveURL(param)
  await page.reload()
  await expect(figure(page, /^Economy, from/)).toHaveText('117,800')
  await page.getByRole('link', { name: 'Search these seats' }).click()
  await expect(page).toHaveURL(/reward-seat-finder\?from=PER&to=LON&seats=2/)
})

test('points to fly: a bad address falls back with a note, a bad entry keeps the answer', async ({ page }) => {
  await page.goto('/qantas/how-many-points-to-fly-to?people=1e309&from=atlantis&have=-5')
  await expect(page.getByText('We couldn’t read part of this link')).toBeVisible()
  await expect(figure(page, /^Economy, from/)).toHaveText('24,700')
  await page.getByLabel('People').fill('ten')
  await expect(page.getByText('Enter a whole number from 1 to 9.', { exact: true })).toBeVisible()
  await expect(figure(page, /^Economy, from/)).toHaveText('24,700')
})

test('slug pages: their own words, their own links, and a fatal 404 for anything else', async ({ page }) => {
  await page.goto('/qantas/how-many-points-to-fly-to/sydney/singapore')
  await expect(page).toHaveTitle(/Qantas Points from Sydney to Singapore/)
  await expect(page.getByRole('row', { name: /SYD.*to.*SIN.*direct/ }).first()).toContainText('29,000')
  await page.getByRole('link', { name: 'Perth', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qantas Points from Perth to Singapore')

  for (const path of ['/qantas/how-many-points-to-fly-to/sydney/atlantis', '/qantas/points-to-dollars/12345']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible()
  }
})

test('points to dollars answers as points are entered', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/qantas/points-to-dollars')
  await expect(page.getByText('$500 to $600').first()).toBeVisible()
  await page.getByLabel('Qantas Points', { exact: true }).fill('50 000')
  await expect(page.getByText('$250 to $300').first()).toBeVisible()
  await expect(page).toHaveURL(/points=50000/)
})

test('upgrades: shows the published price, or “not published”', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/qantas/how-many-points-upgrade')
  await expect(figure(page, 'Upgrade to business')).toHaveText('78,500')
  await page.getByLabel('Flight').selectOption('SYD-SIN')
  await expect(figure(page, 'Upgrade to business')).toHaveText('not published')
  await page.getByLabel('Booking class').selectOption('O')
  await expect(page.getByText('You can’t upgrade booking class O')).toBeVisible()
})

test('status credits: adding a flight changes what is needed', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/qantas/points-club-status-credit-calculator?credits=690&flights=')
  await expect(figure(page, 'Needed for Gold')).toHaveText('10')
  await page.getByRole('button', { name: 'Add a flight' }).click()
  await page.getByLabel('Fare').selectOption('business')
  await expect(figure(page, 'Needed for')).not.toHaveText('10')
  await page.getByRole('button', { name: 'Remove flight 1' }).click()
  await expect(figure(page, 'Needed for Gold')).toHaveText('10')
})

test('the Platinum request is drafted, and a Gold member is warned off', async ({ page }) => {
  await page.goto('/qantas/platinum-reward-request')
  const builder = page.getByRole('region', { name: 'Request builder' })
  await expect(builder.getByText('2 seats in business')).toBeVisible()
  await page.getByLabel('Your tier').selectOption('Gold')
  await expect(page.getByText('Qantas won’t accept this request')).toBeVisible()
})

test('wine: works out cents per point, and marks current offers as samples', async ({ page, request }) => {
  await page.goto('/qantas/wine-bonus-points-tracker')
  await expect(figure(page, 'Cents per point').first()).toHaveText('1.95')
  const offers = page.getByRole('region', { name: 'Current wine offers' })
  await expect(offers.getByText('Sample data').first()).toBeVisible()
  await page.getByLabel('Value of a bottle, $').fill('0')
  await expect(figure(page, 'Cents per point').first()).toHaveText('2.95')
  const feed = await request.get('/qantas/wine-bonus-points-tracker/offers.ics')
  expect(await feed.text()).toContain('SAMPLE')
})

test('earning: dropping the new card changes the points', async ({ page }) => {
  await page.goto('/qantas/how-to-earn-points-quickly')
  const least = (await figure(page, 'guaranteed').first().textContent()) ?? ''
  await page.getByLabel('Take a new card').uncheck()
  await expect(figure(page, 'guaranteed').first()).not.toHaveText(least)
  await expect(page).toHaveURL(/cardBonus=0/)
})

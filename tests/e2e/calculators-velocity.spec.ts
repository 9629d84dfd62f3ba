import { expect, type Page } from '@playwright/test'
import { test } from './stage.ts'

const figure = (page: Page, name: string | RegExp) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')

const fly = '/virgin-australia/how-many-velocity-points-to-fly-to'

test('Velocity points to fly: the default pair, another pair, and after a reload', { tag: '@daily' }, async ({
  page,
}) => {
  await page.goto(fly)
  await expect(figure(page, /^Business$/)).toHaveText('102,000')
  await expect(figure(page, /^Economy$/)).toHaveText('48,000')
  await page.getByLabel('From', { exact: true }).selectOption('melbourne')
  await page.getByLabel('To', { exact: true }).selectOption('sydney')
  await expect(figure(page, /^Economy$/)).toHaveText('from 5,900')
  await page.getByLabel('Trip').selectOption('return')
  await expect(figure(page, /^Economy$/)).toHaveText('from 11,800')
  await expect(page).toHaveURL(/from=melbourne.*to=sydney.*trip=return/)
  await page.reload()
  await expect(figure(page, /^Economy$/)).toHaveText('from 11,800')
  // Seen seats show their source and, in the sample world, its badge.
  await expect(page.getByRole('table', { name: /Next available seats, Melbourne to Sydney/ })).toBeVisible()
  await expect(page.getByText('Sample data').first()).toBeVisible()
})

test('a Velocity slug page is a page, an unknown one the fatal 404, a bad input its default with a note', async ({
  page,
}) => {
  await page.goto(`${fly}/sydney/london`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Velocity Points from Sydney to London')
  await expect(page.getByRole('heading', { name: 'Prices over the years' })).toBeVisible()
  for (const slug of ['atlantis', 'sydney/atlantis', 'sydney/london/again', '-1', '1e309', 'x'.repeat(2_000)]) {
    const missing = await page.goto(`${fly}/${slug}`)
    expect(missing?.status(), slug.slice(0, 20)).toBe(404)
  }
  await page.goto(`${fly}?from=atlantis&people=-1`)
  await expect(figure(page, /^Business$/)).toHaveText('102,000')
  await expect(page.getByText(/people/).first()).toBeVisible()
})

test('Velocity worth: KrisFlyer miles and the price of buying', async ({ page }) => {
  await page.goto('/virgin-australia/how-much-are-velocity-points-worth')
  await expect(figure(page, 'As KrisFlyer miles')).toHaveText('64,516')
  await page.getByLabel('Velocity Points', { exact: true }).fill('50,000')
  await expect(figure(page, 'As KrisFlyer miles')).toHaveText('32,258')
  await expect(figure(page, 'To buy that many')).toHaveText('$1,172')
})

test('Velocity upgrade: weighs the points that a booking shows', async ({ page }) => {
  await page.goto('/virgin-australia/how-many-velocity-points-upgrade')
  await expect(page.getByText('Worth it to you: up to 34,000 points.')).toBeVisible()
  await page.getByLabel('Points your booking shows').fill('40000')
  await expect(page.getByText('6,000 points more than the seat is worth to you.')).toBeVisible()
  await expect(figure(page, 'Price of the upgrade')).toHaveText('not published')
})

test('Velocity status: a ticket added and removed again', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/virgin-australia/points-status-calculator')
  await expect(figure(page, 'Status credits at the end')).toHaveText('342')
  await page.getByRole('button', { name: 'Add a ticket' }).click()
  await page.getByLabel('Dollars').nth(1).fill('2400')
  await expect(figure(page, 'Status credits at the end')).toHaveText('542')
  await expect(page.getByText('reaches Gold')).toBeVisible()
  await page.getByRole('button', { name: 'Remove ticket 2' }).click()
  await expect(figure(page, 'Status credits at the end')).toHaveText('342')
})

test('Virgin Australia bids are weighed, and no band shows without reports', async ({ page }) => {
  await page.goto('/virgin-australia/upgrade-bid-estimator')
  await expect(page.getByText('you come out $50 ahead')).toBeVisible()
  await expect(page.getByText('Once 5 members have reported a winning bid')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What have members paid?' })).toHaveCount(0)
})

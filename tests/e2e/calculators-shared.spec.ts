import { expect, type Page } from '@playwright/test'
import { freshEmail, signUp } from './account-stage.ts'
import { test } from './stage.ts'

const figure = (page: Page, name: string | RegExp) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')

test('carrier charges: shows the highest by airline and cabin', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/carrier-charges')
  await page.getByLabel('Airline').selectOption('QR')
  await expect(figure(page, 'Highest, one way')).toHaveText('$1,067.19')
  await page.getByLabel('Cabin').selectOption('Y')
  await expect(figure(page, 'Highest, one way')).toHaveText('$377.50')
})

test('the release clock: the day by tier, the time by zone, and a calendar file', { tag: '@daily' }, async ({
  page,
  request,
}) => {
  await page.goto('/when-to-book')
  await expect(page.getByText('Tuesday 2 March 2027')).toBeVisible()
  await page.getByLabel('Your tier').selectOption('Gold')
  await expect(page.getByText('Tuesday 5 January 2027')).toBeVisible()
  await page.getByLabel('Your time zone').selectOption('Australia/Perth')
  await expect(figure(page, 'If midnight in Sydney')).toContainText('9:00 pm')
  const link = page.getByRole('link', { name: 'Add to calendar' })
  const file = await request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('DTSTART:20270104T130000Z')
})

test('Amex points: to Qantas and Velocity, but not from every card', async ({ page }) => {
  await page.goto('/amex')
  await expect(figure(page, 'Qantas Points')).toHaveText('100,000')
  await page.getByLabel('Card', { exact: true }).selectOption('explorer')
  await expect(page.getByText('Explorer can’t transfer to Qantas')).toBeVisible()
  await page.goto('/amex/transfer-points/velocity?points=100000&bonus=15')
  await expect(figure(page, 'Velocity Points')).toHaveText('57,500')
  await page.goto('/amex/transfer-points/qantas')
  await expect(figure(page, 'Qantas Points')).toHaveText('100,000')
})

for (const path of ['/upgrade-bid-estimator', '/qantas/bid-now-upgrade-calculator']) {
  test(`${path}: a bid is weighed, and no band is shown without reports`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('you come out $130 ahead')).toBeVisible()
    await page.getByLabel('Cash in the bid, $').fill('900')
    await expect(page.getByText('costs $370 more than the seat is worth')).toBeVisible()
    await expect(page.getByText('Once 5 members have reported a winning bid')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What have members paid?' })).toHaveCount(0)
  })
}

test('a member reports a bid, and only once', async ({ page }) => {
  await page.goto('/pricing')
  await signUp(page, freshEmail('bids'))
  await page.goto('/qantas/bid-now-upgrade-calculator')
  const form = page.locator('form').filter({ has: page.getByLabel('Outcome') })
  const tell = async () => {
    await form.getByLabel('From').fill('SYD')
    await form.getByLabel('To', { exact: true }).fill('LAX')
    await form.getByLabel('Flight date').fill('2026-10-01')
    await form.getByLabel('Points per person').fill('10,000')
    await form.getByRole('button', { name: 'Send report' }).click()
  }
  await form.getByRole('button').click()
  await expect(form.getByText('Three letters, e.g. SYD.')).toBeVisible()
  await tell()
  await expect(form.getByText('We’ll review it before it counts.')).toBeVisible()
  await tell()
  await expect(form.getByText('You’ve already reported this flight.')).toBeVisible()
})

test('which price, household wallet and honest itinerary give answers', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/which-price-is-this')
  await expect(page.getByText('A Classic Reward: zone 5 of the Qantas Classic Reward table')).toBeVisible()
  await page.getByLabel('Points shown, per person one way').fill('192000')
  await expect(page.getByText('A Classic Plus price')).toBeVisible()

  await page.goto('/household-wallet')
  await expect(page.getByText('You to Person 2')).toBeVisible()
  await page.getByLabel('Seats', { exact: true }).fill('3')
  await expect(page.getByText('You’re 56,300 points short.')).toBeVisible()

  await page.goto('/honest-itinerary?flights=PER-LHR.QF9.J')
  await expect(page.getByText('flown 100% in it')).toBeVisible()
})

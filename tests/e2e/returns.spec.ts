import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { logIn } from './account-stage.ts'
import { test } from './stage.ts'

const finder = '/qantas/reward-seat-finder'
const query = `${finder}?from=SYD&to=SIN&trip=return&stay=5-8&when=2027-02-01..2027-03-15`
const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true })
const trips = (page: Page) => result(page).getByRole('article')

async function asGold(page: Page): Promise<void> {
  await page.goto('/')
  await logIn(page, 'gold@sample.pointsward.test', 'sample-password')
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('the form searches a return, and each way of a trip can be booked', async ({ page }) => {
  await asGold(page)
  await page.goto(`${finder}?from=SYD&to=SIN&when=2027-02-01..2027-03-15`)
  await page.getByText('Return', { exact: true }).click()
  await page.getByLabel('Fewest nights away').fill('5')
  await page.getByLabel('Most nights away').fill('8')
  await page.getByLabel('Cabins home').selectOption('Any cabin')
  await page.getByRole('button', { name: /^Search seats/ }).click()
  await expect(page).toHaveURL(/trip=return&stay=5-8&home=Y,W,J,F|trip=return&stay=5-8&home=Y%2CW%2CJ%2CF/)
  await expect(result(page)).toContainText('Sydney to Singapore and back')
  await expect(result(page)).toContainText(/From [\d,]+ points for one/)
  const first = trips(page).first()
  await expect(first).toContainText(/points for 1/)
  await expect(first.getByRole('link', { name: /^Book out/ })).toHaveAttribute('href', /o=SYD&d=SIN/)
  await expect(first.getByRole('link', { name: /^Book back/ })).toHaveAttribute('href', /o=SIN&d=SYD/)
  await expect(first.getByRole('link', { name: 'Alert me' })).toHaveAttribute('href', /^\/alerts\?new&.*stay=\d+-\d+/)
  await expect(first.getByRole('button', { name: 'Copy link' })).toBeVisible()
})

test('a pair of days is chosen by keyboard, is in the address, and shows its trips', async ({ page }) => {
  await asGold(page)
  await page.goto(query)
  const grid = page.getByRole('region', { name: 'Pick your days' })
  const lowest = grid.getByRole('button', { name: /points, the lowest$/ }).first()
  const cells = grid.getByRole('button', { name: /nights: / })
  await cells.nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(cells.nth(2)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(cells.nth(1)).toBeFocused()
  await lowest.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/day=2027-\d\d-\d\d&back=2027-\d\d-\d\d/)
  await expect(grid.getByRole('button', { pressed: true })).toHaveCount(1)
  const chosen = result(page).getByRole('region', { name: /2?\d \w+ to \w+ \d+ \w+, \d nights/ })
  await expect(chosen.getByRole('article').first()).toBeVisible()
  await page.reload()
  await expect(chosen.getByRole('article').first()).toBeVisible()
  await chosen.getByRole('button', { name: 'Show all trips' }).click()
  await expect(page).not.toHaveURL(/day=/)
})

test('a card next to the grid follows the chosen pair of days, and hovering over a pair shows its days', async ({
  page,
}) => {
  await asGold(page)
  await page.goto(query)
  const card = page.getByRole('region', { name: 'Chosen days' })
  const grid = page.getByRole('region', { name: 'Pick your days' })
  await expect(card.getByRole('link', { name: /^Book out/ })).toHaveAttribute('href', /o=SYD&d=SIN/)
  await expect(card.getByRole('link', { name: /^Book back/ })).toHaveAttribute('href', /o=SIN&d=SYD/)
  await expect(card.getByRole('img', { name: 'Map: SYD to SIN, and back from SIN' })).toBeVisible()
  const cell = grid.getByRole('button', { name: /nights: [\d,]+ points/ }).last()
  const days = ((await cell.getAttribute('aria-label')) ?? '').replace(/,.*/, '')
  await cell.hover()
  await expect(grid.getByText(days, { exact: false }).first()).toBeVisible()
  await cell.click()
  await expect(card).toContainText(days)
  await expect(card.getByRole('link', { name: 'Alert me' })).toHaveAttribute('href', /^\/alerts\?new/)
})

test('both programs can be searched in one list, each trip marked with its program', async ({ page }) => {
  await asGold(page)
  await page.goto(query)
  const request = page.waitForRequest(/\/api\/journeys\?program=qantas(,|%2C)velocity/)
  await page.getByText('Both', { exact: true }).click()
  await request
  await expect(page).toHaveURL(/programs=qantas(,|%2C)velocity/)
  await expect(trips(page).first()).toContainText(/Qantas|Velocity/)
})

test('on a phone the days are chosen in two steps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await asGold(page)
  await page.goto(query)
  await expect(page.getByRole('region', { name: 'Pick your days' })).toBeHidden()
  const home = page.getByRole('region', { name: 'Come home' })
  await page
    .getByRole('region', { name: 'Leave' })
    .getByRole('button', { name: /from [\d,]+ points/ })
    .first()
    .click()
  await home
    .getByRole('button', { name: /\d+ nights [\d,]+/ })
    .first()
    .click()
  await expect(page).toHaveURL(/back=2027/)
  await expect(trips(page).first()).toBeVisible()
  const bar = page.getByRole('region', { name: 'Book these days' })
  await expect(bar).toBeInViewport()
  await expect(bar.getByRole('link', { name: /^Book out/ })).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('a return has no accessibility faults', async ({ page }) => {
  await asGold(page)
  await page.goto(query)
  await expect(trips(page).first()).toBeVisible()
  await isAccessible(page)
})

test('dates beyond the plan say which plan opens them, not that there are no seats', async ({ page }) => {
  await page.goto(`${finder}?from=SYD&to=SIN&when=2027-06-01..2027-06-30`)
  await expect(result(page)).toContainText('Locked: Silver sees to 16 Nov 2027')
  await expect(result(page)).not.toContainText('No reward seats found')
  await expect(result(page)).not.toContainText('Sign up to')
  await page.getByRole('button', { name: /^Search to/ }).click()
  await expect(page).not.toHaveURL(/when=/)
})

test('dates that are not released yet say when they open', async ({ page }) => {
  await page.goto(`${finder}?from=SYD&to=SIN&when=2027-12-01..2027-12-05`)
  await expect(result(page)).toContainText('Opens 13 Dec 2026')
  await expect(result(page).getByRole('button', { name: /^Remind me/ })).toBeVisible()
  await page.getByLabel('Your Qantas tier').selectOption('Bronze')
  await expect(result(page)).toContainText('Opens 7 Feb 2027 for Qantas Bronze')
  await expect(result(page).getByRole('button', { name: 'Remind me 7 Feb' })).toBeVisible()
})

test('a link to one seat, opened signed out, leads to the log-in', async ({ page }) => {
  await page.goto(`${finder}?from=SYD&to=SIN&cabins=J&when=2027-06-01..2027-06-01`)
  await expect(result(page)).toContainText('Log in to see this seat')
  await result(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { freshEmail, loginDialog, password, signUp } from './account-stage.ts'
import {
  callProvider,
  calmWebhooks,
  cards,
  customerOf,
  goToPayment,
  openPortal,
  pay,
  planChip,
  priceOf,
  simulate,
} from './payments-stage.ts'
import { test } from './stage.ts'

test.beforeEach(async ({ page }) => {
  await simulate(page, 'webhooks', calmWebhooks)
})

const finder = '/qantas/reward-seat-finder?from=SYD&to=SIN'
const locked = (page: Page) => page.getByRole('gridcell', { name: /beyond your plan/ })

/** How many days the year map shows as locked; whole weeks of them are one cell for each weekday. */
const countLockedDays = (page: Page) =>
  locked(page).evaluateAll((cells) => cells.reduce((sum, cell) => sum + (cell as HTMLTableCellElement).colSpan, 0))

test('a guest signs up, goes gold, and every limit lifts without a reload; then silver, cancelled, and free', {
  tag: '@daily',
}, async ({ page, context }) => {
  test.setTimeout(240_000)
  const email = freshEmail('gold')
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Gold' }).click()
  const { field, submit } = loginDialog(page)
  await field('Name').fill('Ann Example')
  await field('Email').fill(email)
  await field('Password').fill(password)
  await submit('Sign Up').click()

  // A log-in always leads to the dashboard, and from there to where the visitor was going.
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('link', { name: 'Pick up where you left off' }).click()
  await expect(page.getByRole('heading', { name: 'Check out Gold' })).toBeVisible()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('361 days')
  await expect(summary).toContainText('Simulated')

  // A finder stays open in another tab.
  const open = await context.newPage()
  await open.goto(finder)
  await expect(open.getByRole('grid', { name: 'Seats by day over a year' })).toBeVisible()
  await expect(locked(open).first()).toBeAttached()
  const lockedBefore = await countLockedDays(open)

  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Simulation of the payment provider')).toBeVisible()
  await pay(page, cards.asks)
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('heading', { name: 'You are on Gold' })).toBeVisible()
  await expect.poll(() => countLockedDays(open)).toBeLessThan(lockedBefore - 200)
  await open.close()

  await page.goto('/dashboard')
  await expect(planChip(page, 'Gold')).toBeVisible()
  await expect(page.getByText(/^Renews on/)).toBeVisible()
  await page.goto('/dashboard/billing')
  await expect(page.getByRole('region', { name: 'Next payment' })).toContainText('$19.00')
  const receipt = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Invoice and receipt/ }).click()
  await expect((await receipt).getByText('$19.00').first()).toBeVisible()
  await openPortal(page)
  await page.getByRole('combobox', { name: 'Switch to' }).selectOption({ label: 'Silver, monthly, $9.00' })
  await page.getByRole('button', { name: 'Switch plan' }).click()
  await expect(page.getByText('Silver, monthly', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(page.getByRole('region', { name: 'Next payment' })).toContainText('Silver, monthly')

  // A monthly subscriber is offered the other plan monthly.
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Switch to Gold, monthly' }).click()
  await expect(page.getByRole('combobox', { name: 'Switch to' })).toHaveValue(await priceOf(page, 'gold_monthly'))
  await page.goto('/dashboard')
  await expect(planChip(page, 'Silver')).toBeVisible()

  await openPortal(page)
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByRole('button', { name: "Don't cancel" })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(page.getByText(/^Silver until .*, then Free\.$/)).toBeVisible()
  await page.goto('/dashboard')
  await expect(planChip(page, 'Silver')).toBeVisible()

  await simulate(page, 'period-end', { customer: await customerOf(page, email) })
  await expect(planChip(page, 'Free')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Ann Example' }).click()
  await expect(page.getByRole('menuitem', { name: 'Upgrade' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Billing' })).toHaveCount(0)
})

test('a declined card is not charged, and another card then pays', async ({ page }) => {
  const email = freshEmail('declined')
  await page.goto('/')
  await signUp(page, email)
  await goToPayment(page, 'Silver')
  await pay(page, cards.declines)
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('You haven’t been charged.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await pay(page, cards.pays)
  await expect(page.getByRole('heading', { name: 'You are on Silver' })).toBeVisible()
})

test('a double click, several tabs and a checkout left halfway end in one subscription', async ({ page, context }) => {
  const email = freshEmail('twice')
  await page.goto('/')
  await signUp(page, email)
  await page.goto('/checkout?plan=silver&period=monthly')
  await page.getByRole('button', { name: 'Continue to payment' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Pay for Silver, monthly' })).toBeVisible()
  const first = page.url()

  // The same plan again, with the first checkout left halfway: the same payment page.
  const second = await context.newPage()
  await second.goto('/checkout?plan=silver&period=monthly')
  await second.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(second).toHaveURL(first)
  // Another plan: the first payment page expires.
  const third = await context.newPage()
  await third.goto('/checkout?plan=gold&period=monthly')
  await third.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(third.getByRole('heading', { name: 'Pay for Gold, monthly' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This page has expired' })).toBeVisible()

  await pay(third, cards.pays)
  await expect(third.getByRole('heading', { name: 'You are on Gold' })).toBeVisible()
  // The tab left behind now shows the live plan instead of a second payment.
  await second.goto('/checkout?plan=silver&period=monthly')
  await expect(second.getByText('You already have Gold.')).toBeVisible()
  const { data } = await callProvider(page, `subscriptions?customer=${await customerOf(page, email)}&status=all`)
  expect(data).toHaveLength(1)
})

test('webhooks that arrive late, repeated and out of order still switch the plan on', async ({ page }) => {
  test.setTimeout(150_000)
  const email = freshEmail('late')
  await page.goto('/')
  await signUp(page, email)
  await simulate(page, 'webhooks', { ...calmWebhooks, hold: true, reversed: true, duplicates: 2 })
  await page.clock.install()
  await goToPayment(page, 'Gold')
  await pay(page, cards.pays)
  await expect(page.getByRole('heading', { name: 'Switching your account to Gold' })).toBeVisible()
  // After a minute the page says that it takes longer, and keeps waiting.
  await page.clock.fastForward(60_000)
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible()
  await simulate(page, 'webhooks', { hold: false })
  await expect(page.getByRole('heading', { name: 'You are on Gold' })).toBeVisible({ timeout: 60_000 })
})

test('a failed renewal keeps the plan and says so, and a disputed payment ends the plan', async ({ page }) => {
  const email = freshEmail('overdue')
  await page.goto('/')
  await signUp(page, email)
  await goToPayment(page, 'Gold')
  await pay(page, cards.failsLater)
  await expect(page.getByRole('heading', { name: 'You are on Gold' })).toBeVisible()
  const customer = await customerOf(page, email)
  await simulate(page, 'period-end', { customer })
  await page.goto('/dashboard')
  await expect(page.getByText('Your last payment failed. Update your card in Billing to keep your plan.')).toBeVisible()
  await expect(planChip(page, 'Gold')).toBeVisible()
  await simulate(page, 'dispute', { customer })
  await expect(planChip(page, 'Free')).toBeVisible()
})

test('a refund ends the plan, and the receipt says so', async ({ page }) => {
  const email = freshEmail('refund')
  await page.goto('/')
  await signUp(page, email)
  await goToPayment(page, 'Silver')
  await pay(page, cards.pays)
  await expect(page.getByRole('heading', { name: 'You are on Silver' })).toBeVisible()
  await page.goto('/dashboard/billing')
  const receipts = page.getByRole('region', { name: 'Receipts and invoices' }).getByRole('listitem')
  await expect(receipts).toContainText(['Paid'])
  await simulate(page, 'refund', { customer: await customerOf(page, email) })
  await expect(receipts).toContainText(['Refunded'])
  await expect(page.getByRole('region', { name: 'Next payment' })).toContainText('None')
  await page.goto('/dashboard')
  await expect(planChip(page, 'Free')).toBeVisible()
})

test('an invalid or unknown promo code shows an error, a valid one is applied', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('code'))
  await page.goto('/checkout?plan=gold&period=yearly')
  const code = page.getByRole('textbox', { name: 'Promo code' })
  await code.fill('<b>')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill('NOSUCHCODE')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('form', { name: 'Checkout' }).getByRole('alert')).toContainText('isn’t valid')
  await expect(code).toHaveValue('NOSUCHCODE')
  await code.fill('twenty')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('20% off')).toBeVisible()
})

test('billing that can’t be opened is silent in the menu, and prices that can’t be loaded can be asked for again', async ({
  page,
}) => {
  const email = freshEmail('silent')
  await page.goto('/')
  await signUp(page, email)
  await goToPayment(page, 'Silver')
  await pay(page, cards.pays)
  await expect(page.getByRole('heading', { name: 'You are on Silver' })).toBeVisible()
  const reported: string[] = []
  page.on('console', (message) => message.type() === 'error' && reported.push(message.text()))
  await page.route('**/portal', (route) => route.abort())
  await page.getByRole('banner').getByRole('button', { name: 'Ann Example' }).click()
  await page.getByRole('menuitem', { name: 'Billing' }).click()
  await expect.poll(() => reported.join('\n')).toContain('opening the billing portal')
  await expect(page.getByRole('heading', { name: 'You are on Silver' })).toBeVisible()
  await expect(page.getByText('couldn’t open Billing')).toHaveCount(0)

  await page.route('**/api/prices', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/pricing')
  await expect(page.getByText('We couldn’t load the price.').first()).toBeVisible()
  await page.unroute('**/api/prices')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('$19.00')).toBeVisible()
})

test('an invalid checkout address falls back to Gold with a note', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('bad'))
  await page.goto('/checkout?plan=platinum&period=weekly')
  await expect(page.getByText('We couldn’t read the plan and period in this link')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check out Gold' })).toBeVisible()
})

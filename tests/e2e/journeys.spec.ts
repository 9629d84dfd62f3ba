import { expect } from '@playwright/test'
import { test } from './stage.ts'

test('an itinerary is built by clicks, shows its price band and open rules, and a leg can be removed', {
  tag: '@daily',
}, async ({ page }) => {
  await page.goto('/qantas/oneworld-classic-reward-finder')
  await page.getByRole('button', { name: 'SYD Sydney' }).click()
  await expect(page).toHaveURL(/start=SYD/)
  const onward = page.getByRole('button', { name: /Add this leg/ })
  await onward.first().click()
  await expect(page).toHaveURL(/legs=SYD-/)
  await expect(page.getByRole('status').filter({ hasText: 'OK so far' })).toBeVisible()
  await expect(page.getByText(/oneworld airlines? besides Qantas; you need at least 2/)).toBeVisible()
  await expect(page.getByText(/band \d+/).first()).toBeVisible()
  await page.getByLabel('Or any airport').fill('jfk')
  await page.getByRole('option', { name: /JFK/ }).click()
  await page.getByRole('button', { name: 'Add a surface sector' }).click()
  await expect(page.getByText('Counts as a sector and a stopover.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove leg 2' }).click()
  await expect(page.getByText('Counts as a sector and a stopover.')).toBeHidden()
})

test('an example changed to Qantas legs only says which rule it breaks', async ({ page }) => {
  await page.goto('/qantas/oneworld-classic-reward-finder')
  await page.getByRole('button', { name: /Hong Kong and Tokyo/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Follows every rule' })).toBeVisible()
  for (const leg of ['Leg 1, SYD to HKG: airline', 'Leg 2, HKG to HND: airline']) {
    await page.getByLabel(leg).selectOption('QF')
  }
  await expect(page.getByText('1 oneworld airline besides Qantas; you need at least 2.')).toBeVisible()
})

test('an itinerary opens from its address alone, and can be saved on the device, reopened and deleted', async ({
  page,
}) => {
  await page.goto('/qantas/oneworld-classic-reward-finder?legs=SYD-HKG.CX.stopover,HKG-HND.CX.stopover&cabin=F')
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByRole('button', { name: 'Saved on this device' })).toBeDisabled()
  await page.goto('/qantas/oneworld-classic-reward-finder')
  await page.getByRole('button', { name: 'SYD – HKG – HND', exact: true }).click()
  await expect(page).toHaveURL(/HKG-HND\.CX/)
  await expect(page.getByLabel('Cabin')).toHaveValue('F')
  await page.getByRole('button', { name: 'Delete SYD – HKG – HND' }).click()
  await expect(page.getByRole('region', { name: 'Saved itineraries' })).toBeHidden()
})

test('an invalid itinerary in the address is ignored with a note', async ({ page }) => {
  await page.goto('/qantas/oneworld-classic-reward-finder?legs=SYD-SIN.QF.stopover,LHR-JFK.BA.stopover&cabin=Q')
  await expect(page.getByText('We couldn’t read part of this link')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where do you start?' })).toBeVisible()
})

test('a status run: a goal, the trips that reach it, and the days the plan looks at', { tag: '@daily' }, async ({
  page,
}) => {
  await page.goto('/qantas/status-run')
  await page.getByLabel('Status credits', { exact: true }).fill('60')
  await expect(page).toHaveURL(/credits=60/)
  await expect(page.getByRole('status').filter({ hasText: /credits on paid fares, in \d+ trips?/ })).toBeVisible()
  await expect(page.getByText('of 60', { exact: true })).toBeVisible()
  await expect(page.getByText('These are the status credits of a paid flight')).toBeVisible()
  await expect(page.getByRole('region', { name: 'The run by date: table' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Beyond your plan' })).toContainText('14 days ahead')
  await page.getByLabel('Goal').selectOption('Silver')
  await page.getByLabel('Credits you have').fill('400')
  await expect(page.getByRole('heading', { name: 'You already have enough for Silver' })).toBeVisible()
})

test('a rate-limited status run says when to try again, and keeps the goal', async ({ page }) => {
  await page.route('**/api/journeys*', (route) =>
    route.fulfill({
      status: 429,
      json: { type: 'about:blank', title: 'Too many requests', status: 429, detail: 'Please try again in 7 seconds.' },
    }),
  )
  await page.goto('/qantas/status-run?credits=90')
  await expect(page.getByRole('alert').getByText('Please try again in 7 seconds.')).toBeVisible()
  await expect(page.getByLabel('Status credits', { exact: true })).toHaveValue('90')
  await page.unroute('**/api/journeys*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t get an answer')).toBeHidden()
  await expect(page.getByText('These are the status credits of a paid flight')).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { test } from './stage.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search the site' })
const options = (page: Page) => palette(page).getByRole('option')

async function openByKey(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test('Ctrl+K opens the palette; Escape closes it and returns the focus', async ({ page }) => {
  await page.goto('/pricing')
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await button.focus()
  await openByKey(page)
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('the palette’s code loads when it is first opened', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await openByKey(page)
  expect(scripts.length).toBeGreaterThan(before)
})

test('the palette finds the pricing page by the word “plans”', async ({ page }) => {
  await page.goto('/')
  await openByKey(page)
  await page.keyboard.type('plans')
  await expect(options(page).first()).toContainText('Pricing')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pricing')
  await expect(palette(page)).toBeHidden()
})

test('the palette finds routes by code or name, and airports by name', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const box = palette(page).getByRole('combobox')
  await box.fill('sydney to singapore')
  await expect(options(page).first()).toContainText('Sydney to Singapore')
  await box.fill('auckland')
  await expect(options(page).first()).toContainText('Qantas seats to Auckland')
  await box.fill('syd sin')
  await options(page).filter({ hasText: 'Velocity reward seats' }).first().click()
  await expect(page).toHaveURL('/virgin-australia/reward-seat-finder?from=SYD&to=SIN')
})

test('the palette offers recent searches, and says when nothing matches', async ({ page }) => {
  await page.goto('/qantas/reward-seat-finder?from=SYD&to=SIN&view=month')
  await expect(page.getByRole('grid').first()).toBeVisible()
  await page.goto('/pricing')
  await openByKey(page)
  await expect(palette(page).getByText('Recent searches')).toBeVisible()
  await palette(page).getByRole('combobox').fill('xyzzyq')
  await expect(palette(page).getByText('No results for “xyzzyq”')).toBeVisible()
  await palette(page).getByRole('combobox').fill('')
  await options(page).first().click()
  await expect(page).toHaveURL('/qantas/reward-seat-finder?from=SYD&to=SIN')
})

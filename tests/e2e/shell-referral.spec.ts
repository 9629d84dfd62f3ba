import { expect } from '@playwright/test'
import { freshEmail, signUp } from './account-stage.ts'
import { test } from './stage.ts'

test('a referral link is thanked for five seconds and kept for seven days', { tag: '@daily' }, async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T01:00:00Z' })
  await page.goto('/pricing?ref=Friend-2026')
  await expect(page.getByText('Referral successful')).toBeVisible()
  const kept = await page.evaluate(() => [localStorage.getItem('referral'), localStorage.getItem('referral-expiry')])
  expect(kept[0]).toBe('Friend-2026')
  // The page's clock runs on while it loads.
  const life = Number(kept[1]) - Date.parse('2026-11-20T01:00:00Z')
  expect(life).toBeGreaterThanOrEqual(604_800_000)
  expect(life).toBeLessThan(604_800_000 + 60_000)
})

test('the thanks stay for five seconds, and no longer', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?ref=friend')
  const toast = page.getByText('Referral successful')
  await expect(toast).toBeVisible()
  const began = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(began + 500)
  await page.clock.runFor(2_500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_900)
  // The screen follows the page's clock with a delay, so the clock advances in small steps until the toast is gone.
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return toast.count()
    })
    .toBe(0)
  expect((await page.evaluate(() => Date.now())) - began).toBeLessThan(5_600)
})

test('a newer link takes the place of an older one, whatever it carries', async ({ page }) => {
  await page.goto('/?ref=first')
  const kept = () => page.evaluate(() => localStorage.getItem('referral'))
  await expect.poll(kept).toBe('first')
  await page.goto('/?ref=second')
  await expect.poll(kept).toBe('second')
  await page.goto('/?ref=%3Cscript%3E%2F..%20x')
  await expect.poll(kept).toBe('<script>/.. x')
  await expect(page.getByText('Referral successful')).toBeVisible()
})

test('a referral older than seven days is forgotten, not claimed', async ({ page }) => {
  const claims: string[] = []
  page.on('request', (request) => request.url().includes('claimReferral') && claims.push(request.url()))
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('referral', 'toolate')
    localStorage.setItem('referral-expiry', String(Date.now() - 1))
  })
  await signUp(page, freshEmail('late'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('referral'))).toBeNull()
  await expect(page.getByText('New account successfully created.')).toBeVisible()
  expect(claims).toEqual([])
})

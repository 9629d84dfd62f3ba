import { expect } from '@playwright/test'
import { test } from './stage.ts'

test('an unmatched path is a 404 that names it, and leads on', { tag: '@daily' }, async ({ page }) => {
  const response = await page.goto('/no/such/page?with=query')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /no/such/page')
  await page.getByRole('main').getByRole('link', { name: 'Clear errors' }).click()
  await expect(page).toHaveURL('/')
})

test('an unmatched path opened after another page is named too', async ({ page }) => {
  await page.goto('/pricing')
  // No page of ours links to nowhere, so the router is asked directly, as a link asks it, once the page has one.
  type Routed = Window & { next?: { router?: { push: (href: string) => void } } }
  const router = await page.waitForFunction(() => (window as Routed).next?.router)
  await router.evaluate((found) => found?.push('/nowhere/at/all'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /nowhere/at/all')
  await expect(page.getByRole('main').getByRole('link', { name: 'Clear errors' })).toHaveAttribute('href', '/')
})

test('a slug that stands for nothing is the fatal 404 of its family', async ({ page }) => {
  const response = await page.goto('/test/design/no-such/state')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found: /test/design/no-such/state')
  await page.getByRole('main').getByRole('link', { name: 'Design system' }).click()
  await expect(page).toHaveURL('/test/design')
})

test('an address with broken escapes answers 404 like an unknown page, as document and as payload', async ({
  request,
}) => {
  const headerSets: Record<string, string>[] = [{}, { rsc: '1' }]
  for (const headers of headerSets) {
    const unknown = await request.get('/popular-routes/sydney-to-nowhere', { headers })
    const broken = await request.get('/popular-routes/%zz/%s%n%x', { headers })
    expect(broken.status()).toBe(unknown.status())
  }
  expect((await request.get('/popular-routes/%zz')).status()).toBe(404)
})

test('a page that breaks shows status, message, stack and a code, and Clear errors leads home', {
  tag: '@daily',
}, async ({ page }) => {
  await page.goto('/test/design/broken')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The design page breaks here on purpose')
  await expect(main).toContainText('Status 500')
  await expect(main).toContainText(/contact us and quote [0-9a-z]+/)
  await expect(main.locator('pre')).toContainText(/Error: .*\s+at /)
  await main.getByRole('link', { name: 'Clear errors' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the seats your points can book')
})

test('a guard nobody knows lets nobody in', async ({ page }) => {
  await page.goto('/test/design/unknown-guard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown route middleware')
  await expect(page.getByText('Never shown')).toHaveCount(0)
})

test('a redirect keeps the query inside the site; an absolute target leaves it', async ({ page }) => {
  await page.goto('/plans?from=mail')
  await expect(page).toHaveURL('/pricing?from=mail')
  const away = await page.request.get('/go/qantas', { maxRedirects: 0 })
  expect(away.status()).toBe(307)
  expect(new URL(away.headers().location ?? '').origin).toBe('https://www.qantas.com')
})

import { expect, type Page } from '@playwright/test'
import { PushMessage } from '../../lib/alerts/delivery/push-message.ts'
import { calculatorPages } from '../../lib/pages/offline.ts'
import { withWindows } from '../browser.ts'
import { isAccessible } from './accessibility.ts'
import { logIn } from './account-stage.ts'
import { test } from './stage.ts'

test.use({ ...withWindows(), serviceWorkers: 'allow' })

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((candidate) => candidate.startsWith('pointsward-'))
    if (name === undefined) return []
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

/** Visits a page and waits until the browser has cached what it should. */
async function visit(page: Page, path = '/pricing') {
  await page.goto(path)
  const wanted = ['/offline', path, ...calculatorPages.map((calculator) => calculator.path)]
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(wanted))
  await page.evaluate(() => navigator.serviceWorker.ready)
}

test('offline, an address that isn’t cached shows the offline page, which leads to a working calculator', {
  tag: '@daily',
}, async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await page.goto('/virgin-australia/reward-seat-finder?from=SYD')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
  await isAccessible(page)

  const links = page.getByRole('main').getByRole('link')
  await expect(links).toHaveCount(calculatorPages.length)
  const [calculator] = calculatorPages
  await links.filter({ hasText: calculator?.title }).click()
  await expect(page).toHaveURL(new RegExp(`${calculator?.path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(calculator?.title ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '28px')

  // Until its script runs, the page can't notice that the network is back.
  await page.goto('/contact-nobody-has-visited', { waitUntil: 'networkidle' })
  await context.setOffline(false)
  // The page reloads without help, at the requested address.
  await expect(page.getByText('Page not found: /contact-nobody-has-visited')).toBeVisible()
})

test('every calculator opens offline with its controls enabled, and no page throws a script error', async ({
  page,
  context,
}) => {
  await visit(page)
  await context.setOffline(true)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  for (const { path, title } of calculatorPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    // Being drawn isn't enough: an enabled control shows that its scripts loaded too.
    await expect(page.getByRole('main').locator('input, select, button').first()).toBeEnabled()
  }
  expect(faults).toEqual([])
})

test('a visited page opens offline; a member’s pages and API answers are never cached', async ({ page, context }) => {
  await visit(page, '/')
  await logIn(page, 'gold@sample.pointsward.test', 'sample-password')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your plan: Gold' })).toBeVisible()
  await page.goto('/qantas/reward-seat-finder?from=SYD&to=SIN')
  await expect(page.getByRole('grid', { name: 'Seats by day over a year' })).toBeVisible()
  await expect.poll(() => keptPaths(page)).toContain('/qantas/reward-seat-finder')
  const kept = await keptPaths(page)
  expect(kept.filter((path) => path.startsWith('/api/') || path === '/dashboard')).toEqual([])

  await context.setOffline(true)
  await page.goto('/qantas/reward-seat-finder?from=MEL&to=SIN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qantas reward seat finder')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
})

test('a new build’s worker takes over and deletes only the older cache', async ({ page, request }) => {
  await visit(page)
  const { id } = await (await request.get('/builds/latest.json?t=1')).json()
  await page.evaluate(async () => {
    await (await caches.open('pointsward-older')).put('/pricing', new Response('old'))
    await caches.open('of-somebody-else')
  })
  // Registered at another address, the same worker replaces the one before it, as a new build's would.
  await page.evaluate(async (build) => {
    const registration = await navigator.serviceWorker.register(`/sw.js?build=${build}&again`)
    await new Promise<void>((resolve) => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => worker.state === 'activated' && resolve())
    })
  }, id)
  const stores = await page.evaluate(() => caches.keys())
  expect(stores.sort()).toEqual(['of-somebody-else', `pointsward-${id}`])
})

test('with data saver on, the browser caches visited pages but no calculator', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await page.goto('/pricing')
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(['/offline', '/pricing']))
  const [calculator] = calculatorPages
  expect(await keptPaths(page)).not.toContain(calculator?.path)
})

test('a pushed alert is shown as a notification', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await visit(page)
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const message = PushMessage.parse({ title: 'Sydney to Tokyo', body: '2 business seats', path: '/pricing', tag: 'a' })
  const registrationId = await registered
  const deliver = () =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data: JSON.stringify(message),
    })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const notifications = await registration.getNotifications()
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }))
    })
  // Delivery is repeated, since the worker may not be active yet; a message replaces one with the same tag.
  await expect
    .poll(async () => {
      await deliver()
      return shown()
    })
    .toEqual([message])
})

test('the site has a web app manifest, and icons that load', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(href ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Pointsward', display: 'standalone', start_url: '/' })
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  expect((await request.get(apple ?? '')).ok()).toBe(true)
})

import { expect, type Page } from '@playwright/test'
import { withWindows } from '../browser.ts'
import { freshEmail, openLogin, signUp } from './account-stage.ts'
import { startConfiguredSite } from './configured-site.ts'
import { backend, portOf } from './site.ts'
import { test } from './stage.ts'

test.use(withWindows())

/** App Check without Google: the tests answer for the two hosts that it needs. */
const siteKey = 'site-key-of-a-test'
const recaptcha = `
  let solved = () => {}
  window.grecaptcha = {
    ready: (then) => then(),
    render: (place, { callback }) => {
      solved = callback
      return 'widget'
    },
    execute: async (widget, { action }) => {
      solved()
      return 'solved:' + action
    },
  }`

/** A token that only our own server would inspect; the browser and the emulators pass it on. */
function tokenOf(appId: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1_000)
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ sub: appId, iat: now, exp: now + 3_600 })}.c2ln`
}

/** The port of a separate site, because the site's policy has to allow the two hosts. */
const port = portOf(3125)

async function withSiteKey(page: Page, appId: string) {
  const seen = { scripts: [] as string[], exchanges: [] as string[] }
  await page.route('**/api/config', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...config, firebase: { ...config.firebase, appId } },
    })
  })
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    seen.scripts.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: recaptcha })
  })
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) => {
    seen.exchanges.push(`${route.request().url()} ${route.request().postData()}`)
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { token: tokenOf(appId), ttl: '3600s' },
    })
  })
  return seen
}

test('without a site key calls carry the session’s token only, and nothing of attestation is loaded', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (/recaptcha|appcheck/i.test(request.url())) foreign.push(request.url())
  })
  const created = page.waitForRequest(/createNewUser$/)
  await page.goto('/')
  await signUp(page, freshEmail('plain'))
  const headers = (await created).headers()
  expect(headers['x-firebase-appcheck']).toBeUndefined()
  expect(headers['firebase-instance-id-token']).toBeUndefined()
  expect(headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\./)
  expect(foreign).toEqual([])
})

test.describe('with a site key', () => {
  test.use({ baseURL: `http://localhost:${port}` })
  let site: Awaited<ReturnType<typeof startConfiguredSite>>
  test.beforeAll(async () => {
    site = await startConfiguredSite(port, { APP_CHECK_SITE_KEY: siteKey })
  })
  test.afterAll(() => site.stop())

  test('calls carry an attestation', async ({ page }) => {
    const appId = '1:1:web:abc'
    const seen = await withSiteKey(page, appId)
    const created = page.waitForRequest(
      (request) => /createNewUser$/.test(request.url()) && request.method() === 'POST',
    )
    await page.goto('/')
    expect(seen.scripts).toEqual([])
    await signUp(page, freshEmail('attested'))
    const header = (await created).headers()['x-firebase-appcheck']
    expect(header).toMatch(/^[\w-]+\.[\w-]+\.c2ln$/)
    expect(seen.scripts[0]).toContain('recaptcha/api.js')
    expect(seen.exchanges[0]).toContain(`/apps/${appId}:exchangeRecaptchaV3Token`)
    expect(seen.exchanges[0]).toContain('solved:')
    await expect(page.getByRole('heading', { name: 'Hello, Ann Example' })).toBeVisible()
  })

  test('an attestation is renewed by itself before it ends', async ({ page }) => {
    const seen = await withSiteKey(page, '1:1:web:renewed')
    await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) => {
      seen.exchanges.push(route.request().url())
      const ttl = seen.exchanges.length < 3 ? '300s' : '3600s'
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      return route.fulfill({ headers, json: { token: tokenOf('1:1:web:renewed'), ttl } })
    })
    await page.goto('/')
    await signUp(page, freshEmail('renewed'))
    await expect.poll(() => seen.exchanges.length).toBe(3)
  })

  test('with attestation refused, the dialog and sign-up still work', async ({ page }) => {
    await withSiteKey(page, '1:1:web:refused')
    await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
      route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, json: { error: { code: 403 } } }),
    )
    await page.goto('/')
    const { dialog } = await openLogin(page)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await signUp(page, freshEmail('unattested'))
    await expect(page.getByRole('heading', { name: 'Hello, Ann Example' })).toBeVisible()
  })
})

test.describe('with messaging', () => {
  test.use({ baseURL: `http://localhost:${port}`, serviceWorkers: 'allow' })
  let site: Awaited<ReturnType<typeof startConfiguredSite>>
  test.beforeAll(async () => {
    const app = {
      apiKey: 'local',
      appId: '1:1234:web:abc',
      messagingSenderId: '1234',
      projectId: backend.GOOGLE_CLOUD_PROJECT,
    }
    site = await startConfiguredSite(port, { FIREBASE_WEBAPP_CONFIG: JSON.stringify(app) })
  })
  test.afterAll(() => site.stop())

  test('calls carry the token of a browser that may be pushed to', async ({ page, context }) => {
    await context.grantPermissions(['notifications'])
    // This browser has no push service, so this stands in for a subscription from one.
    await page.addInitScript(() => {
      const bytes = (length: number) => new Uint8Array(length).fill(4).buffer
      PushManager.prototype.getSubscription = async () =>
        ({
          endpoint: 'https://push.example/1',
          options: { applicationServerKey: bytes(65) },
          getKey: () => bytes(16),
        }) as unknown as PushSubscription
    })
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    await page.route('https://firebaseinstallations.googleapis.com/**', (route) => {
      const authToken = { token: 'installed', expiresIn: '604800s' }
      return route.fulfill({ headers, json: { fid: 'f', refreshToken: 'r', authToken } })
    })
    await page.route('https://fcmregistrations.googleapis.com/**', (route) =>
      route.fulfill({ headers, json: { token: 'messaging-token' } }),
    )
    const registered = page.waitForResponse(/fcmregistrations/)
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await openLogin(page)
    await registered
    await page.keyboard.press('Escape')
    const created = page.waitForRequest(
      (request) => /createNewUser$/.test(request.url()) && request.method() === 'POST',
    )
    await signUp(page, freshEmail('pushed'))
    expect((await created).headers()['firebase-instance-id-token']).toBe('messaging-token')
  })
})

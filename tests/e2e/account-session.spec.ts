import { expect, type Page } from '@playwright/test'
import {
  backendOf,
  chooseFromMenu,
  deleteDocument,
  freshEmail,
  logIn,
  openAccount,
  openLogin,
  password,
  patchDocument,
  readDocument,
  sessionCookieOf,
  signUp,
  uidOf,
  updateAccount,
} from './account-stage.ts'
import { test } from './stage.ts'

const banner = (page: Page) => page.getByRole('banner')
const guestButton = (page: Page) => banner(page).getByRole('button', { name: 'Log In / Sign Up' })
const memberButton = (page: Page) => banner(page).getByRole('button', { name: 'Ann Example' })
const marker = (page: Page) => page.evaluate(() => localStorage.getItem('signedIn'))

async function planOf(page: Page, email: string, slug: string): Promise<void> {
  await patchDocument(page, `users/${await uidOf(page, email)}/private/plan`, {
    name: { mapValue: { fields: { slug: { stringValue: slug } } } },
    status: { stringValue: 'active' },
    periodEnd: { nullValue: null },
    stripe: { mapValue: { fields: { customerId: { stringValue: 'cus_browser' } } } },
  })
}

test('signing out leads home, clears marker and cookie, and hides everything personal', { tag: '@daily' }, async ({
  page,
}) => {
  await page.goto('/')
  await signUp(page, freshEmail('out'))
  await expect.poll(() => sessionCookieOf(page)).toBeTruthy()
  await chooseFromMenu(page, 'Sign Out')
  await expect(page).toHaveURL(/\/$/)
  await expect(guestButton(page)).toBeVisible()
  expect(await marker(page)).toBeNull()
  await expect.poll(() => sessionCookieOf(page)).toBeFalsy()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Hello, Ann Example' })).toBeHidden()
  await expect(guestButton(page)).toBeVisible()
})

test('the session cookie is out of reach of scripts', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('cookie'))
  await expect.poll(() => sessionCookieOf(page)).toBeTruthy()
  const cookie = (await page.context().cookies()).find(({ name }) => name === '__session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('__session')
})

test('two tabs share one session: signing in or out applies to both', async ({ page, context }) => {
  const email = freshEmail('tabs')
  await page.goto('/')
  const second = await context.newPage()
  await second.goto('/')
  await expect(guestButton(second)).toBeVisible()
  await signUp(page, email)
  await expect(memberButton(second)).toBeVisible()
  await second.goto('/dashboard')
  await expect(second.getByRole('heading', { name: 'Hello, Ann Example' })).toBeVisible()
  await chooseFromMenu(second, 'Sign Out')
  await expect(guestButton(page)).toBeVisible()
  expect(await marker(page)).toBeNull()
})

test('a visitor on the dashboard is asked to log in and stays there', async ({ page, browser }) => {
  const email = freshEmail('gate')
  await page.goto('/')
  await signUp(page, email)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/dashboard')
  const dialog = visitor.getByRole('dialog')
  // A members' page is mostly opened from a message, in a browser the member may not have used before.
  await expect(dialog.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('heading', { name: 'Hello, Ann Example' })).toBeVisible()
  await expect(visitor).toHaveURL(/\/dashboard$/)
  await visitor.context().close()
})

test('a plan changed behind the scenes shows at once, and the token follows after 1.5 seconds', async ({ page }) => {
  const email = freshEmail('plan')
  let refreshes = 0
  page.on('response', (response) => {
    if (response.url().includes('/v1/token')) refreshes += 1
  })
  await page.goto('/')
  await signUp(page, email)
  await expect(page.getByRole('heading', { name: 'Your plan: Free' })).toBeVisible()
  await memberButton(page).click()
  await expect(page.getByRole('menuitem', { name: 'Upgrade' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Billing' })).toBeHidden()
  await page.keyboard.press('Escape')
  // The sign-up's own claim has arrived, so that the next refresh is due to the change.
  await expect.poll(() => refreshes).toBe(1)

  await updateAccount(page, email, { customAttributes: JSON.stringify({ plan: 'gold' }) })
  const changedAt = Date.now()
  await planOf(page, email, 'gold')
  await expect(page.getByRole('heading', { name: 'Your plan: Gold' })).toBeVisible()
  await expect.poll(() => refreshes, { intervals: [50] }).toBe(2)
  expect(Date.now() - changedAt).toBeGreaterThanOrEqual(1_400)
  await memberButton(page).click()
  await expect(page.getByRole('menuitem', { name: 'Switch Plan' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Billing' })).toBeVisible()
})

test('alerts are live and by name, unnamed last; a document that does not parse is left out', async ({ page }) => {
  const email = freshEmail('live')
  await page.goto('/')
  await signUp(page, email)
  await expect(page.getByText('No alerts yet.')).toBeVisible()
  const uid = await uidOf(page, email)
  for (const [place, name] of [
    ['00', 'Zurich'],
    ['01', ''],
    ['02', 'athens'],
  ] as const) {
    await patchDocument(page, `users/${uid}/alerts/${place}`, alertFields(name))
  }
  await patchDocument(page, `users/${uid}/alerts/03`, { settings: { stringValue: 'nonsense' } })
  const names = page.getByRole('region', { name: 'Alerts', exact: true }).getByRole('listitem')
  await expect(names).toHaveCount(3)
  await expect(names).toContainText(['athens', 'Zurich', 'Sydney to Singapore'])
  await deleteDocument(page, `users/${uid}/alerts/02`)
  await expect(names).toHaveCount(2)
})

test('the fifteen latest searches stand on the dashboard, newest first', async ({ page }) => {
  const email = freshEmail('history')
  await page.goto('/')
  await signUp(page, email)
  const uid = await uidOf(page, email)
  for (let at = 10; at < 27; at++) {
    await patchDocument(page, `users/${uid}/search-history/s${at}`, {
      dateAdded: { stringValue: `2026-11-20T00:${at}:00.000Z` },
      href: { stringValue: '/qantas/reward-seat-finder' },
      title: { stringValue: `Search ${at}` },
      results: { integerValue: '3' },
    })
  }
  const rows = page.getByRole('region', { name: 'Recent searches' }).getByRole('listitem')
  await expect(rows).toHaveCount(15)
  await expect(rows.first()).toContainText('Search 26')
  await expect(rows.last()).toContainText('Search 12')
})

test('an interrupted sign-up is completed by the next log-in', async ({ page }) => {
  const email = freshEmail('broken')
  await page.goto('/')
  await page.route('**/createNewUser', (route) => route.abort())
  await signUp(page, email, 'Ann Example')
  await expect(page.getByText('New account successfully created.')).toBeVisible()
  const uid = await uidOf(page, email)
  expect(await readDocument(page, `users/${uid}`)).toBeNull()
  await chooseFromMenu(page, 'Sign Out')
  await expect(guestButton(page)).toBeVisible()
  await page.unroute('**/createNewUser')
  await logIn(page, email)
  await expect(page.getByRole('heading', { name: 'Your plan: Free' })).toBeVisible()
  expect(await readDocument(page, `users/${uid}`)).toMatchObject({ name: { stringValue: 'Ann Example' } })
})

test('a disabled account is signed out, and cannot come back', async ({ page }) => {
  const email = freshEmail('disabled')
  await page.goto('/')
  await signUp(page, email)
  await expect.poll(() => sessionCookieOf(page)).toBeTruthy()
  await updateAccount(page, email, { disableUser: true })
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hello, Ann Example' })).toBeHidden()
  await expect.poll(() => marker(page)).toBeNull()
  await expect.poll(() => sessionCookieOf(page)).toBeFalsy()
  await page.goto('/')
  await logIn(page, email)
  const alert = page.getByRole('dialog').getByRole('alert').filter({ hasText: /./ })
  await expect(alert).toContainText('There was an error logging in or signing up.')
  await expect(alert).toContainText('auth/user-disabled')
})

test('forged, expired and stale tokens open no session', async ({ page }) => {
  await page.goto('/')
  const { auth, project } = await backendOf(page)
  const post = async (token: string) =>
    (await page.request.post('/api/session', { headers: { authorization: `Bearer ${token}` } })).status()
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: `https://securetoken.google.com/${project}`, aud: project, auth_time: now, sub: 'nobody' }
  const token = (more: object) => `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, ...more })}.`
  expect(await post('nonsense')).toBe(401)
  expect(await post(token({ iat: now, exp: now + 3600 }))).toBe(401)
  const email = freshEmail('stale')
  await signUp(page, email)
  const uid = await uidOf(page, email)
  expect(await post(token({ sub: uid, iat: now - 7200, exp: now - 3600 }))).toBe(401)
  expect(await post(token({ sub: uid, iat: now - 400, exp: now + 3200 }))).toBe(401)
  expect(auth).toBeTruthy()
})

test('a guest downloads nothing of the SDK until the dialog is opened', { tag: '@daily' }, async ({ page }) => {
  let sdkBytes = 0
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    pending.push(
      response.text().then(
        (text) => {
          if (text.includes('identitytoolkit') || text.includes('@firebase/')) sdkBytes += text.length
        },
        () => {},
      ),
    )
  })
  for (const path of ['/', '/qantas/reward-seat-finder', '/virgin-australia/reward-seat-finder']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await Promise.all(pending)
    expect(sdkBytes, path).toBe(0)
  }
  await openLogin(page)
  await expect.poll(async () => Promise.all(pending).then(() => sdkBytes)).toBeGreaterThan(100_000)
})

function alertFields(name: string) {
  const none = ['maxPoints', 'maxCharges', 'stay', 'holding', 'quiet']
  const text = (value: string) => ({ stringValue: value })
  const list = (...values: string[]) => ({ arrayValue: { values: values.map(text) } })
  return {
    settings: {
      mapValue: {
        fields: {
          ...(name ? { name: text(name) } : {}),
          programs: list('qantas'),
          from: list('SYD'),
          to: list('SIN'),
          dates: { mapValue: { fields: { start: text('2026-12-01'), end: text('2026-12-31') } } },
          weekdays: list(),
          cabins: list('J'),
          seats: { integerValue: '1' },
          split: { booleanValue: false },
          direct: { booleanValue: false },
          carriers: list(),
          ...Object.fromEntries(none.map((field) => [field, { nullValue: null }])),
          channels: list('email'),
          paused: { booleanValue: false },
        },
      },
    },
    updatedAt: { timestampValue: '2026-11-20T00:00:00Z' },
  }
}

test('a token that the server refuses is not sent to it again', async ({ page }) => {
  const sent: string[] = []
  await page.route('**/api/session', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.push((await route.request().headerValue('authorization')) ?? '')
    await route.fulfill({ status: 401, json: {} })
  })
  await page.goto('/')
  const lookup = page.waitForResponse((response) => response.url().includes('accounts:lookup') && sent.length > 0)
  await signUp(page, freshEmail('refused'))
  await lookup
  await openAccount(page)
  const box = page.getByRole('region', { name: 'Account settings' }).getByRole('checkbox', { name: 'News by email' })
  await box.click()
  await expect(box).toBeChecked()
  expect(sent).toEqual([...new Set(sent)])
})

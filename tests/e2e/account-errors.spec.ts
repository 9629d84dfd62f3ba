import { expect, type Page } from '@playwright/test'
import { authErrorHints } from '../../lib/accounts/auth-errors.ts'
import { backendOf, freshEmail, logIn, loginDialog, openAccount, openLogin, password, signUp } from './account-stage.ts'
import { test } from './stage.ts'

/**
 * Every code of the error catalogue, and how a user can run into it here.
 * `here`: provoked below against the running backend. `elsewhere`: provoked in another file of this folder.
 * `answered`: the Auth emulator has no such state, so the answer is written as the hosted service gives it.
 * `never`: no path of this site leads to it; its message is tested without a browser.
 */
const catalogue = {
  'internal-error': { answered: [500, 'INTERNAL_ERROR'] },
  'user-mismatch': 'here',
  'password-does-not-meet-requirements': 'elsewhere',
  'unauthorized-domain': 'here',
  'popup-blocked': { never: 'there is no sign-in window' },
  'popup-closed-by-user': { never: 'there is no sign-in window' },
  'cancelled-popup-request': { never: 'there is no sign-in window' },
  'web-storage-unsupported': { never: 'only a sign-in window needs it; without storage a session lasts a page' },
  'network-request-failed': 'elsewhere',
  'invalid-auth-event': { never: 'only a redirect ends in an event' },
  'auth-domain-config-required': { never: 'only a sign-in window needs the domain' },
  'invalid-api-key': 'here',
  'argument-error': { never: 'every argument is checked before the SDK sees it' },
  'wrong-password': { answered: [400, 'INVALID_PASSWORD'] },
  'invalid-credential': 'elsewhere',
  'email-already-in-use': 'elsewhere',
  'user-not-found': { answered: [400, 'EMAIL_NOT_FOUND'] },
  'too-many-requests': { answered: [400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account is disabled.'] },
  'expired-action-code': 'here',
  'requires-recent-login': 'here',
} as const satisfies Record<
  string,
  'here' | 'elsewhere' | { answered: readonly [status: number, message: string] } | { never: string }
>

type Code = keyof typeof catalogue
const codes = Object.keys(catalogue) as Code[]

/** Answers one call of the auth service as the hosted one would. */
async function answer(page: Page, call: string, [status, message]: readonly [number, string]): Promise<void> {
  await page.route(`**/accounts:${call}*`, (route) =>
    route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: status, message } },
    }),
  )
}

const incorrect = 'The email address or password you entered is incorrect.'
const silent: readonly Code[] = ['wrong-password', 'user-not-found']

for (const code of codes) {
  const how = catalogue[code]
  if (typeof how === 'string' || !('answered' in how)) continue
  test(`a log-in answered with ${code} shows its message`, async ({ page }) => {
    await page.goto('/')
    await answer(page, 'signInWithPassword', how.answered)
    await logIn(page, freshEmail('answered'))
    const { alert } = loginDialog(page)
    if (silent.includes(code)) {
      await expect(alert).toContainText(incorrect)
      return expect(alert).not.toContainText('auth/')
    }
    await expect(alert).toContainText('There was an error logging in or signing up.')
    await expect(alert).toContainText(authErrorHints[code])
    await expect(alert).toContainText(`auth/${code}`)
  })
}

test('a domain that the project does not list signs nobody in', async ({ page }) => {
  await page.goto('/')
  const methods: string[] = []
  await page.route('**/v1/projects?*', (route) => {
    methods.push(route.request().method())
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ headers, json: { projectId: '1', authorizedDomains: ['elsewhere.example'] } })
  })
  await logIn(page, freshEmail('foreign'))
  const { alert } = loginDialog(page)
  await expect(alert).toContainText(authErrorHints['unauthorized-domain'])
  await expect(alert).toContainText('localhost is not authorized')
  expect(methods).toEqual(['GET'])
})

test('a site without a good key says that sign-in is not set up', async ({ page }) => {
  await page.route('**/api/config', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, firebase: { ...config.firebase, apiKey: 'not:a:key' } } })
  })
  await page.goto('/')
  await logIn(page, freshEmail('key'))
  const { alert } = loginDialog(page)
  await expect(alert).toContainText(authErrorHints['invalid-api-key'])
  await expect(alert).toContainText('auth/invalid-api-key')
})

test('a link whose time is over says so and offers a new one', async ({ page }) => {
  await answer(page, 'resetPassword', [400, 'EXPIRED_OOB_CODE'])
  await page.goto('/auth/action?mode=resetPassword&oobCode=old')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await expect(page.getByText(authErrorHints['expired-action-code'])).toBeVisible()
})

test('a link that can’t be checked for lack of a connection can be tried again', async ({ page }) => {
  await page.route('**/accounts:resetPassword*', (route) => route.abort())
  await page.goto('/auth/action?mode=resetPassword&oobCode=old')
  await expect(page.getByRole('heading', { name: 'We couldn’t check this link' })).toBeVisible()
  await expect(page.getByText(authErrorHints['network-request-failed'])).toBeVisible()
  await page.unroute('**/accounts:resetPassword*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})

async function openPasswordSetting(page: Page) {
  await openAccount(page)
  const settings = page.getByRole('region', { name: 'Account settings' })
  await settings.getByRole('button', { name: 'Change Password' }).click()
  const form = settings.getByRole('form', { name: 'Password' })
  await form.getByRole('textbox', { name: 'Current password' }).fill(password)
  await form.getByRole('textbox', { name: 'New password' }).fill('another horse')
  return { form, save: form.getByRole('button', { name: 'Change password' }) }
}

test('a sign-in that is too old to change a password asks for it again', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('recent'))
  const { form, save } = await openPasswordSetting(page)
  await answer(page, 'update', [400, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'])
  await save.click()
  await expect(form.getByRole('alert')).toContainText(authErrorHints['requires-recent-login'])
  await page.unroute('**/accounts:update*')
  await save.click()
  await expect(page.getByText('Password changed.')).toBeVisible()
})

test('the password of another account confirms nothing', async ({ page, browser }) => {
  const other = freshEmail('other')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/')
  await signUp(visitor, other)
  await visitor.context().close()
  await page.goto('/')
  await signUp(page, freshEmail('mismatch'))
  const { form, save } = await openPasswordSetting(page)
  // As if the address now belonged to another account: the service answers with that account.
  await page.route('**/accounts:signInWithPassword*', (route) =>
    route.continue({ postData: { email: other, password, returnSecureToken: true } }),
  )
  await save.click()
  await expect(form.getByRole('alert')).toContainText(authErrorHints['user-mismatch'])
})

async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('storage is off', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
  })
}

test('a browser that stores nothing can still sign up, for as long as the page lives', async ({ page }) => {
  await forbidStorage(page)
  await page.goto('/')
  await signUp(page, freshEmail('storage'))
  await expect(page.getByRole('heading', { name: 'Hello, Ann Example' })).toBeVisible()
})

test('a browser that stores nothing can still search, filter, plan an itinerary and chat', async ({ page }) => {
  await forbidStorage(page)
  await page.goto('/qantas/reward-seat-finder?from=SYD&to=SIN')
  await page.getByRole('button', { name: 'Filters' }).click()
  const points = page.getByRole('region', { name: 'Filters' }).getByLabel('Maximum points, each')
  await points.fill('30000')
  await points.press('Enter')
  await expect(page).toHaveURL(/points=30000/)
  await page.getByRole('button', { name: /^Search seats/ }).click()
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Sydney to Singapore')

  await page.goto('/qantas/oneworld-classic-reward-finder?legs=SYD-HKG.CX.stopover,HKG-HND.CX.stopover')
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('Your browser won’t let us save it. Copy the link instead.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save on this device' })).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Saved itineraries' })).toHaveCount(0)

  await page.goto('/test/concierge-chat')
  await expect(async () => {
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Write something first.')).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('the dialog opens without the configuration, and works once it is available', async ({ page }) => {
  const email = freshEmail('config')
  await page.route('**/api/config', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/')
  const { tab, field, submit, alert } = await openLogin(page)
  await tab('Sign Up').click()
  await field('Name').fill('Ann Example')
  await field('Email').fill(email)
  await field('Password').fill(password)
  await submit('Sign Up').click()
  await expect(alert).toContainText('configuration could not be read (503)')
  await page.unroute('**/api/config')
  await submit('Sign Up').click()
  await expect(page.getByRole('heading', { name: 'Hello, Ann Example' })).toBeVisible()
  expect((await backendOf(page)).project).toBe('demo-pointsward')
})

import { expect, type Page } from '@playwright/test'
import {
  freshEmail,
  logIn,
  newestLink,
  openAccount,
  openLogin,
  password,
  readDocument,
  signUp,
  uidOf,
} from './account-stage.ts'
import { test } from './stage.ts'

const settings = (page: Page) => page.getByRole('region', { name: 'Account settings' })

async function change(page: Page, label: 'Name' | 'Email' | 'Password') {
  await settings(page)
    .getByRole('button', { name: `Change ${label}` })
    .click()
  return settings(page).getByRole('form', { name: label })
}

async function leave(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Ann' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log In / Sign Up' })).toBeVisible()
}

test('a member’s new name shows live in other tabs', async ({ page, context }) => {
  const email = freshEmail('rename')
  await page.goto('/')
  await signUp(page, email)
  await openAccount(page)
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('heading', { name: 'Hello, Ann Example' })).toBeVisible()
  const form = await change(page, 'Name')
  const field = form.getByRole('textbox', { name: 'New name' })
  await field.fill('   ')
  await form.getByRole('button', { name: 'Save name' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('x'.repeat(101))
  await form.getByRole('button', { name: 'Save name' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill("<i>Zoë</i> עברית '); DROP TABLE--")
  await form.getByRole('button', { name: 'Save name' }).click()
  await expect(settings(page).getByText('Name changed.')).toBeVisible()
  const greeting = "Hello, <i>Zoë</i> עברית '); DROP TABLE--"
  await expect(page.getByRole('main')).toContainText(greeting.slice('Hello, '.length))
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(greeting)
})

test('the choice of news by email is stored', async ({ page }) => {
  const email = freshEmail('news')
  await page.goto('/')
  await signUp(page, email)
  await openAccount(page)
  const box = settings(page).getByRole('checkbox', { name: 'News by email' })
  await expect(box).not.toBeChecked()
  await box.click()
  await expect(box).toBeChecked()
  const uid = await uidOf(page, email)
  await expect
    .poll(() => readDocument(page, `users/${uid}`))
    .toMatchObject({ marketing: { mapValue: { fields: { email: { booleanValue: true } } } } })
})

test('a new password needs the current one, and the old one no longer works', async ({ page }) => {
  const email = freshEmail('repass')
  await page.goto('/')
  await signUp(page, email)
  await openAccount(page)
  const form = await change(page, 'Password')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByRole('textbox', { name: 'Current password' })).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('textbox', { name: 'Current password' }).fill('not my password')
  await form.getByRole('textbox', { name: 'New password' }).fill('another horse')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByRole('alert')).toContainText('incorrect')
  await form.getByRole('textbox', { name: 'Current password' }).fill(password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(settings(page).getByText('Password changed.')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Hello, Ann Example' })).toBeVisible()
  await leave(page)
  await logIn(page, email, password)
  await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
  await page.keyboard.press('Escape')
  await logIn(page, email, 'another horse')
  await expect(page.getByRole('heading', { name: 'Hello, Ann Example' })).toBeVisible()
})

test('a new password keeps the session, even if the server handles the earlier token late', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('slow-token'))
  await openAccount(page)
  const second = () => Math.floor(Date.now() / 1000)
  let confirmedIn = Number.POSITIVE_INFINITY
  let exchangeWaits = false
  let made = () => {}
  const isMade = new Promise<void>((resolve) => {
    made = resolve
  })
  const exchanges: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('accounts:signInWithPassword') && response.ok()) confirmedIn = second()
    if (response.url().endsWith('/api/session') && Number.isFinite(confirmedIn)) exchanges.push(response.status())
  })
  await page.route('**/accounts:update?*', async (route) => {
    // Tokens are distinguished by the second: the new password ends those of an earlier second.
    await expect.poll(second).toBeGreaterThan(confirmedIn)
    const response = await route.fetch()
    const lookup = page.waitForResponse(/accounts:lookup/)
    made()
    if (exchangeWaits) await lookup
    await route.fulfill({ response })
  })
  await page.route('**/api/session', async (route) => {
    exchangeWaits = Number.isFinite(confirmedIn)
    if (exchangeWaits) await isMade
    await route.continue()
  })
  const form = await change(page, 'Password')
  await form.getByRole('textbox', { name: 'Current password' }).fill(password)
  await form.getByRole('textbox', { name: 'New password' }).fill('another horse')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(settings(page).getByText('Password changed.')).toBeVisible()
  await expect.poll(() => exchanges).toContain(204)
  expect(exchanges.filter((status) => status !== 204)).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Hello, Ann Example' })).toBeVisible()
})

test('a new email address takes effect once its link is opened, in the document too', async ({ page }) => {
  const [email, newEmail] = [freshEmail('old'), freshEmail('changed')]
  await page.goto('/')
  await signUp(page, email)
  await openAccount(page)
  const uid = await uidOf(page, email)
  const form = await change(page, 'Email')
  await form.getByRole('textbox', { name: 'New email' }).fill(newEmail)
  await form.getByRole('textbox', { name: 'Current password' }).fill(password)
  await form.getByRole('button', { name: 'Change email' }).click()
  await expect(settings(page).getByText('Open the link we’ve emailed')).toBeVisible()
  expect(await readDocument(page, `users/${uid}`)).toMatchObject({ email: { stringValue: email } })

  const { oobCode } = await newestLink(page, email)
  await page.goto(`/auth/action?mode=verifyAndChangeEmail&oobCode=${oobCode}`)
  await page.getByRole('button', { name: 'Change my email address' }).click()
  await expect(page.getByRole('heading', { name: 'Your email address has been changed' })).toBeVisible()
  // Hosted projects end the session here, the emulator keeps it: from here on only the new address works.
  await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'))
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log In / Sign Up' })).toBeVisible()
  await logIn(page, email)
  await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
  await page.keyboard.press('Escape')
  await logIn(page, newEmail)
  await expect(page.getByRole('heading', { name: 'Hello, Ann Example' })).toBeVisible()
  await expect.poll(() => readDocument(page, `users/${uid}`)).toMatchObject({ email: { stringValue: newEmail } })
})

test('an invalid account link says so and offers a new one', async ({ page }) => {
  for (const query of [
    '',
    '?mode=resetPassword',
    '?mode=signIn&oobCode=x',
    '?mode=resetPassword&oobCode=%3Cscript%3E',
  ]) {
    await page.goto(`/auth/action${query}`)
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  }
  await page.goto('/auth/action?mode=resetPassword&oobCode=spent')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('tab', { name: 'Reset Password' })).toHaveAttribute('aria-selected', 'true')
})

test('hostile input in every field of the dialog does no harm', async ({ page }) => {
  await page.goto('/')
  const { tab, field, submit, alert } = await openLogin(page)
  const hostile = ['<img src=x onerror="window.hurt=1">@a.b', "' OR 1=1; --@a.b", '\u202Emoc.elgoog@a.b', '😀@😀.b']
  await tab('Log In').click()
  for (const value of hostile) {
    await field('Email').fill(value)
    await field('Password').fill(value)
    await submit('Log In').click()
    await expect(alert).toBeVisible()
  }
  await tab('Sign Up').click()
  await field('Name').fill('x'.repeat(1_000_000))
  await field('Email').fill(freshEmail('huge'))
  await field('Password').fill(password)
  await submit('Sign Up').click()
  await expect(field('Name')).toHaveAttribute('aria-invalid', 'true')
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
})

import { expect } from '@playwright/test'
import {
  freshEmail,
  logIn,
  openAccount,
  openLogin,
  password,
  readDocument,
  sessionCookieOf,
  signUp,
  uidOf,
} from './account-stage.ts'
import { test } from './stage.ts'

test('a visitor signs up, is greeted, and stays signed in over a reload', { tag: '@daily' }, async ({ page }) => {
  const email = freshEmail('new')
  await page.goto('/')
  await signUp(page, `  ${email.toUpperCase()} `, 'Zoë 😀 <b>')
  await expect(page.getByText('New account successfully created.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Zoë 😀 <b>')
  await expect(page.getByRole('heading', { name: 'Your plan: Free' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('signedIn'))).not.toBeNull()

  const uid = await uidOf(page, email)
  expect(await readDocument(page, `users/${uid}`)).toMatchObject({
    email: { stringValue: email },
    referrer: { stringValue: 'direct' },
  })
  await expect.poll(() => sessionCookieOf(page)).toBeTruthy()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Zoë 😀 <b>')
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Zoë' })).toBeVisible()
})

test('the toast of a sign-up stays three seconds', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('toast'))
  const toast = page.getByText('New account successfully created.')
  await expect(toast).toBeVisible()
  const shownAt = Date.now()
  await expect(toast).toBeHidden({ timeout: 8_000 })
  expect(Date.now() - shownAt).toBeGreaterThan(2_000)
})

test('the toast of a log-in stays three seconds', async ({ page, browser }) => {
  const email = freshEmail('toast')
  await page.goto('/')
  await signUp(page, email)
  const other = await (await browser.newContext()).newPage()
  await other.goto('/')
  await logIn(other, email)
  const toast = other.getByText('Successfully signed in.')
  await expect(toast).toBeVisible()
  const shownAt = Date.now()
  await expect(toast).toBeHidden({ timeout: 8_000 })
  expect(Date.now() - shownAt).toBeGreaterThan(2_000)
  await other.context().close()
})

test('an address that is taken leads to the log-in', async ({ page, browser }) => {
  const email = freshEmail('taken')
  await page.goto('/')
  await signUp(page, email)
  const other = await (await browser.newContext()).newPage()
  await other.goto('/')
  const { tab, field, submit, alert, dialog } = await openLogin(other)
  await expect(tab('Sign Up')).toHaveAttribute('aria-selected', 'true')
  await field('Name').fill('Ann')
  await field('Email').fill(email)
  await field('Password').fill(password)
  await submit('Sign Up').click()
  await expect(alert).toContainText('There is already an account with this email address.')
  await alert.getByRole('button', { name: 'Log in' }).click()
  await expect(tab('Log In')).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toBeHidden()
  await expect(field('Email')).toHaveValue(email)
  await field('Password').fill(password)
  await submit('Log In').click()
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(other.getByText('Successfully signed in.')).toBeVisible()
  await other.context().close()
})

test('fields show what is wrong only after the first attempt, and block until right', async ({ page }) => {
  await page.goto('/')
  const { field, submit, dialog } = await openLogin(page)
  await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible()
  await field('Email').fill('nobody')
  await field('Email').blur()
  await expect(field('Email')).not.toHaveAttribute('aria-invalid', 'true')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('accounts:signUp')) sent += 1
  })
  await submit('Sign Up').click()
  for (const label of ['Name', 'Email', 'Password'] as const) {
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(field('Name')).toBeFocused()
  await field('Name').fill('Ann')
  await expect(field('Name')).not.toHaveAttribute('aria-invalid', 'true')
  await field('Email').fill('ann@example')
  await field('Password').fill('12345')
  await page.keyboard.press('Enter')
  await expect(field('Email')).toBeFocused()
  await expect(dialog).toBeVisible()
  expect(sent).toBe(0)
})

test('a referral link is stored for seven days and recorded at sign-up', async ({ page, browser }) => {
  const email = freshEmail('referrer')
  await page.goto('/')
  await signUp(page, email)
  await openAccount(page)
  const link = await page.getByRole('textbox', { name: 'Your referral link' }).inputValue()
  const code = new URL(link).searchParams.get('ref')

  const friend = await (await browser.newContext()).newPage()
  await friend.goto(link)
  const toast = friend.getByText('Referral successful')
  await expect(toast).toBeVisible()
  const kept = await friend.evaluate(() => [localStorage.getItem('referral'), localStorage.getItem('referral-expiry')])
  expect(kept[0]).toBe(code)
  expect(Math.abs(Number(kept[1]) - Date.now() - 604_800_000)).toBeLessThan(60_000)
  const friendEmail = freshEmail('friend')
  await signUp(friend, friendEmail)
  await expect.poll(() => friend.evaluate(() => localStorage.getItem('referral'))).toBeNull()
  // The page that was open all along updates live.
  await expect(page.getByText('1 more still to count.')).toBeVisible()
  const [uid, friendUid] = [await uidOf(page, email), await uidOf(page, friendEmail)]
  expect(await readDocument(page, `users/${friendUid}`)).toMatchObject({ referredBy: { stringValue: uid } })
  await friend.context().close()
})

test('a member’s own referral link earns them nothing', async ({ page }) => {
  const email = freshEmail('own')
  await page.goto('/')
  await signUp(page, email)
  await openAccount(page)
  const link = await page.getByRole('textbox', { name: 'Your referral link' }).inputValue()
  await page.goto(link)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('referral'))).toBeNull()
  await page.goto('/dashboard/account')
  await expect(page.getByText('No sign-ups yet.')).toBeVisible()
})

test('a wrong password and an unknown address get the same message', async ({ page, browser }) => {
  const email = freshEmail('badpw')
  await page.goto('/')
  await signUp(page, email)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/')
  const words =
    'The email address or password you entered is incorrect. Please try again. If this persists, please try resetting your password, or contact me.'
  await logIn(visitor, email, 'wrong password')
  const alert = visitor.getByRole('dialog').getByRole('alert').filter({ hasText: /./ })
  await expect(alert).toHaveText(words)
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByRole('dialog')).toBeHidden()
  await logIn(visitor, freshEmail('nobody'), 'wrong password')
  await expect(alert).toHaveText(words)
  expect(await visitor.evaluate(() => localStorage.getItem('signedIn'))).toBeNull()
  await alert.getByRole('button', { name: 'resetting your password' }).click()
  await expect(visitor.getByRole('tab', { name: 'Reset Password' })).toHaveAttribute('aria-selected', 'true')
  await visitor.context().close()
})

import { type Browser, expect, type Page } from '@playwright/test'
import type { Mail } from '../backend/mail-inbox.ts'
import {
  backendOf,
  chooseFromMenu,
  freshEmail,
  logIn,
  openAccount,
  openLogin,
  password,
  sessionCookieOf,
  signUp,
  uidOf,
} from './account-stage.ts'
import { inbox } from './site.ts'
import { test } from './stage.ts'

const hello = (page: Page) => page.getByRole('heading', { name: 'Hello, Ann Example' })
const dashboard = (page: Page) => page.getByRole('main')

/** Another device of the same member, at its dashboard. */
async function secondDevice(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/')
  await logIn(page, email)
  await expect(hello(page)).toBeVisible()
  await expect.poll(() => sessionCookieOf(page)).toBeTruthy()
  return page
}

/** The ID token that a page has stored. */
const tokenOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.onerror = reject
        opening.onsuccess = () => {
          const store = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage')
          const kept = store.getAll()
          kept.onsuccess = () => resolve(kept.result[0].value.stsTokenManager.accessToken)
        }
      }),
  )

const claimsIn = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** What a thief copies from a device: its cookie and ID token, once the token has its plan and needs no renewal. */
async function copyOf(page: Page) {
  await expect.poll(async () => claimsIn(await tokenOf(page)).plan).toBe('free')
  return { cookie: (await sessionCookieOf(page)) ?? '', token: await tokenOf(page) }
}

/** The status of each entry point for a copy: the site by cookie and by token, a function, and the database. */
async function answersTo(page: Page, uid: string, { cookie, token }: { cookie: string; token: string }) {
  const { firestore, functions, project } = await backendOf(page)
  const bearer = { authorization: `Bearer ${token}` }
  const document = `http://${firestore}/v1/projects/${project}/databases/(default)/documents/users/${uid}`
  const fields = { name: { stringValue: 'Mallory' } }
  const statusOf = async (url: string, method: string, headers: Record<string, string>, data?: object) =>
    (await fetch(url, { method, headers, ...(data ? { body: JSON.stringify(data) } : {}) })).status
  const site = new URL(page.url()).origin
  const json = { ...bearer, 'content-type': 'application/json' }
  return {
    byCookie: await statusOf(`${site}/api/tokens`, 'GET', { cookie: `__session=${cookie}` }),
    byToken: await statusOf(`${site}/api/tokens`, 'GET', bearer),
    session: await statusOf(`${site}/api/session`, 'POST', bearer),
    callable: await statusOf(`http://${functions}/${project}/australia-southeast1/exportMyData`, 'POST', json, {
      data: {},
    }),
    read: await statusOf(document, 'GET', bearer),
    write: await statusOf(`${document}?updateMask.fieldPaths=name`, 'PATCH', json, { fields }),
  }
}

const open = { byCookie: 200, byToken: 200, session: 204, callable: 200, read: 200, write: 200 }
const shut = { byCookie: 401, byToken: 401, session: 401, callable: 401, read: 403, write: 403 }

test('signing out everywhere ends the other device within a second or so, and every copy of what it held', {
  tag: '@daily',
}, async ({ page, browser }) => {
  const email = freshEmail('everywhere')
  await page.goto('/')
  await signUp(page, email, 'Ann Example')
  const uid = await uidOf(page, email)
  const other = await secondDevice(browser, email)
  const copy = await copyOf(other)
  expect(await answersTo(other, uid, copy)).toEqual(open)
  await expect(other.getByRole('heading', { name: 'Hello, Mallory' })).toBeVisible()

  await openAccount(page)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const pressedAt = Date.now()
  await expect(dashboard(other).getByRole('heading', { name: /signed out on this device/ })).toBeVisible()
  expect(Date.now() - pressedAt).toBeLessThan(3_000)
  await expect(other.getByRole('heading', { name: 'Hello, Mallory' })).toHaveCount(0)
  await expect(dashboard(page).getByRole('heading', { name: /signed out on every device/ })).toBeVisible()
  await expect(page.getByText('You’re signed out on every device.')).toBeVisible()
  await expect.poll(() => answersTo(other, uid, copy), { timeout: 15_000 }).toEqual(shut)

  // Whoever knows the password can log in again at once, on the other device too.
  for (const device of [page, other]) {
    await logIn(device, email)
    await expect(device.getByRole('heading', { name: 'Hello, Mallory' })).toBeVisible()
  }
  await other.context().close()
})

test('a copy of a device’s credentials is refused after its sign-out; the other device stays', async ({
  page,
  browser,
}) => {
  const email = freshEmail('stolen')
  await page.goto('/')
  await signUp(page, email, 'Ann Example')
  const uid = await uidOf(page, email)
  await expect.poll(() => sessionCookieOf(page)).toBeTruthy()
  const copy = await copyOf(page)
  const other = await secondDevice(browser, email)
  await chooseFromMenu(page, 'Sign Out')
  await expect.poll(() => answersTo(page, uid, copy), { timeout: 15_000 }).toEqual(shut)
  await expect(hello(other)).toBeVisible()
  await other.context().close()
})

/** The link of the newest reset mail in the local inbox. */
async function mailedReset(email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${inbox}/email`)).json()) as Mail[]
      const reset = mails.findLast(
        ({ to, subject }) => to.some(({ address }) => address === email) && subject.startsWith('Choose a new password'),
      )
      link = /http\S+\/auth\/action\?mode=resetPassword\S+/.exec(reset?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

test('a new password signs the other device out, by the settings and by a mailed link', async ({ page, browser }) => {
  const email = freshEmail('password-everywhere')
  await page.goto('/')
  await signUp(page, email, 'Ann Example')
  const other = await secondDevice(browser, email)
  await openAccount(page)
  await page.getByRole('button', { name: 'Change Password' }).click()
  const form = page.getByRole('form', { name: 'Password' })
  await form.getByRole('textbox', { name: 'Current password' }).fill(password)
  await form.getByRole('textbox', { name: 'New password' }).fill('another horse')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your other devices are signed out.')).toBeVisible()
  await expect(dashboard(other).getByRole('heading', { name: /signed out on this device/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plan, limits and settings' })).toBeVisible()
  await other.context().close()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/')
  const dialog = await openLogin(visitor)
  await dialog.tab('Reset Password').click()
  await dialog.field('Email').fill(email)
  await dialog.submit('Reset Password').click()
  await visitor.goto(await mailedReset(email))
  await visitor.getByRole('textbox', { name: 'New password' }).fill('a third horse')
  await visitor.getByRole('button', { name: 'Save password' }).click()
  await expect(visitor.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await expect(dashboard(page).getByRole('heading', { name: /signed out on this device/ })).toBeVisible()
  await visitor.context().close()
})

test('deleting an account signs its other device out', async ({ page, browser }) => {
  const email = freshEmail('ended-everywhere')
  await page.goto('/')
  await signUp(page, email, 'Ann Example')
  const uid = await uidOf(page, email)
  const other = await secondDevice(browser, email)
  const copy = await copyOf(other)
  await openAccount(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const form = page.getByRole('form', { name: 'Delete account' })
  await form.getByRole('textbox', { name: /email/i }).fill(email)
  await form.getByRole('textbox', { name: 'Current password' }).fill(password)
  await form.getByRole('button', { name: 'Delete my account permanently' }).click()
  await expect(dashboard(other).getByRole('heading', { name: /signed out on this device/ })).toBeVisible()
  await expect(hello(page)).toHaveCount(0)
  await expect.poll(async () => (await answersTo(other, uid, copy)).byCookie, { timeout: 15_000 }).toBe(401)
  expect((await answersTo(other, uid, copy)).write).not.toBe(200)
  await other.context().close()
})

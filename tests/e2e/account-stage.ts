import { expect, type Page } from '@playwright/test'
import { WebConfig } from '../../lib/accounts/web-config.ts'

export const password = 'correct horse'

let counter = 0

/** An email address that is new in this run. */
export function freshEmail(label: string): string {
  counter += 1
  return `${label}.${Date.now().toString(36)}.${process.pid}.${counter}@pointsward.test`
}

/** The login dialog, with its parts as a person finds them. */
export function loginDialog(page: Page) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    tab: (name: 'Log In' | 'Sign Up' | 'Reset Password') => dialog.getByRole('tab', { name }),
    // In the selected tab only: the previous one may still be animating out.
    field: (label: 'Name' | 'Email' | 'Password') =>
      dialog.locator('[role="tabpanel"]:not([inert])').getByRole('textbox', { name: label, exact: true }),
    submit: (name: 'Log In' | 'Sign Up' | 'Reset Password') => dialog.getByRole('button', { name, exact: true }),
    alert: dialog.getByRole('alert').filter({ hasText: /./ }),
  }
}

export async function openLogin(page: Page) {
  // A dialog that was just closed may still be animating out.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Log In / Sign Up' }).click()
  const parts = loginDialog(page)
  await expect(parts.dialog).toBeVisible()
  return parts
}

/** Signs a new member up through the dialog, and waits for their dashboard. */
export async function signUp(page: Page, email: string, name = 'Ann Example'): Promise<void> {
  const { tab, field, submit } = await openLogin(page)
  await tab('Sign Up').click()
  await field('Name').fill(name)
  await field('Email').fill(email)
  await field('Password').fill(password)
  await submit('Sign Up').click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Goes from a member's dashboard to their account page. */
export async function openAccount(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Plan, limits and settings' }).click()
  await expect(page).toHaveURL('/dashboard/account')
}

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  const { tab, field, submit } = await openLogin(page)
  await tab('Log In').click()
  await field('Email').fill(email)
  await field('Password').fill(secret)
  await submit('Log In').click()
}

export async function chooseFromMenu(page: Page, item: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Example|Account/ })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The emulators behind the site under test, and the project. */
export async function backendOf(page: Page) {
  const response = await page.request.get('/api/config')
  const { firebase, emulators } = WebConfig.parse(await response.json())
  if (!emulators) throw new Error('browser tests run against the local backend')
  return { ...emulators, project: firebase.projectId }
}

const owner = { authorization: 'Bearer owner' }

/** Changes a document, bypassing the rules as a server would. `fields` are in the REST format. */
export async function patchDocument(page: Page, path: string, fields: object): Promise<void> {
  const { firestore, project } = await backendOf(page)
  const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=${field}`)
  const url = `http://${firestore}/v1/projects/${project}/databases/(default)/documents/${path}?${mask.join('&')}`
  const response = await page.request.patch(url, { headers: owner, data: { fields } })
  expect(response.ok(), await response.text()).toBe(true)
}

/** A document's fields, bypassing the rules, or null. */
export async function readDocument(page: Page, path: string): Promise<Record<string, unknown> | null> {
  const { firestore, project } = await backendOf(page)
  const url = `http://${firestore}/v1/projects/${project}/databases/(default)/documents/${path}`
  const response = await page.request.get(url, { headers: owner })
  return response.ok() ? ((await response.json()) as { fields: Record<string, unknown> }).fields : null
}

export async function deleteDocument(page: Page, path: string): Promise<void> {
  const { firestore, project } = await backendOf(page)
  const url = `http://${firestore}/v1/projects/${project}/databases/(default)/documents/${path}`
  await page.request.delete(url, { headers: owner })
}

async function authCall(page: Page, call: string, data: object): Promise<Record<string, unknown>> {
  const { auth, project } = await backendOf(page)
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${project}/${call}`
  const response = await page.request.post(url, { headers: owner, data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as Record<string, unknown>
}

export async function uidOf(page: Page, email: string): Promise<string> {
  const answer = await authCall(page, 'accounts:lookup', { email: [email] })
  const [account] = (answer.users ?? []) as { localId: string }[]
  if (!account) throw new Error(`no account of ${email}`)
  return account.localId
}

/** Changes an account without its owner, as an admin would. */
export async function updateAccount(page: Page, email: string, change: object): Promise<void> {
  await authCall(page, 'accounts:update', { localId: await uidOf(page, email), ...change })
}

/** Confirms a member's address, as the link of their first mail does. */
export const confirmAddress = (page: Page, email: string) => updateAccount(page, email, { emailVerified: true })

/** How the subject of the mail that asks for that begins; it arrives in addition to all other mails. */
export const confirmationSubject = 'Confirm your email address'

type MailedLink = { email: string; requestType: string; oobCode: string }

/** The newest link mailed to an address by the auth service itself. */
export async function newestLink(page: Page, email: string): Promise<MailedLink> {
  const { auth, project } = await backendOf(page)
  let found: MailedLink | undefined
  await expect(async () => {
    const response = await page.request.get(`http://${auth}/emulator/v1/projects/${project}/oobCodes`)
    const { oobCodes } = (await response.json()) as { oobCodes: MailedLink[] }
    found = oobCodes.findLast((code) => code.email === email && code.requestType !== 'VERIFY_EMAIL')
    expect(found).toBeDefined()
  }).toPass()
  return found as MailedLink
}

/** The value of this browser's session cookie, if it has one. */
export async function sessionCookieOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === '__session')?.value
}

import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { secondFactorAnswers } from '../../lib/admin/second-factor.ts'
import { backendOf, freshEmail, logIn, password, sessionCookieOf, updateAccount } from './account-stage.ts'

const app = (secret: string) => new TOTP({ secret })

/** The code that an authenticator app shows `ahead` codes from now; each is accepted once. */
export const codeOf = (secret: string, ahead = 0) => app(secret).generate({ timestamp: Date.now() + ahead * 30_000 })

export type TestOperator = { email: string; idToken: string }

/** An operator for one test only, without an authenticator app: tests that shared an app would use up its codes. */
export async function newOperator(page: Page, label: string): Promise<TestOperator> {
  const email = freshEmail(label)
  const { auth } = await backendOf(page)
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`
  const data = { email, password, returnSecureToken: true }
  const { localId, idToken } = (await (await page.request.post(url, { data })).json()) as Record<string, string>
  await updateAccount(page, email, { customAttributes: JSON.stringify({ admin: true }) })
  const userInfo = { name: 'Olive Operator', email }
  await callAs(page, idToken ?? '', 'createNewUser', { userInfo, userId: localId, metadata: { referrer: '' } })
  return { email, idToken: idToken ?? '' }
}

/** Signs a new operator in on this page, second factor included, and ends at the overview. */
export async function enterAsOperator(page: Page, label: string): Promise<void> {
  await page.goto('/')
  const { email, idToken } = await newOperator(page, label)
  const { secret } = secondFactorAnswers.begin.parse(await callAs(page, idToken, 'secondFactor', { step: 'begin' }))
  await callAs(page, idToken, 'secondFactor', { step: 'confirm', code: codeOf(secret) })
  await logIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  // Access to the operators' pages goes by the cookie, which is set after the log-in.
  await expect.poll(() => sessionCookieOf(page)).toBeTruthy()
  await page.goto('/admin/dashboard')
  const code = page.getByRole('textbox', { name: 'Code' })
  const overview = page.getByRole('heading', { level: 2, name: 'To do' })
  // Log-ins are distinguished by the second: one in the same second as the sign-up above counts as having given a code.
  await expect(code.or(overview)).toBeVisible()
  if (await code.isVisible()) {
    await code.fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(overview).toBeVisible()
}

async function callAs(page: Page, token: string, name: string, data: object): Promise<unknown> {
  const { functions, project } = await backendOf(page)
  const url = `http://${functions}/${project}/australia-southeast1/${name}`
  const response = await page.request.post(url, { headers: { authorization: `Bearer ${token}` }, data: { data } })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { result: unknown }).result
}

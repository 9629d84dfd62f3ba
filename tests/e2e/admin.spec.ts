import { expect, type Page, type Request } from '@playwright/test'
import { adminSections } from '../../lib/admin/sections.ts'
import { isAccessible } from './accessibility.ts'
import { freshEmail, logIn, sessionCookieOf, signUp, uidOf } from './account-stage.ts'
import { codeOf, enterAsOperator, newOperator } from './operator-stage.ts'
import { test } from './stage.ts'

const room = '/admin/dashboard'
/** A word that only the code of the operators' pages contains. */
const mark = 'adminAct'

/** The text of every script that a page requests until its load event. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const addresses: string[] = []
  const collect = (request: Request) => {
    if (request.resourceType() === 'script') addresses.push(request.url())
  }
  page.on('request', collect)
  await page.goto(address)
  await page.waitForLoadState('load')
  page.off('request', collect)
  return Promise.all(addresses.map(async (script) => (await page.request.get(script)).text()))
}

/** A document, a partial payload, a prefetch, and a document with a forged cookie. */
const headerSets: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { cookie: '__session=forged' },
]

test('everyone else gets 403 and none of the operators’ code', async ({ page, request }) => {
  for (const { path } of adminSections) {
    for (const headers of headerSets) {
      const answer = await request.get(path, { headers, maxRedirects: 0 })
      expect(answer.status(), path).toBe(403)
      expect(await answer.text()).not.toContain('_next')
    }
  }
  await page.goto(room)
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
  await page.goto('/')
  await logIn(page, 'free@sample.pointsward.test', 'sample-password')
  await expect(page).toHaveURL(/\/dashboard$/)
  const refused = await page.goto(room)
  expect(refused?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'This page is for the team only' })).toBeVisible()
  await isAccessible(page)
  for (const address of ['/', '/dashboard', '/contact']) {
    expect((await scriptsOf(page, address)).filter((text) => text.includes(mark))).toEqual([])
  }
})

test('an operator sets up an app, and needs a code at each log-in', async ({ page, browser }) => {
  await page.goto('/')
  const { email } = await newOperator(page, 'second-factor')
  await logIn(page, email)
  await expect.poll(() => sessionCookieOf(page)).toBeTruthy()
  await page.goto(`${room}/members`)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the key below' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Email address/ })).toHaveCount(0)
  await isAccessible(page)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const code = page.getByRole('textbox', { name: 'Code from the app' })
  await code.fill('12345 x')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('That code is wrong or has been used. Enter the current one.')).toBeVisible()
  const used = codeOf(secret)
  await code.fill(used)
  await code.press('Enter')
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await isAccessible(page)
  const codes = await page.getByText(/(\w{4}-\w{4}-\w{4}\s*){10}/).textContent()
  const [recovery = ''] = codes?.split('\n') ?? []
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByRole('button', { name: 'Look up' })).toBeVisible()

  // Without the phone, on another device.
  const other = await (await browser.newContext()).newPage()
  await other.goto('/')
  await logIn(other, email)
  await expect.poll(() => sessionCookieOf(other)).toBeTruthy()
  await other.goto(`${room}/members`)
  const field = other.getByRole('textbox', { name: 'Code' })
  await isAccessible(other)
  await field.fill(used)
  await field.press('Enter')
  await expect(other.getByText('That code is wrong or has been used. Enter the current one.')).toBeVisible()
  await field.fill(recovery)
  await field.press('Enter')
  await expect(other.getByText('You have 9 recovery codes left.')).toBeVisible()
  await other.route('**/secondFactor', (route) => route.abort())
  await other.getByRole('button', { name: 'Make new codes' }).click()
  await expect(other.getByText('That didn’t work. Check your connection and try again.')).toBeVisible()
  await other.unroute('**/secondFactor')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('button', { name: 'Look up' })).toBeVisible()
  await other.context().close()
})

test('an operator goes round, helps a member, and finds it in the log', async ({ page, browser }) => {
  const visitor = await browser.newPage()
  const email = freshEmail('helped')
  await visitor.goto('/')
  await signUp(visitor, email, 'Helped Member')
  const uid = await uidOf(visitor, email)
  await visitor.context().close()

  await enterAsOperator(page, 'round')
  expect((await scriptsOf(page, `${room}/switches`)).some((text) => text.includes(mark))).toBe(true)
  for (const { path, title } of adminSections) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('We couldn’t load this')).toHaveCount(0)
    await expect(page.getByRole('main').locator('[data-slot="skeleton"], .animate-pulse')).toHaveCount(0)
    await isAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }

  // The member who signed up above is among this month's sign-ups.
  await page.goto(`${room}/figures`)
  await expect(page.getByText('Monthly recurring revenue', { exact: true })).toBeVisible()
  const thisMonth = page.getByRole('region', { name: 'Sign-ups by month: table' }).getByRole('row').nth(1)
  await expect(thisMonth.getByRole('cell').first()).toHaveText(/^[1-9]/)
  await expect(page.getByRole('region', { name: 'Messages: table' })).toContainText('Price not set')
  await expect(page.getByRole('img', { name: /^Signed up \d/ })).toBeVisible()

  await page.goto(`${room}/members`)
  await page.getByRole('textbox', { name: /Email address/ }).fill(email)
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.getByRole('link', { name: 'Helped Member' }).click()
  const byHand = page.getByRole('form', { name: 'Set plan' })
  await byHand.getByRole('combobox').selectOption('silver')
  await byHand.getByRole('textbox', { name: 'Reason' }).fill('Lost a trip by our fault')
  await byHand.getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByText('Silver, active')).toBeVisible()
  const ending = page.getByRole('form', { name: 'Delete', exact: true })
  await ending.getByRole('textbox', { name: /Type their email/ }).fill('another@pointsward.test')
  await ending.getByRole('textbox', { name: 'Reason' }).fill('Asked us to')
  await ending.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(ending.getByText('Type this account’s email address to confirm')).toBeVisible()

  await page.goto(`${room}/audit`)
  const row = page.getByRole('row').filter({ hasText: uid })
  await expect(row).toContainText('Plan set: free to silver')
  await expect(row).toContainText('Lost a trip by our fault')
})

test('pages show the team’s banner, and say that sign-ups, forms and the chat are closed', async ({ page }) => {
  const switches = {
    liveSearch: true,
    signUps: false,
    forms: false,
    chat: false,
    banner: { text: 'Back at nine.', tone: 'warn' },
  }
  await page.route('/api/switches', (route) => route.fulfill({ json: switches }))
  await page.goto('/faq')
  const line = page.getByRole('complementary', { name: 'From the team' })
  await expect(line.getByRole('status')).toHaveText('Back at nine.')
  await isAccessible(page, { within: 'aside' })
  await line.getByRole('button', { name: 'Dismiss message' }).click()
  await expect(line).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Log In / Sign Up' }).click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('dialog').getByText('Sign-ups are closed for now.')).toBeVisible()
  await page.goto('/contact')
  await expect(page.getByRole('main').getByText('Forms are closed for now.')).toBeVisible()
  await page.goto('/test/concierge-chat')
  await page.getByRole('link', { name: 'Use our contact form instead' }).click()
  await expect(page).toHaveURL('/contact')
})

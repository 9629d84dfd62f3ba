import { mkdirSync, writeFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { bookingPages } from './booking-pages.ts'
import { Between, freshToken, openBrowser, openOptions } from './extension-stage.ts'
import { test } from './stage.ts'

const site = new Between()
let context: BrowserContext

test.beforeAll(async () => {
  await site.open()
  context = await openBrowser(site.origin)
})
test.afterAll(async () => {
  await context.close()
  site.close()
})
test.beforeEach(() => site.reset())

const panelOf = (page: Page) => page.locator('pointsward-panel')

async function openAt(address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** Connects the options page with a token, and waits until it is connected. */
async function connect(options: Page, token: string): Promise<void> {
  await options.getByLabel('Access token').fill(token)
  await options.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(options.getByRole('button', { name: 'Disconnect' })).toBeVisible()
}

const store = process.env.STORE_PICTURES === '1'

/** A picture for the stores, 1280 by 800 without alpha as they require; saved in docs/store with STORE_PICTURES=1. */
async function takePicture(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot()
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20), picture.readUInt8(25)]).toEqual([1280, 800, 2])
  if (!store) return
  mkdirSync('docs/store', { recursive: true })
  writeFileSync(`docs/store/${name}.png`, picture)
}

test('on the Flight Reward Finder: the viewed cabin first, with points, taxes, age and source', {
  tag: '@daily',
}, async () => {
  const page = await openAt(bookingPages.rewardFinder)
  const panel = panelOf(page)
  await expect(panel).toHaveAttribute('data-state', 'answered')
  await expect(panel).toContainText('Pointsward, SYD to SIN')
  await expect(panel).toContainText('Sample data')
  await expect(panel.getByRole('heading').first()).toHaveText('Business')
  await expect(panel.getByRole('list').last()).toContainText(/, (Economy|Premium economy|First), /)
  await expect(panel.getByRole('listitem').first()).toContainText(/\d[\d,]+ points/)
  await expect(panel.getByRole('listitem').first()).toContainText(/taxes.*seen .* via /)
  await expect(panel.getByRole('heading', { name: 'Other cabins' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Open in the finder' })).toHaveAttribute(
    'href',
    `${site.origin}/qantas/reward-seat-finder?from=SYD&to=SIN&when=2026-11-28..2026-12-07&cabins=J`,
  )
  const searches = site.requests.filter(({ url }) => url.pathname === '/api/search')
  expect(searches.map(({ url }) => url.searchParams.get('cabins'))).toEqual(['J', 'Y,W,F'])
  await takePicture(page, 'qantas-light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await takePicture(page, 'qantas-dark')
  await page.close()
})

test('on a form page it sends search parameters only, no cookie and no card number', async () => {
  const page = await openAt(bookingPages.qantasForm)
  await expect(panelOf(page)).toHaveAttribute('data-state', 'answered')
  const names = ['cabins', 'end', 'from', 'keep', 'program', 'seats', 'sort', 'start', 'take', 'to']
  for (const { url, authorization, cookie } of site.requests.filter(({ url }) => url.pathname === '/api/search')) {
    expect([...url.searchParams.keys()].sort()).toEqual(names)
    expect([authorization, cookie]).toEqual([undefined, undefined])
  }
  expect(site.requests.map(({ url }) => url.href).join()).not.toContain('4111')
  await page.close()
})

test('on Virgin Australia’s pages it follows the address, and disappears without a route', async () => {
  const page = await openAt(bookingPages.virgin)
  const panel = panelOf(page)
  await expect(panel).toContainText('Pointsward, MEL to DPS')
  await expect(panel).toHaveAttribute('data-state', 'answered')
  await expect(panel.getByRole('link', { name: 'Open in the finder' })).toHaveAttribute('href', /virgin-australia/)
  await takePicture(page, 'velocity-light')
  const hash = new URL(bookingPages.virgin).hash.replace('DPS', 'SYD')
  await page.evaluate((next) => {
    location.hash = next
  }, hash)
  await expect(panel).toContainText('Pointsward, MEL to SYD')
  await page.goto(bookingPages.virginHome)
  await expect(panel).toHaveCount(0)
  await page.close()
})

test('beyond a guest’s days it names its limit and the plan that covers the date, not “no seats”', async () => {
  const page = await openAt(bookingPages.virgin.replace('12-10-2026', '03-10-2027'))
  const panel = panelOf(page)
  await expect(panel).toContainText('Not checked: without an account we search to 19 Jan 2027.')
  await expect(panel).toContainText('A free account covers it, to 20 Mar 2027.')
  await expect(panel.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', `${site.origin}/pricing`)
  await expect(panel).not.toContainText(/no .*seats/i)
  await takePicture(page, 'past-window')
  await page.close()
})

test('not covered, not checked yet, none and failed each have their own message and next step', async () => {
  const say = (status: string) => () => ({
    routes: [
      {
        days: [
          {
            status,
            seenAt: status === 'none' ? '2026-11-19T23:00:00Z' : null,
            failed: status === 'failed' ? { at: '2026-11-19T23:00:00Z' } : null,
          },
        ],
      },
    ],
  })
  site.mood.say['/api/search'] = (body) => ({ ...(body as object), rows: [], days: [], total: 0 })
  for (const [status, words, step] of [
    ['not-covered', 'We don’t check this route', 'See where you can go'],
    ['not-searched', 'Not checked yet: Thu 10 Dec', 'Set alert'],
    ['failed', 'Our last check of Thu 10 Dec failed', 'Set alert'],
    ['none', 'No reward seats on Thu 10 Dec, checked', 'Set alert'],
  ] as const) {
    site.mood.say['/api/coverage'] = say(status)
    const page = await openAt(bookingPages.virgin)
    await expect(panelOf(page)).toContainText(words)
    await expect(panelOf(page).getByRole('link', { name: step })).toBeVisible()
    if (status !== 'none') await expect(panelOf(page)).not.toContainText(/no reward seats/i)
    await page.close()
  }
})

test('when the site does not respond it says so and can try again, and the page stays unchanged', async () => {
  site.mood.down = true
  const page = await openAt(bookingPages.rewardFinder)
  await expect(panelOf(page)).toContainText('Pointsward didn’t respond.')
  await expect(page.getByRole('heading', { name: 'Choose a flight' })).toBeVisible()
  site.mood.down = false
  await panelOf(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(panelOf(page)).toHaveAttribute('data-state', 'answered')
  await expect(panelOf(page).locator('summary')).toBeFocused()
  await page.close()
})

test('a member connects with a token, searches within their plan, and disconnects', async ({ page: anyPage }) => {
  test.setTimeout(240_000)
  const booking = await openAt(bookingPages.rewardFinder.replaceAll('2026-12', '2027-06'))
  await expect(panelOf(booking)).toContainText('Not checked: without an account we search to 19 Jan 2027.')
  const options = await openOptions(context)
  await expect(options.getByRole('status')).toHaveText('Not connected: you search without an account.')
  await expect(options.getByRole('list').first()).toContainText('Velocity: to 19 Jan 2027')
  await expect(options.getByRole('link', { name: 'Open your account on Pointsward' })).toHaveAttribute(
    'href',
    `${site.origin}/dashboard/account`,
  )
  await isAccessible(options)
  const token = await freshToken(anyPage, 'gold', ['read:seats'])
  site.reset()
  await connect(options, token)
  await expect(options.getByRole('status')).toHaveText('Connected: Gold plan.')
  await expect(options.getByRole('list').first()).toContainText('Qantas: to 16 Nov 2027, up to 4 seats per flight')
  await expect(options.getByLabel('Access token')).toHaveValue('')
  await takePicture(options, 'options')
  await options.emulateMedia({ colorScheme: 'dark' })
  await isAccessible(options)
  // The open panel searches again automatically, as the member.
  await expect(panelOf(booking)).toContainText('Your Gold plan, to 16 Nov 2027.')
  await expect(panelOf(booking)).not.toContainText('without an account')
  expect(site.requests.every(({ authorization }) => authorization === `Bearer ${token}`)).toBe(true)
  await takePicture(booking, 'member')
  await options.getByRole('button', { name: 'Disconnect' }).press('Enter')
  await expect(options.getByRole('status')).toHaveText('Not connected: you search without an account.')
  await expect(panelOf(booking)).toContainText('Searching without an account')
  await options.close()
  await booking.close()
})

test('a malformed, unknown or unauthorised token is refused with a reason, and is not kept', async ({
  page: anyPage,
}) => {
  const options = await openOptions(context)
  const [field, button] = [
    options.getByLabel('Access token'),
    options.getByRole('button', { name: 'Connect', exact: true }),
  ]
  const problem = options.getByRole('alert')
  await field.fill('hunter2')
  await field.press('Enter')
  await expect(problem).toContainText('That isn’t a Pointsward token.')
  expect(site.requests.every(({ authorization }) => authorization === undefined)).toBe(true)
  await field.fill(`pw_${'a'.repeat(43)}`)
  await button.click()
  await expect(problem).toContainText('has expired or was revoked')
  await field.fill(await freshToken(anyPage, 'free', ['read:alerts']))
  await button.click()
  await expect(problem).toContainText('can’t search seats')
  await expect(field).toBeFocused()
  site.mood.down = true
  await button.click()
  await expect(problem).toContainText('didn’t respond')
  site.mood.down = false
  await options.reload()
  await expect(options.getByRole('status')).toHaveText('Not connected: you search without an account.')
  await options.close()
})

test('an ended connection is reported, and can be renewed or removed', async ({ page: anyPage }) => {
  const options = await openOptions(context)
  await connect(options, await freshToken(anyPage, 'free', ['read:seats']))
  // As after a revocation: the stored token is no longer valid.
  await options.evaluate((token) => chrome.storage.local.set({ token }), `pw_${'b'.repeat(43)}`)
  const booking = await openAt(bookingPages.rewardFinder)
  await expect(panelOf(booking)).toContainText('Your connection has ended')
  // An options page that is already open would only come to the front.
  await options.close()
  const shown = context.waitForEvent('page')
  await panelOf(booking).getByRole('button', { name: 'Reconnect' }).click()
  const again = await shown
  await expect(again.getByRole('status')).toHaveText('Your connection has ended. Paste a new token to reconnect.')
  await again.getByRole('button', { name: 'Disconnect' }).click()
  await expect(again.getByRole('status')).toHaveText('Not connected: you search without an account.')
  for (const page of [again, booking]) await page.close()
})

test('the panel works by keyboard, and axe finds nothing in light or dark', async () => {
  const page = await openAt(bookingPages.rewardFinder)
  const panel = panelOf(page)
  await expect(panel).toHaveAttribute('data-state', 'answered')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await isAccessible(page, { within: 'pointsward-panel' })
  }
  await page.keyboard.press('Tab')
  await expect(panel.locator('summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link', { name: 'Open in the finder' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Connect my plan' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('list').first()).toBeHidden()
  await page.close()
})

test('both extension pages offer an archive for each browser, and each links to an Atom feed', async ({
  page,
  request,
}) => {
  for (const path of ['/qantas/extension', '/virgin-australia/extension']) {
    await page.goto(path)
    for (const name of ['Download for Chrome', 'Download for Firefox']) {
      const href = await page.getByRole('link', { name }).getAttribute('href')
      const archive = await request.get(href ?? '')
      expect(archive.headers()['content-type']).toContain('zip')
      expect((await archive.body()).subarray(0, 2).toString()).toBe('PK')
    }
    const feed = await page.locator('head link[type="application/atom+xml"]').getAttribute('href')
    const answer = await request.get(new URL(feed ?? '/none', page.url()).pathname)
    expect(answer.headers()['content-type']).toContain('application/atom+xml')
  }
})

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { buildExtension } from '../../extension/build.mjs'
import { chromiumArgs, findChromium } from '../browser.ts'
import { bookingPageAt, bookingPages } from './booking-pages.ts'
import { base } from './site.ts'
import { test } from './stage.ts'

/** The extension as people load it, in a browser of its own, on pages shaped like the airlines'. */
const origin = 'https://pointsward.test'
const temporary = mkdtempSync(join(tmpdir(), 'pointsward-extension-'))
const folder = join(temporary, 'unpacked')
let context: BrowserContext
let asked: URL[] = []

test.beforeAll(async () => {
  await buildExtension({ origin, folder, archive: join(temporary, 'extension.zip') })
  context = await chromium.launchPersistentContext(join(temporary, 'profile'), {
    executablePath: findChromium(),
    // The browser's own new headless mode: the old one knows no extensions.
    headless: false,
    args: [...chromiumArgs, '--headless=new', `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
  })
  for (const host of ['flightrewardfinder.qantas.com', 'book.qantas.com', 'book.virginaustralia.com']) {
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: bookingPageAt(route.request().url()) }),
    )
  }
  // The site under test answers under the name the extension was built with.
  await context.route(`${origin}/**`, async (route) => {
    const address = new URL(route.request().url())
    asked.push(address)
    await route.fulfill({ response: await route.fetch({ url: base + address.pathname + address.search }) })
  })
})
test.afterAll(() => context.close())
test.beforeEach(() => {
  asked = []
})

const panelOf = (page: Page) => page.locator('pointsward-panel')

test('beside the Flight Reward Finder: seats, points, charges, age and source of the days asked', {
  tag: '@daily',
}, async () => {
  const page = await context.newPage()
  await page.goto(bookingPages.rewardFinder)
  const panel = panelOf(page)
  await expect(panel).toHaveAttribute('data-state', 'answered')
  await expect(panel).toContainText('Pointsward, SYD to SIN')
  await expect(panel).toContainText('Sample data')
  await expect(panel.getByRole('listitem').first()).toContainText(/\d[\d,]+ points/)
  await expect(panel.getByRole('listitem').first()).toContainText(/taxes.*seen .* via /)
  await expect(panel.getByRole('link', { name: 'Open in the finder' })).toHaveAttribute(
    'href',
    `${origin}/qantas/reward-seat-finder?from=SYD&to=SIN&when=2026-12-04..2026-12-13`,
  )
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/search'])
  await page.close()
})

test('on a form page it sends the route and the day, and nothing else that stands there', async () => {
  const page = await context.newPage()
  await page.goto(bookingPages.qantasForm)
  await expect(panelOf(page)).toHaveAttribute('data-state', 'answered')
  const [question] = asked
  expect([...(question?.searchParams.keys() ?? [])].sort()).toEqual([
    'end',
    'from',
    'keep',
    'program',
    'seats',
    'sort',
    'start',
    'take',
    'to',
  ])
  expect(question?.href).not.toContain('4111')
  await page.close()
})

test('it follows a page that changes its address, and goes where there is no route', async () => {
  const page = await context.newPage()
  await page.goto(bookingPages.virgin)
  const panel = panelOf(page)
  await expect(panel).toContainText('Pointsward, MEL to DPS')
  await expect(panel).toHaveAttribute('data-state', 'answered')
  await page.evaluate(
    (hash) => {
      location.hash = hash
    },
    new URL(bookingPages.virgin).hash.replace('DPS', 'SYD'),
  )
  await expect(panel).toContainText('Pointsward, MEL to SYD')
  await page.goto(bookingPages.virginHome)
  await expect(panel).toHaveCount(0)
  await page.close()
})

test('beyond what somebody signed out may see, it says so', async () => {
  const page = await context.newPage()
  await page.goto(bookingPages.virgin.replace('12-10-2026', '06-10-2027'))
  await expect(panelOf(page)).toContainText('No reward seats found within three days.')
  await expect(panelOf(page)).toContainText('60 days')
  await page.close()
})

test('when the site does not answer it says so, and the page stays as it was', async () => {
  const page = await context.newPage()
  await page.route(`${origin}/**`, (route) => route.abort())
  await page.goto(bookingPages.rewardFinder)
  await expect(panelOf(page)).toContainText('Pointsward didn’t respond.')
  await expect(page.getByRole('heading', { name: 'Choose a flight' })).toBeVisible()
  await page.close()
})

test('both extension pages offer the archive that was built', async ({ page, request }) => {
  for (const path of ['/qantas/extension', '/virgin-australia/extension']) {
    await page.goto(path)
    const href = await page.getByRole('link', { name: 'Download the extension' }).getAttribute('href')
    const archive = await request.get(href ?? '')
    expect(archive.headers()['content-type']).toContain('zip')
    expect((await archive.body()).subarray(0, 2).toString()).toBe('PK')
  }
})

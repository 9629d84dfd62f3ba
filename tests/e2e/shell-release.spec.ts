import { expect, type Page } from '@playwright/test'
import { buildApp, prepareApp, serveApp } from '../apps/app.ts'
import { portOf } from './site.ts'
import { test } from './stage.ts'

/**
 * Two real builds of a small app that contains the site's own release code, served one after the other. A second build
 * of the site itself would show the same at ten times the cost.
 */
const port = portOf(3120)
const address = `http://localhost:${port}`
let stop: () => Promise<void> = async () => {}

async function serve(build: 'one' | 'two') {
  await stop()
  stop = await serveApp('release', build, port)
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  prepareApp('release')
  buildApp('release', 'one')
  buildApp('release', 'two')
})
test.afterAll(() => stop())
test.beforeEach(() => serve('one'))

/** Opens build one's page on a clock that the test controls; returns its loads, each listed once its text is there. */
async function openPage(page: Page) {
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.clock.install()
  await page.goto(address)
  await expect(page.getByText('Build one')).toBeVisible()
  return loads
}

const loadPart = (page: Page) => page.getByRole('button', { name: 'Load the part' }).click()
const waitForCheck = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/builds/latest.json?t='))

test('a chunk that a newer build took away reloads the page, once', async ({ page }) => {
  const loads = await openPage(page)
  await serve('two')
  const looked = waitForCheck(page)
  await page.clock.fastForward('10:00')
  expect(await (await looked).json()).toMatchObject({ id: 'two' })
  // Learning of the newer build alone changes nothing on screen.
  await expect(page.getByText('Build one')).toBeVisible()
  await loadPart(page)
  await expect(page.getByText('Build two')).toBeVisible()
  await loadPart(page)
  await expect(page.getByText('The part: part of build two')).toBeVisible()
  await expect.poll(() => loads).toHaveLength(2)
})

test('a page that has not polled yet reloads once a chunk of the old build fails', async ({ page }) => {
  const loads = await openPage(page)
  await serve('two')
  await loadPart(page)
  await expect(page.getByText('Build two')).toBeVisible()
  await expect.poll(() => loads).toHaveLength(2)
})

test('without a newer build, a failed chunk shows an error and no reload', async ({ page }) => {
  const loads = await openPage(page)
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  const looked = waitForCheck(page)
  await loadPart(page)
  await looked
  await expect(page.getByText('The part: could not be loaded')).toBeVisible()
  expect(loads).toHaveLength(1)
})

test('a page that stays broken reloads again only after ten seconds', async ({ page }) => {
  const loads = await openPage(page)
  // As if a cache in between still had the old page but no longer its chunks.
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'two' } }))
  await page.route('**/_next/static/chunks/**', async (route) => {
    const part = await (await route.fetch()).text()
    return part.includes('part of build') ? route.fulfill({ status: 404, body: '' }) : route.fulfill({ body: part })
  })
  const reloaded = page.waitForEvent('load')
  await loadPart(page)
  await reloaded
  await expect(page.getByText('The part: not asked for')).toBeVisible()
  await loadPart(page)
  await expect(page.getByText('The part: could not be loaded')).toBeVisible()
  await expect.poll(() => loads).toHaveLength(2)

  await page.clock.fastForward('00:10')
  const reloadedAgain = page.waitForEvent('load')
  await page.reload()
  await reloadedAgain
  const third = page.waitForEvent('load')
  await loadPart(page)
  await third
  expect(loads).toHaveLength(4)
})

test('the site names its build, and describes it', async ({ page, request, baseURL }) => {
  const latest = await request.get('/builds/latest.json?t=1')
  expect(latest.headers()['cache-control']).toBe('no-store')
  const { id, builtAt } = await latest.json()
  expect(Date.parse(builtAt)).toBeGreaterThan(0)
  const metadata = await request.get(`/builds/meta/${id}.json`)
  expect(await metadata.json()).toMatchObject({ id, builtAt, offline: { page: '/offline' } })
  const other = await request.get('/builds/meta/other.json')
  expect(other.status()).toBe(404)

  await page.clock.install()
  await page.goto(`${baseURL}/pricing`)
  const looked = waitForCheck(page)
  await page.clock.fastForward('10:00')
  expect(await (await looked).json()).toMatchObject({ id })
})

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { chooseFromMenu, freshEmail, signUp } from './account-stage.ts'
import { startConfiguredSite } from './configured-site.ts'
import { portOf } from './site.ts'
import { test } from './stage.ts'

const layerOf = (page: Page) => page.evaluate(() => window.dataLayer ?? [])
const eventsOf = async (page: Page) => (await layerOf(page)).filter((entry) => 'event' in entry)

test('by default nothing is sent to third parties, and no privacy choice shows', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) foreign.push(url)
  })
  for (const path of ['/', '/pricing', '/qantas/reward-seat-finder?from=SYD&to=SIN', '/no/such/page']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(foreign).toEqual([])
  await expect(page.getByRole('region', { name: 'Privacy choice' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Privacy choice' })).toBeHidden()
})

test('page views and plan changes stand in the data layer, guests as guests', async ({ page }) => {
  await page.goto('/?ref=friend')
  const view = (page_path: string, plan: string) => ({ event: 'page_view', page_path, plan })
  await expect.poll(() => eventsOf(page)).toEqual([view('/', 'guest')])
  await signUp(page, freshEmail('measured'))
  await expect.poll(async () => (await eventsOf(page)).at(-1)).toEqual(view('/dashboard', 'free'))
  // The plan may arrive before or after the form learns that it was successful.
  const between = (await eventsOf(page)).slice(1, -1)
  expect(between).toHaveLength(2)
  expect(between).toEqual(
    expect.arrayContaining([{ event: 'CompleteRegistration' }, { event: 'plan_change', plan: 'free' }]),
  )
  await chooseFromMenu(page, 'Sign Out')
  await expect
    .poll(async () => (await eventsOf(page)).slice(4))
    .toEqual([{ event: 'plan_change', plan: 'guest' }, view('/', 'guest')])
})

test.describe('with a tag container and a pixel', () => {
  let site: Awaited<ReturnType<typeof startConfiguredSite>>
  test.beforeAll(async () => {
    site = await startConfiguredSite(portOf(3122), { TAG_CONTAINER_ID: 'GTM-TEST12', AD_PIXEL_ID: '1234567890' })
  })
  test.afterAll(() => site.stop())

  /** Answers for third parties, and records what is requested from them. */
  async function watchThirdParties(context: BrowserContext): Promise<string[]> {
    const requests: string[] = []
    await context.route(/googletagmanager|facebook/, (route) => {
      requests.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.containerRan = true' })
    })
    return requests
  }
  const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choice' })

  test('nothing is sent before consent, and a refusal is remembered', async ({ page, context }) => {
    const requests = await watchThirdParties(context)
    await page.goto(site.address)
    await expect(bar(page)).toContainText('Google Tag Manager and Meta')
    await isAccessible(page, { within: 'section[aria-label="Privacy choice"]' })
    await bar(page).getByRole('button', { name: 'No' }).click()
    await expect(bar(page)).toBeHidden()
    await signUp(page, freshEmail('refused'))
    await page.reload()
    await expect(page.getByRole('button', { name: 'Privacy choice' })).toBeVisible()
    await expect(bar(page)).toBeHidden()
    expect(requests).toEqual([])
  })

  test('a yes loads the container, which learns of nothing before it, and the pixel hears of a sign-up', async ({
    page,
    context,
  }) => {
    const requests = await watchThirdParties(context)
    await page.goto(`${site.address}/pricing`)
    await page.getByRole('banner').getByRole('link', { name: 'Pointsward' }).click()
    await expect.poll(async () => (await eventsOf(page)).length).toBe(2)
    await bar(page).getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => requests).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST12'])
    expect(await layerOf(page)).toMatchObject([
      { event: 'page_view', page_path: '/', plan: 'guest' },
      { event: 'gtm.js' },
    ])
    await signUp(page, freshEmail('agreed'))
    await expect
      .poll(() => requests.slice(1))
      .toEqual(['https://www.facebook.com/tr?id=1234567890&ev=CompleteRegistration&noscript=1'])

    await page.goto(`${site.address}/pricing`)
    await expect.poll(() => requests.length).toBe(3)
    await expect(bar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Privacy choice' }).click()
    const reloaded = page.waitForEvent('load')
    await bar(page).getByRole('button', { name: 'No' }).click()
    await reloaded
    await expect(page.getByRole('button', { name: 'Privacy choice' })).toBeVisible()
    expect(requests).toHaveLength(3)
  })

  test('a browser with Global Privacy Control gets no consent bar', async ({ page, context }) => {
    const requests = await watchThirdParties(context)
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await page.goto(site.address)
    await expect(page.getByRole('button', { name: 'Privacy choice' })).toBeVisible()
    await expect(bar(page)).toBeHidden()
    expect(requests).toEqual([])
  })
})

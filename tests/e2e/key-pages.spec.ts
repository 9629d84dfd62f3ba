import { type BrowserContext, expect, type Page } from '@playwright/test'
import { siteNow } from './site.ts'
import { test } from './stage.ts'

/**
 * The first screen of the most important pages, as pictures: a change of style changes these files, so that it gets
 * reviewed. `npx playwright test … key-pages --update-snapshots` draws them again.
 */
const views = {
  desk: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
} as const

type KeyPage = { name: string; path: string; view: keyof typeof views; scheme: 'light' | 'dark' }

/** Sizes and colour schemes alternate, so that several pages cover each combination. */
const keyPages: readonly KeyPage[] = [
  { name: 'home', path: '/', view: 'desk', scheme: 'light' },
  { name: 'home-phone', path: '/', view: 'phone', scheme: 'dark' },
  { name: 'finder', path: '/qantas/reward-seat-finder?from=SYD&to=SIN', view: 'desk', scheme: 'dark' },
  {
    name: 'finder-phone',
    path: '/virgin-australia/reward-seat-finder?from=MEL&to=DPS',
    view: 'phone',
    scheme: 'light',
  },
  { name: 'business-finder', path: '/qantas/business-class-finder', view: 'phone', scheme: 'dark' },
  { name: 'where-can-i-go', path: '/qantas/where-can-i-go-points/sydney/100000-points', view: 'desk', scheme: 'light' },
  { name: 'oneworld', path: '/qantas/oneworld-classic-reward-finder', view: 'phone', scheme: 'light' },
  { name: 'status-run', path: '/qantas/status-run', view: 'desk', scheme: 'dark' },
  { name: 'route', path: '/popular-routes/sydney-to-los-angeles', view: 'desk', scheme: 'light' },
  { name: 'which-finder', path: '/best-reward-seat-finder', view: 'phone', scheme: 'light' },
  { name: 'points-to-fly', path: '/qantas/how-many-points-to-fly-to/sydney/london', view: 'phone', scheme: 'dark' },
  { name: 'points-to-dollars', path: '/qantas/points-to-dollars/100000', view: 'desk', scheme: 'dark' },
  { name: 'status-calculator', path: '/virgin-australia/points-status-calculator', view: 'phone', scheme: 'light' },
  { name: 'upgrade-bid', path: '/upgrade-bid-estimator', view: 'desk', scheme: 'light' },
  { name: 'carrier-charges', path: '/carrier-charges', view: 'desk', scheme: 'dark' },
  { name: 'when-to-book', path: '/when-to-book', view: 'phone', scheme: 'dark' },
  { name: 'amex-transfer', path: '/amex/transfer-points/velocity', view: 'phone', scheme: 'light' },
  { name: 'seat-map', path: '/seatmaps/virgin-australia/737-800', view: 'desk', scheme: 'light' },
  { name: 'flight-load', path: '/flight-load-checker', view: 'phone', scheme: 'dark' },
  { name: 'amenities', path: '/qantas/amenities-checker/wifi', view: 'desk', scheme: 'dark' },
  { name: 'alerts', path: '/lp/alerts', view: 'desk', scheme: 'light' },
  { name: 'pricing', path: '/pricing', view: 'desk', scheme: 'light' },
  { name: 'faq', path: '/faq', view: 'phone', scheme: 'dark' },
  { name: 'comparison', path: '/alternatives/seats-aero', view: 'desk', scheme: 'dark' },
  { name: 'extension', path: '/qantas/extension', view: 'phone', scheme: 'light' },
]

let context: BrowserContext
let page: Page
// One browser context visits them all, so that what the pages share is loaded once.
test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.clock.setFixedTime(siteNow)
  page = await context.newPage()
  // The home page shows what is stored once somebody has asked for it.
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Opened this week' })).toBeVisible({ timeout: 500 })
  }).toPass()
})
test.afterAll(() => context.close())

/** Waits until everything has loaded, and hides the ages, which depend on how long the site has run. */
async function settle(): Promise<void> {
  await page.waitForLoadState('networkidle')
  // Some parts of a page load only on the first pointer move.
  await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  const ages = page.getByRole('button', { name: / Seen .* via / })
  await ages.evaluateAll((chips) => {
    for (const chip of chips) (chip as HTMLElement).style.visibility = 'hidden'
  })
}

for (const { name, path, view, scheme } of keyPages) {
  test(`${path} on a ${view}, ${scheme}`, async () => {
    await page.setViewportSize(views[view])
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(path)
    await settle()
    await expect(page).toHaveScreenshot(['pages', `${name}.png`])
  })
}

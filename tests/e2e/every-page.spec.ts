import { expect, type Page } from '@playwright/test'
import { groupBy } from '../../lib/core/group.ts'
import { findPage, pages } from '../../lib/pages/pages.ts'
import { structuredDataFaults } from '../structured-data.ts'
import { violationsOf } from './accessibility.ts'
import { listenForFaults } from './page-faults.ts'
import { test } from './stage.ts'

/** The pages on which there must be no accessibility violation, no console message and no sideways scrolling. */
const addresses = [
  ...pages.flatMap(({ path, exampleSlug }) => (exampleSlug ? [path, `${path}/${exampleSlug}`] : [path])),
  '/qantas/reward-seat-finder?from=SYD&to=SIN',
]
// The groups share nothing, so two browsers can work through them in parallel.
test.describe.configure({ mode: 'parallel' })

const isWalk = process.env.WALK === 'all'
const phone = { width: 360, height: 780 }
const desk = { width: 1440, height: 1000 }
const views = [
  { ...phone, colorScheme: 'light' },
  { ...desk, colorScheme: 'dark' },
  // The views above cover each size and each scheme once; `npm run walk` covers every pair, and forced colours.
  ...(isWalk
    ? ([
        { ...desk, colorScheme: 'light' },
        { ...phone, colorScheme: 'dark' },
        { ...desk, colorScheme: 'dark', forcedColors: 'active' },
      ] as const)
    : []),
] as const

/** One page of each kind. */
const daily = new Set<string>([
  ...['/', '/pricing', '/faq', '/qantas/reward-seat-finder?from=SYD&to=SIN', '/qantas/points-to-dollars'],
  ...['/seatmaps', '/alerts', '/alternatives/seats-aero'],
])

/** Pages that one browser visits in turn, so that it fetches and parses their shared scripts only once. */
const groups = groupBy(addresses, (path) => (daily.has(path) ? 'One page of each kind' : `Pages in ${roomOf(path)}`))

/** The first part of an address, if enough pages lie under it for a separate group. */
function roomOf(path: string): string {
  const room = path.split('/')[1] ?? ''
  return addresses.filter((other) => other.startsWith(`/${room}/`)).length > 4 ? `/${room}` : 'no room of their own'
}

for (const [name, paths] of groups) {
  test(`${name} on a phone and a desk, light and dark`, { tag: daily.has(paths[0] ?? '') ? '@daily' : [] }, async ({
    page,
  }) => {
    test.setTimeout(paths.length * 60_000)
    const faults = listenForFaults(page)
    for (const path of paths) await test.step(path, () => checkPage(page, path))
    expect(faults).toEqual([])
  })
}

async function checkPage(page: Page, path: string): Promise<void> {
  for (const [turn, { width, height, ...media }] of views.entries()) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ forcedColors: 'none', ...media })
    if (turn === 0) await page.goto(path)
    await page.waitForLoadState('networkidle')
    const as = `${path}, ${width} px, ${Object.values(media).join(', ')}`
    expect.soft(await violationsOf(page, { styleOnly: turn > 0 && !isWalk }), as).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overflow, as).toBeLessThanOrEqual(0)
    expect.soft(await findCrowded(page), as).toEqual([])
  }
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect.soft(structuredDataFaults(scripts, await readText(page)), path).toEqual([])
  // A streamed page has its head written twice, identically.
  const canonical = await page
    .locator('link[rel="canonical"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  if (findPage(path)?.index !== false) expect.soft(new Set(canonical).size, path).toBe(1)
}

/** Cells and buttons whose text runs out of them, over what is beside them. */
async function findCrowded(page: Page): Promise<string[]> {
  return page.locator('th:visible, td:visible, button:visible').evaluateAll((all) =>
    all.flatMap((one) => {
      const { overflowX, display } = getComputedStyle(one)
      const isRoomy = overflowX !== 'visible' || display === 'inline' || one.scrollWidth <= one.clientWidth + 2
      return isRoomy || one.clientWidth === 0 ? [] : [one.outerHTML.slice(0, 200)]
    }),
  )
}

/** The text of a page, collapsed parts included. */
const readText = async (page: Page) => (await page.locator('main').textContent()) ?? ''

test('a class defined only in tailwind.config.ts takes effect', async ({ page }) => {
  await page.goto('/qantas/reward-seat-finder')
  // text-28 comes from the type scale of the configuration; without the @config line it would be 16 px.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '28px')
})

test('an unknown path is a 404 that names it', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page not found: /no/such/page')).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { slugLists } from '../../lib/content/sitemap/sitemap.ts'
import { findPage, pages } from '../../lib/pages/pages.ts'
import { logIn } from './account-stage.ts'
import { listenForFaults } from './page-faults.ts'
import { test } from './stage.ts'

/**
 * Every link as each kind of visitor sees it, on a phone and a desktop. The crawl follows what the server sends, which
 * is the same for everyone; these are the pages that the browser fills in by plan. `npm run walk` opens every page.
 */
const differing = new Set<string>([
  ...['/', '/dashboard', '/alerts', '/seat-alerts', '/pricing', '/checkout', '/thankyou', '/leaderboard', '/reviews'],
  ...['/qantas/reward-seat-finder', '/virgin-australia/where-can-i-go', '/flight-seat-availability-checker'],
])
const paths = pages
  .filter(({ path }) => process.env.WALK === 'all' || differing.has(path))
  .flatMap(({ path, exampleSlug }) => (exampleSlug ? [path, `${path}/${exampleSlug}`] : [path]))

const roles = ['guest', 'free', 'silver', 'gold'] as const
type Role = (typeof roles)[number]
const views = [
  { width: 360, height: 780 },
  { width: 1440, height: 1000 },
]
/** Text that was never meant for readers. In capitals, NAN is the airport of Nadi. */
const unmeant = /\b(undefined|NaN|Invalid Date|[Ll]orem ipsum|[Cc]oming soon|TODO|TBD)\b|\[object \w+\]|\{\w+\}/

test.describe.configure({ mode: 'parallel' })

/** The site's own addresses that the page links to now, menus included. */
const linksOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  )

/** The links of the menus, which are in a separate sheet on a phone. */
async function linksOfMenus(page: Page): Promise<string[]> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isHidden()) return []
  await menu.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const links = await linksOn(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  return links
}

async function visit(page: Page, path: string, role: Role): Promise<string[]> {
  await page.goto(path)
  // Found by tag: behind the dialog of a members' page they have no role.
  const way = role === 'guest' ? 'Log In / Sign Up' : `${role.charAt(0).toUpperCase()}${role.slice(1)} Sample`
  await expect(page.locator('header').getByText(way, { exact: true })).toBeAttached()
  const main = page.locator('main')
  await expect(main.locator('h1, h2').first()).toBeVisible()
  // A member's connection to the database stays open, so that the network is never idle.
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.soft(main, path).not.toHaveText(unmeant)
  await expect.soft(main.locator('a[href], button').first(), `${path} is a dead end`).toBeAttached()
  return linksOn(page)
}

/** The links to request: the crawl visits the registry's pages, and one page stands for all of a slug family. */
function unknown(links: Iterable<string>): string[] {
  const seen = new Map<string, string>()
  for (const link of links) {
    if (findPage(link)) continue
    const family = Object.keys(slugLists).find((path) => link.startsWith(`${path}/`))
    seen.set(family ? `${family}/` : link, link)
  }
  return [...seen.values()]
}

for (const role of roles) {
  test(`${role}: every link on the pages that differ by plan works`, async ({ page }) => {
    test.setTimeout(process.env.WALK === 'all' ? 1_200_000 : 180_000)
    await page.goto('/')
    if (role !== 'guest') {
      await logIn(page, `${role}@sample.pointsward.test`, 'sample-password')
      await expect(page).toHaveURL(/\/dashboard$/)
    }
    const faults = listenForFaults(page)
    const links = new Set<string>()
    for (const view of views) {
      await page.setViewportSize(view)
      for (const path of paths) for (const link of await visit(page, path, role)) links.add(link)
      for (const link of await linksOfMenus(page)) links.add(link)
    }
    const broken: string[] = []
    for (const link of unknown(links)) {
      const status = (await page.request.get(link, { maxRedirects: 0 })).status()
      if (status !== 200) broken.push(`${status} ${link}`)
    }
    console.log(`${role}: ${paths.length} pages in ${views.length} sizes, ${links.size} addresses`)
    expect(broken).toEqual([])
    expect(faults).toEqual([])
  })
}

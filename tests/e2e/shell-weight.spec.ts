import { expect } from '@playwright/test'
import { buildApp, prepareApp, serveApp } from '../apps/app.ts'
import { totalOf, weighScripts } from './script-weight.ts'
import { portOf } from './site.ts'
import { test } from './stage.ts'

/** A page's scripts against those of a page of the same Next.js with nothing on it, built by this very run. */
const port = portOf(3123)
let stop: () => Promise<void> = async () => {}
let blank = 0

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  prepareApp('blank')
  buildApp('blank', 'one')
  stop = await serveApp('blank', 'one', port)
  const page = await browser.newPage()
  blank = totalOf(await weighScripts(page, `http://localhost:${port}`))
  await page.close()
})
test.afterAll(() => stop())

const asked = '/qantas/reward-seat-finder?from=SYD&to=SIN'
const budgets = [
  { path: '/pricing', what: 'a page with prices', most: 1.12 },
  { path: '/faq', what: 'a page of words', most: 1.095 },
  { path: '/offline', what: 'the page without a connection', most: 1.105 },
  { path: '/no/such/page', what: 'the error page', most: 1.095 },
  // What a list of places, an answer or a map needs comes when somebody first wants it.
  { path: '/qantas/reward-seat-finder', what: 'a finder', most: 1.22 },
  // Who only reads the answer that comes with the page needs no more than that.
  { path: asked, what: 'a finder with its answer, read', reads: true, most: 1.275 },
  { path: asked, what: 'a finder with its answer, used', shows: 'More from this search', most: 1.72 },
  { path: '/', what: 'the home page with its map', shows: 'Popular routes', most: 1.21 },
  // A guest sets one up before they have an account; what members see of theirs comes to members.
  { path: '/alerts', what: 'the form of an alert', most: 1.52 },
  { path: '/qantas/points-to-dollars', what: 'a calculator', most: 1.22 },
  { path: '/seatmaps/qantas/a380', what: 'a seat map', most: 1.21 },
  // Lists to choose from come when somebody first moves.
  { path: '/seatmaps', what: 'the search for seat maps', most: 1.42 },
  { path: '/flight-load-checker', what: 'a form about a flight', most: 1.47 },
] as const

for (const { path, what, most, ...answer } of budgets) {
  test.describe(() => {
    test.use({ reads: 'reads' in answer })
    test(`${what}, ${path}, weighs at most ${most} times a blank page`, async ({ page }) => {
      // What links lead to is preloaded for whoever moves: other pages' scripts, not this one's.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      const weights = await weighScripts(page, path, 'shows' in answer ? answer.shows : undefined)
      const ratio = totalOf(weights) / blank
      console.log(`${path}: ${totalOf(weights)} of ${blank} bytes, ${ratio.toFixed(3)}`)
      const heaviest = [...weights].sort((a, b) => b[1] - a[1]).map(([url, bytes]) => `${bytes} ${url}`)
      expect(ratio, heaviest.join('\n')).toBeLessThanOrEqual(most)
    })
  })
}

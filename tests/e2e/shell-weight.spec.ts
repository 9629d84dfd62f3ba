import { expect } from '@playwright/test'
import { buildApp, prepareApp, serveApp } from '../apps/app.ts'
import { totalOf, weighScripts } from './script-weight.ts'
import { portOf } from './site.ts'
import { test } from './stage.ts'

/** Compares a page's scripts with those of an empty page of the same Next.js, built in this run. */
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

const query = '/qantas/reward-seat-finder?from=SYD&to=SIN'
const budgets = [
  { path: '/pricing', what: 'a page with prices', most: 1.12 },
  { path: '/faq', what: 'a page of words', most: 1.095 },
  { path: '/offline', what: 'the page without a connection', most: 1.105 },
  { path: '/no/such/page', what: 'the error page', most: 1.095 },
  // The code for a list of places, an answer or a map loads when it is first needed.
  { path: '/qantas/reward-seat-finder', what: 'a finder', most: 1.22 },
  // A visitor who only reads the answer in the page needs no more than this.
  { path: query, what: 'a finder with its answer, read', reads: true, most: 1.275 },
  { path: query, what: 'a finder with its answer, used', shows: 'More from this search', most: 1.72 },
  { path: '/', what: 'the home page with its map', shows: 'Popular routes', most: 1.21 },
  // Guests set up an alert before they have an account; the code for saved alerts loads for members only.
  { path: '/alerts', what: 'the form of an alert', most: 1.52 },
  { path: '/qantas/points-to-dollars', what: 'a calculator', most: 1.22 },
  { path: '/seatmaps/qantas/a380', what: 'a seat map', most: 1.21 },
  // The lists to choose from load on the visitor's first interaction.
  { path: '/seatmaps', what: 'the search for seat maps', most: 1.42 },
  { path: '/flight-load-checker', what: 'a form about a flight', most: 1.47 },
] as const

for (const { path, what, most, ...answer } of budgets) {
  test.describe(() => {
    test.use({ reads: 'reads' in answer })
    test(`${what}, ${path}, weighs at most ${most} times a blank page`, async ({ page }) => {
      // With data saver on, links don't preload other pages' scripts, which don't belong to this page's weight.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      const weights = await weighScripts(page, path, 'shows' in answer ? answer.shows : undefined)
      const ratio = totalOf(weights) / blank
      console.log(`${path}: ${totalOf(weights)} of ${blank} bytes, ${ratio.toFixed(3)}`)
      const heaviest = [...weights].sort((a, b) => b[1] - a[1]).map(([url, bytes]) => `${bytes} ${url}`)
      expect(ratio, heaviest.join('\n')).toBeLessThanOrEqual(most)
    })
  })
}

import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { freshEmail, signUp } from './account-stage.ts'
import { test } from './stage.ts'

/** The same pages in forced colours, at double text size, in print, and by screen reader. */
const finder = '/qantas/reward-seat-finder?from=SYD&to=SIN'
const route = '/popular-routes/sydney-to-los-angeles'
const open = ['/', finder, route, '/popular-routes', '/pricing', '/seatmaps/virgin-australia/737-800']

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** For each element, the part of its style that remains in forced colours. */
const stylesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      const { backgroundColor, boxShadow, borderBottomColor } = getComputedStyle(one)
      return [backgroundColor, boxShadow, borderBottomColor].join(' ')
    }),
  )

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1280, height: 900 } })

  for (const path of open) {
    test(`${path} is accessible`, async ({ page }) => {
      await show(page, path)
      await isAccessible(page)
    })
  }

  test('the legend of the year has five colours, its days more than one', async ({ page }) => {
    await show(page, finder)
    const legend = page.getByRole('list').filter({ hasText: /^Seats0/ })
    await page.getByRole('radio', { name: 'Seats', exact: true }).check({ force: true })
    const steps = await legend
      .locator('span')
      .evaluateAll((squares) => squares.slice(0, 5).map((square) => getComputedStyle(square).backgroundColor))
    expect(new Set(steps).size).toBe(5)
    const days = await stylesOf(page, 'td[data-state="seats"], td[data-state="none"]')
    // A guest's days have one seat or none.
    expect(new Set(days).size).toBeGreaterThan(1)
  })

  test('chosen options and the search button stand out', async ({ page }) => {
    await show(page, finder)
    const [chosen, other] = await Promise.all([
      stylesOf(page, 'label:has(> input[type="radio"]:checked)'),
      stylesOf(page, 'label:has(> input[type="radio"]:not(:checked))'),
    ])
    expect(other).not.toContain(chosen[0])
    const pressed = await stylesOf(page, 'form [aria-pressed="true"]')
    const loose = await stylesOf(page, 'form [aria-pressed="false"]')
    expect(pressed.length).toBeGreaterThan(0)
    for (const style of loose) expect(pressed).not.toContain(style)
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await expect(page.getByRole('button', { name: /^Search seats/ })).not.toHaveCSS('background-color', paper)
  })
})

/** At double text size, the elements that go beyond the right edge and widen the page; there must be none. */
async function beyondTheEdge(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return []
    const isWide = (one: Element) => one.getBoundingClientRect().right > window.innerWidth
    // A positioned element is clipped only by a frame that is positioned too.
    const isCut = (one: Element) =>
      getComputedStyle(one).overflowX !== 'visible' && getComputedStyle(one).position !== 'static'
    const wide = [...document.querySelectorAll('body *')].filter((one) => {
      for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) if (isCut(at)) return false
      return isWide(one)
    })
    return [`${document.documentElement.scrollWidth} px`, ...wide.slice(0, 8).map((one) => one.outerHTML.slice(0, 160))]
  })
}

test('at double text size a phone shows the whole route of a search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await show(page, finder)
  await beyondTheEdge(page)
  const route = page.locator('p', { hasText: /^Sydney to Singapore$/ }).first()
  await expect(route).toBeVisible()
  expect(await route.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  expect(await route.evaluate((one) => one.clientWidth)).toBeGreaterThan(250)
})

for (const width of [390, 1280]) {
  test(`at double text size nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...open, `${finder}&trip=return`, '/carrier-charges']) {
      await show(page, path)
      expect.soft(await beyondTheEdge(page), path).toEqual([])
    }
    await signUp(page, freshEmail('enlarged'))
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
    expect.soft(await beyondTheEdge(page), '/dashboard').toEqual([])
  })
}

/** What is drawn from data: a map, a cabin, a year, the bars of a table. Icons are narrower than `narrowest`. */
const drawn = 'main :is(svg, table.year-frame, [aria-hidden] [style^="width"])'
const narrowest = 40
const visited = [
  ...['/', finder, '/virgin-australia/reward-seat-finder?from=SYD&to=LAX', '/popular-routes', route, '/pricing'],
  ...['/seatmaps', '/seatmaps/virgin-australia/737-800', '/qantas/where-can-i-go-points', '/qantas/points-to-dollars'],
]

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the first screen of the most visited pages has a graphic at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of visited) {
      await show(page, path)
      const tops = await page.locator(drawn).evaluateAll(
        (found, least) =>
          found
            .filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect())
            .filter(({ width }) => width >= least)
            .map(({ top }) => top),
        narrowest,
      )
      expect.soft(Math.min(...tops), path).toBeLessThan(height - 40)
    }
  })
}

test('in print the year, the plans table and the charges table fit the page', async ({ page }) => {
  // The width in px of an A4 page without its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  await show(page, finder)
  await page.emulateMedia({ media: 'print' })
  const year = await page.locator('table.year-frame').boundingBox()
  expect((year?.x ?? 0) + (year?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(718)
  await expect(page.locator('table.year-frame td[data-state="seats"]').first()).toHaveCSS('print-color-adjust', 'exact')
  for (const path of ['/pricing', '/carrier-charges']) {
    await show(page, path)
    const widest = await page
      .locator('table')
      .evaluateAll((tables) => Math.max(...tables.map((table) => table.getBoundingClientRect().right)))
    expect(widest, path).toBeLessThanOrEqual(718)
  }
})

test('a table that overflows shows a shade until it is scrolled to its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await show(page, '/pricing')
  const table = page.locator('.overflow-x-auto:has(> table)').first()
  const shade = () => table.evaluate((frame) => Number(getComputedStyle(frame, '::after').opacity))
  expect(await shade()).toBe(1)
  await table.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }))
  await expect.poll(shade).toBe(0)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await expect.poll(shade).toBe(0)
})

test('with reduced motion no animation lasts longer than 10 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of open) {
    await show(page, path)
    const slow = await page.evaluate(() =>
      document.getAnimations().filter(({ effect, timeline }) => {
        const { duration } = effect?.getComputedTiming() ?? {}
        return timeline instanceof DocumentTimeline && typeof duration === 'number' && duration > 10
      }),
    )
    expect(slow, path).toEqual([])
  }
})

test('a screen reader gets names and roles from the search to the booking link', async ({ page }) => {
  await show(page, finder)
  await expect(page.getByRole('form', { name: 'Reward seat search' })).toMatchAriaSnapshot(`
    - form "Reward seat search":
      - textbox "In your own words"
      - button "Fill in" [disabled]
  `)
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await expect(result.getByRole('heading', { name: /Sydney to Singapore/ }).first()).toBeVisible()
  const year = result.getByRole('grid', { name: 'Seats by day over a year' })
  await expect(year.getByRole('rowheader')).toHaveText([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => new RegExp(day)),
  ])
  // The year is a single tab stop; each day's name has its date and its seats.
  await expect(year.locator('[tabindex="0"]')).toHaveCount(1)
  await expect(year.locator('[data-state="seats"]').first()).toHaveAccessibleName(/\d{1,2} \w+.*seat/)
  await page.getByRole('region', { name: 'Options' }).getByRole('button', { expanded: false }).first().click()
  const book = page.getByRole('link', { name: /Book at Qantas/ }).first()
  await expect(book).toHaveAttribute('href', /^https:/)
})

import { type CDPSession, expect, type Page } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { test } from './stage.ts'

const query = '/qantas/reward-seat-finder?from=SYD&to=SIN'
const drawn = '#finder-first-answer'

/** Waits until the server has loaded the stored seats; a new server doesn't have them at once. */
async function openAnswered(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await expect(page.locator('tbody tr th a').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1440]) {
    test(`an address with a search has its rows at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openAnswered(page, query)
      const result = page.getByRole('region', { name: 'Result' })
      await expect(result.getByRole('heading', { level: 2 })).toHaveText('Sydney to Singapore')
      await expect(result).toContainText(/From [\d,]+ points in economy.*\d+ options on \d+ days/)
      // A phone has no room above an answer for the finder's description.
      await expect(page.getByText('a whole year at a time.')).toBeVisible({ visible: width > 1_000 })
      await expect(result.getByRole('table').getByRole('row')).toHaveCount(21)
      await expect(result.getByRole('rowheader').first().getByRole('link')).toHaveAttribute('href', /^https:/)
      await expect(result.getByRole('link', { name: 'Map', exact: true })).toBeHidden()
      await result.getByRole('link', { name: 'List', exact: true }).click()
      await expect(page).toHaveURL(/to=SIN&view=list$/)
      await expect(result.getByRole('table').getByRole('row')).toHaveCount(21)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    })
  }

  test('the form submits what is typed: places by name, other fields empty', async ({ page }) => {
    await page.goto('/qantas/reward-seat-finder')
    const form = page.getByRole('form', { name: 'Reward seat search' })
    await expect(form).toHaveCount(1)
    await form.getByLabel('From').fill('sydney')
    await form.getByLabel('To').fill('Singapore')
    await form.getByLabel('Cabin').selectOption('J')
    await form.getByRole('button', { name: 'Search seats' }).click()
    await expect(page).toHaveURL(/from=SYD&to=SIN&seats=1&cabins=J$/)
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('Sydney to Singapore')
  })
})

test('the rows in the page stay until the finder has its own, and are the same', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/search?*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(query)
  const rows = page.getByRole('region', { name: 'Result' }).locator('tbody tr:has(th[scope=row]):has(td.h-11)')
  await expect(rows.first()).toBeVisible()
  // By now the finder itself has taken over; its answer hasn't arrived.
  await expect(page.locator(drawn)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search seats', includeHidden: true })).toHaveCount(1)
  await isAccessible(page)
  // A choice made this early takes effect without another page load.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: 'Seats', exact: true }).click()
  await expect(page).toHaveURL(/shade=seats/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  const before = await readRows(rows)
  release()
  await expect(page.getByRole('region', { name: 'Options' })).toBeVisible()
  const after = await readRows(rows)
  expect(before.length).toBeGreaterThan(5)
  expect(after.slice(0, before.length)).toEqual(before.slice(0, after.length))
})

/** Date, seats and points of each row that is drawn. */
const readRows = (rows: ReturnType<Page['locator']>) =>
  rows.evaluateAll((all) =>
    all.map((row) => {
      const text = (at: number) => (row.children[at] as HTMLElement).textContent ?? ''
      return [text(0).match(/\w{3} \d+ \w+/)?.[0], text(3), text(4).match(/[\d,]+/)?.[0]].join(' ')
    }),
  )

test.describe('a visitor who only reads', () => {
  test.use({ reads: true })

  for (const [what, move] of [
    ['the mouse', (page: Page) => page.mouse.move(200, 300)],
    ['a key', (page: Page) => page.keyboard.press('Tab')],
  ] as const) {
    test(`sends no search until they use ${what}`, async ({ page }) => {
      const searches: string[] = []
      page.on('request', (request) => void (request.url().includes('/api/search?') && searches.push(request.url())))
      await openAnswered(page, query)
      // The page is interactive: the finder has taken over from the drawn answer.
      await expect(page.locator(drawn)).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(searches).toEqual([])
      await move(page)
      await expect(page.getByRole('region', { name: 'Options' })).toBeVisible()
      expect(searches).toHaveLength(1)
    })
  }

  test('opens the filters with the first press', async ({ page }) => {
    await openAnswered(page, query)
    await expect(page.locator(drawn)).toHaveCount(0)
    await page.getByText('Filters', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Filters', expanded: true })).toBeVisible()
  })

  test('gets a page of at most 1,500 elements', async ({ page }) => {
    await openAnswered(page, query)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('region', { name: 'Result' }).getByRole('row')).toHaveCount(21)
    expect(await page.locator('*').count()).toBeLessThanOrEqual(1_500)
  })

  for (const width of [360, 768, 1440]) {
    test(`finds the rows where they were at ${width} px, and the same words around them`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openAnswered(page, `${query}&cabins=J`)
      const result = page.getByRole('region', { name: 'Result' })
      const heading = result.getByRole('heading', { name: 'All days' })
      await expect(result.getByText('Filters (1)')).toBeVisible()
      await expect(result.getByText('beyond your plan')).toBeVisible()
      await page.waitForLoadState('networkidle')
      const before = await heading.boundingBox()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('region', { name: 'Options' })).toBeVisible()
      await expect(result.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
      await expect(result.getByText('beyond your plan')).toBeVisible()
      expect(await heading.boundingBox()).toEqual(before)
      const cells = result.getByRole('row').nth(1).locator('th, td')
      const crowded = await cells.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length)
      expect(crowded, 'cells whose text runs into the next').toBe(0)
    })
  }
})

test('an unreadable search, or none, gets no drawn answer', async ({ page }) => {
  await openAnswered(page, query)
  await page.goto('/qantas/reward-seat-finder?from=SYD&to=zzz')
  await expect(page.locator(drawn)).toHaveCount(0)
  const answer = await page.request.get('/qantas/reward-seat-finder')
  expect(await answer.text()).not.toContain('finder-first-answer')
  expect(answer.headers()['cache-control']).not.toContain('s-maxage=10')
})

test('markup in an address is not written into the page', async ({ page }) => {
  const address = `${query}&cabins=${encodeURIComponent('<script>alert(1)</script>')}&from=${encodeURIComponent('"><b>')}`
  const text = await (await page.request.get(address)).text()
  expect(text).not.toContain('<script>alert(1)')
  expect(text).not.toContain('"><b>')
})

/** Emulates a phone on a slow line: 400 ms latency, 400 kbit/s, a processor at a quarter of its speed. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test('measures when the first rows show, on cable and on a slow phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAnswered(page, query)
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  const times: number[] = []
  for (const isSlow of [false, true]) {
    if (isSlow) await slowDown(session)
    await page.goto('about:blank')
    await session.send('Network.clearBrowserCache')
    await page.addInitScript(() => {
      const poll = () => {
        if (document.querySelector('tbody tr th[scope=row] + td.h-11')) {
          requestAnimationFrame(() => Object.assign(window, { rowsAt: performance.now() }))
        } else requestAnimationFrame(poll)
      }
      poll()
    })
    await page.goto(query, { waitUntil: 'commit' })
    const at = await page.waitForFunction(() => (window as unknown as { rowsAt?: number }).rowsAt)
    times.push(Number(await at.jsonValue()))
  }
  console.log(`first rows: cable ${times[0]?.toFixed(0)} ms, slow phone ${times[1]?.toFixed(0)} ms`)
  expect(times).toHaveLength(2)
})

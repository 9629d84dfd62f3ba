import { expect, type Page } from '@playwright/test'
import { logIn, loginDialog } from './account-stage.ts'
import { test } from './stage.ts'

const finder = '/qantas/reward-seat-finder'
const query = `${finder}?from=SYD&to=SIN`
const offers = (page: Page) => page.getByRole('region', { name: 'Options' })

test('a gold member checks a row again, and searches live with the cost said first', { tag: '@daily' }, async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page, 'gold@sample.pointsward.test', 'sample-password')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`${query}&when=2026-12-01..2026-12-03`)
  await offers(page).getByRole('button', { expanded: false }).first().click()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(
    offers(page)
      .getByRole('status')
      .filter({ hasText: /Seen again just now|Not found now/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Live', exact: true }).click()
  const live = page.getByRole('region', { name: 'Live search' })
  await expect(live).toContainText('Up to 30 days at a time.')
  await expect(live).toContainText('of 600 Qantas checks left today')
  const left = async () => Number((await live.getByText('left today').textContent())?.match(/^\d+/)?.[0])
  const before = await left()
  await live.getByRole('button', { name: 'Search live 3 checks' }).click()
  const status = live.getByRole('status').filter({ hasText: 'checked' })
  await expect(status).toContainText('3 of 3 checked')
  await expect(status).toContainText('Done')
  await expect.poll(left).toBe(before - 3)
  await expect(live.getByText('Sample data')).toBeVisible()
})

test('a silver member’s live search streams, names what failed, and ends when it is cancelled', async ({ page }) => {
  await page.goto('/')
  await logIn(page, 'silver@sample.pointsward.test', 'sample-password')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`${finder}?from=SYD,MEL&to=SIN&cabins=J`)
  await page.getByRole('button', { name: 'Live', exact: true }).click()
  const live = page.getByRole('region', { name: 'Live search' })
  const status = live.getByRole('status').filter({ hasText: 'checked' })
  await expect(live).toContainText('of 400 Qantas checks left today')
  // Fourteen days of two routes, as far as the plan reaches.
  const start = live.getByRole('button', { name: 'Search live 28 checks' })
  const stamp = '2026-11-20T01:00:00Z'
  const failed = {
    ...{ type: 'failed', from: 'SYD', to: 'SIN', date: '2026-11-21', fault: 'rate-limited', done: 1 },
    ...{ message: 'The source allows no more searches this minute.', retryAfterSeconds: 30 },
  }
  const begun = {
    ...{ type: 'start', now: stamp, plan: 'silver', clamped: [], permutations: 28, left: 372, sample: true },
    query: { program: 'qantas', from: ['SYD'], to: ['SIN'], start: '2026-11-20', end: '2026-12-03', cabins: ['J'] },
    source: { kind: 'sample', name: 'sample data' },
  }
  Object.assign(begun.query, { seats: 1, directOnly: false })
  await page.route(/\/api\/search\/live/, (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: `${JSON.stringify(begun)}\n${JSON.stringify(failed)}\n`,
    }),
  )
  await start.click()
  await expect(live.getByText('The source allows no more searches this minute. (SYD–SIN on 2026-11-21)')).toBeVisible()
  await expect(live.getByText(/The live search stopped: The connection dropped/)).toBeVisible()
  await page.unroute(/\/api\/search\/live/)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/search\/live/, async (route) => {
    await held
    // By then the page has cancelled this request, so there is nothing left to answer.
    await route.continue().catch(() => {})
  })
  await start.click()
  await live.getByRole('button', { name: 'Cancel' }).click()
  await expect(status).toContainText('Cancelled. Results so far stay below')
  answer()
  await page.unroute(/\/api\/search\/live/)
  await start.click()
  await expect(status).toContainText('28 of 28 checked')
  await expect(status).toContainText('results are now part of your search')
})

test('a member’s searches are kept, and one click runs one again', async ({ page }) => {
  await page.goto('/')
  await logIn(page, 'silver@sample.pointsward.test', 'sample-password')
  await expect(page).toHaveURL(/\/dashboard$/)
  // Before the page knows who is signed in it searches as a guest, and such a search isn't stored.
  const answered = page.waitForResponse(async (response) => {
    if (!response.url().includes('/api/search?')) return false
    return /__session=/.test((await response.request().allHeaders()).cookie ?? '')
  })
  await page.goto(`${finder}?from=MEL&to=HND&cabins=J`)
  expect((await answered).ok()).toBe(true)
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Melbourne to Tokyo')
  await page.goto(finder)
  const latest = page
    .getByRole('region', { name: 'Your latest searches' })
    .getByRole('link', { name: /^Melbourne to Tokyo/ })
  await latest.first().click()
  await expect(page).toHaveURL(/from=MEL&to=HND&cabins=J/)
})

test('a guest’s reminder of a release date is set as soon as they log in, and can be undone afterwards', async ({
  page,
}) => {
  await page.goto(`${finder}?from=PER&to=LON&when=2027-12`)
  await page.getByRole('button', { name: 'Remind me 13 Dec' }).click()
  const { tab, field, submit } = loginDialog(page)
  await tab('Log In').click()
  await field('Email').fill('silver@sample.pointsward.test')
  await field('Password').fill('sample-password')
  await submit('Log In').click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const status = page.getByRole('status').filter({ hasText: 'Your reminder is set. We’ll email you on 12 Dec 2026' })
  await expect(status).toBeVisible()
  await status.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Reminder cancelled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remind me' })).toBeFocused()
  await page.getByRole('link', { name: 'Pick up where you left off' }).click()
  await expect(page).toHaveURL(/reward-seat-finder\?from=PER&to=LON&when=2027-12/)
  const remind = page.getByRole('button', { name: 'Remind me 13 Dec' })
  await remind.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Result' }).getByText('Reminder cancelled.')).toBeVisible()
  await expect(remind).toBeFocused()
})

import { expect, type Page } from '@playwright/test'
import { logIn } from './account-stage.ts'
import { ingestText } from './ingest.ts'
import { type SeatsAeroDay, seatsAeroPage } from './seats-aero-page.ts'
import { test } from './stage.ts'

/** Seats of a made-up provider page: Adelaide to Singapore has no sample data, so only these can show. */
const days: SeatsAeroDay[] = [
  {
    from: 'ADL',
    to: 'SIN',
    date: '2026-12-05',
    cabins: {
      Y: { points: 23_300, taxesMinor: 12_345, seats: 9, airlines: 'QF', direct: true },
      J: { points: 68_400, taxesMinor: 30_705, seats: 2, airlines: 'QF', direct: true },
    },
  },
  {
    from: 'ADL',
    to: 'SIN',
    date: '2026-12-24',
    cabins: { J: { points: 73_400, taxesMinor: 41_010, seats: 0, airlines: 'MH', direct: false } },
  },
  // After the guest's 60 days: must not leave the server.
  {
    from: 'ADL',
    to: 'SIN',
    date: '2027-03-01',
    cabins: { J: { points: 68_400, taxesMinor: 30_705, seats: 4, airlines: 'QF', direct: true } },
  },
]

const finder = '/qantas/reward-seat-finder'
const grid = (page: Page) => page.getByRole('grid', { name: 'Seats by day over a year' })
const day = (page: Page, text: string | RegExp) => grid(page).getByRole('gridcell', { name: text })

test('an ingested provider page shows its seats on the right days', { tag: '@daily' }, async ({ page }) => {
  await page.goto(`${finder}?from=ADL&to=SIN`)
  await expect(page.getByRole('heading', { name: /^Not covered/ })).toBeVisible()

  const printed = await ingestText('page.json', seatsAeroPage(days, '2026-11-19T22:00:00Z'))
  expect(printed).toContain('1 routes written')

  await expect(async () => {
    await page.reload()
    await expect(grid(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 45_000 })
  const saturday = 'Saturday 5 December 2026: economy, 1 seat, 23,300 points; business, 1 seat, 68,400 points'
  await expect(day(page, saturday)).toHaveCount(1)
  await expect(day(page, 'Thursday 24 December 2026: business, some seats, 73,400 points')).toHaveCount(1)
  // The weeks beyond a guest's days are one cell for each weekday.
  await expect(day(page, /^beyond your plan$/)).toHaveCount(7)
  await expect(day(page, /1 March 2027/)).toHaveCount(0)
  await expect(page.getByText('Sample data')).toHaveCount(0)

  const rows = page.getByRole('row')
  const economy = rows.filter({ hasText: 'Sat 5 Dec' }).filter({ hasText: '23,300' })
  // A guest sees one seat, however many there are.
  await expect(economy).toContainText('1+')
  await expect(economy).toContainText('$123')
  const business = rows.filter({ hasText: 'Sat 5 Dec' }).filter({ hasText: '68,400' })
  await expect(business).toContainText('$307')
  await expect(rows.filter({ hasText: 'Thu 24 Dec' })).toContainText('73,400')
})

test('the search is in the address: reload keeps it, Back undoes it', { tag: '@daily' }, async ({ page }) => {
  await ingestText('page.json', seatsAeroPage(days, '2026-11-19T22:00:00Z'))
  await page.goto(`${finder}?from=ADL&to=SIN`)
  await expect(day(page, /^Saturday 5 December 2026: economy/)).toHaveCount(1)

  await page.getByRole('button', { name: 'Economy', exact: true }).click()
  await page.getByRole('button', { name: /^Search seats 1 route/ }).click()
  await expect(day(page, /^Saturday 5 December 2026: business, 1 seat, 68,400 points/)).toHaveCount(1)
  await expect(page).toHaveURL(/cabins=/)

  await page.reload()
  await expect(day(page, /^Saturday 5 December 2026: business/)).toHaveCount(1)
  await page.goBack()
  await expect(day(page, /^Saturday 5 December 2026: economy/)).toHaveCount(1)
})

test('a gold member sees the whole year', async ({ page }) => {
  await ingestText('page.json', seatsAeroPage(days, '2026-11-19T22:00:00Z'))
  await page.goto('/')
  await logIn(page, 'gold@sample.pointsward.test', 'sample-password')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`${finder}?from=ADL&to=SIN&seats=2&cabins=J`)
  await expect(day(page, 'Monday 1 March 2027: business, 4 seats, 68,400 points')).toHaveCount(1)
  await expect(day(page, 'Saturday 5 December 2026: business, 2 seats, 68,400 points')).toHaveCount(1)
})

test('a wrong parameter falls back to its default and says so', async ({ page }) => {
  await page.goto(`${finder}?from=ADL&to=SIN&seats=ninety`)
  await expect(page.getByRole('button', { name: /^Search seats 1 route/ })).toBeVisible()
  await expect(page.locator('main')).toContainText(/seats/i)
  await expect(page.locator('main')).toContainText('ninety')
})

test('seats beyond the plan never leave the server', { tag: '@daily' }, async ({ request }) => {
  await ingestText('page.json', seatsAeroPage(days, '2026-11-19T22:00:00Z'))
  const response = await request.get('/api/search?program=qantas&from=ADL&to=SIN&end=2027-11-01&seats=4')
  const answer = await response.json()
  expect(answer.openUntil).toBe('2027-01-19')
  expect(answer.clamped.map(({ limit }: { limit: string }) => limit).sort()).toEqual(['days-ahead', 'seats'])
  expect(JSON.stringify(answer)).not.toContain('2027-03-01')
  const options = await request.get('/api/options?program=qantas&from=ADL&to=SIN&date=2027-03-01')
  expect(options.status()).toBe(403)
})

for (const [query, parameters] of [
  ['from=ADL&to=SIN&seats=0&cabins=Q', ['cabins', 'seats']],
  ['from=ADL&to=XQX', ['to']],
  ['from=ADL', ['to']],
  ['from=ADL&to=SIN&start=2026-13-01', ['start']],
] as const) {
  test(`the API names the invalid parameters of ${query}`, async ({ request }) => {
    const response = await request.get(`/api/search?program=qantas&${query}`)
    expect(response.status()).toBe(400)
    expect(response.headers()['content-type']).toContain('application/problem+json')
    const { errors } = await response.json()
    expect(errors.map(({ parameter }: { parameter: string }) => parameter).sort()).toEqual(parameters)
  })
}

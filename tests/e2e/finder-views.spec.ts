import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from './stage.ts'

const finder = '/qantas/reward-seat-finder'
const query = `${finder}?from=SYD&to=SIN`
const offers = (page: Page) => page.getByRole('region', { name: 'Options' })
const view = (page: Page, name: string) => page.getByText(name, { exact: true })

test('text typed before the list of places has loaded is kept', async ({ page }) => {
  await page.goto(finder)
  // The form is inert until its script runs: a click waits for that, whereas keys typed before would be lost.
  await page.getByLabel('From', { exact: true }).click()
  await page.keyboard.type('syd')
  await page.getByRole('option', { name: /^SYD Sydney/ }).click()
  await page.getByLabel('To', { exact: true }).click()
  await page.getByLabel('To', { exact: true }).fill('singap')
  await page
    .getByRole('option', { name: /Singapore/ })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search seats 1 route × 60 days' }).click()
  await expect(page).toHaveURL(/from=SYD&to=SIN/)
  await expect(offers(page).getByRole('row').nth(1)).toContainText('SYD')
})

test('filters count, narrow the answer, are in the address and return on the next visit', {
  tag: '@daily',
}, async ({ page }) => {
  await page.goto(query)
  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('region', { name: 'Filters' })
  await expect(filters.getByText(/\d+ options match/)).toBeVisible()
  await expect(filters.getByLabel(/^Sample data/)).toBeChecked()
  await filters.getByLabel('Qantas: with or without').selectOption('not')
  await expect(page).toHaveURL(/without=QF/)
  await filters.getByLabel('Maximum points, each').fill('30000')
  await expect(filters.getByText(/\d options below/)).toBeVisible()
  await filters.getByLabel('Maximum points, each').press('Enter')
  await expect(page).toHaveURL(/points=30000/)
  await expect(offers(page).getByRole('row').nth(1)).not.toContainText('QF')
  await page.goto(finder)
  await page.getByLabel('From', { exact: true }).fill('MEL')
  await page.getByRole('option', { name: /^MEL/ }).click()
  await page.getByLabel('To', { exact: true }).fill('SIN')
  await page.getByRole('option', { name: /^SIN/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Search seats/ }).click()
  await expect(page).toHaveURL(/without=QF&points=30000/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/without/)
})

test('the list sorts by two keys, from its header and from a field', async ({ page }) => {
  await page.goto(`${query}&view=list`)
  await offers(page).getByRole('button', { name: 'Points', exact: true }).click()
  await expect(page).toHaveURL(/sort=points/)
  await page.getByLabel('Then by').selectOption('duration')
  await expect(page).toHaveURL(/thenBy=duration/)
  await expect(offers(page).getByRole('columnheader', { name: 'Points', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  const first = page.waitForResponse((response) => /\/api\/search\?.*thenBy=duration/.test(response.url()))
  await page.reload()
  expect((await first).status()).toBe(200)
})

test('on a new answer the focus stays on its row, or goes to the row in its place', async ({ page }) => {
  type Rows = { id: string }[]
  let change = (rows: Rows): Rows => rows
  await page.clock.install()
  await page.route(/\/api\/search\?/, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, rows: change(body.rows) } })
  })
  const rowAt = (index: number) => offers(page).locator(`[data-index="${index}"] [aria-expanded]`)
  // After a minute an answer is old enough to be fetched again when the network comes back.
  const fetchAgain = async () => {
    await page.clock.fastForward(61_000)
    await page.evaluate(() => ['offline', 'online'].map((change) => window.dispatchEvent(new Event(change))))
  }
  await page.goto(`${query}&view=list`)
  await rowAt(4).focus()
  await offers(page).evaluate((frame) => frame.scrollTo({ top: 2000 }))
  await expect(rowAt(1)).toHaveCount(0)
  await expect(rowAt(4)).toBeFocused()
  const added = (rows: Rows) => rows.slice(0, 2).map((row) => ({ ...row, id: `${row.id}-added` }))
  change = (rows) => [...added(rows), ...rows]
  await fetchAgain()
  await expect(rowAt(6)).toBeFocused()
  const held = (await offers(page).locator('[data-index="6"]').getAttribute('data-row')) ?? ''
  change = (rows) => [...added(rows), ...rows].toSpliced(6, 1)
  await fetchAgain()
  await expect(offers(page).locator(`[data-row="${held}"]`)).toHaveCount(0)
  await expect(rowAt(6)).toBeFocused()
  await page.unrouteAll({ behavior: 'wait' })
})

test('a month can be navigated by keyboard, by day and by month', async ({ page }) => {
  await page.goto(`${query}&month=2026-12`)
  const december = page.getByRole('grid', { name: 'December 2026' })
  await december.getByRole('button', { name: /^Tuesday 8 December 2026/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(december.getByRole('button', { name: /^Wednesday 9 December 2026/ })).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('button', { name: /^Saturday 9 January 2027/ })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: /^Monday 4 January 2027/ })).toBeFocused()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByRole('region', { name: 'Month' }).getByRole('status')).toHaveText('January 2027')
})

test('the map draws a line per place, needs no third party, and its list starts a search', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost') && /^https?:/.test(request.url())) foreign.push(request.url())
  })
  await page.goto(`${finder}?from=SYD&to=region:asia&view=map`)
  const places = page.getByRole('list', { name: 'Places on the map' }).getByRole('listitem')
  const map = page.getByRole('img', { name: /^Map of \d+ places/ })
  await expect(map).toBeVisible()
  await expect(map.locator('path')).toHaveCount((await places.count()) + 1)
  // The map opens on the routes; Home shows the world, and End the routes again.
  const opened = await map.getAttribute('viewBox')
  await map.focus()
  await page.keyboard.press('Home')
  await expect(map).not.toHaveAttribute('viewBox', opened ?? '')
  const before = await map.getAttribute('viewBox')
  await page.keyboard.press('+')
  await expect(page.getByRole('status').filter({ hasText: 'Zoomed in 2 times' })).toBeAttached()
  const near = await map.getAttribute('viewBox')
  await page.keyboard.press('ArrowLeft')
  await expect(map).not.toHaveAttribute('viewBox', near ?? '')
  await page.keyboard.press('Home')
  await expect(map).toHaveAttribute('viewBox', before ?? '')
  await page.keyboard.press('End')
  await expect(map).toHaveAttribute('viewBox', opened ?? '')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(map).not.toHaveAttribute('viewBox', opened ?? '')
  await expect(page.getByText('Airport positions: airport-data-js, CC BY 4.0.')).toBeVisible()
  await places.getByRole('button', { name: /SIN/ }).click()
  await expect(page).toHaveURL(/to=SIN/)
  expect(foreign).toEqual([])
})

test('an answer can be exported as CSV and as a calendar entry', async ({ page }) => {
  await page.goto(`${query}&view=export&seats=1`)
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: /^CSV of/ }).click()
  const table = readFileSync(await (await csv).path(), 'utf8')
  expect(table.split('\r\n')[0]).toMatch(/^date,program,from,to,cabin,seats,points each/)
  expect(table.split('\r\n')[1]).toMatch(/^2026-.*qantas,SYD,SIN.*yes$/)
  const ics = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save .ics' }).click()
  expect(readFileSync(await (await ics).path(), 'utf8')).toContain('BEGIN:VEVENT')
})

test('a row can be booked, watched and explained; checking it again needs a plan', { tag: '@daily' }, async ({
  page,
}) => {
  await page.goto(`${query}&cabins=J`)
  await offers(page).getByRole('button', { expanded: false }).first().click()
  const book = page.getByRole('link', { name: /Book at Qantas/ })
  await expect(book).toHaveAttribute(
    'href',
    /^https:\/\/flightrewardfinder\.qantas\.com\/\?pg=1&o=SYD&d=SIN&dr=(\d{4}-\d\d-\d\d)I\1&c=Business&p=1&st=direct$/,
  )
  await expect(offers(page).getByRole('link', { name: 'Alert me' })).toHaveAttribute(
    'href',
    /^\/alerts\?new&.*from=SYD&to=SIN/,
  )
  await expect(offers(page)).toContainText('Which price is this?')
  await expect(offers(page)).toContainText('Check again: with Silver or Gold')
  await page.getByRole('button', { name: 'Live', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Live search' })).toContainText(
    'comes with Silver (14 days at a time, 400',
  )
})

for (const [also, title, expected] of [
  ['programs', 'Same seat, two programs', /both programs/],
  ['split', 'Travel on two flights', /one seat/],
  ['gateways', 'Other gateways', /Melbourne/],
  ['coverage', 'What we’ve checked', /Not checked yet/],
  ['price', 'Which price is this?', /Published price/],
] as const) {
  test(`${title} opens from the address and answers`, async ({ page }) => {
    await page.goto(`${query}&also=${also}`)
    await expect(page.getByRole('region', { name: title, exact: true })).toContainText(expected)
    await expect(page.getByRole('button', { name: title, pressed: true })).toBeVisible()
  })
}

test('the first class finder preselects first, and lists the routes that have it', async ({ page }) => {
  await page.goto('/qantas/first-class-finder')
  await expect(page.getByRole('button', { name: 'First', pressed: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Economy', pressed: true })).toHaveCount(0)
  const table = page.getByRole('table', { name: /first class from Australia/ })
  await table
    .getByRole('link', { name: /SYD.*SIN/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/qantas\/first-class-finder\?from=SYD&to=SIN/)
  await expect(offers(page).getByRole('row').nth(1)).toContainText('123,100')
})

test('from fifty checks on, shows how often seats of that age were still there', async ({ page }) => {
  const counts = (checked: number, still: number) => ({ hour: { checked, still }, day: { checked, still } })
  await page.route('/api/accuracy', (route) => route.fulfill({ json: { qantas: counts(50, 45) } }))
  await page.goto(query)
  const head = page.getByRole('region', { name: 'Result' }).locator('header')
  await expect(head).toContainText(
    /90% of seats seen under (an hour|a day) before were still there, of 50 checked again/,
  )
  await page.unroute('/api/accuracy')
  await page.route('/api/accuracy', (route) => route.fulfill({ json: { qantas: counts(49, 49) } }))
  const answered = page.waitForResponse('/api/accuracy')
  await page.reload()
  await answered
  await expect(head).toContainText(/\d+ options on/)
  await expect(head).not.toContainText('checked again')
})

test('views can be switched and returned to', async ({ page }) => {
  await page.goto(query)
  // Waits for the finder's own view: finder-first-answer tests a click before it takes over from the drawn answer.
  await expect(page.getByRole('radio', { name: 'Calendar' })).toBeChecked()
  for (const name of ['List', 'Map', 'Export', 'Calendar']) {
    await view(page, name).click()
    await expect(page.getByRole('radio', { name })).toBeChecked()
  }
})

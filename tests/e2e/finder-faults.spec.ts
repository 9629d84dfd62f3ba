import { expect, type Page } from '@playwright/test'
import { test } from './stage.ts'

/** The search with which a finder is tested against failing APIs. */
const address = '/qantas/reward-seat-finder?from=SYD&to=SIN&seats=1&cabins=J'
const answers = /\/api\/search\?/
const result = (page: Page) => page.getByRole('region', { name: 'Result' })

/** The form still shows the search that was entered. */
async function expectKept(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Reward seat search' })
  await expect(form).toContainText('Sydney')
  await expect(form).toContainText('Singapore')
  await expect(page.getByRole('button', { name: 'Business', pressed: true })).toBeVisible()
}

for (const [what, status, body, says] of [
  ['answers 500', 500, '', 'Something went wrong on our side.'],
  ['answers 429', 429, '', 'Too many searches in a short time. Wait a minute, then try again.'],
  ['cuts its answer', 200, '{"now":"2026-11-20T01:00:00Z","plan":"gu', 'We couldn’t read the server’s answer.'],
  ['answers something else', 200, '{"hello":1}', 'We couldn’t read the server’s answer.'],
] as const) {
  test(`an API that ${what}: the finder says so, keeps the form, and can try again`, async ({ page }) => {
    await page.route(answers, (route) => route.fulfill({ status, body, contentType: 'application/json' }))
    await page.goto(address)
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
    await expectKept(page)
    await page.unroute(answers)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(result(page)).toContainText('Sydney to Singapore')
  })
}

test('an unreachable API: the finder says so, keeps the form, and can try again', async ({ page }) => {
  await page.route(answers, (route) => route.abort('connectionreset'))
  await page.goto(address)
  await expect(page.getByRole('alert').filter({ hasText: 'The connection failed.' })).toBeVisible()
  await expectKept(page)
  await page.unroute(answers)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(result(page)).toContainText('Sydney to Singapore')
})

test('a slow API: a placeholder shows, and the form keeps working', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(answers, async (route) => {
    await held
    await route.continue()
  })
  // The server doesn't include this view's answer in the page.
  await page.goto(`${address}&view=map`)
  await expect(page.getByRole('region', { name: 'Searching' })).toBeVisible()
  await expectKept(page)
  await page.getByRole('button', { name: 'First', exact: true }).click()
  await expect(page.getByRole('button', { name: 'First', pressed: true })).toBeVisible()
  answer()
  await expect(result(page)).toContainText('Sydney to Singapore')
})

test('an address with every parameter wrong names each of them, and results still show', { tag: '@daily' }, async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const wrong: Record<string, string> = {
    when: '2027-02-30..x',
    seats: '12',
    cabins: 'Q',
    direct: 'maybe',
    carriers: 'QANTAS',
    without: '<b>',
    points: '-1',
    charges: '1e9',
    hours: 'soon',
    view: 'hologram',
    sort: 'luck',
    thenBy: '0',
    month: '2027-13',
    day: 'tomorrow',
    also: 'lunch',
    stay: '10-7',
  }
  // Named as on screen, not as in the address.
  const names: Record<string, string> = {
    when: 'Dates',
    seats: 'Seats',
    cabins: 'Cabins',
    direct: 'Direct flights only',
    carriers: 'Airlines',
    without: 'Excluded airlines',
    points: 'Maximum points',
    charges: 'Maximum taxes',
    hours: 'Maximum time',
    view: 'View',
    sort: 'Sort by',
    thenBy: 'Then by',
    month: 'Month shown',
    day: 'Chosen day',
    also: 'More from this search',
    stay: 'Nights away',
  }
  await page.goto(`/qantas/reward-seat-finder?${new URLSearchParams({ from: 'SYD', to: 'SIN', ...wrong })}`)
  for (const [name, given] of Object.entries(wrong)) {
    await expect(page.getByRole('listitem').filter({ hasText: `${names[name]}: “${given}” should be` })).toBeVisible()
  }
  await expect(result(page)).toContainText('Sydney to Singapore')
  expect(faults).toEqual([])
})

test('an unknown place is named by the server and stays in the form', async ({ page }) => {
  await page.goto('/qantas/reward-seat-finder?from=SYD&to=XQX')
  await expect(page.getByRole('alert').filter({ hasText: 'XQX isn’t a place we know' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Reward seat search' })).toContainText('XQX')
})

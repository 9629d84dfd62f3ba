import { expect } from '@playwright/test'
import { allTypes, allVariants, drawnAs, listVariants } from '../../lib/network/aircraft/fleet.ts'
import { isAccessible, violationsOf } from './accessibility.ts'
import { freshEmail, loginDialog, password } from './account-stage.ts'
import { test } from './stage.ts'

const seatsPage = '/flight-seat-availability-checker'
const loadsPage = '/flight-load-checker'

test('a guest finds two adjacent free seats on a flight and sets an alert', { tag: '@daily' }, async ({ page }) => {
  await page.goto(seatsPage)
  await page.getByLabel('Flight number').last().fill('qf 741')
  await page.getByLabel('Departs on').fill('2026-12-11')
  await page.getByRole('button', { name: 'Show seats' }).click()
  await expect(page.getByRole('heading', { name: 'QF741' })).toBeVisible()
  await expect(page.getByText('Sample data').first()).toBeVisible()
  await expect(page).toHaveURL(/flight=QF741&date=2026-12-11/)

  const together = page.getByRole('region', { name: 'Seats together' })
  const pair = together.getByRole('button').first()
  const seats = ((await pair.textContent()) ?? '').match(/\d+[A-K]/g) ?? []
  expect(seats).toHaveLength(2)
  await pair.click()
  await expect(pair).toHaveAttribute('aria-pressed', 'true')

  const alert = page.getByRole('region', { name: 'Seat alert' })
  await expect(alert).toContainText(`QF741, 11 Dec 2026: ${seats.join(', ')}.`)
  await alert.getByRole('button', { name: 'Set seat alert' }).click()
  const { dialog, tab, field, submit } = loginDialog(page)
  await tab('Sign Up').click()
  await field('Name').fill('Ann Example')
  await field('Email').fill(freshEmail('seats'))
  await field('Password').fill(password)
  await submit('Sign Up').click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Your seat alert is set' })).toBeVisible()
  const own = page.getByRole('region', { name: 'Seat alerts' })
  await expect(own.getByText(`QF741, 11 Dec 2026: ${seats.join(', ')}`)).toBeVisible()
})

test('the arrow keys move from seat to seat, and Enter picks one', async ({ page }) => {
  await page.goto(`${seatsPage}?flight=QF741&date=2026-12-11&party=1`)
  const map = page.getByRole('application')
  await map.focus()
  await page.keyboard.press('ArrowDown')
  const line = page.locator(`[id="${await map.getAttribute('aria-describedby')}"]`)
  await expect(line).toContainText('1A')
  await page.keyboard.press('ArrowRight')
  await expect(line).toContainText('1C')
  await page.keyboard.press('PageDown')
  await expect(line).toContainText('4')
  await page.keyboard.press('Home')
  await expect(line).toContainText('4A')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Seat alert' })).toContainText('QF741, 11 Dec 2026: 4A.')
})

test('a load tells its letters, its trend and what it says about upgrades', async ({ page }) => {
  await page.goto(`${loadsPage}?flight=QF11&date=2026-12-11`)
  await expect(page.getByRole('heading', { name: 'QF11' })).toBeVisible()
  await expect(page.getByText('9 means nine or more')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Booking classes of Business' }).getByText('U', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Will you get an upgrade?' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Every check of this flight' })).toBeVisible()
  await isAccessible(page)
  await page.getByRole('link', { name: 'See free seats on this flight' }).click()
  await expect(page.getByRole('heading', { name: 'Free seats' })).toBeVisible()
  await isAccessible(page)
})

test('a route and a day list the flights to choose from', async ({ page }) => {
  await page.goto(`${loadsPage}?from=SYD&to=MEL&date=2026-12-11`)
  await page
    .getByRole('button', { name: /^Open QF/ })
    .first()
    .click()
  await expect(page).toHaveURL(/flight=QF\d+/)
  await expect(page.getByRole('heading', { name: 'On sale now' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Open QF/ }).first()).toBeVisible()
})

test('unknown flights, dates out of range and invalid input get a clear message', async ({ page }) => {
  const said = async (query: string, text: string | RegExp) => {
    await page.goto(`${seatsPage}?${query}`)
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await said('flight=QF9999&date=2026-12-11', /no flight QF9999 on 11 Dec 2026/)
  await said('flight=QF741&date=2027-06-01', /Your plan shows flights to 19 Jan 2027/)
  await said('flight=QF741&date=2020-01-01', /That date has passed. Choose a later one./)
  await said('flight=hello&date=2026-13-40&party=99', /so we left it out/)
})

test('unknown seats and a changed aircraft are reported, and the seat map still shows', async ({ page }) => {
  await page.route('**/api/flights/seats?*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const before = { ...answer.looks[1], aircraft: { name: 'A330-200', variant: 'QF-332-271' } }
    await route.fulfill({ response, json: { ...answer, strangers: ['77K'], looks: [answer.looks[0], before] } })
  })
  await page.goto(`${seatsPage}?flight=QF741&date=2026-12-11`)
  await expect(page.getByText(/don’t have in our layout: 77K/)).toBeVisible()
  await expect(page.getByText(/The aircraft changed since/)).toBeVisible()
  await expect(page.getByRole('application')).toBeVisible()
})

/** What makes a page scroll sideways; there must be nothing, except inside a separate scrolling frame. */
function beyondTheEdge(): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return []
  const wide = [...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > innerWidth)
  return wide.map((one) => one.outerHTML.slice(0, 160))
}

const kinds = [
  '/seatmaps/qantas/737-800',
  '/seatmaps/qantas/a380',
  '/seatmaps/emirates/a380',
  '/seatmaps/qantas/a321xlr-lie-flat',
  '/seatmaps/sydney-to-los-angeles',
  '/seatmaps/los-angeles-to-sydney',
  '/seatmaps/sydney-to-san-francisco',
  '/seatmaps?left=qantas/a380&right=link-airways/saab-340',
  '/qantas/amenities-checker?flight=QF11',
  '/qantas/amenities-checker/wifi?from=SYD&to=MEL',
  `${seatsPage}?from=SYD&to=ADL&date=2026-12-11`,
]

for (const width of [360, 1440]) {
  test(`every kind of flight page is accessible, without overflow or errors, at ${width} px`, async ({ page }) => {
    test.setTimeout(kinds.length * 60_000)
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(`${page.url()}: ${message.text()}`))
    await page.setViewportSize({ width, height: 900 })
    for (const address of kinds) {
      await test.step(address, async () => {
        const response = await page.goto(address)
        expect.soft(response?.status(), address).toBe(200)
        await page.waitForLoadState('networkidle')
        expect.soft(await violationsOf(page), address).toEqual([])
        expect.soft(await page.evaluate(beyondTheEdge), address).toEqual([])
      })
    }
    expect(faults).toEqual([])
  })
}

/** One aircraft per airline for each way of drawing a cabin: all others are made of the same parts. */
const drawn = new Map(
  allTypes.flatMap((type) =>
    listVariants(type).map((variant) => [
      `${type.airline} ${drawnAs(variant)}`,
      `/seatmaps/${type.airline}/${type.slug}`,
    ]),
  ),
)

test('every way to draw a cabin passes axe', async ({ page }) => {
  const layouts = [...new Set(drawn.values())]
  test.setTimeout(layouts.length * 60_000)
  for (const layout of layouts) {
    await test.step(layout, async () => {
      await page.goto(layout)
      expect.soft(await violationsOf(page), layout).toEqual([])
    })
  }
})

test('every layout has a page that the list leads to', async ({ page, request }) => {
  await page.goto('/seatmaps')
  const links = page.locator('section li a[href^="/seatmaps/"]')
  const listed = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
  const layouts = new Set(listed.filter((href) => href.split('/').length === 4))
  expect(layouts.size).toBe(allVariants.length)
  for (const layout of layouts) expect((await request.get(layout)).status(), layout).toBe(200)
})

test('an address that is no route and no aircraft is a 404 that names it', async ({ page }) => {
  for (const path of ['/seatmaps/sydney-to-nowhere', '/seatmaps/qantas/concorde', '/seatmaps/qantas']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible()
  }
})

test('a seat map can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/seatmaps/qantas/737-800')
  await expect(page.locator('svg text', { hasText: /^30$/ })).toHaveCount(1)
  await page.getByText('Show every row as a table').click()
  await expect(page.getByRole('row', { name: /^13 A B C aisle D E F exit row/ })).toBeVisible()
  await context.close()
})

test('text typed before the list has loaded is kept, and typing continues', async ({ page }) => {
  await page.goto('/seatmaps')
  await page.waitForLoadState('networkidle')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/**', async (route) => {
    await held
    await route.continue()
  })
  const field = page.getByRole('combobox', { name: 'Route or aircraft' })
  await field.pressSequentially('qantas a3')
  await isAccessible(page)
  release()
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option', { name: /Qantas A330/ }).first()).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('qantas a3')
  await page.keyboard.type('80')
  await expect(list.getByRole('option', { name: /A330/ })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/seatmaps\/qantas\/a380/)
})

import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { logIn } from './account-stage.ts'
import { test } from './stage.ts'

const finder = '/qantas/reward-seat-finder'
const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true })

async function asGold(page: Page): Promise<void> {
  await page.goto('/')
  await logIn(page, 'gold@sample.pointsward.test', 'sample-password')
  await expect(page).toHaveURL(/\/dashboard$/)
}

for (const width of [390, 1440]) {
  test(`the dates panel sets holidays, weekdays and nights by one press each, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(finder)
    await page.getByRole('button', { name: /^When/ }).click()
    const panel = page.getByRole('dialog', { name: 'When' })
    await panel.getByLabel('School holidays of').selectOption('QLD')
    await panel.getByRole('button', { name: 'Winter 2027' }).click()
    await expect(panel.getByRole('button', { name: 'Winter 2027', pressed: true })).toBeVisible()
    await panel.getByRole('button', { name: 'Leave on Friday' }).click()
    await isAccessible(page)
    await panel.getByRole('button', { name: '1 week' }).click()
    await expect(panel).toHaveCount(0)
    await expect(page.getByLabel('Fewest nights away')).toHaveValue('6')
    await expect(page.getByRole('button', { name: /^When: 26 June to 11 July 2027/ })).toBeFocused()
    // The state is remembered on this device.
    await page.keyboard.press('Enter')
    await expect(panel.getByLabel('School holidays of')).toHaveValue('QLD')
  })
}

test('the list has only the chosen days of the week', async ({ page }) => {
  await page.goto(`${finder}?from=SYD&to=SIN&view=list&leaveOn=fri,sat`)
  const dates = result(page).getByRole('rowheader')
  await expect(dates.first()).toBeVisible()
  for (const text of await dates.allTextContents()) expect(text).toMatch(/^(Fri|Sat)/)
})

test('a stop can be required or excluded, and Back undoes it', async ({ page }) => {
  await asGold(page)
  await page.goto(`${finder}?from=SYD&to=LON&view=list`)
  await result(page).getByRole('button', { name: 'Filters' }).click()
  const stop = page.getByRole('region', { name: 'Filters' }).getByRole('group', { name: 'Stop in' })
  const first = stop.getByRole('combobox').first()
  const name = ((await first.getAttribute('aria-label')) ?? '').replace(': with or without', '')
  await first.selectOption('only')
  await expect(page).toHaveURL(/via=[A-Z]{3}/)
  await expect(result(page).getByText(`via ${name}`).first()).toBeVisible()
  await first.selectOption('not')
  await expect(page).toHaveURL(/avoid=[A-Z]{3}/)
  await expect(result(page).getByText(`via ${name}`)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/via=[A-Z]{3}/)
})

test('a cash fare adds a column with cents a point', async ({ page }) => {
  await page.goto(`${finder}?from=SYD&to=SIN&view=list`)
  await page.getByRole('textbox', { name: 'Cash fare to compare, each' }).fill('1800')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/cash=1800/)
  await expect(result(page).getByRole('columnheader', { name: 'Cents a point' })).toBeVisible()
  await expect(
    result(page)
      .getByRole('cell', { name: /^-?\d+\.\dc$/ })
      .first(),
  ).toBeVisible()
})

/** `count` different codes of three letters each. The front door refuses more than 2,000 as too long an address. */
function manyCodes(count: number): string {
  const letter = (index: number) => String.fromCharCode(65 + (index % 26))
  return Array.from({ length: count }, (_, at) => letter(at / 676) + letter(at / 26) + letter(at)).join(',')
}

for (const [query, words] of [
  ['from=SYD&to=SYD', 'From and To are the same place'],
  ['from=SYD&to=QXQ', 'QXQ isn’t a place we know'],
  ['from=SYD&to=SIN&when=2026-01-01..2026-01-05', 'These dates have passed'],
  ['from=SYD&to=SIN&when=2027-03-09..2027-03-01', 'two dates with the earlier one first'],
  ['from=SYD&to=SIN&seats=0', 'a number from 1 to 9'],
  ['from=SYD&to=SIN&seats=99', 'a number from 1 to 9'],
  [`from=SYD&to=${manyCodes(2000)}`, 'up to 12 places, each a city, airport, country or region we know'],
  ['from=SYD&to=region:europe&trip=return&stay=0-180', 'and back'],
] as const) {
  test(`says what is wrong, and offers a search: ${query.slice(0, 60)}`, async ({ page }) => {
    await page.goto(`${finder}?${query}`)
    await expect(page.locator('main')).toContainText(words)
    await expect(page.getByRole('button', { name: /^Search seats/ }).first()).toBeVisible()
  })
}

test('an address of 3,000 codes says that it is too long, and links to a new search', async ({ page }) => {
  await page.goto(`${finder}?from=SYD&to=${manyCodes(3000)}`)
  await expect(page.getByRole('heading', { name: 'Address too long' })).toBeVisible()
  await page.getByRole('link', { name: 'Start a new search' }).click()
  await expect(page.getByRole('button', { name: /^Search seats/ }).first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${finder}$`))
})

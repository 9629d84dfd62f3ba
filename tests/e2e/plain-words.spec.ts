import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { test } from './stage.ts'

const words = (page: Page) => page.getByRole('textbox', { name: 'In your own words' })
const understood = (page: Page) => page.getByRole('list', { name: 'Understood' }).getByRole('listitem')
const isLive = (page: Page) => expect(page.getByRole('main').locator('[inert]')).toHaveCount(0)

for (const width of [390, 1440]) {
  test(`a sentence fills in the form and searches, by keyboard alone, at ${width} px`, { tag: '@daily' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await words(page).focus()
    await page.keyboard.type('2 buisness seats Sydney to Singapore in the next 6 weeks with a parrot')
    await page.keyboard.press('Enter')
    await expect(understood(page)).toContainText(['2 seats', 'Business “buisness”', 'From Sydney', 'To Singapore'])
    await expect(page.getByText('Not understood: “parrot”.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Seats' })).toHaveValue('2')
    await expect(page.getByRole('button', { name: 'Business', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await isAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/qantas\/reward-seat-finder\?from=SYD&to=SIN&when=[\d.-]+&seats=2&cabins=J$/)
  })
}

test('an ambiguous month is asked about, and an understood part can be removed', async ({ page }) => {
  await page.goto('/qantas/reward-seat-finder')
  await isLive(page)
  await words(page).fill('business to Bali under 60k velocity in March in July')
  await page.getByRole('button', { name: 'Fill in' }).click()
  await page
    .getByRole('button', { name: 'July 2027' })
    .or(page.getByRole('button', { name: /^July/ }))
    .click()
  await expect(understood(page).filter({ hasText: /^July/ })).toBeVisible()
  await page.getByRole('button', { name: 'Leave out: Business' }).click()
  await expect(understood(page).filter({ hasText: 'Business' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Brisbane' }).click()
  await page.getByRole('button', { name: /^Search seats/ }).click()
  await expect(page).toHaveURL(/from=BNE&to=DPS&when=\d{4}-07&programs=velocity&points=60000/)
})

test('removing the nights also removes the return, unless the sentence asked for one', async ({ page }) => {
  await page.goto('/qantas/reward-seat-finder')
  await isLive(page)
  const isChosen = (name: string) => expect(page.getByRole('radio', { name })).toBeChecked()
  for (const [sentence, trip] of [
    ['Sydney to London for 10 nights', 'One way'],
    ['return Sydney to London for 10 nights', 'Return'],
  ] as const) {
    await words(page).fill(sentence)
    await page.getByRole('button', { name: 'Fill in' }).click()
    await isChosen('Return')
    await page.getByRole('button', { name: /^Leave out: .*nights/ }).click()
    await isChosen(trip)
  }
})

test('on the home page a word picks the program; unreadable or overlong text gets a note', async ({ page }) => {
  await page.goto('/')
  await words(page).fill('velocity')
  await words(page).press('Enter')
  await expect(page.getByRole('radio', { name: 'Velocity' })).toBeChecked()
  await words(page).fill('<script>alert(1)</script>')
  await words(page).press('Enter')
  await expect(page.getByText('We didn’t understand that.')).toBeVisible()
  await words(page).fill('a'.repeat(9_000))
  await words(page).press('Enter')
  await expect(page.getByText('We only read the first 400 characters.')).toBeVisible()
})

test('the search address published for search engines leads to results', async ({ page }) => {
  await page.goto('/')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [, template = ''] = /"urlTemplate":"([^"]+)"/.exec(data.join()) ?? []
  const { pathname, search } = new URL(template.replace('{search_term_string}', 'business Sydney to Singapore'))
  await page.goto(pathname + search)
  await expect(page).toHaveURL(/qantas\/reward-seat-finder\?from=SYD&to=SIN&cabins=J$/)
  await expect(page.getByRole('heading', { name: /Sydney to Singapore/ }).first()).toBeVisible()
})

test('the palette searches by a sentence', async ({ page }) => {
  await page.goto('/pricing')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search the site' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.type('2 business seats Perth to London')
  await expect(page.getByRole('option').first()).toContainText('2 seats · Business · From Perth · To London')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/qantas/reward-seat-finder?from=PER&to=LON&seats=2&cabins=J')
})

test('the state of the school holidays is asked about; weekdays, stops and charges fill in the form', async ({
  page,
}) => {
  await page.goto('/qantas/reward-seat-finder')
  await isLive(page)
  await words(page).fill('Fiji in the July school holidays, taxes under $300, not via Auckland, leaving on a Friday')
  await words(page).press('Enter')
  await expect(understood(page)).toContainText([
    'To Fiji',
    'Up to $300 in charges',
    'No stop in Auckland',
    'Leaving on Friday',
  ])
  await page.getByRole('button', { name: 'VIC: 26 June to 11 July 2027' }).click()
  await expect(understood(page).filter({ hasText: '26 June to 11 July 2027' })).toBeVisible()
  await page.getByRole('button', { name: 'Melbourne' }).click()
  await page.getByRole('button', { name: /^Search seats/ }).click()
  await expect(page).toHaveURL(/from=MEL&to=country:FJ&when=2027-06-26\.\.2027-07-11&leaveOn=fri/)
  await expect(page).toHaveURL(/avoid=AKL/)
  await expect(page).toHaveURL(/charges=300/)
})

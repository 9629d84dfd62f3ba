import { expect } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { freshEmail, signUp } from './account-stage.ts'
import { board, form, setAlert } from './alerts-stage.ts'
import { test } from './stage.ts'

test('invalid parts of an address are named, and valid ones are kept', async ({ page }) => {
  const codes = Array.from(
    { length: 500 },
    (_, at) => `A${String.fromCharCode(65 + (at % 26), 65 + Math.floor(at / 26))}`,
  )
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`/alerts?new&from=${codes}&to=SIN&start=2027-02-10&end=2027-02-01&seats=2&name=${'x'.repeat(4_000)}`)
  const said = page.getByText('We couldn’t read part of this link').locator('..')
  await expect(said).toContainText('on or after the start, 2027-02-10')
  await expect(said).toContainText('up to 40 places')
  await expect(said).toContainText('a name of up to 80 characters')
  await expect(form(page).getByLabel('Seats', { exact: true })).toHaveValue('2')
  await page.goto('/alerts?new&from=QQQ&to=SIN&name=%3Cscript%3Ewindow.hit=1%3C/script%3E')
  await form(page)
    .getByRole('button', { name: /save this alert/ })
    .click()
  await expect(form(page).getByRole('alert')).toContainText('We don’t know QQQ')
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(faults).toEqual([])
})

test('what the plan doesn’t cover is shown locked, and is not saved', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('alerts'))
  await page.goto('/alerts?new&from=SYD&to=LHR&start=2027-08-01&end=2027-08-31&seats=3')
  await expect(form(page)).toContainText('Free covers 120 days ahead, to 20 Mar 2027. Silver and Gold cover 420 days.')
  await expect(form(page)).toContainText('Free covers 1 seat at a time. Silver covers 3.')
  await expect(form(page).getByRole('checkbox', { name: /Webhook/ })).toBeDisabled()
  await form(page).getByRole('button', { name: 'Set alert' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Free covers 120 days ahead')
  await expect(page).toHaveURL(/\/alerts\?new/)
  await isAccessible(page)
})

test('a change made offline shows in the list at once and reaches the server later', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('alerts'))
  await setAlert(page, 'from=SYD&to=SIN&name=Offline')
  // The list is a separate script, which has to be loaded before the connection goes.
  const pause = board(page).getByRole('button', { name: 'Pause Offline' })
  await expect(pause).toBeVisible()
  await page.context().setOffline(true)
  await pause.click()
  await expect(board(page)).toContainText('Paused')
  await expect(page.getByText('we’ll save it when you’re back online')).toBeVisible()
  await page.context().setOffline(false)
  await expect(async () => {
    const other = await page.context().newPage()
    await other.goto('/alerts')
    await expect(board(other)).toContainText('Paused', { timeout: 5_000 })
    await other.close()
  }).toPass()
})

test('a seat alert is composed, and the cabin it watches is a click away', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('seat-alerts'))
  // Of this aircraft only first class has seat numbers in our data.
  await page.goto('/seat-alerts?new&flight=qf11&date=2026-12-11&wanted=45A')
  const seatForm = page.getByRole('form', { name: 'Seat alert' })
  const aside = page.getByRole('complementary')
  await expect(aside).toContainText('no seat numbers for economy')
  await aside.getByRole('button', { name: 'A window seat in first' }).click()
  await expect(seatForm.getByLabel('I want')).toHaveValue('window')
  await expect(aside).toContainText(/In \d+ checks since/)
  await page.goto('/seat-alerts?new&flight=qf741&date=2026-12-11')
  await seatForm.getByLabel('I want').selectOption('Specific seats')
  await seatForm.getByRole('textbox', { name: 'Seats' }).fill('4a, 99Z')
  await seatForm.getByRole('button', { name: 'Set alert' }).click()
  await expect(seatForm.getByRole('textbox', { name: 'Seats' })).toBeFocused()
  await seatForm.getByRole('textbox', { name: 'Seats' }).fill('4a, 4c')
  await expect(page.getByRole('complementary')).toContainText('when 4A or 4C on QF741')
  await expect(page.getByRole('complementary')).toContainText(/In \d+ checks since .* this would (not )?have matched/)
  await isAccessible(page)
  await seatForm.getByRole('button', { name: 'Set alert' }).click()
  const list = page.getByRole('region', { name: 'Your seat alerts' })
  await expect(list).toContainText('4A or 4C')
  await expect(list).toContainText('Running')
  await page.reload()
  await expect(page.getByRole('region', { name: 'How we notify you' })).toContainText('Included in Silver and Gold')
  await isAccessible(page)
})

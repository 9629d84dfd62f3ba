import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { freshEmail, loginDialog, password, signUp } from './account-stage.ts'

async function isAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

const form = (page: Page) => page.getByRole('form', { name: 'Alert', exact: true })
const board = (page: Page) => page.getByRole('region', { name: 'Your alerts' })

/** Sets an alert by its address, as a finder's row does. */
async function setAlert(page: Page, query: string): Promise<void> {
  await page.goto(`/alerts?new&${query}`)
  await form(page).getByRole('button', { name: 'Set alert' }).click()
  await expect(page).toHaveURL(/\/alerts$/)
}

test('a guest composes an alert, reloads, signs up, and has it once', async ({ page }) => {
  await page.goto('/alerts?new&from=SYD&to=SIN&cabins=J')
  const preview = page.getByRole('complementary', { name: 'What this alert finds' })
  await expect(preview).toContainText(/seats like these/)
  await expect(preview).toContainText('Sample data')
  await form(page).getByLabel('Name').fill('Singapore <b>soon</b>')
  await expect(page).toHaveURL(/name=Singapore/)
  await page.goto('/alerts')
  await expect(form(page).getByLabel('Name')).toHaveValue('Singapore <b>soon</b>')

  await form(page).getByRole('button', { name: 'Sign up free and keep it' }).click()
  const { dialog, tab, field, submit } = loginDialog(page)
  await tab('Sign Up').click()
  await field('Name').fill('Ann Example')
  await field('Email').fill(freshEmail('alerts'))
  await field('Password').fill(password)
  await submit('Sign Up').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Your alert is set' })).toBeVisible()
  await expect(board(page).getByRole('heading', { name: 'Singapore <b>soon</b>' })).toBeVisible()
  await expect(board(page)).toContainText('Running')

  await page.reload()
  await expect(board(page).getByRole('listitem')).toHaveCount(1)
  await isAccessible(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Alerts', exact: true })).toContainText('Singapore <b>soon</b>')
})

test('a member composes by keyboard, changes, pauses, duplicates, deletes and takes that back', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('alerts'))
  await page.goto('/alerts')
  await page.getByRole('link', { name: 'New alert' }).click()
  await form(page).getByRole('button', { name: 'Set alert' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Say where from.')

  await form(page).getByLabel('From', { exact: true }).focus()
  await page.keyboard.type('Melbourne')
  await expect(page.getByRole('option').first()).toContainText('Melbourne')
  await page.keyboard.press('Enter')
  await form(page).getByLabel('To', { exact: true }).focus()
  await page.keyboard.type('Tokyo')
  await expect(page.getByRole('option').first()).toContainText('Tokyo')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await form(page).getByLabel('Name').focus()
  await page.keyboard.type('Tokyo')
  await page.keyboard.press('Enter')
  await expect(board(page).getByRole('heading', { name: 'Tokyo' })).toBeVisible()
  await expect(board(page)).toContainText('Melbourne to Tokyo')

  await board(page).getByRole('link', { name: 'Edit Tokyo' }).click()
  await form(page).getByText('More conditions').click()
  await form(page).getByRole('button', { name: 'Fri' }).click()
  await form(page).getByLabel('Points at most').fill('90,000')
  await form(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(board(page)).toContainText('Fri · up to 90,000 points')

  await board(page).getByRole('button', { name: 'Pause Tokyo' }).click()
  await expect(board(page)).toContainText('Paused')
  await board(page).getByRole('button', { name: 'Resume Tokyo' }).click()
  await expect(board(page)).toContainText('Running')

  await board(page).getByRole('button', { name: 'More for Tokyo' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(form(page).getByLabel('Name')).toHaveValue('Tokyo (copy)')
  await form(page).getByRole('button', { name: 'Set alert' }).click()
  await expect(board(page).getByRole('heading', { level: 3 })).toHaveText(['Tokyo', 'Tokyo (copy)'])

  await board(page).getByRole('button', { name: 'More for Tokyo (copy)' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(board(page).getByRole('heading', { level: 3 })).toHaveText(['Tokyo'])
  await board(page).getByRole('button', { name: 'Undo' }).click()
  await expect(board(page).getByRole('heading', { level: 3 })).toHaveText(['Tokyo', 'Tokyo (copy)'])
})

test('what an address says wrongly is named, and what is meant right is kept', async ({ page }) => {
  const codes = Array.from({ length: 500 }, (_, at) => `A${String.fromCharCode(65 + (at % 26), 65 + Math.floor(at / 26))}`)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`/alerts?new&from=${codes}&to=SIN&start=2027-02-10&end=2027-02-01&seats=2&name=${'x'.repeat(8_000)}`)
  const said = page.getByText('Part of this address could not be read').locator('..')
  await expect(said).toContainText('on or after the start, 2027-02-10')
  await expect(said).toContainText('up to 40 places')
  await expect(said).toContainText('a name of up to 80 characters')
  await expect(form(page).getByLabel('Seats')).toHaveValue('2')
  await page.goto('/alerts?new&from=QQQ&to=SIN&name=%3Cscript%3Ewindow.hit=1%3C/script%3E')
  await form(page).getByRole('button', { name: /keep it/ }).click()
  await expect(form(page).getByRole('alert')).toContainText('QQQ: no place we know')
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(faults).toEqual([])
})

test('what the plan does not reach is shown locked, and is not kept', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('alerts'))
  await page.goto('/alerts?new&from=SYD&to=LHR&start=2027-08-01&end=2027-08-31&seats=3')
  await expect(form(page)).toContainText('Free watches 120 days ahead, to 20 Mar 2027. Silver and Gold watch 420 days.')
  await expect(form(page)).toContainText('Free watches for 1 seat at a time. Silver watches for 3.')
  await expect(form(page).getByRole('checkbox', { name: /Webhook/ })).toBeDisabled()
  await form(page).getByRole('button', { name: 'Set alert' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Free watches 120 days ahead')
  await expect(page).toHaveURL(/\/alerts\?new/)
  await isAccessible(page)
})

test('a change made without a connection is in the list at once and reaches the server later', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('alerts'))
  await setAlert(page, 'from=SYD&to=SIN&name=Offline')
  await page.context().setOffline(true)
  await board(page).getByRole('button', { name: 'Pause Offline' }).click()
  await expect(board(page)).toContainText('Paused')
  await expect(page.getByText('it is sent when the connection is back')).toBeVisible()
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
  await page.goto('/seat-alerts?new&flight=qf741&date=2026-12-11')
  const seatForm = page.getByRole('form', { name: 'Seat alert' })
  await seatForm.getByLabel('I want').selectOption('Certain seats')
  await seatForm.getByRole('textbox', { name: 'Seats' }).fill('4a, 99Z')
  await seatForm.getByRole('button', { name: 'Set alert' }).click()
  await expect(seatForm.getByRole('textbox', { name: 'Seats' })).toBeFocused()
  await seatForm.getByRole('textbox', { name: 'Seats' }).fill('4a, 4c')
  await expect(page.getByRole('complementary')).toContainText('when 4A or 4C on QF741')
  await isAccessible(page)
  await seatForm.getByRole('button', { name: 'Set alert' }).click()
  const list = page.getByRole('region', { name: 'Your seat alerts' })
  await expect(list).toContainText('4A or 4C')
  await expect(list).toContainText('Running')
  await page.reload()
  await expect(page.getByRole('region', { name: 'How we tell you' })).toContainText('comes with Silver and Gold')
  await isAccessible(page)
})

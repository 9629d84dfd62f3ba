import { expect } from '@playwright/test'
import { isAccessible } from './accessibility.ts'
import { freshEmail, loginDialog, password, signUp } from './account-stage.ts'
import { board, form } from './alerts-stage.ts'
import { test } from './stage.ts'

test('a guest composes an alert, comes back, signs up, and has it once', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/alerts?new&from=SYD&to=SIN&cabins=J')
  const preview = page.getByRole('complementary', { name: 'What this alert finds' })
  await expect(preview).toContainText(/seats like these/)
  await expect(preview).toContainText('Sample data')
  await form(page).getByLabel('Name').fill('Singapore <b>soon</b>')
  await expect(page).toHaveURL(/name=Singapore/)
  await page.goto('/alerts')
  await expect(form(page).getByLabel('Name')).toHaveValue('Singapore <b>soon</b>')

  await form(page).getByRole('button', { name: 'Sign up to save this alert' }).click()
  const { dialog, tab, field, submit } = loginDialog(page)
  await tab('Sign Up').click()
  await field('Name').fill('Ann Example')
  await field('Email').fill(freshEmail('alerts'))
  await field('Password').fill(password)
  await submit('Sign Up').click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Your alert is set' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Alerts', exact: true })).toContainText('Singapore <b>soon</b>')

  await page.goto('/alerts')
  await expect(board(page).getByRole('heading', { name: 'Singapore <b>soon</b>' })).toBeVisible()
  await expect(board(page)).toContainText('Running')

  await page.reload()
  await expect(board(page).getByRole('listitem')).toHaveCount(1)
  await isAccessible(page)
})

test('a member composes by keyboard, changes, pauses, duplicates, deletes and takes that back', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('alerts'))
  await page.goto('/alerts')
  await page.getByRole('link', { name: 'New alert' }).click()
  await form(page).getByRole('button', { name: 'Set alert' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Choose where from.')

  await expect(form(page).getByLabel('From', { exact: true })).toBeFocused()
  await page.keyboard.type('Melbourne')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Melbourne')
  await page.keyboard.press('Enter')
  await form(page).getByLabel('To', { exact: true }).focus()
  await page.keyboard.type('Tokyo')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Tokyo')
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
  await form(page).getByLabel('Maximum points').fill('90,000')
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
  await expect(form(page).getByRole('link', { name: 'Open that alert' })).toBeVisible()
  await form(page).getByLabel('Maximum points').fill('80,000')
  await form(page).getByRole('button', { name: 'Set alert' }).click()
  await expect(board(page).getByRole('heading', { level: 3 })).toHaveText(['Tokyo', 'Tokyo (copy)'])

  await board(page).getByRole('button', { name: 'More for Tokyo (copy)' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(board(page).getByRole('heading', { level: 3 })).toHaveText(['Tokyo'])
  await board(page).getByRole('button', { name: 'Undo' }).click()
  await expect(board(page).getByRole('heading', { level: 3 })).toHaveText(['Tokyo', 'Tokyo (copy)'])
})

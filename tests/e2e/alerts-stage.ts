import { expect, type Page } from '@playwright/test'

export const form = (page: Page) => page.getByRole('form', { name: 'Alert', exact: true })
export const board = (page: Page) => page.getByRole('region', { name: 'Your alerts' })

/** Sets an alert through its address, as the link in a finder's row does. */
export async function setAlert(page: Page, query: string): Promise<void> {
  await page.goto(`/alerts?new&${query}`)
  await form(page).getByRole('button', { name: 'Set alert' }).click()
  await expect(page).toHaveURL(/\/alerts$/)
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

export const form = (page: Page) => page.getByRole('form', { name: 'Alert', exact: true })
export const board = (page: Page) => page.getByRole('region', { name: 'Your alerts' })

/** Sets an alert by its address, as a finder's row does. */
export async function setAlert(page: Page, query: string): Promise<void> {
  await page.goto(`/alerts?new&${query}`)
  await form(page).getByRole('button', { name: 'Set alert' }).click()
  await expect(page).toHaveURL(/\/alerts$/)
}

import { expect } from '@playwright/test'
import { backendOf, freshEmail, signUp } from './account-stage.ts'
import { test } from './stage.ts'

test('with the database out of reach, the list says so and is not empty', async ({ page }) => {
  await page.goto('/')
  await signUp(page, freshEmail('unreached'))
  const { firestore } = await backendOf(page)
  await page.route(`http://${firestore}/**`, (route) => route.abort())
  await page.goto('/alerts')
  const list = page.getByRole('region', { name: 'Your alerts' })
  await expect(list).toContainText('our database isn’t responding')
  await expect(list).not.toContainText('No alerts yet')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(list).toContainText('No alerts yet')
})

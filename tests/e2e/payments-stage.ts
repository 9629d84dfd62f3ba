import { expect, type Page } from '@playwright/test'
import { readDocument, uidOf } from './account-stage.ts'
import { backend } from './site.ts'

const payments = `http://${backend.PAYMENTS_EMULATOR_HOST}`

export const cards = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  asks: '4000 0027 6000 3184',
  failsLater: '4000 0000 0000 0341',
} as const

/** Triggers what only the simulated provider can do. */
export async function simulate(page: Page, what: string, body: object): Promise<unknown> {
  const response = await page.request.post(`${payments}/simulation/${what}`, { data: body })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

export const calmWebhooks = { hold: false, reversed: false, duplicates: 0, drop: 0, delayMs: 0 }

/** Calls the simulated provider as our servers do. */
export async function callProvider(page: Page, path: string): Promise<{ data: Record<string, unknown>[] }> {
  const headers = { authorization: 'Bearer sk_test_stand_in' }
  return (await page.request.get(`${payments}/v1/${path}`, { headers })).json()
}

/** The member's customer id at the provider; empty until there is one. */
export async function customerOf(page: Page, email: string): Promise<string> {
  const uid = await uidOf(page, email)
  const document = (await readDocument(page, `payment-customers/${uid}`)) as {
    customerId: { stringValue: string }
  } | null
  return document?.customerId.stringValue ?? ''
}

/** The id of the active price with the given lookup key. */
export async function priceOf(page: Page, lookupKey: string): Promise<string> {
  const { data } = await callProvider(page, `prices?lookup_keys[0]=${lookupKey}&active=true`)
  return String(data[0]?.id)
}

export const planChip = (page: Page, name: 'Free' | 'Silver' | 'Gold') =>
  page.getByRole('heading', { name: `Your plan: ${name}` })

/** Goes from pricing to the payment page of a plan. */
export async function goToPayment(page: Page, plan: 'Silver' | 'Gold'): Promise<void> {
  await page.goto('/pricing')
  await page.getByRole('link', { name: `Choose ${plan}` }).click()
  await expect(page).toHaveURL(/\/checkout\?/)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: `Pay for ${plan}, monthly` })).toBeVisible()
}

export async function pay(page: Page, card: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card)
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

/** Opens the billing portal through the account menu. */
export async function openPortal(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Ann Example' }).click()
  await page.getByRole('menuitem', { name: 'Billing' }).click()
  await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible()
}

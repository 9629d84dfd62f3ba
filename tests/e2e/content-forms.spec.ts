import { expect, type Page } from '@playwright/test'
import type { Mail } from '../backend/mail-inbox.ts'
import { freshEmail, patchDocument, signUp } from './account-stage.ts'
import { inbox } from './site.ts'
import { test } from './stage.ts'

const reference = /^[CBR]-[2-9A-Z]{4}-[2-9A-Z]{4}$/
const heading = (page: Page) => page.getByRole('heading', { name: 'We’ve got it' })

/** Mails to the team that mention a reference number. */
async function mailsAbout(number: string): Promise<Mail[]> {
  const mails = (await (await fetch(`${inbox}/email`)).json()) as Mail[]
  return mails.filter(({ subject }) => subject.includes(number))
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('Email address').fill('ann@example.com')
  await page.getByLabel('What is it about?').selectOption('figure')
  await page.getByRole('textbox', { name: 'Message' }).fill('The charge to Fiji is old.')
}

test('the contact form names a missing field, keeps its text over a reload and a failure, and is mailed', {
  tag: '@daily',
}, async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your name is missing.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await fillContact(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('The charge to Fiji is old.')

  await page.route('**/submitForm', (route) => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('We couldn’t send it. What you typed is still here')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ann')

  await page.unroute('**/submitForm')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(heading(page)).toBeFocused()
  const number = (await page.getByText(reference).textContent()) ?? ''
  await expect
    .poll(async () => (await mailsAbout(number)).map(({ text }) => text))
    .toEqual([expect.stringContaining('Fiji')])
  await page.getByRole('button', { name: 'Send another' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('text typed during sending is kept and marked as unsent; overlong text isn’t cut off', async ({ page }) => {
  await page.goto('/contact')
  await fillContact(page)
  await page.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(5_120))
  await expect(page.getByText('120 characters too long. Up to 5,000 fit.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('x'.repeat(5_120))
  await page.getByRole('textbox', { name: 'Message' }).fill('The charge to Fiji is old.')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/submitForm', async (route) => {
    await held
    await route.continue()
  })
  const submission = page.waitForRequest('**/submitForm')
  await page.getByRole('button', { name: 'Send message' }).click()
  await submission
  await page.getByRole('textbox', { name: 'Message' }).fill('The charge to Fiji is old. And Nadi is spelled wrong.')
  release()
  await expect(heading(page)).toBeFocused()
  // The receipt quotes only the text that was sent.
  await expect(page.getByRole('blockquote')).toHaveText('The charge to Fiji is old.')
  await expect(page.getByText('What you typed after that hasn’t been sent.')).toBeVisible()
  const first = await page.getByText(reference).textContent()
  await page.getByRole('button', { name: 'Continue with the unsent part' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'The charge to Fiji is old. And Nadi is spelled wrong.',
  )
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('blockquote')).toHaveText('The charge to Fiji is old. And Nadi is spelled wrong.')
  expect(await page.getByText(reference).textContent()).not.toBe(first)
})

test('a booking request: days in their order, and a number to quote', async ({ page }) => {
  await page.goto('/points-booking-service')
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('Email address').fill('ann@example.com')
  await page.getByLabel('From').fill('Sydney')
  await page.getByLabel('To', { exact: true }).fill('Japan')
  await page.getByLabel('Earliest departure').fill('2020-03-14')
  await page.getByLabel('Latest return').fill('2027-03-01')
  await page.getByLabel('Travellers').fill('2')
  await page.getByLabel('Cabin').selectOption('J')
  await page.getByLabel('Points in').selectOption('qantas')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Choose a date that hasn’t passed.')).toBeVisible()
  await page.getByLabel('Earliest departure').fill('2027-03-14')
  await expect(page.getByText('Choose a date after you leave.')).toBeVisible()
  await page.getByLabel('Latest return').fill('2027-03-28')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
})

test('reviews start empty; a guest has to log in; a member’s review shows once published', async ({ page }) => {
  await page.goto('/reviews')
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  await page.getByLabel('Name to show').fill('Ann')
  await page.getByLabel('Stars').selectOption('4')
  await page.getByLabel('Your review').fill('It found the seat.')
  await page.getByRole('button', { name: 'Log in and send review' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await signUp(page, freshEmail('review'))
  await page.goto('/reviews')
  await expect(page.getByLabel('Your review')).toHaveValue('It found the seat.')
  await page.getByRole('button', { name: 'Send review', exact: true }).click()
  await expect(heading(page)).toBeVisible()
  const number = (await page.getByText(reference).textContent()) ?? ''
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()

  // Once the team has published it, everyone sees it within seconds.
  await patchDocument(page, `forms/${number}`, { published: { booleanValue: true } })
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('It found the seat.', { exact: true })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 45_000 })
  await patchDocument(page, `forms/${number}`, { published: { booleanValue: false } })
})

test('an FAQ answer opens by keyboard', async ({ page }) => {
  await page.goto('/faq#timing')
  const question = page.locator('summary', { hasText: 'How far ahead can I book a Qantas reward seat?' })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('353 days before departure.')).toBeVisible()
})

test('serves the feed, llms.txt and preview pictures, and 404 for unknown pictures', async ({ request }) => {
  const feed = await request.get('/feed.xml')
  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  expect(await feed.text()).toContain('<entry>')
  expect(await (await request.get('/llms.txt')).text()).toContain('# Pointsward')
  const own = ['/og/popular-routes/sydney-to-los-angeles.png', '/og/seatmaps/virgin-australia/737-800.png']
  for (const path of ['/og/home.png', '/og/qantas/extension.png', ...own]) {
    const picture = await request.get(path)
    expect(picture.headers()['content-type']).toBe('image/png')
    const bytes = await picture.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  }
  for (const path of ['/og/test/design.png', '/og/popular-routes/atlantis.png', '/og/seatmaps/qantas.png']) {
    expect((await request.get(path)).status()).toBe(404)
  }
})

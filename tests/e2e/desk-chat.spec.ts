import { expect, type Page } from '@playwright/test'
import type { Mail } from '../backend/mail-inbox.ts'
import { isAccessible } from './accessibility.ts'
import { enterAsOperator } from './operator-stage.ts'
import { inbox } from './site.ts'
import { test } from './stage.ts'

const path = '/test/concierge-chat'

async function write(page: Page, label: 'Message' | 'Answer', text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByRole('textbox', { name: label, exact: true }).press('Enter')
}

/** Holds the answers to sent messages back until they are released. */
async function holdAnswers(page: Page): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/sendChat', async (route) => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  })
  return { release: () => release() }
}

async function mailOf(reference: string): Promise<Mail | undefined> {
  const mails = (await (await fetch(`${inbox}/email`)).json()) as Mail[]
  return mails.find(({ subject }) => subject.includes(reference))
}

test('a chat is mailed to the team while it is offline, and then live on both sides', async ({ page, browser }) => {
  const question = `Which partner flies there? <b>${Date.now()}</b>`
  await page.goto(path)
  await page.getByLabel('Email address (optional)').fill('ann@example.com')
  // What is typed while the first answer is awaited stays, and so does the focus.
  const first = await holdAnswers(page)
  await write(page, 'Message', question)
  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await message.fill('By the way')
  first.release()
  await expect(page.getByRole('list').getByText(question)).toBeVisible()
  await expect(page.getByText('What you typed after that hasn’t been sent yet.')).toBeVisible()
  await expect(message).toHaveValue('By the way')
  await expect(message).toBeFocused()
  await page.unroute('**/sendChat')
  await expect(page.getByText('We’re offline.')).toBeVisible()
  const reference = (await page.getByText(/^H-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? ''
  await expect.poll(async () => (await mailOf(reference))?.text).toContain(question)
  expect((await mailOf(reference))?.html).not.toContain('<b>')

  const desk = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await enterAsOperator(desk, 'desk')
  await desk.goto(path)
  await desk
    .getByRole('navigation', { name: 'Chats' })
    .getByRole('button', { name: question.slice(0, 60) })
    .click()
  await expect(page.getByText('We’re online.')).toBeVisible()
  await isAccessible(desk)

  await desk.getByRole('textbox', { name: 'Answer', exact: true }).pressSequentially('Qatar')
  await expect(page.getByText('Pointsward is typing')).toBeVisible()
  await desk.getByRole('textbox', { name: 'Answer', exact: true }).press('Enter')
  await expect(page.getByRole('list').getByText('Qatar')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('list').getByText('Qatar')).toBeVisible()
  await write(page, 'Message', 'Thank you')
  await expect(desk.getByRole('list').getByText('Thank you').last()).toBeVisible()

  await desk.getByRole('button', { name: `Close: ${reference}` }).click()
  await expect(page.getByText('This chat was closed.')).toBeVisible()
  const chats = desk.getByRole('navigation', { name: 'Chats' })
  await expect(chats.getByText('Thank you')).toHaveCount(0)
  // The response is held back until the chat has been removed from this browser.
  const last = await holdAnswers(page)
  await write(page, 'Message', 'One thing more')
  await expect(chats.getByText('One thing more')).toBeVisible()
  await expect(desk.getByRole('button', { name: `Close: ${reference}` })).toBeVisible()
  await desk.close()

  await page.getByRole('button', { name: 'Remove from this browser' }).click()
  await expect(page.getByText(question)).toHaveCount(0)
  const answered = page.waitForResponse('**/sendChat')
  last.release()
  await answered
  await page.reload()
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  await expect(page.getByText(question)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove from this browser' })).toHaveCount(0)
})

import { createECDH, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { telegramSecret } from '../../lib/server/alerts/delivery/send-telegram.ts'
import { root } from '../../local/install.mjs'
import type { Mail } from '../backend/mail-inbox.ts'
import { withWindows } from '../browser.ts'
import { type Receiver, startReceiver } from '../contract/delivery/receiver.ts'
import { isAccessible } from './accessibility.ts'
import { confirmAddress, confirmationSubject, freshEmail, patchDocument, signUp, uidOf } from './account-stage.ts'
import { backend, inbox, telegram } from './site.ts'
import { test } from './stage.ts'

/** Push needs the site's worker, which the other tests block. */
test.use({ ...withWindows(), serviceWorkers: 'allow', permissions: ['notifications'] })

let receiver: Receiver
let bot: Receiver
test.beforeAll(async () => {
  receiver = await startReceiver(({ path }) => ({ status: path === '/push' ? 201 : 200, body: '{}' }))
  bot = await startReceiver(() => ({ body: '{"ok":true,"result":{}}' }), telegram.port)
})
test.afterAll(() => Promise.all([receiver.stop(), bot.stop()]))

const text = (stringValue: string) => ({ stringValue })

/** Subscribes to the test's own server, since no browser vendor's push service can be reached here. */
async function standInForPushService(page: Page): Promise<void> {
  const keys = createECDH('prime256v1').generateKeys('base64url')
  const subscription = {
    endpoint: `${receiver.url}/push`,
    keys: { p256dh: keys, auth: randomBytes(16).toString('base64url') },
  }
  await page.addInitScript((made) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => made }) as unknown as PushSubscription
  }, subscription)
}

/** Calls our webhook as Telegram does when someone writes to the bot; returns the status. */
async function writeToBot(message: string): Promise<number> {
  const kept: { LINK_SECRET: string } = JSON.parse(readFileSync(join(root, '.local', 'secrets.json'), 'utf8'))
  const url = `http://${backend.FUNCTIONS_EMULATOR_HOST}/demo-pointsward/australia-southeast1/telegramUpdates`
  const secret = telegramSecret(kept.LINK_SECRET)
  const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret }
  const chat = { id: 7, type: 'private', username: 'ann_example' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ message: { text: message, chat } }) }))
    .status
}

/** One channel of the panel: its block, its test button, and the actions on it. */
function channelOf(page: Page, name: string) {
  const panel = page.getByRole('region', { name: 'How we notify you' })
  const block = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const test = block.getByRole('button', { name: `Send a test by ${name}` })
  return {
    block,
    test,
    sendTest: async (to: RegExp) => {
      // A change shows before the server has confirmed it, and a channel does one thing at a time.
      await expect(block).toHaveAttribute('aria-busy', 'false')
      await test.click()
      await expect(block.getByRole('status').filter({ hasText: to })).toBeVisible()
    },
    take: async (address: string) => {
      await block.getByRole('textbox').fill(address)
      await block.getByRole('textbox').press('Enter')
    },
    remove: async (button: RegExp | string = 'Remove') => {
      await expect(block).toHaveAttribute('aria-busy', 'false')
      await block.getByRole('button', { name: button }).click()
      await expect(test).toHaveCount(0)
    },
  }
}

test('a member sets up every channel, gets a test message, and removes it', async ({ page }) => {
  test.slow()
  const email = freshEmail('channels')
  await standInForPushService(page)
  await page.goto('/')
  await signUp(page, email)
  const uid = await uidOf(page, email)
  await page.goto('/alerts')
  const [mail, webhook, ntfy] = ['Email', 'Webhook', 'ntfy'].map((name) => channelOf(page, name))
  if (!mail || !webhook || !ntfy) throw new Error('three names make three channels')
  await expect(webhook.block).toContainText('Included in Silver and Gold')
  await patchDocument(page, `users/${uid}/private/plan`, { name: { mapValue: { fields: { slug: text('gold') } } } })
  await expect(webhook.block).not.toContainText('Included in')

  await test.step('email, resumed after a bounce and after an unsubscribe', async () => {
    await mail.test.click()
    await expect(mail.block).toContainText('Confirm your email address first')
    await confirmAddress(page, email)
    await mail.sendTest(/Sent to channels/)
    const mails = async () => (await (await fetch(`${inbox}/email`)).json()) as Mail[]
    const mine = async () =>
      (await mails()).filter(
        ({ to, subject }) => to.some(({ address }) => address === email) && !subject.startsWith(confirmationSubject),
      ).length
    await expect.poll(mine).toBe(1)
    const reason = 'The email bounced: 550 no such user'
    const fields = { address: text(email), reason: text(reason), at: text('2026-11-20T00:00:00.000Z') }
    await patchDocument(page, `users/${uid}/private/channels`, { suppressed: { mapValue: { fields } } })
    await expect(mail.block).toContainText(reason)
    await mail.block.getByRole('button', { name: 'Resume emails' }).click()
    await expect(mail.block).not.toContainText(reason)
    await patchDocument(page, `users/${uid}/private/channels`, { emailOff: { booleanValue: true } })
    await expect(mail.block).toContainText('You unsubscribed from all alert emails')
    await expect(mail.block).toHaveAttribute('aria-busy', 'false')
    await mail.block.getByRole('button', { name: 'Resume emails' }).click()
    await expect(mail.block).not.toContainText('You unsubscribed')
  })

  await test.step('a webhook and an ntfy topic', async () => {
    await webhook.take(`${receiver.url}/seats`)
    await webhook.sendTest(/Sent to 127\.0\.0\.1/)
    const posted = receiver.received.find(({ path }) => path === '/seats')
    expect(posted?.headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/)
    await expect(webhook.block.getByRole('region', { name: 'Recent deliveries' })).toContainText('Received: 200')
    await webhook.block.getByRole('button', { name: 'Create a new one' }).click()
    await expect(webhook.block).toContainText('The old secret works until')
    await expect(webhook.block).toHaveAttribute('aria-busy', 'false')
    await webhook.sendTest(/Sent to 127\.0\.0\.1/)
    const latest = receiver.received.filter(({ path }) => path === '/seats').at(-1)
    expect(String(latest?.headers['webhook-signature']).split(' ')).toHaveLength(2)
    await webhook.block.getByRole('button', { name: 'End it now' }).click()
    await expect(webhook.block).not.toContainText('The old secret works until')
    await webhook.remove()
    await ntfy.take(`${receiver.url}/my-seats`)
    await ntfy.sendTest(/Sent to 127\.0\.0\.1/)
    expect(receiver.received.some(({ body }) => body.includes('"topic":"my-seats"'))).toBe(true)
    await ntfy.remove()
  })

  await test.step('a Telegram chat', async () => {
    const chat = channelOf(page, 'Telegram')
    await chat.block.getByRole('button', { name: 'Connect a chat' }).click()
    const link = chat.block.getByRole('link', { name: 'Open Telegram and press Start' })
    const code = new URL((await link.getAttribute('href')) ?? '').searchParams.get('start') ?? ''
    expect(await writeToBot(`/start ${code}`)).toBe(200)
    await expect(chat.block).toContainText('Chat with ann_example')
    await chat.sendTest(/Sent to Telegram/)
    expect(bot.received.at(-1)?.path).toBe(`/bot${telegram.token}/sendMessage`)
    await chat.remove()
  })

  await test.step('feeds at secret addresses, until they are revoked', async () => {
    const { block } = channelOf(page, 'Feeds')
    await block.getByRole('button', { name: 'Create addresses' }).click()
    await expect(block.locator('code')).toHaveCount(2)
    const addresses = await block.locator('code').allTextContents()
    const statuses = () => Promise.all(addresses.map(async (address) => (await page.request.get(address)).status()))
    expect(await statuses()).toEqual([200, 200])
    await expect(block).toHaveAttribute('aria-busy', 'false')
    await block.getByRole('button', { name: 'Revoke' }).click()
    await expect(block).toContainText('No addresses yet')
    expect(await statuses()).toEqual([404, 404])
  })

  await test.step('notifications on this browser', async () => {
    const push = channelOf(page, 'Notifications')
    await push.block.getByRole('button', { name: 'Allow on this browser' }).click()
    await push.sendTest(/Sent to 1 browser/)
    const pushed = receiver.received.find(({ path }) => path === '/push')
    expect(pushed?.headers['content-encoding']).toBe('aes128gcm')
    await push.remove(/^Remove Chrome on/)
  })
  await isAccessible(page)
})

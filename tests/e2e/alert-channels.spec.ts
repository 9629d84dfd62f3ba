import { createECDH, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { telegramSecret } from '../../lib/server/alerts/delivery/telegram-join.ts'
import { root } from '../../local/install.mjs'
import type { Mail } from '../backend/mail-inbox.ts'
import { type Receiver, startReceiver } from '../contract/delivery/receiver.ts'
import { freshEmail, patchDocument, signUp, uidOf } from './account-stage.ts'
import { isAccessible } from './alerts-stage.ts'
import { backend, base, inbox, telegram } from './site.ts'

/** Push needs the site's worker, which the other tests block. */
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

let receiver: Receiver
let bot: Receiver
test.beforeAll(async () => {
  receiver = await startReceiver(({ path }) => ({ status: path === '/push' ? 201 : 200, body: '{}' }))
  bot = await startReceiver(() => ({ body: '{"ok":true,"result":{}}' }), telegram.port)
})
test.afterAll(() => Promise.all([receiver.stop(), bot.stop()]))

const panel = (page: Page) => page.getByRole('region', { name: 'How we tell you' })

const text = (stringValue: string) => ({ stringValue })

/** Subscribes where no push service of a browser's maker can be reached: to the test's own server. */
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

/** What Telegram calls when somebody writes to the bot. */
async function writeToBot(message: string): Promise<number> {
  const { LINK_SECRET } = JSON.parse(readFileSync(join(root, '.local', 'secrets.json'), 'utf8')) as {
    LINK_SECRET: string
  }
  const url = `http://${backend.FUNCTIONS_EMULATOR_HOST}/demo-pointsward/australia-southeast1/telegramUpdates`
  const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': telegramSecret(LINK_SECRET) }
  const chat = { id: 7, type: 'private', username: 'ann_example' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ message: { text: message, chat } }) }))
    .status
}

/** Sends a test by a channel, and waits for the page to say that it went out. */
async function sendTest(page: Page, channel: string, to: RegExp): Promise<void> {
  await panel(page)
    .getByRole('button', { name: `Send a test by ${channel}` })
    .click()
  await expect(panel(page).getByRole('status').filter({ hasText: to })).toBeVisible()
}

test('a member sets up every channel, tries each, and takes it away', async ({ page, context }) => {
  const email = freshEmail('channels')
  await standInForPushService(page)
  await page.goto('/')
  await signUp(page, email)
  const uid = await uidOf(page, email)
  await patchDocument(page, `users/${uid}/private/plan`, { name: { mapValue: { fields: { slug: text('gold') } } } })
  await page.goto('/alerts')

  await test.step('e-mail, and an address that bounced', async () => {
    await sendTest(page, 'E-mail', /Sent to channels/)
    const mails = (await (await fetch(`${inbox}/email`)).json()) as Mail[]
    expect(mails.filter(({ to }) => to.some(({ address }) => address === email))).toHaveLength(1)
    const fields = {
      address: text(email),
      reason: text('The mail came back: 550 no such user'),
      at: text('2026-11-20T00:00:00.000Z'),
    }
    await patchDocument(page, `users/${uid}/private/channels`, { suppressed: { mapValue: { fields } } })
    await expect(panel(page)).toContainText('The mail came back: 550 no such user')
    await panel(page).getByRole('button', { name: 'Send to it again' }).click()
    await expect(panel(page)).not.toContainText('The mail came back')
  })

  await test.step('a webhook and an ntfy topic', async () => {
    await panel(page).getByLabel('Your server’s address').fill(`${receiver.url}/seats`)
    await panel(page).getByLabel('Your server’s address').press('Enter')
    await sendTest(page, 'Webhook', /Sent to 127\.0\.0\.1/)
    const [posted] = receiver.received.filter(({ path }) => path === '/seats')
    expect(posted?.headers['pointsward-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/)
    await panel(page).getByLabel('Topic address').fill(`${receiver.url}/my-seats`)
    await panel(page).getByLabel('Topic address').press('Enter')
    await sendTest(page, 'ntfy', /Sent to 127\.0\.0\.1.*/)
    await expect.poll(() => receiver.received.some(({ body }) => body.includes('"topic":"my-seats"'))).toBe(true)
  })

  await test.step('a Telegram chat', async () => {
    await panel(page).getByRole('button', { name: 'Connect a chat' }).click()
    const link = panel(page).getByRole('link', { name: 'Open Telegram and press Start' })
    const code = new URL((await link.getAttribute('href')) ?? '').searchParams.get('start') ?? ''
    expect(await writeToBot(`/start ${code}`)).toBe(200)
    await expect(panel(page)).toContainText('Chat with ann_example')
    await sendTest(page, 'Telegram', /Sent to Telegram/)
    expect(bot.received.at(-1)?.path).toBe(`/bot${telegram.token}/sendMessage`)
  })

  await test.step('feeds by a secret address, until it is revoked', async () => {
    await panel(page).getByRole('button', { name: 'Make addresses' }).click()
    const addresses = await panel(page).locator('code').filter({ hasText: '/api/alerts/feeds/' }).allTextContents()
    const statuses = () => Promise.all(addresses.map(async (address) => (await page.request.get(address)).status()))
    expect(await statuses()).toEqual([200, 200])
    await panel(page).getByRole('button', { name: 'Revoke' }).click()
    await expect(panel(page)).toContainText('No addresses yet')
    expect(await statuses()).toEqual([404, 404])
  })

  await test.step('notifications: allowed, sent, shown and clicked', async () => {
    await panel(page).getByRole('button', { name: 'Allow on this browser' }).click()
    await sendTest(page, 'Notifications', /Sent to 1 browser/)
    const [pushed] = receiver.received.filter(({ path }) => path === '/push')
    expect(pushed?.headers['content-encoding']).toBe('aes128gcm')
    const devTools = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [one] = registrations.filter(({ isDeleted }) => !isDeleted)
        if (one) resolve(one.registrationId)
      })
    })
    await devTools.send('ServiceWorker.enable')
    const message = { title: '2 seats in business', body: 'Sydney to Singapore', path: '/alerts?from=push', tag: 'one' }
    const registrationId = await registered
    await devTools.send('ServiceWorker.deliverPushMessage', {
      origin: base,
      registrationId,
      data: JSON.stringify(message),
    })
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('the site has no worker')
    const shown = () =>
      worker.evaluate(async () => {
        const { registration } = self as unknown as ServiceWorkerGlobalScope
        return (await registration.getNotifications()).map(({ title }) => title)
      })
    await expect.poll(shown).toEqual(['2 seats in business'])
    // A click comes from the desktop, which has none here; what it opens is noted instead of opened.
    const opened = await worker.evaluate(async () => {
      const scope = self as unknown as ServiceWorkerGlobalScope
      const [notification] = await scope.registration.getNotifications()
      return new Promise<string>((resolve) => {
        scope.clients.openWindow = async (address) => {
          resolve(String(address))
          return null
        }
        if (notification) scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
      })
    })
    expect(opened).toBe(`${base}/alerts?from=push`)
    await panel(page)
      .getByRole('button', { name: /^Remove Chrome on/ })
      .click()
    await expect(panel(page).getByRole('button', { name: 'Send a test by Notifications' })).toHaveCount(0)
  })
  await isAccessible(page)
})

import type { Firestore } from 'firebase-admin/firestore'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ChannelsDocument, channelsPath } from '../../../lib/alerts/delivery/channels.ts'
import {
  RETRIES_AN_HOUR,
  type WebhookAttempt,
  WebhookLog,
  webhookLogPath,
} from '../../../lib/alerts/delivery/webhook-log.ts'
import { fixedClock } from '../../../lib/core/clock.ts'
import { saveChannels } from '../../../lib/server/alerts/delivery/save-channels.ts'
import { retryWebhook } from '../../../lib/server/alerts/delivery/send-now.ts'
import { logAttempt, webhookSender } from '../../../lib/server/alerts/delivery/send-webhook.ts'
import { opening, seedReader } from './messages.ts'
import { type Receiver, type Reply, startReceiver } from './receiver.ts'
import { deliverOne, openStore, post, siteUrl } from './stage.ts'

let db: Firestore
let stopStore: () => Promise<void>
let receiver: Receiver
let reply: Reply = {}
beforeAll(async () => {
  const store = await openStore()
  db = store.db
  stopStore = store.stop
  receiver = await startReceiver(() => reply)
})
afterEach(() => {
  reply = {}
  receiver.received.length = 0
})
afterAll(() => Promise.all([receiver.stop(), stopStore()]))

// The standard's library rejects messages older than five minutes, so these are sent now.
const now = new Date().toISOString()
const later = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()
const log = (uid: string, attempt: WebhookAttempt) => logAttempt(db, uid, attempt)
const senders = { webhook: webhookSender(post, siteUrl, log) }
const hook = opening({ channel: 'webhook' })
const channels = async () => (await db.doc(channelsPath('ann')).get()).data() as ChannelsDocument
const readLog = async () => WebhookLog.parse((await db.doc(webhookLogPath('ann')).get()).data() ?? {})

const save = (change: { newSecret?: boolean; endPrevious?: boolean } = {}, at = now) =>
  saveChannels(
    { db, uid: 'ann', plan: 'gold', now: at, policy: { allowLoopback: true }, telegramLink: null },
    { webhook: { url: `${receiver.url}/hook`, newSecret: false, endPrevious: false, ...change } },
  )

async function secretAfter(setUp: () => Promise<unknown>): Promise<string> {
  await setUp()
  return (await channels()).webhook?.secret ?? ''
}

const verify = (secret: string, at = -1) => {
  const { headers, body } = receiver.received.at(at) ?? { headers: {}, body: '' }
  return new Webhook(secret).verify(body, headers as Record<string, string>)
}

describe('a new webhook', () => {
  it('carries a signature that the Standard Webhooks library verifies', async () => {
    await seedReader(db, { channels: {} })
    const secret = await secretAfter(save)
    await deliverOne(db, 'std', hook, { senders, at: now })
    expect(verify(secret)).toMatchObject({ id: 'std', kind: 'opening' })
    expect(receiver.received[0]?.headers).not.toHaveProperty('pointsward-signature')
    expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow(WebhookVerificationError)
    const [one] = receiver.received
    if (one) one.body = one.body.replace('"seats":2', '"seats":9')
    expect(() => verify(secret)).toThrow(WebhookVerificationError)
  })

  it('is signed with the old and new secret for seven days, or until its owner ends that', async () => {
    await seedReader(db, { channels: {} })
    const old = await secretAfter(save)
    const fresh = await secretAfter(() => save({ newSecret: true }))
    await deliverOne(db, 'both', hook, { senders, at: now })
    for (const secret of [old, fresh]) expect(verify(secret)).toMatchObject({ id: 'both' })
    await deliverOne(db, 'past', hook, { senders, at: later(7.01) })
    expect(String(receiver.received.at(-1)?.headers['webhook-signature']).split(' ')).toHaveLength(1)
    await save({ endPrevious: true })
    await deliverOne(db, 'ended', hook, { senders, at: now })
    expect(verify(fresh)).toMatchObject({ id: 'ended' })
    expect(() => verify(old)).toThrow(WebhookVerificationError)
  })
})

it('a webhook with an old secret is signed in both formats once it has a new one', async () => {
  await seedReader(db, { channels: { webhook: { url: `${receiver.url}/hook`, secret: 'shared' } } })
  await deliverOne(db, 'older', hook, { senders, at: now })
  expect(receiver.received[0]?.headers).toHaveProperty('pointsward-signature')
  expect(receiver.received[0]?.headers).not.toHaveProperty('webhook-signature')
  const secret = await secretAfter(() => save({ newSecret: true }))
  await deliverOne(db, 'moved', hook, { senders, at: now })
  expect(verify(secret)).toMatchObject({ id: 'moved' })
  expect(receiver.received.at(-1)?.headers).toHaveProperty('pointsward-signature')
})

describe('the log of a webhook', () => {
  const context = { db, clock: fixedClock(now), senders, live: null, chance: () => 1, isConfirmed: async () => true }
  const retry = (id: string, uid = 'ann') => retryWebhook(uid, id, { ...context, db })
  const status = async (id: string) => (await db.doc(`outbox/${id}`).get()).data()

  it('lists attempts with their answers, and a retry repeats a message under its id', async () => {
    await seedReader(db, { channels: {} })
    await db.doc(webhookLogPath('ann')).delete()
    await save()
    reply = { status: 500 }
    await deliverOne(db, 'fails', opening({ channel: 'webhook', attempts: 8 }), { senders, at: now })
    expect(await status('fails')).toMatchObject({ status: 'dead', attempts: 9 })
    expect((await readLog()).attempts).toMatchObject([{ message: 'fails', status: 500, kind: 'opening' }])
    expect(await retry('fails')).toMatchObject({ outcome: 'failed', message: expect.stringContaining('500') })
    expect(await status('fails')).toMatchObject({ status: 'dead' })
    reply = {}
    expect(await retry('fails')).toMatchObject({ outcome: 'sent' })
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(['fails', 'fails', 'fails'])
    expect((await readLog()).attempts.map((one) => one.status)).toEqual([200, 500, 500])
  })

  it('a received message stays sent when its retry fails', async () => {
    await seedReader(db, { channels: {} })
    await save()
    await deliverOne(db, 'good', hook, { senders, at: now })
    reply = { status: 503 }
    expect(await retry('good')).toMatchObject({ outcome: 'failed' })
    expect(await status('good')).toMatchObject({ status: 'sent', sentAt: now })
  })

  it('holds a failed message until quiet hours end, and sends none that was received', async () => {
    const time = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString().slice(11, 16)
    await seedReader(db, { channels: {}, alert: { quiet: { start: time(-1), end: time(1), timeZone: 'UTC' } } })
    await save()
    await db.doc(webhookLogPath('ann')).delete()
    await db.doc('outbox/dead').set({ ...opening({ channel: 'webhook', status: 'dead', attempts: 9 }), fault: 'Down.' })
    expect(await retry('dead')).toEqual({ outcome: 'failed', message: 'It’s held until your quiet hours end.' })
    expect(await status('dead')).toMatchObject({ status: 'pending' })
    await db.doc('outbox/got').set({ ...opening({ channel: 'webhook', status: 'sent' }), sentAt: now })
    expect(await retry('got')).toEqual({
      outcome: 'failed',
      message: 'These are your quiet hours. Resend it when they end.',
    })
    expect(await status('got')).toMatchObject({ status: 'sent', sentAt: now })
    expect(receiver.received).toHaveLength(0)
  })

  it('refuses a retry for another member, another channel or beyond the hourly limit', async () => {
    await seedReader(db, { channels: {} })
    await save()
    await db.doc('outbox/mail').set(opening({ status: 'dead' }))
    await db.doc('outbox/hers').set(opening({ channel: 'webhook', status: 'dead', uid: 'bea' }))
    for (const id of ['mail', 'hers', 'nothing']) {
      expect(await retry(id)).toEqual({ outcome: 'failed', message: 'We no longer keep this message.' })
    }
    await db.doc(webhookLogPath('ann')).set({ attempts: [], retries: Array(RETRIES_AN_HOUR).fill(now) })
    await db.doc('outbox/many').set(opening({ channel: 'webhook', status: 'dead' }))
    expect(await retry('many')).toMatchObject({ outcome: 'failed', message: expect.stringContaining('an hour') })
    expect(receiver.received).toHaveLength(0)
  })

  it('refuses a retry for a paused alert', async () => {
    await seedReader(db, { channels: {}, alert: { paused: true } })
    await save()
    await db.doc(webhookLogPath('ann')).delete()
    await db.doc('outbox/paused').set(opening({ channel: 'webhook', status: 'dead' }))
    expect(await retry('paused')).toEqual({ outcome: 'failed', message: 'The alert is paused.' })
  })
})

import { createECDH, randomBytes } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { disconnectTelegram, readChannels, removeBrowser } from '../../../lib/server/alerts/delivery/channel-store.ts'
import { ntfySender } from '../../../lib/server/alerts/delivery/send-ntfy.ts'
import { pushSender } from '../../../lib/server/alerts/delivery/send-push.ts'
import {
  joinCode,
  joinTelegram,
  readJoinCode,
  telegramSender,
} from '../../../lib/server/alerts/delivery/send-telegram.ts'
import { now, opening, seedReader } from './messages.ts'
import { type Received, type Receiver, type Reply, startReceiver } from './receiver.ts'
import { deliverOne, linkSecret, openStore, post, siteUrl } from './stage.ts'

let db: Firestore
let stopStore: () => Promise<void>
let receiver: Receiver | undefined
beforeAll(async () => {
  const store = await openStore()
  db = store.db
  stopStore = store.stop
})
afterEach(async () => {
  await receiver?.stop()
  receiver = undefined
})
afterAll(() => stopStore())

const start = async (reply: (request: Received) => Reply = () => ({})) => {
  receiver = await startReceiver(reply)
  return receiver
}

describe('push', () => {
  const keys = webPush.generateVAPIDKeys()
  const remove = (uid: string, id: string) => removeBrowser(db, uid, id)
  const push = pushSender({ subject: 'mailto:alerts@pointsward.example', ...keys, post, remove })
  const browser = (id: string) => {
    const pair = createECDH('prime256v1')
    const p256dh = pair.generateKeys().toString('base64url')
    const endpoint = `${receiver?.url}/push/${id}`
    return { id, endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') }, label: id, addedAt: now }
  }
  const message = opening({ channel: 'push' })

  it('reaches every browser, encrypted and under one topic, and removes browsers that are gone', async () => {
    const { received } = await start(({ path }) => ({ status: path.endsWith('old') ? 410 : 201 }))
    await seedReader(db, { channels: { push: [browser('phone'), browser('old'), browser('desk')] } })
    const stored = await deliverOne(db, 'p1', message, { senders: { push } })
    expect(stored).toMatchObject({ status: 'sent', to: '2 browsers' })
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ headers }) => headers.topic)).size).toBe(1)
    for (const { headers, body } of received) {
      expect(headers.authorization).toMatch(/^vapid t=/)
      expect(headers['content-encoding']).toBe('aes128gcm')
      expect(body).not.toContain('Singapore')
    }
    expect((await readChannels(db, 'ann')).push.map(({ id }) => id)).toEqual(['phone', 'desk'])
  })

  it('is suppressed if no browser is left, and waits while the push service is busy', async () => {
    await start(({ path }) =>
      path.endsWith('busy') ? { status: 429, headers: { 'retry-after': '90' } } : { status: 404 },
    )
    await seedReader(db, { channels: { push: [browser('gone')] } })
    expect((await deliverOne(db, 'p2', message, { senders: { push } })).status).toBe('suppressed')
    await seedReader(db, { channels: { push: [browser('busy')] } })
    const waiting = await deliverOne(db, 'p3', message, { senders: { push } })
    expect(waiting).toMatchObject({ status: 'pending', notBefore: '2026-11-20T01:01:30.000Z' })
  })
})

describe('ntfy', () => {
  it('is posted to the topic, with a link and a reference', async () => {
    const { received, url } = await start()
    await seedReader(db, { channels: { ntfy: { url: `${url}/base/my-seats` } } })
    const stored = await deliverOne(db, 'abcdefgh-rest', opening({ channel: 'ntfy' }), {
      senders: { ntfy: ntfySender(post, siteUrl) },
    })
    expect(stored.status).toBe('sent')
    expect(received[0]?.path).toBe('/base')
    expect(JSON.parse(Buffer.from(received[0]?.body ?? '', 'latin1').toString())).toMatchObject({
      topic: 'my-seats',
      title: expect.stringMatching(/^Sample: Sydney to Singapore/),
      message: expect.stringContaining('Reference abcdefgh'),
      click: expect.stringMatching(/^https:\/\/pointsward\.example\/qantas\/reward-seat-finder\?/),
    })
  })
})

describe('Telegram', () => {
  const token = '123:secret-token'
  const telegram = () =>
    telegramSender({ url: receiver?.url ?? '', token, siteUrl, post, disconnect: (uid) => disconnectTelegram(db, uid) })
  const message = opening({ channel: 'telegram' })

  it('gets messages from the bot, which waits as long as Telegram asks', async () => {
    const { received } = await start(() =>
      received.length > 1 ? {} : { status: 429, body: JSON.stringify({ ok: false, parameters: { retry_after: 300 } }) },
    )
    await seedReader(db, { channels: { telegram: { chat: '42', name: 'ann' } } })
    const first = await deliverOne(db, 't1', message, { senders: { telegram: telegram() } })
    expect(first).toMatchObject({ status: 'pending', notBefore: '2026-11-20T01:05:00.000Z' })
    await deliverOne(db, 't1', null, { senders: { telegram: telegram() }, at: first.notBefore })
    expect(received[1]?.path).toBe(`/bot${token}/sendMessage`)
    expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({ chat_id: '42' })
  })

  it('is removed if the member stopped the bot, and a fault never reveals the token', async () => {
    await start(() => ({ status: 403 }))
    await seedReader(db, { channels: { telegram: { chat: '42', name: 'ann' } } })
    expect((await deliverOne(db, 't2', message, { senders: { telegram: telegram() } })).status).toBe('suppressed')
    expect((await readChannels(db, 'ann')).telegram).toBeNull()
    await receiver?.stop()
    await seedReader(db, { channels: { telegram: { chat: '42', name: 'ann' } } })
    const failed = await deliverOne(db, 't3', message, { senders: { telegram: telegram() } })
    expect(failed.status).toBe('pending')
    expect(failed.fault).not.toContain('secret-token')
    receiver = undefined
  })

  it('connects a chat only by a signed link that soon expires', async () => {
    await seedReader(db)
    const uid = 'ann'
    const code = joinCode(uid, linkSecret, now)
    expect(joinCode('a'.repeat(28), linkSecret, now).length).toBeLessThanOrEqual(64)
    const update = (text: string) => ({ message: { text, chat: { id: 77, type: 'private', username: 'ann_example' } } })
    expect((await joinTelegram(db, update(`/start ${code}`), linkSecret, now))?.text).toMatch(/now gets your alerts/)
    expect((await readChannels(db, uid)).telegram).toEqual({ chat: '77', name: 'ann_example' })
    expect(readJoinCode(code, linkSecret, '2026-11-20T01:31:00.000Z')).toBeNull()
    expect(readJoinCode(code.replace('ann', 'bob'), linkSecret, now)).toBeNull()
    expect(readJoinCode(code, 'another secret', now)).toBeNull()
    expect((await joinTelegram(db, update('hello'), linkSecret, now))?.text).toMatch(/open the link/)
    expect(await joinTelegram(db, { edited: true }, linkSecret, now)).toBeNull()
  })
})

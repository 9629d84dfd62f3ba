import { createHmac } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { WebhookAttempt } from '../../../lib/alerts/delivery/webhook-log.ts'
import type { OutboxDocument } from '../../../lib/alerts/outbox.ts'
import { changeChannels, readChannels } from '../../../lib/server/alerts/delivery/channel-store.ts'
import { guardedPost } from '../../../lib/server/alerts/delivery/guarded-post.ts'
import { logAttempt, webhookSender } from '../../../lib/server/alerts/delivery/send-webhook.ts'
import { found, now, opening, seedReader } from './messages.ts'
import { type Receiver, type Reply, startReceiver } from './receiver.ts'
import { deliverOne, openStore, post, siteUrl } from './stage.ts'

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

const log = (uid: string, attempt: WebhookAttempt) => logAttempt(db, uid, attempt)
const senders = { webhook: webhookSender(post, siteUrl, log) }
const hook = opening({ channel: 'webhook' })

async function receive(reply: Reply = {}) {
  receiver = await startReceiver(() => reply)
  await seedReader(db, { channels: { webhook: { url: `${receiver.url}/hook`, secret: 'shared' } } })
  return receiver.received
}

describe('a webhook', () => {
  it('with an old secret gets the facts once, signed in the old format, with the id as its key', async () => {
    const received = await receive({ status: 204 })
    expect(await deliverOne(db, 'w1', hook, { senders })).toMatchObject({ status: 'sent', attempts: 1 })
    expect(received).toHaveLength(1)
    const [one] = received
    const { headers, body } = one ?? { headers: {} as Record<string, string>, body: '' }
    expect(headers['idempotency-key']).toBe('w1')
    const seconds = Date.parse(now) / 1000
    const right = createHmac('sha256', 'shared').update(`${seconds}.${body}`).digest('hex')
    expect(headers['pointsward-signature']).toBe(`t=${seconds},v1=${right}`)
    expect(JSON.parse(body)).toMatchObject({ id: 'w1', kind: 'opening', sample: true, payload: hook.payload })
  })

  it('names alerts by their paths alone', async () => {
    const received = await receive()
    const [path, identity] = ['users/ann/alerts/07', 'AAAAAAAAAAAAAAAAAAAA']
    await db.doc(path).update({ identity })
    const reference = `${path}#${identity}`
    const head = { ...hook, alert: reference, alerts: [{ path: reference, name: 'Singapore in business' }] }
    const seats = { ...found(), alerts: [reference] }
    const payload = { openings: [seats, { ...seats, date: '2027-02-04' }], more: 0 }
    const bodies: OutboxDocument[] = [
      { ...head, kind: 'opening', payload: { opening: seats } },
      { ...head, kind: 'digest', payload },
    ]
    for (const [at, body] of bodies.entries()) await deliverOne(db, `paths${at}`, body, { senders })
    expect(received).toHaveLength(2)
    for (const { body } of received) {
      expect(body).toContain(path)
      expect(body).not.toContain(identity)
    }
  })

  it.each([
    [{ status: 500 }, /answered 500/],
    [{ status: 404 }, /answered 404/],
    [{ status: 301, headers: { location: 'http://127.0.0.1:1/' } }, /redirect, which we don’t follow/],
    [{ silent: true }, /no answer within 0\.4 s/],
  ] as [Reply, RegExp][])('that answers %j is retried under the same key', async (reply, fault) => {
    const received = await receive(reply)
    const first = await deliverOne(db, 'again', hook, { senders })
    expect(first).toMatchObject({ status: 'pending', attempts: 1, notBefore: '2026-11-20T01:01:00.000Z' })
    expect(first.fault).toMatch(fault)
    await deliverOne(db, 'again', null, { senders, at: first.notBefore })
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['again', 'again'])
  })

  it('that answers 200 after the timeout gets the message again under the same key', async () => {
    let answer = () => {}
    const received = await receive({ after: new Promise<void>((resolve) => (answer = resolve)) })
    const first = await deliverOne(db, 'late', hook, { senders })
    expect(first).toMatchObject({ status: 'pending', attempts: 1, fault: expect.stringMatching(/no answer within/) })
    answer()
    expect(await deliverOne(db, 'late', null, { senders, at: first.notBefore })).toMatchObject({ status: 'sent' })
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['late', 'late'])
  })

  it('that never ends its answer times out', async () => {
    await receive({ endless: true })
    const { status, fault } = await deliverOne(db, 'drip', hook, { senders })
    expect([status, fault]).toEqual(['pending', expect.stringMatching(/no answer within 0\.4 s/)])
  })

  it('stores a permanent fault with its owner’s channels, until it works again', async () => {
    const faults = async () => (await readChannels(db, hook.uid)).faults
    await receive({ status: 410 })
    await deliverOne(db, 'fault', hook, { senders })
    expect(await faults()).toEqual({ webhook: { reason: expect.stringContaining('answered 410'), at: now } })
    await receiver?.stop()
    receiver = await startReceiver(() => ({ status: 204 }))
    const url = `${receiver.url}/hook`
    await changeChannels(db, hook.uid, (channels) => ({ ...channels, webhook: { url, secret: 'shared' } }))
    await deliverOne(db, 'works', hook, { senders })
    expect(await faults()).toEqual({})
  })

  it('is retried after the wait it names, and never once it is gone', async () => {
    await receive({ status: 429, headers: { 'retry-after': '600' } })
    expect((await deliverOne(db, 'wait', hook, { senders })).notBefore).toBe('2026-11-20T01:10:00.000Z')
    await receiver?.stop()
    await receive({ status: 410 })
    expect(await deliverOne(db, 'gone', hook, { senders })).toMatchObject({ status: 'dead', attempts: 1 })
  })

  it('may answer at any length, of which 16 KiB are read', async () => {
    await receive({ body: Buffer.alloc(5_000_000, 'a') })
    const answer = await guardedPost({ url: `${receiver?.url}/`, headers: {}, body: '' }, { ...post, timeoutMs: 5_000 })
    expect(answer.text.length).toBe(16_384)
  })
})

describe('an address inside a private network', () => {
  const request = { url: 'https://hooks.example.com/', headers: {}, body: '{}' }
  const resolveTo = (...answers: string[][]) => {
    let turn = 0
    return (_host: string, done: (error: null, addresses: { address: string; family: number }[]) => void) => {
      const answer = answers[Math.min(turn, answers.length - 1)] ?? []
      turn += 1
      done(
        null,
        answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }
  }
  const production = { allowLoopback: false, timeoutMs: 300 }

  it.each([
    ['127.0.0.1'],
    ['10.0.0.5'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['::1'],
    ['fd00::1'],
    ['::ffff:127.0.0.1'],
  ])('is refused if a public name resolves to it: %s', async (address) => {
    const resolve = resolveTo([address])
    await expect(guardedPost(request, { ...production, resolve })).rejects.toThrow('isn’t on the public internet')
  })

  it('is refused among public addresses', async () => {
    const resolve = resolveTo(['93.184.216.34', '10.0.0.5'])
    await expect(guardedPost(request, { ...production, resolve })).rejects.toThrow('isn’t on the public internet')
  })

  it('is refused if the name resolves to it only for the second message', async () => {
    const received = await receive()
    const url = `http://localhost:${new URL(receiver?.url ?? '').port}/`
    const resolve = resolveTo(['127.0.0.1'], ['10.0.0.5'])
    const local = { ...post, resolve }
    // A test may reach loopback, so the first address is allowed and the second is not.
    await expect(guardedPost({ ...request, url }, local)).resolves.toMatchObject({
      status: 200,
    })
    await expect(guardedPost({ ...request, url }, local)).rejects.toThrow('isn’t on the public')
    expect(received).toHaveLength(1)
  })

  it('is resolved once for a connection, which goes to that address', async () => {
    let times = 0
    const received = await receive()
    const resolve = (_host: string, done: (error: null, found: { address: string; family: number }[]) => void) => {
      times += 1
      // A second lookup, as a careless client makes it, would lead to another machine.
      done(null, [{ address: times === 1 ? '127.0.0.1' : '127.0.0.99', family: 4 }])
    }
    const url = `http://localhost:${new URL(receiver?.url ?? '').port}/`
    await guardedPost({ ...request, url }, { ...post, resolve })
    expect(times).toBe(1)
    expect(received).toHaveLength(1)
  })

  it('makes the message dead at once in production', async () => {
    await seedReader(db, { channels: { webhook: { url: 'https://127.0.0.1/', secret: 's' } } })
    const strict = { webhook: webhookSender(production, siteUrl, log) }
    expect(await deliverOne(db, 'inside', hook, { senders: strict })).toMatchObject({ status: 'dead', attempts: 1 })
  })
})

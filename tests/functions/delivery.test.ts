import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { RevokeFeedsAnswer, SaveChannelsAnswer, TestAlertAnswer } from '../../lib/alerts/delivery/channels.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { enqueueDelivery } from '../../lib/server/task-queue.ts'
import { trigger } from '../../local/up/scheduler.ts'
import { type Backend, obtainBackend } from '../backend/backend.ts'
import { opening, seedReader } from '../contract/delivery/messages.ts'
import { type Receiver, startReceiver } from '../contract/delivery/receiver.ts'
import { call } from './call.ts'
import { documentAt, newMember, type TestMember } from './members.ts'

let backend: Backend
let receiver: Receiver
let member: TestMember
beforeAll(async () => {
  backend = await obtainBackend()
  receiver = await startReceiver(({ path }) => ({ status: path.includes('broken') ? 500 : 200 }))
  member = await newMember('delivery')
}, 180_000)
afterAll(async () => {
  await Promise.all([backend.stop(), receiver.stop()])
})

const channels = () => documentAt(`users/${member.uid}/private/channels`)
const setPlan = (slug: string) => adminFirestore().doc(`users/${member.uid}/private/plan`).update({ 'name.slug': slug })
const save = async (body: object) => SaveChannelsAnswer.parse((await call('saveChannels', body, member.token)).result)

describe('the callables of channels', () => {
  it('refuse a guest and an unknown body', async () => {
    for (const name of ['saveChannels', 'subscribePush', 'revokeFeeds', 'testAlert', 'retryWebhook']) {
      expect((await call(name, {})).code).toBe('UNAUTHENTICATED')
      expect((await call(name, { suppressed: null }, member.token)).code).toBe('INVALID_ARGUMENT')
    }
  })

  it('save a webhook only on a plan that includes it, and remove it on any plan', async () => {
    const webhook = { url: `${receiver.url}/hook` }
    expect(await save({ webhook })).toMatchObject({ outcome: 'refused', channel: 'webhook' })
    await setPlan('gold')
    expect(await save({ webhook })).toMatchObject({ outcome: 'saved' })
    const { secret } = (await channels())?.webhook ?? {}
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await save({ webhook: { url: `${receiver.url}/other` } })
    expect((await channels())?.webhook).toEqual({ url: `${receiver.url}/other`, secret })
    await save({ webhook: { ...webhook, newSecret: true } })
    const changed = (await channels())?.webhook
    expect(changed.secret).not.toBe(secret)
    expect(changed.previous.secret).toBe(secret)
    await save({ webhook: { ...webhook, endPrevious: true } })
    expect((await channels())?.webhook).toEqual({ ...webhook, secret: changed.secret })
    await setPlan('free')
    expect(await save({ webhook: null })).toMatchObject({ outcome: 'saved' })
    await setPlan('gold')
  })

  it('refuse a private address, a missing topic and a Telegram link', async () => {
    expect(await save({ webhook: { url: 'https://10.0.0.1/' } })).toMatchObject({ channel: 'webhook' })
    expect(await save({ ntfy: { url: 'https://ntfy.sh/' } })).toMatchObject({ channel: 'ntfy' })
    expect(await save({ telegram: 'link' })).toMatchObject({ channel: 'telegram' })
  })

  it('create feeds and revoke them', async () => {
    const made = RevokeFeedsAnswer.parse((await call('revokeFeeds', { renew: true }, member.token)).result)
    expect(made.feeds?.calendar).toContain(`/api/alerts/feeds/calendar.ics?key=${member.uid}.`)
    expect((await channels())?.feed.hash).toMatch(/^[0-9a-f]{64}$/)
    await call('revokeFeeds', { renew: false }, member.token)
    expect((await channels())?.feed).toBeNull()
  })

  it('send a test by one channel, report its outcome and log webhooks', async () => {
    const test = async (channel: string) =>
      TestAlertAnswer.parse((await call('testAlert', { channel }, member.token)).result)
    await save({ webhook: { url: `${receiver.url}/tested` } })
    expect(await test('webhook')).toEqual({ outcome: 'sent', to: new URL(receiver.url).host })
    expect(receiver.received.filter(({ path }) => path === '/tested')).toHaveLength(1)
    await save({ webhook: { url: `${receiver.url}/broken` } })
    expect(await test('webhook')).toMatchObject({ outcome: 'failed', message: expect.stringContaining('answered 500') })
    const log = (await documentAt(`users/${member.uid}/private/webhook-log`)) ?? {}
    const kept = log.attempts.map(({ kind, status }: { kind: string; status: number }) => [kind, status])
    expect(kept).toEqual([
      ['test', 500],
      ['test', 200],
    ])
    const again = await call('retryWebhook', { message: log.attempts[0].message }, member.token)
    expect(TestAlertAnswer.parse(again.result)).toMatchObject({ outcome: 'failed' })
    expect(await test('push')).toEqual({ outcome: 'failed', message: 'Notifications aren’t on in any browser.' })
  })

  it('lift the suppression of an address that bounced', async () => {
    const suppressed = { address: member.email, reason: 'refused', at: new Date().toISOString() }
    await adminFirestore().doc(`users/${member.uid}/private/channels`).update({ suppressed, emailOff: true })
    await save({ email: 'resume' })
    expect(await channels()).toMatchObject({ suppressed: null, emailOff: false })
  })
})

describe('the outbox', () => {
  const waiting = (path: string) => ({
    ...opening({ uid: 'box', alert: 'users/box/alerts/07', channel: 'webhook' }),
    path,
  })
  const arrived = (id: string) => receiver.received.filter(({ headers }) => headers['idempotency-key'] === id)
  const statusOf = async (id: string) => (await documentAt(`outbox/${id}`))?.status

  it('sends a message by a task, once however often it is enqueued', async () => {
    const db = adminFirestore()
    await seedReader(db, { uid: 'box', channels: { webhook: { url: `${receiver.url}/box`, secret: 's' } } })
    await db.doc('outbox/queued').set(waiting('queued'))
    const now = new Date().toISOString()
    for (const _ of [1, 2]) await enqueueDelivery([{ id: 'queued', at: now }], 'first', now)
    await vi.waitFor(async () => expect(await statusOf('queued')).toBe('sent'), { timeout: 45_000 })
    expect(arrived('queued')).toHaveLength(1)
  })

  it('is swept for messages whose task was lost', async () => {
    await adminFirestore().doc('outbox/lost').set(waiting('lost'))
    const port = Number(process.env.FUNCTIONS_EMULATOR_HOST?.split(':').at(-1))
    await trigger({ name: 'sweepOutbox', region: 'australia-southeast1' }, port)
    await vi.waitFor(async () => expect(await statusOf('lost')).toBe('sent'), { timeout: 45_000 })
    expect(arrived('lost')).toHaveLength(1)
  })
})

it('telegramUpdates rejects a request without Telegram’s secret', async () => {
  const url = `http://${process.env.FUNCTIONS_EMULATOR_HOST}/demo-pointsward/australia-southeast1/telegramUpdates`
  const body = JSON.stringify({ message: { text: '/start x', chat: { id: 1, type: 'private' } } })
  const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': '' }
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(403)
})

it('mailBounces rejects requests without the mail provider’s credentials', async () => {
  const url = `http://${process.env.FUNCTIONS_EMULATOR_HOST}/demo-pointsward/australia-southeast1/mailBounces`
  for (const authorization of ['', 'Bearer ', 'Basic eDp5', 'Bearer nonsense']) {
    expect((await fetch(url, { method: 'POST', headers: { authorization }, body: 'To: x' })).status).toBe(403)
  }
})

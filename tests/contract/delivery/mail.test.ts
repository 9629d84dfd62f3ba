import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeChannels, readChannels } from '../../../lib/server/alerts/delivery/channel-store.ts'
import { createInboxCheck } from '../../../lib/server/alerts/delivery/context.ts'
import { takeBounce } from '../../../lib/server/alerts/delivery/take-bounce.ts'
import { type MailInbox, startInbox } from '../../backend/mail-inbox.ts'
import { freePorts } from '../../backend/ports.ts'
import { now, opening, seedReader } from './messages.ts'
import { returned } from './returned-mail.ts'
import { startRefuser } from './smtp-refuser.ts'
import { deliverOne, mailSender, openStore } from './stage.ts'

let db: Firestore
let stopStore: () => Promise<void>
let inbox: MailInbox
let mail: ReturnType<typeof mailSender>
beforeAll(async () => {
  const store = await openStore()
  db = store.db
  stopStore = store.stop
  inbox = await startInbox(await freePorts(2))
  mail = mailSender(db, inbox.smtpUrl, createInboxCheck(inbox.url))
})
afterAll(async () => {
  mail.close()
  await Promise.all([stopStore(), inbox.stop()])
})
beforeEach(() => seedReader(db))

const arrived = async (id: string) => (await inbox.mails()).filter(({ messageId }) => messageId.startsWith(`${id}@`))

describe('a mail', () => {
  it('arrives with its id, both parts, its sample label and the headers to unsubscribe', async () => {
    const stored = await deliverOne(db, 'first', opening(), { senders: { email: mail.sender } })
    expect(stored).toMatchObject({ status: 'sent', attempts: 1, fault: null, to: 'ann@example.com' })
    const [one, ...others] = await arrived('first')
    expect(others).toEqual([])
    expect(one?.subject).toMatch(/^\[Sample\] Sydney to Singapore, Wed 3 Feb: 2 business seats/)
    expect(one?.to[0]?.address).toBe('ann@example.com')
    expect(one?.text).toContain('Sample data')
    expect(one?.html).toContain('See seats and book')
    expect(one?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(one?.headers['list-unsubscribe']).toMatch(
      /^<https:\/\/pointsward\.example\/api\/alerts\/unsubscribe\?token=/,
    )
  })

  it('is sent once despite repetition and six workers at once', async () => {
    const again = { senders: { email: mail.sender } }
    await deliverOne(db, 'crowd', opening(), { senders: {}, at: '2026-11-20T00:00:00.000Z' })
    await Promise.all(Array.from({ length: 6 }, () => deliverOne(db, 'crowd', null, again)))
    expect(await deliverOne(db, 'crowd', null, again)).toMatchObject({ status: 'sent', attempts: 1 })
    expect(await arrived('crowd')).toHaveLength(1)
  })

  it('is found in the inbox and not sent again if its worker died after handing it over', async () => {
    await deliverOne(db, 'died', opening(), { senders: { email: mail.sender } })
    const lost = { status: 'sending', sentAt: null, leaseUntil: '2026-11-20T01:02:00.000Z', claim: 'gone' }
    await db.doc('outbox/died').update(lost)
    const early = await deliverOne(db, 'died', null, {
      senders: { email: mail.sender },
      at: '2026-11-20T01:01:00.000Z',
    })
    expect(early.status).toBe('sending')
    const late = await deliverOne(db, 'died', null, { senders: { email: mail.sender }, at: '2026-11-20T01:03:00.000Z' })
    expect(late).toMatchObject({ status: 'sent', attempts: 2 })
    expect(await arrived('died')).toHaveLength(1)
  })
})

describe('a mailbox that does not exist', () => {
  it('gets one attempt; then the address is suppressed, but a new address of the member is not', async () => {
    const refuser = await startRefuser({ rcpt: '550 5.1.1 no such user' })
    const refused = mailSender(db, refuser.smtpUrl)
    const first = await deliverOne(db, 'bounce-1', opening(), { senders: { email: refused.sender } })
    expect(first).toMatchObject({ status: 'suppressed', attempts: 1 })
    expect(first.fault).toContain('no such user')
    expect((await readChannels(db, 'ann')).suppressed).toMatchObject({ address: 'ann@example.com' })
    const next = await deliverOne(db, 'bounce-2', opening(), { senders: { email: mail.sender } })
    expect(next).toMatchObject({ status: 'suppressed', attempts: 0 })
    expect(await arrived('bounce-2')).toEqual([])
    // Another address of the same member is another mailbox.
    await db.doc('users/ann').update({ email: 'new@example.com' })
    expect((await deliverOne(db, 'bounce-3', opening(), { senders: { email: mail.sender } })).status).toBe('sent')
    refused.close()
    refuser.stop()
  })
})

describe('a mail that comes back later', () => {
  it('suppresses the address if the mailbox is gone, until its owner lifts the suppression', async () => {
    const sent = await deliverOne(db, 'late', opening(), { senders: { email: mail.sender } })
    const [one] = await arrived('late')
    const address = JSON.stringify(one?.envelope ?? {}).match(/bounces\+[0-9a-f]{20}@pointsward\.example/)?.[0] ?? ''
    expect(address).toContain(String(sent.bounceKey))
    expect(await takeBounce(db, returned({ to: address, status: '4.2.2', reply: '452 try later' }), now)).toBe(
      'passing',
    )
    expect((await readChannels(db, 'ann')).suppressed).toBeNull()
    for (const _ of [1, 2]) {
      expect(await takeBounce(db, returned({ to: address, status: '5.1.1', reply: '550 no such user' }), now)).toBe(
        'suppressed',
      )
    }
    const { suppressed } = await readChannels(db, 'ann')
    expect(suppressed).toMatchObject({ address: 'ann@example.com', reason: 'The email bounced: 550 no such user' })
    const next = await deliverOne(db, 'late-2', opening(), { senders: { email: mail.sender } })
    expect(next).toMatchObject({ status: 'suppressed', fault: 'The email bounced: 550 no such user' })
    await changeChannels(db, 'ann', (channels) => ({ ...channels, suppressed: null }))
    expect((await deliverOne(db, 'late-3', opening(), { senders: { email: mail.sender } })).status).toBe('sent')
  })

  it('does not suppress the member’s new address, and ignores unknown and ordinary mails', async () => {
    const { bounceKey } = await deliverOne(db, 'moved', opening(), { senders: { email: mail.sender } })
    await db.doc('users/ann').update({ email: 'new@example.com' })
    const to = `bounces+${bounceKey}@pointsward.example`
    expect(await takeBounce(db, returned({ to, status: '5.1.1', reply: '550 no' }), now)).toBe('suppressed')
    expect((await readChannels(db, 'ann')).suppressed).toBeNull()
    const forged = `bounces+${'0'.repeat(20)}@pointsward.example`
    expect(await takeBounce(db, returned({ to: forged, status: '5.1.1', reply: '550 no' }), now)).toBe('unknown')
    expect(await takeBounce(db, `To: ${to}\n\nI am on leave until Monday.`, now)).toBe('not-a-bounce')
  })
})

describe('a failing mail server', () => {
  it.each([
    ['a full mailbox', { rcpt: '552 5.2.2 mailbox full' }, 'pending', 0],
    ['greylisting', { rcpt: '451 4.7.1 try later' }, 'pending', 0],
    ['a mail server that no longer knows us', { rcpt: '554 5.7.1 Relay access denied' }, 'pending', 1],
    ['a block', { rcpt: '550 5.7.1 blocked' }, 'pending', 1],
    ['a refusal of our own address', { rcpt: '550 5.1.8 sender rejected' }, 'pending', 1],
    ['a refusal without a reason', { rcpt: '550 no' }, 'pending', 1],
    ['a refused text', { data: '554 5.6.0 not taken' }, 'dead', 0],
    ['a hiccup after the text', { data: '451 4.3.0 local error' }, 'pending', 1],
  ])('%s', async (name, replies, status, reports) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refuser = await startRefuser(replies)
    const refused = mailSender(db, refuser.smtpUrl)
    const stored = await deliverOne(db, name, opening(), { senders: { email: refused.sender } })
    expect(stored).toMatchObject({ status, attempts: 1 })
    expect(stored.fault).toBeTruthy()
    if (status === 'pending') expect(stored.notBefore).toBe('2026-11-20T01:01:00.000Z')
    expect((await readChannels(db, 'ann')).suppressed).toBeNull()
    expect(report).toHaveBeenCalledTimes(reports)
    report.mockRestore()
    refused.close()
    refuser.stop()
  })

  it('is retried later and later; after nine attempts the message is dead and keeps the fault', async () => {
    const [port] = await freePorts(1)
    const none = mailSender(db, `smtp://127.0.0.1:${port}`)
    let stored = await deliverOne(db, 'down', opening(), { senders: { email: none.sender } })
    const times = [now]
    for (let attempt = 2; stored.status === 'pending'; attempt += 1) {
      times.push(stored.notBefore)
      stored = await deliverOne(db, 'down', null, { senders: { email: none.sender }, at: stored.notBefore })
      expect(stored.attempts).toBe(attempt)
    }
    const minutes = times.slice(1).map((time, at) => (Date.parse(time) - Date.parse(times[at] ?? '')) / 60_000)
    expect(minutes).toEqual([1, 3, 9, 27, 81, 243, 360, 360])
    expect(stored).toMatchObject({ status: 'dead', attempts: 9 })
    expect(stored.fault).toContain('ECONNREFUSED')
    none.close()
  })
})

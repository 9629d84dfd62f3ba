import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutboxDocument } from '../../../lib/alerts/outbox.ts'
import { getSeatAlertKey, type LastCheck } from '../../../lib/alerts/seat-alert.ts'
import type { ActionContext } from '../../../lib/server/admin/action.ts'
import { messageActions } from '../../../lib/server/admin/actions/failed-messages.ts'
import { findDeadLetters } from '../../../lib/server/admin/reads/failed-messages.ts'
import type { Delivery, Sender } from '../../../lib/server/alerts/delivery/outcome.ts'
import { deleteOld, findWaiting } from '../../../lib/server/sweep.ts'
import { found, freeSeats, now, opening, seedReader, settings } from './messages.ts'
import { deliverOne, openStore } from './stage.ts'

let db: Firestore
let stopStore: () => Promise<void>
let sent: Delivery[] = []
const email: Sender = async (parcel) => {
  sent.push(parcel)
  return { kind: 'sent', to: parcel.to.email }
}
const webhook: Sender = async () => ({ kind: 'dead', fault: 'no' })
const senders = { email, webhook }
beforeAll(async () => {
  const store = await openStore()
  db = store.db
  stopStore = store.stop
})
afterAll(() => stopStore())
beforeEach(async () => {
  sent = []
  await seedReader(db)
})

describe('a message before it is sent', () => {
  it.each([
    ['an alert that rests', { alert: { paused: true } }, {}, 'The alert is paused.'],
    ['a channel taken off', { alert: { channels: ['feed' as const] } }, {}, 'The alert no longer uses this channel.'],
    ['no mail wanted', { channels: { emailOff: true } }, {}, 'Alert emails are turned off.'],
    [
      'a channel beyond the plan',
      { plan: 'free' as const },
      { channel: 'webhook' as const },
      'Your plan doesn’t include this channel.',
    ],
    ['an alert deleted', {}, { alert: 'users/ann/alerts/08' }, 'The alert was deleted.'],
    [
      'an alert deleted whose place another has taken',
      {},
      { alert: 'users/ann/alerts/07#AAAAAAAAAAAAAAAAAAAA' },
      'The alert was deleted.',
    ],
    ['an account gone', {}, { uid: 'nobody' }, 'The account no longer exists.'],
  ])('is suppressed for %s', async (name, reader, change, fault) => {
    await seedReader(db, reader)
    const stored = await deliverOne(db, name, opening(change), { senders })
    expect(stored).toMatchObject({ status: 'suppressed', attempts: 0, fault })
    expect(sent).toEqual([])
  })

  it('is suppressed if it is a test email and emails are turned off', async () => {
    await seedReader(db, { channels: { emailOff: true } })
    const stored = await deliverOne(db, 'test-off', { ...opening(), kind: 'test', payload: {} }, { senders })
    expect(stored).toMatchObject({ status: 'suppressed', fault: 'Alert emails are turned off.' })
    expect(sent).toEqual([])
  })

  it('is suppressed for an unconfirmed address, whatever its kind; a webhook is still sent', async () => {
    const calls: string[][] = []
    const isConfirmed = async (...who: string[]) => {
      calls.push(who)
      return false
    }
    const options = { senders: { email, webhook: email }, isConfirmed }
    const fault = 'Confirm your email address first, with the link in your sign-up email.'
    const test: OutboxDocument = { ...opening(), kind: 'test', payload: {} }
    for (const [id, message] of Object.entries({ opening: opening(), test })) {
      expect(await deliverOne(db, `unconfirmed-${id}`, message, options)).toMatchObject({ status: 'suppressed', fault })
    }
    expect(sent).toEqual([])
    expect(new Set(calls.flat())).toEqual(new Set(['ann', 'ann@example.com']))
    expect((await deliverOne(db, 'hook', opening({ channel: 'webhook' }), options)).status).toBe('sent')
  })

  it('is sent by email on the free plan, and counts as sent to a feed at once', async () => {
    await seedReader(db, { plan: 'free' })
    expect((await deliverOne(db, 'free-mail', opening(), { senders })).status).toBe('sent')
    expect((await deliverOne(db, 'free-feed', opening({ channel: 'feed' }), { senders })).status).toBe('sent')
    expect(sent.map(({ id }) => id)).toEqual(['free-mail'])
  })
})

describe('a message for several alerts', () => {
  const [one, two] = ['users/ann/alerts/07', 'users/ann/alerts/09']
  const joined = (): OutboxDocument => ({
    ...opening(),
    kind: 'digest',
    alerts: [
      { path: one, name: 'Singapore in business' },
      { path: two, name: 'Anywhere in Asia' },
    ],
    payload: {
      openings: [
        { ...found(), alerts: [one] },
        { ...found({ date: '2027-02-04' }), alerts: [one, two] },
      ],
      more: 0,
    },
  })
  const second = (change: object) =>
    db.doc(two).set({ settings: { ...settings(), ...change }, updatedAt: Timestamp.now() })

  it('names them all', async () => {
    await second({})
    expect((await deliverOne(db, 'joined', joined(), { senders })).status).toBe('sent')
    expect(sent[0]?.content.intro).toBe('These match Singapore in business and Anywhere in Asia, best first.')
  })

  it('prices each opening for the largest party of the alerts it matches', async () => {
    await db.doc(one).update({ 'settings.seats': 1 })
    await second({ seats: 2 })
    await deliverOne(db, 'joined-parties', joined(), { senders })
    expect(sent[0]?.content.items.map(({ card }) => card?.price.who)).toEqual(['For one, one way', 'For 2, one way'])
  })

  it('leaves out a paused alert and the openings that only it matched', async () => {
    await second({})
    await db.doc(one).update({ 'settings.paused': true })
    expect((await deliverOne(db, 'joined-rests', joined(), { senders })).status).toBe('sent')
    expect(sent[0]?.message).toMatchObject({ kind: 'opening', alert: two, alerts: [{ path: two }] })
    expect(sent[0]?.content.intro).toBe('This matches Anywhere in Asia.')
  })

  it('is suppressed if none of them is active', async () => {
    await second({ paused: true })
    await db.doc(one).delete()
    expect(await deliverOne(db, 'joined-none', joined(), { senders })).toMatchObject({
      ...{ status: 'suppressed', fault: 'The alert was deleted.' },
    })
  })

  it('waits for the first end of quiet hours, and only if all of them have quiet hours', async () => {
    const quiet = { start: '11:00', end: '13:30', timeZone: 'Australia/Sydney' }
    await seedReader(db, { alert: { quiet } })
    await second({ quiet: { ...quiet, end: '13:00' } })
    const held = await deliverOne(db, 'joined-quiet', joined(), { senders })
    expect(held).toMatchObject({ status: 'pending', notBefore: '2026-11-20T02:00:00.000Z' })
    await second({ quiet: null })
    expect((await deliverOne(db, 'joined-loud', joined(), { senders })).status).toBe('sent')
  })
})

describe('the time of sending', () => {
  it('quiet hours hold a message back until they end in their time zone', async () => {
    // 01:00 UTC is noon in Sydney, in daylight saving.
    await seedReader(db, { alert: { quiet: { start: '11:00', end: '13:30', timeZone: 'Australia/Sydney' } } })
    const held = await deliverOne(db, 'quiet', opening(), { senders })
    expect(held).toMatchObject({ status: 'pending', attempts: 0, notBefore: '2026-11-20T02:30:00.000Z' })
    expect((await deliverOne(db, 'quiet', null, { senders, at: held.notBefore })).status).toBe('sent')
  })

  it('the sweep finds a message once it is due, and one whose lease has expired', async () => {
    const later = '2026-11-20T05:00:00.000Z'
    await deliverOne(db, 'later', opening({ notBefore: later }), { senders })
    expect(await findWaiting(db, 'outbox', '2026-11-20T04:59:00.000Z')).not.toContain('later')
    expect(await findWaiting(db, 'outbox', '2026-11-20T05:01:00.000Z')).toContain('later')
    await db.doc('outbox/broken').set({ ...opening({ status: 'sending', attempts: 1 }), leaseUntil: later })
    expect(await findWaiting(db, 'outbox', later)).toContain('broken')
  })

  it('the sweep takes one message of each member before a second of the same member', async () => {
    const due = (minute: number) => `2026-11-10T03:${`${minute}`.padStart(2, '0')}:00.000Z`
    for (let at = 0; at < 10; at += 1) {
      await db.doc(`outbox/greedy${at}`).set(opening({ uid: 'greedy', notBefore: due(at) }))
    }
    await db.doc('outbox/honest').set(opening({ uid: 'honest', notBefore: due(30) }))
    expect(await findWaiting(db, 'outbox', '2026-11-10T04:00:00.000Z', 2)).toEqual(['greedy0', 'honest'])
  })
})

describe('a message of a seat alert', () => {
  const criteria = { flight: 'QF1', date: '2027-02-03', cabin: 'J', wanted: { kind: 'pair', together: 2 } } as const
  const leg = { from: 'SYD', to: 'SIN', seenAt: '2026-11-20T01:29:00.000Z' }
  const later = '2026-11-20T01:30:00.000Z'
  const deliverAfterCheck = async (name: string, check: Partial<LastCheck>) => {
    const settings = { ...criteria, quiet: null, channels: ['email'], paused: false }
    const lastLook = { at: later, wish: getSeatAlertKey(criteria), legs: [], sample: true, fault: null, ...check }
    await db.doc('users/ann/seat-alerts/03').set({ settings, updatedAt: new Date(now), lastLook })
    return deliverOne(db, name, freeSeats(), { senders, at: later })
  }
  const free = () => sent[0]?.content.items[0]?.facts

  it('lists the seats that were free at the latest check', async () => {
    expect((await deliverAfterCheck('seat-new', { legs: [{ ...leg, seats: ['7E', '7F'] }] })).status).toBe('sent')
    expect(free()).toEqual(['Free: 7E, 7F', 'Seen Fri 20 Nov 2026, 12:29 pm AEDT, Sample data'])
  })

  it('is suppressed if the seats are taken again', async () => {
    const stored = await deliverAfterCheck('seat-gone', { legs: [{ ...leg, seats: [] }] })
    expect(stored).toMatchObject({ status: 'suppressed', fault: expect.stringContaining('gone when we checked again') })
    expect(sent).toEqual([])
  })

  it.each([
    ['an earlier look', { at: '2026-11-20T00:30:00.000Z' }],
    ['a look that saw nothing', { fault: 'The source couldn’t be reached.' }],
    ['a look for another wish', { wish: 'QF2' }],
  ])('lists the seats as first seen after %s', async (name, check) => {
    expect((await deliverAfterCheck(name, check)).status).toBe('sent')
    expect(free()?.[0]).toBe('Free: 4A, 4B')
  })
})

describe('dead letters', () => {
  it('are listed with their fault, and sent again when an admin retries them', async () => {
    await deliverOne(db, 'letter', opening({ channel: 'webhook' }), { senders })
    expect(await findDeadLetters(db)).toContainEqual(
      expect.objectContaining({ id: 'letter', fault: 'no', attempts: 1 }),
    )
    const retry = () =>
      db.runTransaction((transaction) => {
        const work = { transaction, input: { id: 'letter' }, by: { uid: 'op', email: 'op@example.com' }, key: 'key' }
        return messageActions['letter.retry'].change(work, { db, now } as ActionContext)
      })
    await retry()
    await expect(retry()).rejects.toThrow()
    const good: Sender = async () => ({ kind: 'sent', to: 'example.com' })
    expect((await deliverOne(db, 'letter', null, { senders: { webhook: good } })).status).toBe('sent')
  })

  it('are kept when old sent messages are deleted', async () => {
    const old = '2026-08-01T00:00:00.000Z'
    await db.doc('outbox/old-sent').set({ ...opening({ status: 'sent' }), createdAt: old })
    await db.doc('outbox/old-dead').set({ ...opening({ status: 'dead' }), createdAt: old })
    expect(await deleteOld(db, 'outbox', now)).toBe(1)
    expect((await db.doc('outbox/old-dead').get()).exists).toBe(true)
  })
})

import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutboxDocument } from '../../../lib/alerts/outbox.ts'
import { answerFeed } from '../../../lib/server/alerts/delivery/answer-feed.ts'
import { answerChoice, answerLinkStatus } from '../../../lib/server/alerts/delivery/answer-unsubscribe.ts'
import { replaceFeeds } from '../../../lib/server/alerts/delivery/channel-store.ts'
import type { Delivery } from '../../../lib/server/alerts/delivery/outcome.ts'
import { buildMailLinks } from '../../../lib/server/alerts/delivery/send-email.ts'
import { readLink, signLink } from '../../../lib/server/alerts/delivery/signed-link.ts'
import { found, freeSeats, now, opening, seedReader } from './messages.ts'
import { deliverOne, linkSecret, openStore, siteUrl } from './stage.ts'

let db: Firestore
let stopStore: () => Promise<void>
beforeAll(async () => {
  const store = await openStore()
  db = store.db
  stopStore = store.stop
})
afterAll(() => stopStore())
beforeEach(() => seedReader(db))

const claim = { purpose: 'mail', uid: 'ann', kind: 'alerts', id: '07', expires: null } as const
const tokenOf = (change: object = {}) => signLink({ ...claim, ...change }, linkSecret)
const context = () => ({ db, now, secret: linkSecret })
const openLink = (token: string, body?: URLSearchParams) => {
  const request = new Request(`${siteUrl}/api/alerts/unsubscribe?token=${token}`, body ? { method: 'POST', body } : {})
  return body ? answerChoice(request, context()) : answerLinkStatus(request, context())
}
const settings = async () => (await db.doc('users/ann/alerts/07').get()).get('settings')
const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })

describe('a signed link', () => {
  it('gives the claim it was signed for until it expires', () => {
    expect(readLink(tokenOf(), linkSecret, now)).toEqual(claim)
    const ends = tokenOf({ expires: '2026-11-20T02:00:00.000Z' })
    expect(readLink(ends, linkSecret, now)).not.toBeNull()
    expect(readLink(ends, linkSecret, '2026-11-20T02:00:00.000Z')).toBeNull()
  })

  it('is invalid if it was changed, cut or signed with another secret', () => {
    const token = tokenOf()
    const [said = '', mac = ''] = token.split('.')
    const forged = Buffer.from(JSON.stringify({ ...claim, uid: 'bob' })).toString('base64url')
    for (const bad of [
      '',
      '.',
      said,
      `${said}.`,
      `${said}.${mac.slice(1)}`,
      `${forged}.${mac}`,
      `${token}.x`,
      `${said}.${'A'.repeat(43)}`,
    ]) {
      expect(readLink(bad, linkSecret, now)).toBeNull()
    }
    expect(readLink(token, 'another secret of at least some length', now)).toBeNull()
  })
})

describe('unsubscribing', () => {
  it('by one click removes email from that alert only, however often it is clicked', async () => {
    for (const _ of [1, 2]) expect((await openLink(tokenOf(), oneClick)).status).toBe(200)
    expect((await settings()).channels).toEqual(['push', 'webhook', 'ntfy', 'telegram', 'feed'])
    expect((await settings()).paused).toBe(false)
    const standing = await (await openLink(tokenOf())).json()
    expect(standing).toMatchObject({
      alert: { name: 'Singapore in business', mailed: false, elsewhere: true },
      mail: true,
    })
  })

  it('names an alert without a name by its trip', async () => {
    await db.doc('users/ann/alerts/07').update({ 'settings.name': FieldValue.delete() })
    expect(await (await openLink(tokenOf())).json()).toMatchObject({ alert: { name: 'Sydney to Singapore' } })
  })

  it('can be undone by the same link and can stop all mail, and opening the link changes nothing', async () => {
    await openLink(tokenOf(), new URLSearchParams({ choice: 'stop' }))
    await openLink(tokenOf(), new URLSearchParams({ choice: 'start' }))
    expect((await settings()).channels).toContain('email')
    expect(await (await openLink(tokenOf(), new URLSearchParams({ choice: 'stop-all' }))).json()).toMatchObject({
      mail: false,
    })
    await openLink(tokenOf())
    expect((await db.doc('users/ann/private/channels').get()).get('emailOff')).toBe(true)
  })

  it('stops all mail if the link names no alert, succeeds for a deleted one, and rejects a bad link', async () => {
    await openLink(tokenOf({ id: null }), oneClick)
    expect((await db.doc('users/ann/private/channels').get()).get('emailOff')).toBe(true)
    expect((await openLink(tokenOf({ id: '33' }), oneClick)).status).toBe(200)
    expect((await db.doc('users/ann/alerts/33').get()).exists).toBe(false)
    expect((await openLink('nonsense', oneClick)).status).toBe(404)
    expect((await openLink(tokenOf({ uid: 'nobody' }))).status).toBe(404)
  })
})

describe('a link from a mail of one alert', () => {
  const former = 'AAAAAAAAAAAAAAAAAAAA'
  const present = 'BBBBBBBBBBBBBBBBBBBB'
  const linksOf = (alert: string) =>
    buildMailLinks({ message: opening({ alert }), to: { uid: 'ann' } as Delivery['to'], now }, { siteUrl, linkSecret })
  const press = (link: string | null, body?: URLSearchParams) =>
    openLink(new URL(link ?? '').searchParams.get('token') ?? '', body)
  const replaceAlert = () => db.doc('users/ann/alerts/07').update({ identity: present })

  it('still acts on that alert, whether it was created before alerts had identities or after', async () => {
    await press(linksOf('users/ann/alerts/07').oneClick, oneClick)
    expect((await settings()).channels).not.toContain('email')
    await seedReader(db)
    await replaceAlert()
    const { oneClick: link, pause, change } = linksOf(`users/ann/alerts/07#${present}`)
    await press(link, oneClick)
    await press(pause, new URLSearchParams({ choice: 'pause' }))
    expect((await settings()).channels).not.toContain('email')
    expect((await settings()).paused).toBe(true)
    expect(change).toBe(`${siteUrl}/alerts?edit=07-${present}`)
  })

  it.each(['users/ann/alerts/07', `users/ann/alerts/07#${former}`])(
    'of %s leaves another alert alone that has since taken its place',
    async (alert) => {
      await replaceAlert()
      const { oneClick: link, pause } = linksOf(alert)
      const stopped = await press(link, oneClick)
      expect([stopped.status, await stopped.json()]).toMatchObject([200, { alert: null }])
      const paused = await press(pause, new URLSearchParams({ choice: 'pause' }))
      expect([paused.status, await paused.json()]).toMatchObject([200, { alert: null }])
      expect((await settings()).channels).toContain('email')
      expect((await settings()).paused).toBe(false)
    },
  )
})

describe('an endless form', () => {
  it('is cancelled before 8 chunks are read, and changes nothing', async () => {
    let [read, left] = [0, false]
    const body = new ReadableStream({
      pull: (controller) => {
        read += 1_024
        controller.enqueue(new TextEncoder().encode('choice=stop-all&'.repeat(64)))
      },
      cancel: () => {
        left = true
      },
    })
    const url = `${siteUrl}/api/alerts/unsubscribe?token=${tokenOf()}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const init = { method: 'POST', body, headers, duplex: 'half' }
    const answer = await answerChoice(new Request(url, init), context())
    expect([answer.status < 500, answer.ok, left]).toEqual([true, false, true])
    expect(read).toBeLessThan(8_192)
    expect((await settings()).channels).toContain('email')
    expect((await db.doc('users/ann/private/channels').get()).get('emailOff')).not.toBe(true)
  })
})

describe('pausing from a mail', () => {
  const pauseLink = () => tokenOf({ purpose: 'pause', expires: '2027-01-19T01:00:00.000Z' })
  const choose = (choice: string) => openLink(pauseLink(), new URLSearchParams({ choice }))

  it('does not happen when a mail scanner follows the link', async () => {
    const before = await db.doc('users/ann/alerts/07').get()
    for (const _ of [1, 2]) {
      expect(await (await openLink(pauseLink())).json()).toMatchObject({ purpose: 'pause', alert: { paused: false } })
    }
    const after = await db.doc('users/ann/alerts/07').get()
    expect(after.updateTime?.isEqual(before.updateTime as Timestamp)).toBe(true)
  })

  it('pauses and resumes that alert, however often it is pressed, and keeps its channels', async () => {
    const { channels } = await settings()
    for (const _ of [1, 2]) {
      expect(await (await choose('pause')).json()).toMatchObject({ alert: { paused: true, mailed: true }, mail: true })
    }
    const senders = { email: async () => ({ kind: 'sent' as const, to: 'ann@example.com' }) }
    expect(await deliverOne(db, 'resting', opening(), { senders })).toMatchObject({ fault: 'The alert is paused.' })
    expect(await (await choose('resume')).json()).toMatchObject({ alert: { paused: false } })
    expect(await settings()).toMatchObject({ channels, paused: false })
    expect((await deliverOne(db, 'going on', opening(), { senders })).status).toBe('sent')
  })

  it('accepts no other choice, and a link to unsubscribe can’t pause', async () => {
    for (const choice of ['stop', 'stop-all', 'anything']) expect((await choose(choice)).status).toBe(400)
    expect((await openLink(tokenOf(), new URLSearchParams({ choice: 'pause' }))).status).toBe(400)
    expect((await settings()).paused).toBe(false)
  })

  it('is not offered by a mail for several alerts, whose unsubscribe link is for all mail', () => {
    const to = { uid: 'ann' } as Delivery['to']
    const alerts = ['07', '09'].map((place) => ({ path: `users/ann/alerts/${place}`, name: null }))
    const links = buildMailLinks({ message: { ...opening(), alerts }, to, now }, { siteUrl, linkSecret })
    const token = new URL(links.oneClick).searchParams.get('token') ?? ''
    expect(readLink(token, linkSecret, now)).toMatchObject({ purpose: 'mail', kind: 'alerts', id: null })
    expect(links.pause).toBeNull()
  })

  it('is offered only by mails of an alert, for sixty days', async () => {
    const to = { uid: 'ann' } as Delivery['to']
    const linksOf = (message: OutboxDocument) => buildMailLinks({ message, to, now }, { siteUrl, linkSecret })
    const { pause, change } = linksOf(freeSeats())
    const token = new URL(pause ?? '').searchParams.get('token') ?? ''
    expect(readLink(token, linkSecret, '2027-01-19T00:59:59.000Z')).toMatchObject({ kind: 'seat-alerts', id: '03' })
    expect(readLink(token, linkSecret, '2027-01-19T01:00:00.000Z')).toBeNull()
    expect(change).toBe(`${siteUrl}/seat-alerts?edit=03`)
    expect(linksOf(opening({ alert: 'users/ann/alerts' }))).toMatchObject({ pause: null, change: `${siteUrl}/alerts` })
  })
})

describe('a form that is longer than any mail program sends', () => {
  it('is not read to its end', async () => {
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(1_024).fill(97))
      },
    })
    const request = new Request(`${siteUrl}/api/alerts/unsubscribe?token=${tokenOf()}`, {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      duplex: 'half',
    } as RequestInit)
    expect((await answerChoice(request, context())).status).toBe(400)
    expect(pulled).toBeLessThan(10)
  })
})

describe('feeds', () => {
  const read = (form: 'calendar' | 'atom', address: string) =>
    answerFeed(form, new Request(address), { db, now, siteUrl })
  const history = (id: string, entry: object) =>
    db
      .doc(`users/ann/alert-history/${id}`)
      .set({ at: now, alert: 'users/ann/alerts/07', name: null, messages: [], ...entry })

  it('open only with their secret, which is not stored, and close when it is replaced or revoked', async () => {
    const { feeds: first } = await replaceFeeds(db, 'ann', { renew: true, siteUrl, now })
    const { feeds: second } = await replaceFeeds(db, 'ann', { renew: true, siteUrl, now })
    if (first === null || second === null) throw new Error('feeds were asked for')
    expect((await read('atom', first.atom)).status).toBe(404)
    expect((await read('atom', second.atom)).status).toBe(200)
    const kept = JSON.stringify((await db.doc('users/ann/private/channels').get()).data())
    expect(kept).not.toContain(second.atom.split('.').at(-1))
    for (const wrong of [
      `${second.atom}x`,
      second.atom.slice(0, -1),
      second.atom.replace('ann.', 'bob.'),
      `${siteUrl}/?key=a/b.c`,
      siteUrl,
    ]) {
      expect((await read('atom', wrong)).status).toBe(404)
    }
    expect(await replaceFeeds(db, 'ann', { renew: false, siteUrl, now })).toEqual({ feeds: null })
    expect((await read('calendar', second.calendar)).status).toBe(404)
  })

  it('list what a deleted alert found, though the one now at its place uses no feed', async () => {
    await db.doc('users/ann/alerts/07').set({ settings: { channels: ['email'] }, identity: 'BBBBBBBBBBBBBBBBBBBB' })
    const openings = { kind: 'openings', more: 0, told: [], gone: [], openings: [found()], sendsAt: now }
    await history('former', openings)
    await history('present', { ...openings, alert: 'users/ann/alerts/07#BBBBBBBBBBBBBBBBBBBB' })
    const { feeds } = await replaceFeeds(db, 'ann', { renew: true, siteUrl, now })
    const xml = await (await read('atom', feeds?.atom ?? '')).text()
    expect([...xml.matchAll(/message:(\w+)/g)].map(([, id]) => id)).toEqual(['former'])
    for (const id of ['former', 'present']) await db.doc(`users/ann/alert-history/${id}`).delete()
  })

  it('are full, however many newer messages went to alerts that use no feed', async () => {
    await db.doc('users/ann/alerts/08').set({ settings: { channels: ['email'] } })
    const entry = { kind: 'openings', more: 0, told: [], gone: [], openings: [found()] }
    await history('older', { ...entry, sendsAt: '2026-11-19T00:00:00.000Z' })
    const mailed = Array.from({ length: 120 }, (_, at) => `mailed${at}`)
    await Promise.all(mailed.map((id) => history(id, { ...entry, alert: 'users/ann/alerts/08', sendsAt: now })))
    const { feeds } = await replaceFeeds(db, 'ann', { renew: true, siteUrl, now })
    const xml = await (await read('atom', feeds?.atom ?? '')).text()
    expect([...xml.matchAll(/message:(\w+)/g)].map(([, id]) => id)).toEqual(['older'])
    await Promise.all([...mailed, 'older'].map((id) => db.doc(`users/ann/alert-history/${id}`).delete()))
  })

  it('list sent messages newest first, with samples marked and markup escaped, private and unindexed', async () => {
    const openings = { kind: 'openings', more: 0, told: [], gone: [] }
    await history('f1', { ...openings, name: '<b>&', openings: [found()], sendsAt: '2026-11-20T00:00:00.000Z' })
    const { program, from, to, date, cabin, direct } = found({ date: '2027-02-09' })
    const lost = { from: 'SIN', to: 'SYD', date: '2027-02-16', direct: true }
    const seat = { program, from, to, date, cabin, direct, goneAt: now, lost }
    await history('f2', { ...openings, openings: [found({ date })], sendsAt: '2026-11-20T00:00:01.000Z' })
    await history('f3', { kind: 'gone', seats: [seat], more: 0, sendsAt: now })
    await history('later', { ...openings, openings: [found()], sendsAt: '2026-11-20T07:00:00.000Z' })
    const { payload: free } = freeSeats()
    await history('f4', {
      kind: 'seat',
      ...free,
      alert: 'users/ann/seat-alerts/03',
      sendsAt: '2026-11-20T00:30:00.000Z',
    })
    const other = { ...openings, openings: [found()], sendsAt: now, alert: 'users/ann/alerts/08' }
    await seedReader(db)
    await db.doc('users/ann/alerts/08').set({ settings: { channels: ['email'] } })
    await history('mailed', other)
    const { feeds } = await replaceFeeds(db, 'ann', { renew: true, siteUrl, now })
    const atom = await read('atom', feeds?.atom ?? '')
    expect(Object.fromEntries(atom.headers)).toMatchObject({
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
      'content-type': 'application/atom+xml; charset=utf-8',
    })
    const xml = await atom.text()
    expect([...xml.matchAll(/message:(\w+)/g)].map(([, id]) => id)).toEqual(['f3', 'f4', 'f2', 'f1'])
    expect(xml).toContain('<title>Sample: Sydney to Singapore')
    expect(xml).toContain('&lt;b&gt;&amp;')
    const calendar = await (await read('calendar', feeds?.calendar ?? '')).text()
    expect(xml).toContain('Free: 4A, 4B')
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    expect(calendar).toContain('SUMMARY:QF1\\, Sydney to Singapore\\, business: 2 seats free (sample)')
    expect(calendar).toMatch(/DTSTART;VALUE=DATE:20270203/)
    expect(calendar).toMatch(/SUMMARY:Sydney to Singapore\\, business: 2 seats \(sample\)/)
    // The seats that were reported first and gone later are one event, cancelled.
    expect(calendar).toMatch(/SUMMARY:Sydney to Singapore\\, business: gone \(sample\)/)
    expect(calendar.match(/STATUS:CANCELLED/g)).toHaveLength(1)
    expect(calendar.replaceAll('\r\n ', '')).toContain(
      'Singapore to Sydney (SIN to SYD) on Tue 16 Feb 2027 is no longer',
    )
  })
})

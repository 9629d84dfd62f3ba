import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AlertMade, MemberAlerts } from '../../../lib/alerts/alerts-contract.ts'
import { Problem } from '../../../lib/availability/search-contract.ts'
import { exampleAlert } from '../../../lib/content/developers/snippets.ts'
import {
  answerAlertGone,
  answerAlerts,
  answerNewAlert,
  type OwnAlerts,
} from '../../../lib/server/alerts/own/member-alerts.ts'
import { type Caller, guest } from '../../../lib/server/caller.ts'
import { openStore, type Store } from '../providers/ingest-stage.ts'

const ann: Caller = { uid: 'ann', plan: 'free', admin: false }
const gold: Caller = { uid: 'gus', plan: 'gold', admin: false }
const address = 'https://site.example/api/alerts'

let store: Store
let db: Firestore
let own: OwnAlerts
beforeAll(async () => {
  store = await openStore('own-alerts')
  db = store.db
  own = { db, now: () => '2026-11-24T03:00:00.000Z' }
})
afterAll(() => store.stop())
beforeEach(() => db.recursiveDelete(db.collection('users')))

const post = (body: unknown, caller = ann) =>
  answerNewAlert(new Request(address, { method: 'POST', body: JSON.stringify(body) }), caller, own)
const make = async (body: object, caller = ann) => AlertMade.parse(await (await post(body, caller)).json())
const list = async (caller = ann) => MemberAlerts.parse(await (await answerAlerts(caller, own)).json()).alerts
const remove = (id: string, caller = ann) =>
  answerAlertGone(new Request(`${address}?id=${id}`, { method: 'DELETE' }), caller, own)

describe('alerts made through the API', () => {
  it('are listed by name as on the page, unnamed ones last, and those alike by id', async () => {
    for (const [at, name] of ['Tokyo', '', 'bali 10', 'Bali 9', 'Tokyo'].entries()) {
      await make({ ...exampleAlert, name: name || undefined, maxPoints: 100_000 + at })
    }
    expect((await list()).map(({ id, settings }) => `${id} ${settings.name ?? ''}`)).toEqual([
      ...['03 Bali 9', '02 bali 10', '00 Tokyo', '04 Tokyo', '01 '],
    ])
  })

  it('are stored as by the page and cut to the plan, and the answer says so', async () => {
    const { alert, clamped } = await make(exampleAlert)
    expect(alert).toMatchObject({ id: '00', standing: { kind: 'runs' }, lastMatch: null })
    expect(alert.settings.dates).toEqual({ start: '2027-03-01', end: '2027-03-24' })
    expect(clamped).toMatchObject([{ limit: 'days-ahead', asked: '2027-03-31', allowed: '2027-03-24' }])
    const kept = (await db.doc('users/ann/alerts/00').get()).data()
    expect(Object.keys(kept ?? {}).sort()).toEqual(['identity', 'settings', 'updatedAt'])
    expect(kept?.settings).toEqual(alert.settings)
    expect(await list()).toEqual([alert])
    expect((await make(exampleAlert, gold)).clamped).toEqual([])
  })

  it('need only a departure and a destination', async () => {
    const { alert } = await make({ from: ['SYD'], to: ['region:europe'] })
    expect(alert.settings).toMatchObject({ programs: ['qantas'], cabins: ['J'], seats: 1, channels: ['email'] })
    expect(alert.settings.dates).toEqual({ start: '2026-11-24', end: '2027-03-24' })
  })

  it.each([
    ['a place nobody knows', { to: ['XQX'] }, 'to'],
    ['more seats than the plan watches for', { seats: 2 }, 'seats'],
    ['days wholly beyond the plan', { dates: { start: '2027-06-01', end: '2027-06-30' } }, 'dates'],
    ['days that have passed', { dates: { start: '2026-01-01', end: '2026-01-02' } }, 'dates'],
    ['a channel of a paid plan', { channels: ['webhook'] }, 'channels'],
    ['a name with a line break', { name: 'one\ntwo' }, 'name'],
    ['a field that is none', { uid: 'gus' }, 'body'],
    ['5,000 places', { from: Array.from({ length: 5_000 }, () => 'SYD') }, 'from'],
  ])('refuse %s', async (_what, more, parameter) => {
    const response = await post({ ...exampleAlert, ...more })
    expect(response.status).toBe(400)
    expect(Problem.parse(await response.json()).errors).toContainEqual(expect.objectContaining({ parameter }))
    expect(await list()).toEqual([])
  })

  it('refuse invalid JSON, and a guest', async () => {
    const request = new Request(address, { method: 'POST', body: '{' })
    expect(Problem.parse(await (await answerNewAlert(request, ann, own)).json()).errors).toEqual([
      { parameter: 'body', message: 'must be an alert’s settings as a JSON object' },
    ])
    const { errors } = Problem.parse(await (await post({ from: ['SYD'] })).json())
    expect(errors).toEqual([{ parameter: 'to', message: 'is missing' }])
    expect((await post(exampleAlert, guest)).status).toBe(401)
    expect((await answerAlerts(guest, own)).status).toBe(401)
    expect((await remove('00', guest)).status).toBe(401)
  })

  it('are limited to fifty, also for simultaneous requests', async () => {
    const settings = (await make(exampleAlert)).alert.settings
    const batch = db.batch()
    for (let place = 1; place < 47; place += 1) {
      batch.set(db.doc(`users/ann/alerts/${String(place).padStart(2, '0')}`), {
        settings: { ...settings, maxPoints: 1_000 + place },
        updatedAt: FieldValue.serverTimestamp(),
      })
    }
    await batch.commit()
    const answers = await Promise.all([1, 2, 3, 4, 5].map((maxPoints) => post({ ...exampleAlert, maxPoints })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409])
  })

  it('are not stored twice under different names', async () => {
    await make({ ...exampleAlert, name: 'Singapore' })
    const again = await post({ ...exampleAlert, name: 'Again' })
    expect([again.status, Problem.parse(await again.json()).detail]).toEqual([
      409,
      'You already have this alert (number 00).',
    ])
    expect(await list()).toHaveLength(1)
  })

  it('can be deleted only by their owner', async () => {
    await make(exampleAlert)
    expect((await remove('00', gold)).status).toBe(404)
    expect((await remove('../../gus')).status).toBe(404)
    expect((await remove('00')).status).toBe(204)
    expect((await remove('00')).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('can be deleted by a reference, which names no later alert at the same place', async () => {
    const { alert: former } = await make(exampleAlert)
    expect(former.reference).toMatch(/^00-[A-Za-z0-9]{20}$/)
    expect((await remove(former.reference)).status).toBe(204)
    const { alert: present } = await make(exampleAlert)
    expect(present.id).toBe(former.id)
    expect((await remove(former.reference)).status).toBe(404)
    expect(await list()).toEqual([present])
    expect((await remove(present.reference)).status).toBe(204)
  })

  it('are named by their place alone where they have no identity', async () => {
    const { settings } = (await make(exampleAlert)).alert
    await db.doc('users/ann/alerts/00').set({ settings, updatedAt: FieldValue.serverTimestamp() })
    expect(await list()).toMatchObject([{ id: '00', reference: '00' }])
    expect((await remove('00-AAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
    expect((await remove('00')).status).toBe(204)
  })
})

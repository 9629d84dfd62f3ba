import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { AlertDocument } from '../../../../../../lib/alerts/alert.ts'
import { TIMES_A_DAY } from '../../../../../../lib/alerts/send-time.ts'
import { tidyRuns } from '../../../../../../lib/server/alerts/match/run-store.ts'
import { settingsWith } from '../../../alerts/settings.ts'
import { later, noon, stageMatching } from './match-stage.ts'

const stage = stageMatching('match-run-test')
const ann = 'users/ann/alerts/07'

describe('an opening', () => {
  it('becomes messages, a history entry and the alert’s last match, and its change is removed', async () => {
    await stage.plan('ann', 'gold')
    await stage.alert(ann, { name: ' Singapore ', channels: ['email', 'feed', 'webhook'] })
    await stage.ingest([{}])
    const { runs, due } = await stage.match()
    const messages = await stage.outbox()
    expect(messages.map(({ channel }) => channel).sort()).toEqual(['email', 'webhook'])
    expect(messages[0]).toMatchObject({
      ...{ kind: 'opening', uid: 'ann', alert: ann, name: 'Singapore', sample: false, status: 'pending', attempts: 0 },
      ...{ notBefore: noon, createdAt: noon, sentAt: null, fault: null },
      payload: { opening: { from: 'SYD', to: 'SIN', date: '2027-03-02', seats: 2, points: 75_000, charges: 20_000 } },
    })
    expect(due.map(({ at }) => at)).toEqual([noon, noon])
    expect(await stage.history('ann')).toMatchObject([
      { kind: 'openings', alert: ann, sendsAt: noon, told: ['07 qantas SYD-SIN 2027-03-02 J direct'], more: 0 },
    ])
    const { lastMatch } = (await stage.db.doc(ann).get()).data() ?? {}
    expect(AlertDocument.shape.lastMatch.parse(lastMatch)).toMatchObject({ at: noon, openings: 1 })
    expect([runs, await stage.waiting()]).toEqual([1, 0])
  })

  it('is reported once, even if seen again', async () => {
    await stage.alert(ann)
    await stage.ingest([{}])
    await stage.match()
    await stage.ingest([{ seats: 3 }], later(60))
    await stage.match(later(60))
    expect(await stage.outbox()).toHaveLength(1)
  })

  it('is not reported if it came and went before the matcher ran', async () => {
    await stage.alert(ann)
    await stage.ingest([{}])
    await stage.ingest([{ seats: 0 }], later(60))
    await stage.ingest([{ seats: 0 }], later(120))
    await stage.match(later(120))
    expect([await stage.outbox(), await stage.waiting()]).toEqual([[], 0])
  })

  it('matches an alert for regions once; several make one digest, the best first', async () => {
    await stage.plan('ann', 'silver')
    await stage.alert(ann, { from: ['region:australia', 'SYD'], to: ['region:asia', 'SIN'], cabins: ['F', 'J'] })
    await stage.ingest([{}, { from: 'MEL', to: 'NRT', date: '2027-01-05' }, { cabin: 'F', date: '2027-05-05' }])
    await stage.match()
    const [message, ...others] = await stage.outbox()
    expect(others).toEqual([])
    expect(message).toMatchObject({
      kind: 'digest',
      payload: { openings: [{ cabin: 'F' }, { from: 'MEL' }, { from: 'SYD' }], more: 0 },
    })
  })

  it('makes one message that names every alert it matches', async () => {
    await stage.alert(ann, { from: ['SYD', 'country:AU'], to: ['SIN', 'region:asia'] })
    await stage.alert('users/ann/alerts/08', { dates: { start: '2027-03-01', end: '2027-03-31' } })
    await stage.alert('users/ann/alerts/09', { dates: { start: '2027-03-02', end: '2027-04-30' } })
    await stage.alert('users/ann/alerts/10', { dates: { start: '2027-03-03', end: '2027-04-30' } })
    await stage.ingest([{}])
    await stage.match()
    const places = (all: readonly string[] | undefined) => all?.map((path) => path.slice(-2))
    const [message, ...others] = await stage.outbox()
    expect(others).toEqual([])
    expect(places(message?.alerts?.map(({ path }) => path))).toEqual(['07', '08', '09'])
    const opening = message?.kind === 'opening' ? message.payload.opening : undefined
    expect(places(opening?.alerts)).toEqual(['07', '08', '09'])
    const history = await stage.history('ann')
    expect(places(history.map(({ alert }) => alert))?.sort()).toEqual(['07', '08', '09'])
    expect(new Set(history.flatMap(({ messages }) => messages)).size).toBe(1)
  })

  it('is marked as sample data if it comes from the sample', async () => {
    const sample = { source: { kind: 'sample', name: 'Sample data' } } as const
    await stage.alert(ann)
    await stage.ingest([{ ...sample, seats: 0 }])
    await stage.ingest([sample], later(60))
    await stage.match(later(60))
    expect(await stage.outbox()).toMatchObject([{ sample: true }])
  })
})

describe('matching an opening', () => {
  it('uses alerts as they are now, not as first read', async () => {
    await stage.alert(ann)
    await stage.alert('users/bob/alerts/00', { seats: 5 })
    await stage.ingest([{ date: '2027-04-01', seats: 0 }])
    await stage.match()
    await stage.db.doc(ann).delete()
    await stage.alert('users/bob/alerts/00')
    await stage.alert('users/cleo/alerts/01', { paused: true })
    await stage.ingest([{}], later(60))
    await stage.match(later(60))
    expect((await stage.outbox()).map(({ uid }) => uid)).toEqual(['bob'])
  })

  it('respects the plan’s limits on seats, days and channels', async () => {
    await stage.plan('ann', 'free')
    await stage.plan('bob', 'gold')
    const two = { seats: 2, channels: ['email' as const, 'ntfy' as const] }
    for (const uid of ['ann', 'bob']) await stage.alert(`users/${uid}/alerts/00`, two)
    await stage.alert('users/ann/alerts/01', { ...two, seats: 1 })
    await stage.ingest([{ date: '2027-03-02' }, { date: '2027-06-02' }])
    await stage.match()
    const summaries = (await stage.outbox()).map(({ alert, channel, kind }) => `${alert} ${channel} ${kind}`)
    expect(summaries.sort()).toEqual([
      'users/ann/alerts/01 email opening',
      'users/bob/alerts/00 email digest',
      'users/bob/alerts/00 ntfy digest',
    ])
  })

  it('gives a member whose plan is unknown a guest’s limits', async () => {
    await stage.plan('ann', 'platinum')
    await stage.alert(ann, { channels: ['email', 'ntfy'] })
    await stage.ingest([{ date: '2027-01-05' }, { date: '2027-03-02' }])
    await stage.match()
    expect(await stage.outbox()).toMatchObject([
      { kind: 'opening', channel: 'email', payload: { opening: { date: '2027-01-05' } } },
    ])
  })

  it('skips an alert that cannot be parsed', async () => {
    await stage.db.doc(ann).set({ settings: { ...settingsWith(), seats: 'two' }, updatedAt: Timestamp.now() })
    await stage.ingest([{}])
    expect((await stage.match()).runs).toBe(1)
    expect(await stage.outbox()).toEqual([])
  })

  it('considers other days for a split party and return flights for a stay', async () => {
    await stage.plan('ann', 'gold')
    await stage.alert('users/ann/alerts/00', { seats: 4, split: true })
    await stage.alert('users/ann/alerts/01', { stay: { min: 5, max: 10 } })
    await stage.alert('users/ann/alerts/02', { stay: { min: 20, max: 30 } })
    await stage.ingest([{}, { date: '2027-03-03' }, { from: 'SIN', to: 'SYD', date: '2027-03-09' }])
    await stage.match()
    const summaries = (await stage.outbox()).map(
      ({ alerts, kind }) => `${alerts?.map(({ path }) => path.slice(-2))} ${kind}`,
    )
    expect(summaries).toEqual(['00,01 digest'])
  })
})

describe('seats that disappear', () => {
  it('are reported as gone after two misses, only to those who had heard of them', async () => {
    await stage.alert(ann)
    await stage.alert('users/bob/alerts/00', { maxPoints: 10_000 })
    await stage.ingest([{}])
    await stage.match()
    await stage.ingest([{ seats: 0 }], later(60))
    await stage.match(later(60))
    expect(await stage.outbox()).toHaveLength(1)
    await stage.ingest([{ seats: 0 }], later(120))
    await stage.match(later(120))
    const gone = (await stage.outbox()).filter(({ kind }) => kind === 'gone')
    expect(gone).toMatchObject([
      { alert: ann, payload: { seats: [{ date: '2027-03-02', cabin: 'J', goneAt: later(120) }], more: 0 } },
    ])
    expect(await stage.history('ann')).toMatchObject([
      { kind: 'openings', gone: ['qantas SYD-SIN 2027-03-02 J direct'] },
      { kind: 'gone', at: later(120) },
    ])
  })

  it('are reported again when they come back', async () => {
    await stage.alert(ann)
    const checks = [{}, { seats: 0 }, { seats: 0 }, {}]
    for (const [at, seen] of checks.entries()) {
      await stage.ingest([seen], later(at * 60))
      await stage.match(later(at * 60))
    }
    expect((await stage.outbox()).map(({ kind }) => kind).sort()).toEqual(['gone', 'opening', 'opening'])
  })
})

describe('messages held back', () => {
  const quiet = { start: '11:00', end: '15:00', timeZone: 'Australia/Sydney' }
  const end = '2026-11-20T04:00:00.000Z'

  it('until quiet hours end become one message for everything found until then', async () => {
    await stage.alert(ann, { quiet })
    await stage.ingest([{}])
    const { due } = await stage.match()
    await stage.ingest([{ date: '2027-03-05' }], later(60))
    await stage.match(later(60))
    const [message, ...others] = await stage.outbox()
    expect(others).toEqual([])
    expect(message).toMatchObject({ kind: 'digest', notBefore: end, createdAt: noon })
    expect(due).toMatchObject([{ at: end }])
    expect(await stage.history('ann')).toMatchObject([{ sendsAt: end }, { sendsAt: end }])
  })

  it('leave out seats that have gone in the meantime', async () => {
    await stage.alert(ann, { quiet })
    await stage.ingest([{}, { date: '2027-03-05' }])
    await stage.match()
    for (const minutes of [60, 120]) await stage.ingest([{ seats: 0 }], later(minutes))
    await stage.match(later(120))
    expect(await stage.outbox()).toMatchObject([{ kind: 'opening', payload: { opening: { date: '2027-03-05' } } }])
    for (const minutes of [150, 165]) await stage.ingest([{ date: '2027-03-05', seats: 0 }], later(minutes))
    await stage.match(later(165))
    expect(await stage.outbox()).toMatchObject([
      { status: 'suppressed', fault: 'The seats were gone before it was sent.' },
    ])
  })

  it('are sent hourly once the day’s immediate messages are used up', async () => {
    await stage.alert(ann)
    for (let at = 0; at < TIMES_A_DAY; at += 1) {
      await stage.db.collection('users/ann/alert-history').add({ at: later(-at - 1), sendsAt: later(-at - 1) })
    }
    await stage.db.collection('users/ann/alert-history').add({ at: later(-24 * 60), sendsAt: later(-24 * 60) })
    await stage.ingest([{}])
    await stage.match(later(5))
    await stage.ingest([{ date: '2027-03-05' }], later(20))
    await stage.match(later(20))
    expect(await stage.outbox()).toMatchObject([{ kind: 'digest', notBefore: later(60) }])
  })
})

describe('alerts of one member', () => {
  const places = Array.from({ length: 50 }, (_, at) => `users/ann/alerts/${String(at).padStart(2, '0')}`)

  it('make one message per channel, even if fifty are the same', async () => {
    await stage.plan('ann', 'gold')
    for (const place of places) await stage.alert(place, { channels: ['email', 'webhook'] })
    await stage.ingest([{}])
    const { due } = await stage.match()
    const messages = await stage.outbox()
    expect(messages.map(({ channel }) => channel).sort()).toEqual(['email', 'webhook'])
    expect(messages.every(({ alerts }) => alerts?.length === 50)).toBe(true)
    expect(due).toHaveLength(2)
    for (const minutes of [60, 120]) await stage.ingest([{ seats: 0 }], later(minutes))
    await stage.match(later(120))
    expect((await stage.outbox()).filter(({ kind }) => kind === 'gone')).toHaveLength(2)
  })

  it('report an opening once, at the earliest of their send times', async () => {
    const quiet = { start: '11:00', end: '15:00', timeZone: 'Australia/Sydney' }
    await stage.alert('users/ann/alerts/00', { quiet })
    await stage.alert('users/ann/alerts/01')
    await stage.ingest([{}])
    await stage.match()
    expect(await stage.outbox()).toMatchObject([{ kind: 'opening', notBefore: noon, alerts: [{}, {}] }])
  })

  it('held back together are each dropped only when their own seats are gone', async () => {
    const quiet = { start: '11:00', end: '15:00', timeZone: 'Australia/Sydney' }
    await stage.plan('ann', 'gold')
    await stage.alert('users/ann/alerts/00', { quiet, seats: 2 })
    await stage.alert('users/ann/alerts/01', { quiet, seats: 1 })
    await stage.ingest([{ seats: 2 }])
    await stage.match()
    for (const minutes of [60, 120]) await stage.ingest([{ seats: 1 }], later(minutes))
    await stage.match(later(120))
    expect(await stage.outbox()).toMatchObject([{ status: 'pending', alerts: [{ path: 'users/ann/alerts/01' }] }])
  })
})

describe('runs', () => {
  it('keep their results for a fortnight', async () => {
    await stage.alert(ann)
    await stage.ingest([{}])
    await stage.match()
    const runs = async () => (await stage.db.collection('alert-runs').get()).docs.map((document) => document.data())
    expect(await runs()).toEqual([
      { startedAt: noon, endedAt: noon, changes: 1, lanes: 1, alerts: 1, matched: 1, messages: 1 },
    ])
    await tidyRuns(stage.db, later(13 * 24 * 60))
    expect(await runs()).toHaveLength(1)
    await tidyRuns(stage.db, later(15 * 24 * 60))
    expect(await runs()).toEqual([])
  })

  it('skip a change that cannot be parsed, and report it', async () => {
    await stage.alert(ann)
    await stage.ingest([{}])
    await stage.db
      .collection('availability-changes')
      .doc('broken')
      .set({ at: later(-5), payload: 'none' })
    const { faults } = await stage.match()
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('broken')
    expect([(await stage.outbox()).length, await stage.waiting()]).toEqual([1, 0])
  })

  it('do nothing without changes or when aborted', async () => {
    expect((await stage.match()).runs).toBe(0)
    await stage.ingest([{}])
    expect((await stage.match(noon, { signal: AbortSignal.abort() })).runs).toBe(0)
    expect(await stage.waiting()).toBe(1)
  })
})

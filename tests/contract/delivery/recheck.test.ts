import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutboxDocument } from '../../../lib/alerts/outbox.ts'
import type { Observation } from '../../../lib/availability/observation.ts'
import type { LiveProvider, ProviderItem } from '../../../lib/availability/providers/provider.ts'
import { ProviderError } from '../../../lib/availability/providers/provider-error.ts'
import type { Delivery, Sender } from '../../../lib/server/alerts/delivery/outcome.ts'
import { found, opening, seedReader } from './messages.ts'
import { deliverOne, openStore } from './stage.ts'

let db: Firestore
let stopStore: () => Promise<void>
let sent: Delivery[] = []
const email: Sender = async (parcel) => {
  sent.push(parcel)
  return { kind: 'sent', to: parcel.to.email }
}
const senders = { email }
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

describe('with a live source', () => {
  const seen = (change: Partial<Observation>): Observation =>
    ({
      ...{ program: 'qantas', from: 'SYD', to: 'SIN', date: '2027-02-03', cabin: 'J', direct: true, carriers: ['QF'] },
      ...{ seats: 2, points: 82_000, charges: null, sectors: null, fare: 'reward' },
      source: { kind: 'seats-aero', name: 'Live' },
      seenAt: '2026-11-20T00:59:30Z',
      ...change,
    }) as Observation
  const answering = (observations: (Observation | 'unreadable')[] | ProviderError): LiveProvider => ({
    source: { kind: 'seats-aero', name: 'Live' },
    async *search({ dates }) {
      for (const date of dates) {
        if (observations instanceof ProviderError) yield { ok: false, date, error: observations }
        else {
          const where = { file: 'live', line: 1 }
          const items = observations.flatMap((one): ProviderItem[] => {
            if (one === 'unreadable') return [{ ok: false, where, reason: 'unreadable' }]
            return one.date === date ? [{ ok: true, observation: one, where }] : []
          })
          yield { ok: true, date, items }
        }
      }
    },
  })

  it('seats that are still there are reported as seen again', async () => {
    await deliverOne(db, 'again', opening(), { senders, live: answering([seen({})]) })
    expect(sent[0]?.content.items[0]?.facts.at(-1)).toMatch(/^Seen again just now, Fri 20 Nov 2026, 11:59 am/)
  })

  it('seats are checked again for a digest, after quiet hours and after a failure', async () => {
    const live = answering([seen({}), seen({ date: '2027-02-04' })])
    const openings = [found(), found({ date: '2027-02-04' })]
    const digest: OutboxDocument = { ...opening(), kind: 'digest', payload: { openings, more: 0 } }
    await deliverOne(db, 'lane-digest', digest, { senders, live })
    const facts = () => sent.flatMap(({ content }) => content.items.map((item) => item.facts.at(-1)?.slice(0, 20)))
    expect(facts()).toEqual(['Seen again just now,', 'Seen again just now,'])

    await seedReader(db, { alert: { quiet: { start: '11:00', end: '13:30', timeZone: 'Australia/Sydney' } } })
    const { notBefore } = await deliverOne(db, 'lane-quiet', opening(), { senders, live })
    const gone = await deliverOne(db, 'lane-quiet', null, {
      senders,
      live: answering([seen({ seats: 0 })]),
      at: notBefore,
    })
    expect(gone.status).toBe('suppressed')

    await seedReader(db)
    const down: Sender = async () => ({ kind: 'retry', fault: 'down', wait: null })
    const failed = await deliverOne(db, 'lane-retry', opening(), { senders: { email: down }, live })
    expect(failed).toMatchObject({ status: 'pending', attempts: 1 })
    const late = answering([seen({ seenAt: new Date(Date.parse(failed.notBefore) - 120_000).toISOString() })])
    sent = []
    await deliverOne(db, 'lane-retry', null, { senders, live: late, at: failed.notBefore })
    expect(facts()).toEqual(['Seen again 2 min ago'])
  })

  it('the return flight is checked as well', async () => {
    const back = { kind: 'return', from: 'SIN', to: 'SYD', date: '2027-02-10', direct: true } as const
    const trip = opening({}, { other: { ...back, seats: 2, points: 82_000, charges: null } })
    const home = seen({ from: 'SIN', to: 'SYD', date: '2027-02-10' })
    const none = answering([seen({}), { ...home, seats: 0 }])
    expect((await deliverOne(db, 'no-way-back', trip, { senders, live: none })).status).toBe('suppressed')
    expect((await deliverOne(db, 'way-back', trip, { senders, live: answering([seen({}), home]) })).status).toBe('sent')
  })

  it('the rest of a split party is checked as well', async () => {
    await seedReader(db, { alert: { seats: 4, split: true } })
    const rest = { kind: 'split', from: 'SYD', to: 'SIN', date: '2027-02-04', direct: true } as const
    const party = opening({}, { other: { ...rest, seats: 2, points: 82_000, charges: null } })
    const second = (seats: number) => answering([seen({}), seen({ date: '2027-02-04', seats })])
    const one = await deliverOne(db, 'party-short', party, { senders, live: second(1) })
    expect(one.status).toBe('suppressed')
    expect((await deliverOne(db, 'party-whole', party, { senders, live: second(2) })).status).toBe('sent')
  })

  it('seats that now cost more than the alert allows are not sent, and a lower price is reported', async () => {
    await seedReader(db, { alert: { maxPoints: 90_000 } })
    const dear = answering([seen({ points: 95_000 })])
    expect((await deliverOne(db, 'dear', opening(), { senders, live: dear })).status).toBe('suppressed')
    await deliverOne(db, 'cheap', opening(), { senders, live: answering([seen({ points: 70_000 })]) })
    expect(sent[0]?.content.items[0]?.facts).toContain('For 2, one way: 140,000 Qantas Points')
  })

  it.each([
    ['none', [seen({ seats: 0 })]],
    ['too few', [seen({ seats: 1 })]],
    ['a connection only', [seen({ direct: false })]],
  ])('seats that are gone are not sent: %s', async (name, observations) => {
    const stored = await deliverOne(db, name, opening(), { senders, live: answering(observations) })
    expect(stored).toMatchObject({
      status: 'suppressed',
      fault: 'The seats were gone when we checked again before sending.',
    })
    expect(sent).toEqual([])
  })

  // An answer without rows means that the provider didn't check, and its stored rows may be older than the opening.
  it.each([
    ['a day it did not check', []],
    ['an older row', [seen({ seats: 0, seenAt: '2026-11-19T22:00:00.000Z' })]],
    ['another cabin', [seen({ cabin: 'Y' })]],
    ['a row that could not be read', ['unreadable' as const, seen({ seats: 1 })]],
  ])('seats that the source can’t tell about are sent: %s', async (name, observations) => {
    const stored = await deliverOne(db, name, opening(), { senders, live: answering(observations) })
    expect(stored.status).toBe('sent')
    expect(sent[0]?.content.items[0]?.facts.at(-1)).toMatch(/^Seen Fri/)
  })

  it('seats that are gone are left out of a digest', async () => {
    const openings = [found(), found({ date: '2027-02-04' })]
    const digest: OutboxDocument = { ...opening(), kind: 'digest', payload: { openings, more: 0 } }
    await deliverOne(db, 'part', digest, {
      senders,
      live: answering([seen({ seats: 0 }), seen({ date: '2027-02-04' })]),
    })
    expect(sent[0]?.content.items).toHaveLength(1)
    expect(sent[0]?.content.subject).toContain('Thu 4 Feb')
  })

  it.each([
    ['still there', seen({})],
    ['gone', seen({ seats: 0 })],
  ])('openings added during the check are sent as well, with the first one %s', async (name, first) => {
    const later = found({ date: '2027-02-04' })
    const added: OutboxDocument = { ...opening(), kind: 'digest', payload: { openings: [found(), later], more: 0 } }
    const { source, search } = answering([first, seen({ date: '2027-02-04' })])
    let isAdded = false
    const live: LiveProvider = {
      source,
      async *search(request, signal) {
        if (!isAdded) await db.doc(`outbox/added ${name}`).set(added)
        isAdded = true
        yield* search(request, signal)
      },
    }
    expect((await deliverOne(db, `added ${name}`, opening(), { senders, live })).status).toBe('sent')
    expect(sent.map(({ content }) => content.items.length)).toEqual([name === 'gone' ? 1 : 2])
  })

  it('a source that fails holds no message back', async () => {
    const live = answering(new ProviderError('bad-answer', 'down'))
    expect((await deliverOne(db, 'unsure', opening(), { senders, live })).status).toBe('sent')
    expect(sent[0]?.content.items[0]?.facts.at(-1)).toMatch(/^Seen Fri/)
  })
})

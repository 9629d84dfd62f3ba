import type { UserRecord } from 'firebase-admin/auth'
import { describe, expect, it, vi } from 'vitest'
import { RouteDocument } from '../../../../../lib/availability/codec.ts'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { OptionsAnswer } from '../../../../../lib/availability/options.ts'
import { type OwnSeat, OwnSeatsList, OwnSeatsTaken } from '../../../../../lib/availability/own/own-seats.ts'
import { SearchAnswer } from '../../../../../lib/availability/search-contract.ts'
import { addDays } from '../../../../../lib/core/dates.ts'
import type { PlanSlug } from '../../../../../lib/core/plan.ts'
import { deleteAccount } from '../../../../../lib/server/accounts/delete-account.ts'
import { exportPersonalData } from '../../../../../lib/server/accounts/personal-data.ts'
import type { ActionContext } from '../../../../../lib/server/admin/action.ts'
import { memberActions } from '../../../../../lib/server/admin/actions/members.ts'
import { openMemberLayer } from '../../../../../lib/server/availability/answer-context.ts'
import { answerOptions, answerSearch } from '../../../../../lib/server/availability/answers.ts'
import { firestoreRepository } from '../../../../../lib/server/availability/repository.ts'
import { guest } from '../../../../../lib/server/caller.ts'
import { answerDelete, answerImport, answerOwnSeats } from '../../../../../lib/server/own-seats/answer-own-seats.ts'
import type { OwnSeatsContext } from '../../../../../lib/server/own-seats/own-store.ts'
import { getMailbox } from '../../../../../lib/server/own-seats/share-seats.ts'
import { changeSightings, deleteOldSightings } from '../../../../../lib/server/own-seats/shared-store.ts'
import { hoursBefore, sharedSeat } from '../../availability/own/shared-seat.ts'
import { later, noon, stageMatching } from '../alerts/match/match-stage.ts'

const stage = stageMatching('sharing')
const date = '2026-12-03'
const seat = (change: Partial<OwnSeat> = {}) => sharedSeat({ date, ...change })
const caller = (uid: string, plan: PlanSlug = 'gold') => ({ uid, plan, admin: false })

/** An auth service in which every address is confirmed. */
const accounts = (more: Partial<UserRecord> = {}) => ({
  getUser: async (uid: string) => ({ uid, email: `${uid}@example.com`, emailVerified: true, ...more }) as UserRecord,
})
const join = (uid: string, more: object = {}) =>
  stage.db.doc(`users/${uid}`).set({
    ...{ name: uid, email: `${uid}@example.com`, createdAt: hoursBefore(24 * 30), referrer: 'direct' },
    ...{ referredBy: null, referralCode: 'abcdefghjk', marketing: { email: false } },
    ...more,
  })

type Situation = { network?: string | null; off?: boolean; now?: string; account?: Partial<UserRecord> }
const context = ({ network = null, off = false, now = noon, account }: Situation = {}): OwnSeatsContext => ({
  ...{ db: stage.db, now, index: createIndex(), onChange: async () => {} },
  sharing: off ? null : { db: stage.db, now, auth: accounts(account), secret: 'secret', network },
})

async function share(uid: string, seats: OwnSeat[] = [seat()], situation: Situation = {}, plan: PlanSlug = 'gold') {
  const headers = { authorization: 'Bearer x' }
  const body = JSON.stringify({ seats, share: true })
  const request = new Request('http://x/api/own-seats', { method: 'POST', headers, body })
  const answer = await answerImport(request, caller(uid, plan), context(situation))
  return OwnSeatsTaken.parse(await answer.json()).sharing
}
const forget = (uid: string, query: string) =>
  answerDelete(
    new Request(`http://x/api/own-seats?${query}`, { method: 'DELETE', headers: { authorization: 'Bearer x' } }),
    caller(uid),
    context(),
  )

/** Runs `read` as a guest of a separate server that listens for shared seats. */
async function everybody<Answer>(
  read: (fetchAnswer: (path: string) => Promise<unknown>) => Promise<Answer>,
): Promise<Answer> {
  const index = createIndex()
  for (const one of (await stage.db.collection('availability').get()).docs)
    index.applyRoute(RouteDocument.parse(one.data()))
  const layer = openMemberLayer(stage.db, () => {})
  const shared = { now: () => noon, index, ready: async () => true, onAnswered: () => {} }
  try {
    return await read(async (path) => {
      const over = layer.over({ ...shared, repository: firestoreRepository(stage.db) })
      const answer = path.startsWith('/api/options') ? answerOptions : answerSearch
      return (await answer(new Request(`http://x${path}`), guest, over)).json()
    })
  } finally {
    layer.close()
  }
}
const rows = (fetchAnswer: (path: string) => Promise<unknown>) =>
  fetchAnswer('/api/search?program=qantas&from=SYD&to=SIN').then((body) => {
    const { rows: found, sources } = SearchAnswer.parse(body)
    return found.map((row) => [row.date, row.seats, sources[row.source]?.name])
  })
const toBeShown = (expected: unknown[]) =>
  everybody((fetchAnswer) =>
    vi.waitFor(async () => expect(await rows(fetchAnswer)).toEqual(expected), { timeout: 5_000 }),
  )
const isPublished = async () => (await stage.db.doc('member-seats/qantas_SYD-SIN').get()).exists
const switchTo = (sharedSeats: boolean) => stage.db.doc('settings/switches').set({ sharedSeats })

const confirmed = [[date, 1, 'Seen by a member, confirmed by another']]

async function shareByTwo() {
  await switchTo(true)
  for (const uid of ['ann', 'bea']) await join(uid)
  await share('ann')
  await share('bea', [seat({ seats: 1, seenAt: hoursBefore(2) })])
}

describe('seats members share', () => {
  it('can be added to and withdrawn when 222 others share the route', async () => {
    await shareByTwo()
    await join('zoe')
    expect(await share('zoe', [seat({ date: '2026-12-04' })])).toEqual({ shared: 1, refused: [] })
    const sights = stage.db.collection('member-sights')
    const ann = (await sights.doc('ann_qantas_SYD-SIN').get()).data()
    const crowd = stage.db.batch()
    for (let at = 0; at < 220; at += 1) crowd.set(sights.doc(`m${at}_qantas_SYD-SIN`), { ...ann, uid: `m${at}` })
    await crowd.commit()
    await share('zoe', [seat()])
    expect((await sights.doc('zoe_qantas_SYD-SIN').get()).get('seats')).toHaveLength(2)
    await forget('zoe', 'program=qantas&from=SYD&to=SIN')
    expect((await sights.doc('zoe_qantas_SYD-SIN').get()).exists).toBe(false)
    expect((await sights.count().get()).data().count).toBe(222)
  })

  it('are shown to everybody only once a second member has seen them', async () => {
    await switchTo(true)
    await join('ann')
    await join('bea')
    expect(await share('ann')).toEqual({ shared: 1, refused: [] })
    expect(await isPublished()).toBe(false)
    // A member cannot confirm their own sighting.
    await share('ann', [seat({ seenAt: hoursBefore(0.5) })])
    expect(await isPublished()).toBe(false)
    await share('bea', [seat({ seats: 1 })])
    await toBeShown(confirmed)
    const options = await everybody((fetchAnswer) =>
      vi.waitFor(async () => {
        const answer = OptionsAnswer.parse(
          await fetchAnswer(`/api/options?program=qantas&from=SYD&to=SIN&date=${date}&cabin=J`),
        )
        expect(answer.options).toHaveLength(1)
        return answer.options
      }),
    )
    expect(options[0]).toMatchObject({ source: { kind: 'member' }, points: 82_100 })
    expect((await stage.db.collection('availability').get()).size).toBe(0)
  })

  it('are shown when our earlier check saw them too, but never against a newer check', async () => {
    await switchTo(true)
    await join('ann')
    await stage.ingest([{ ...seat({ seats: 1, seenAt: hoursBefore(6) }), source: { kind: 'file', name: 'x' } }])
    await share('ann')
    await toBeShown([[date, 1, 'Seen by a member, confirmed by our check']])
    await stage.ingest([
      { ...seat({ seats: 0, sectors: null, points: null, seenAt: noon }), source: { kind: 'file', name: 'x' } },
    ])
    // The seat of our earlier check is marked as missed, as any of ours would be.
    await toBeShown([[date, 1, 'x']])
  })

  it('are hidden and rejected while the switch is off', async () => {
    await shareByTwo()
    await toBeShown(confirmed)
    await switchTo(false)
    await everybody(async (fetchAnswer) => {
      await vi.waitFor(async () => expect(await rows(fetchAnswer)).toEqual([]))
    })
    expect(await share('ann', [seat()], { off: true })).toEqual({
      shared: 0,
      refused: [{ reason: 'Sharing is switched off.', seats: 1 }],
    })
    const list = await answerOwnSeats(caller('ann'), context({ off: true }))
    expect(OwnSeatsList.parse(await list.json()).sharing).toBeNull()
  })

  it.each<[string, () => Promise<unknown>, Situation, RegExp]>([
    ['has not confirmed their address', () => join('ann'), { account: { emailVerified: false } }, /Confirm/],
    ['is new', () => join('ann', { createdAt: hoursBefore(24 * 6) }), {}, /7 days old/],
    ['has no account document', async () => {}, {}, /7 days old/],
    [
      'was stopped by an operator',
      async () => {
        await join('ann')
        await stage.db.doc('users/ann/private/sharing').set({ blocked: true })
      },
      {},
      /ended sharing/,
    ],
  ])('are not accepted from a member who %s', async (_, prepare, situation, reason) => {
    await prepare()
    const answer = await share('ann', [seat()], situation)
    expect(answer?.shared).toBe(0)
    expect(answer?.refused[0]?.reason).toMatch(reason)
    expect((await stage.db.collection('member-sights').get()).size).toBe(0)
    const list = await answerOwnSeats(caller('ann'), context(situation))
    expect(OwnSeatsList.parse(await list.json()).sharing?.refusal).toMatch(reason)
  })

  it.each<[string, object, Situation, Partial<UserRecord>]>([
    ['the same network', {}, { network: '203.0.113.0/24' }, {}],
    ['a referral of each other', { referredBy: 'ann' }, {}, {}],
    ['the same mailbox', {}, {}, { email: 'same.person+2@gmail.com' }],
  ])('are not confirmed by an account with %s', async (_, more, situation, account) => {
    await switchTo(true)
    await join('ann')
    await join('bea', more)
    await share('ann', [seat()], {
      ...situation,
      ...(account.email ? { account: { email: 'sameperson@gmail.com' } } : {}),
    })
    await share('bea', [seat()], { ...situation, ...(account.email ? { account } : {}) })
    expect((await stage.db.collection('member-sights').get()).size).toBe(2)
    expect(await isPublished()).toBe(false)
  })

  it('are stored without addresses, and each rejection gives a reason', async () => {
    await join('ann')
    const answer = await share('ann', [seat(), seat({ points: 1_000 })], { network: '203.0.113.0/24' })
    expect(answer).toEqual({ shared: 1, refused: [{ reason: '1,000 points is not its published price.', seats: 1 }] })
    const [kept] = (await stage.db.collection('member-sights').get()).docs
    expect(JSON.stringify(kept?.data())).not.toMatch(/203\.0|example\.com/)
  })

  it('are limited per day and plan', async () => {
    await join('ann')
    await stage.db.doc('users/ann/private/own-seats').set({ day: '2026-11-20', seats: 0, shared: 99 })
    expect((await share('ann', [seat()], {}, 'free'))?.shared).toBe(1)
    expect(await share('ann', [seat({ cabin: 'Y', points: 29_000 })], {}, 'free')).toMatchObject({ shared: 0 })
    expect((await share('ann', [seat()], {}, 'silver'))?.shared).toBe(1)
  })

  it('are limited to the 300 newest of a member on a route', async () => {
    const many = Array.from({ length: 302 }, (_, at) => seat({ date: addDays(date, at), seenAt: hoursBefore(at / 60) }))
    await changeSightings(stage.db, seat(), noon, { uid: 'ann', traits: ['ann'], seats: many.toReversed() })
    const kept: OwnSeat[] = (await stage.db.doc('member-sights/ann_qantas_SYD-SIN').get()).get('seats')
    expect(kept.map((one) => one.date)).toEqual(many.slice(0, 300).map((one) => one.date))
  })
})

/** What an auth service needs so that accounts can be deleted. */
const ending = { updateUser: async () => {}, deleteUser: async () => {}, revokeRefreshTokens: async () => {} }

describe('what a member shared is removed', () => {
  it('when they stop sharing, which keeps their own seats, or when they remove the route', async () => {
    await shareByTwo()
    expect((await forget('ann', 'shared=1')).status).toBe(204)
    await toBeShown([])
    expect((await stage.db.collection('users/ann/own-seats').get()).size).toBe(1)
    await share('ann')
    await toBeShown(confirmed)
    expect((await forget('ann', 'program=qantas&from=SYD&to=SIN')).status).toBe(204)
    expect(await isPublished()).toBe(false)
    expect(await stage.db.collection('member-seats/qantas_SYD-SIN/options').listDocuments()).toEqual([])
  })

  it('when an operator removes it and blocks the member from sharing', async () => {
    await shareByTwo()
    const input = { uid: 'ann', blocked: true, reason: 'made up' }
    const acting = { db: stage.db, auth: accounts(), now: noon } as unknown as ActionContext
    const { change, effect } = memberActions['member.sharing']
    const by = { uid: 'op', email: 'op@example.com' }
    const deed = await stage.db.runTransaction((transaction) => change({ transaction, input, by, key: 'k' }, acting))
    expect(deed.what).toBe('Everything they shared removed, and sharing ended')
    await effect?.(input, acting)
    await toBeShown([])
    expect((await stage.db.collection('member-sights').get()).docs.map((one) => one.get('uid'))).toEqual(['bea'])
    expect((await share('ann'))?.refused[0]?.reason).toMatch(/ended sharing/)
  })

  it('with their account, and is in the account’s export before that', async () => {
    await shareByTwo()
    const auth = { ...accounts(), ...ending }
    const getUser = async (uid: string) =>
      ({
        ...(await accounts().getUser(uid)),
        metadata: {},
        tokensValidAfterTime: new Date(noon).toUTCString(),
      }) as UserRecord
    const sources = { db: stage.db, auth: { ...auth, getUser }, stripe: () => ({}) as never }
    const copy = await exportPersonalData('ann', sources, noon)
    expect(Object.keys(copy.documents)).toContain('member-sights/ann_qantas_SYD-SIN')
    await deleteAccount('ann', sources as never, noon)
    expect(await isPublished()).toBe(false)
    expect((await stage.db.collection('member-sights').get()).docs.map((one) => one.get('uid'))).toEqual(['bea'])
  })

  it('once it is too old', async () => {
    await shareByTwo()
    await deleteOldSightings(stage.db, later(46 * 60 + 30))
    expect((await stage.db.collection('member-sights').get()).docs.map((one) => one.get('uid'))).toEqual(['ann'])
    expect(await isPublished()).toBe(false)
    await deleteOldSightings(stage.db, later(48 * 60))
    expect((await stage.db.collection('member-sights').get()).size).toBe(0)
  })
})

it.each([
  ['Ann.Lee+qantas@Gmail.com', 'annlee@gmail.com'],
  ['annlee@googlemail.com', 'annlee@gmail.com'],
  ['ann.lee+x@example.com', 'ann.lee@example.com'],
])('reduces %s to its mailbox', (email, mailbox) => {
  expect(getMailbox(email)).toBe(mailbox)
})

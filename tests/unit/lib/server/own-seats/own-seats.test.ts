import { describe, expect, it } from 'vitest'
import { RouteDocument } from '../../../../../lib/availability/codec.ts'
import { createIndex } from '../../../../../lib/availability/index-store.ts'
import { OptionsAnswer } from '../../../../../lib/availability/options.ts'
import { readOwnRoutes } from '../../../../../lib/availability/own/overlay.ts'
import { MAX_ROUTES } from '../../../../../lib/availability/own/own-limits.ts'
import { type OwnSeat, OwnSeatsList, OwnSeatsTaken } from '../../../../../lib/availability/own/own-seats.ts'
import { SearchAnswer } from '../../../../../lib/availability/search-contract.ts'
import type { PlanSlug } from '../../../../../lib/core/plan.ts'
import { allAirports } from '../../../../../lib/network/airports.ts'
import { type AnswerContext, answerOptions, answerSearch } from '../../../../../lib/server/availability/answers.ts'
import { firestoreRepository } from '../../../../../lib/server/availability/repository.ts'
import { answerDelete, answerImport, answerOwnSeats } from '../../../../../lib/server/own-seats/answer-own-seats.ts'
import { ownPlace, readOwnDocuments, withOwn } from '../../../../../lib/server/own-seats/own-routes.ts'
import { type OwnSeatsContext, unpackOwnSeats } from '../../../../../lib/server/own-seats/own-store.ts'
import { noon, stageMatching } from '../alerts/match/match-stage.ts'

const stage = stageMatching('own-seats')

const seat = (change: Partial<OwnSeat> = {}): OwnSeat => ({
  ...{ program: 'qantas', from: 'SYD', to: 'SIN', date: '2027-03-02', cabin: 'J', seats: 2, points: 82_000 },
  ...{ charges: null, carriers: ['QF'], direct: true, sectors: null, fare: 'reward', seenAt: noon },
  ...change,
})

const caller = (uid: string | null = 'ann', plan: PlanSlug = 'gold') => ({ uid, plan, admin: false })

async function sharedIndex() {
  const index = createIndex()
  const { docs } = await stage.db.collection('availability').get()
  for (const one of docs) index.applyRoute(RouteDocument.parse(one.data()))
  return index
}

let opened: boolean[] = []
const context = async (): Promise<OwnSeatsContext> => ({
  ...{ db: stage.db, now: noon, index: await sharedIndex(), sharing: null },
  onChange: async (_, change) => void opened.push(change.opened),
})

async function bring(
  seats: unknown[],
  who = caller(),
  headers: Record<string, string> = { authorization: 'Bearer x' },
) {
  opened = []
  const request = new Request('http://x/api/own-seats', { method: 'POST', headers, body: JSON.stringify({ seats }) })
  return answerImport(request, who, await context())
}
const taken = async (response: Response) => OwnSeatsTaken.parse(await response.json())
const list = async (who = caller()) => OwnSeatsList.parse(await (await answerOwnSeats(who, await context())).json())

/** A search answer as this member sees it. */
async function search(uid: string, path = '/api/search?program=qantas&from=SYD&to=SIN') {
  const shared: AnswerContext = {
    ...{ now: () => noon, index: await sharedIndex(), ready: async () => true, onAnswered: () => {} },
    repository: firestoreRepository(stage.db),
  }
  const own = readOwnRoutes(await readOwnDocuments(stage.db, uid))
  const mine = withOwn(shared, uid, own, firestoreRepository(stage.db, ownPlace(uid)))
  const handler = path.startsWith('/api/options') ? answerOptions : answerSearch
  return (await handler(new Request(`http://x${path}`), caller(uid), mine)).json()
}

describe('seats a member adds', () => {
  it('appear, labelled as seen by the member, only in the member’s own searches', async () => {
    expect(await taken(await bring([seat(), seat({ date: '2027-03-05', cabin: 'Y', points: 25_200 })]))).toEqual({
      taken: 2,
      refused: [],
    })
    const mine = SearchAnswer.parse(await search('ann'))
    expect(mine.rows.map(({ date, seats }) => [date, seats])).toEqual([
      ['2027-03-02', 2],
      ['2027-03-05', 2],
    ])
    expect(mine.sources).toEqual([{ kind: 'own', name: 'You saw this', rows: 2 }])
    expect(SearchAnswer.parse(await search('bea')).rows).toEqual([])
    expect((await stage.db.collection('availability').get()).size).toBe(0)
    expect((await stage.db.collection('availability-history').get()).size).toBe(0)
    const options = OptionsAnswer.parse(
      await search('ann', '/api/options?program=qantas&from=SYD&to=SIN&date=2027-03-02'),
    )
    expect(options.options.map(({ source }) => source.name)).toEqual(['You saw this'])
  })

  it('of a route too many are refused, and neither counted nor shared', async () => {
    const before = (await list()).leftToday
    const airports = allAirports.map(({ iata }) => iata).filter((iata) => iata !== 'SYD')
    const seats = airports.slice(0, MAX_ROUTES).map((to) => seat({ to }))
    for (let at = 0; at < seats.length; at += 50) await bring(seats.slice(at, at + 50))
    const answer = await taken(await bring([seat({ to: airports[MAX_ROUTES] })]))
    expect(answer).toMatchObject({ taken: 0, refused: [{ seats: 1 }] })
    expect((await list()).leftToday).toBe(before - MAX_ROUTES)
    // A route that is already there may get more.
    expect(await taken(await bring([seat({ to: airports[0], date: '2027-03-09' })]))).toMatchObject({ taken: 1 })
  })

  it('override the shared seats for that member only', async () => {
    await stage.ingest([{ date: '2027-03-01' }, { date: '2027-03-02', seats: 1 }])
    await bring([seat({ seats: 4 })])
    const { rows } = SearchAnswer.parse(await search('ann'))
    expect(rows.map(({ date }) => date)).toEqual(['2027-03-01', '2027-03-02'])
    expect(rows[1]?.seats).toBe(4)
    expect(SearchAnswer.parse(await search('bea')).rows.map(({ seats }) => seats)).toEqual([2, 1])
  })

  it('trigger only the member’s own alerts and are not recorded in shared history', async () => {
    await stage.plan('ann', 'gold')
    await stage.plan('bea', 'gold')
    await stage.alert('users/ann/alerts/07')
    await stage.alert('users/bea/alerts/07')
    await bring([seat()])
    expect(opened).toEqual([true])
    await stage.match()
    const messages = await stage.outbox()
    expect(messages.map(({ uid }) => uid)).toEqual(['ann'])
    expect(JSON.stringify(messages)).toContain('You saw this')
    expect(await stage.history('bea')).toEqual([])
    expect((await stage.db.collection('availability-past').where('month', '>', '').get()).size).toBe(0)
  })

  it('trigger no second message when the shared index already has them', async () => {
    await stage.plan('ann', 'gold')
    await stage.alert('users/ann/alerts/07')
    await stage.ingest([{}])
    await stage.match()
    await bring([seat()])
    await bring([seat()])
    await stage.match()
    expect(await stage.outbox()).toHaveLength(1)
  })

  it('are listed, and can be removed by route or all at once', async () => {
    await bring([seat(), seat({ from: 'MEL' })])
    expect((await list()).routes.map(({ from, days, first }) => [from, days, first]).sort()).toEqual([
      ['MEL', 1, '2027-03-02'],
      ['SYD', 1, '2027-03-02'],
    ])
    const forget = async (query: string) =>
      answerDelete(
        new Request(`http://x/api/own-seats?${query}`, { method: 'DELETE', headers: { authorization: 'Bearer x' } }),
        caller(),
        await context(),
      )
    expect((await forget('program=qantas&from=MEL')).status).toBe(400)
    expect((await forget('program=qantas&from=MEL&to=SIN')).status).toBe(204)
    expect((await list()).routes.map(({ from }) => from)).toEqual(['SYD'])
    expect((await forget('all=1')).status).toBe(204)
    expect((await list()).routes).toEqual([])
    expect(await stage.db.collection('users/ann/own-seats/qantas_SYD-SIN/options').listDocuments()).toEqual([])
  })

  it('are limited per day and plan', async () => {
    const free = caller('ann', 'free')
    expect(await list(free)).toMatchObject({ aDay: 1_000, leftToday: 1_000 })
    await bring([seat(), seat({ cabin: 'Y' })], free)
    expect(await list(free)).toMatchObject({ leftToday: 998 })
    await stage.db.doc('users/ann/private/own-seats').set({ day: '2026-11-20', seats: 999 })
    expect((await bring([seat(), seat({ cabin: 'Y' })], free)).status).toBe(403)
    expect((await bring([seat()], free)).status).toBe(200)
    await stage.db.doc('users/ann/private/own-seats').set({ day: '2026-11-19', seats: 1_000 })
    expect((await bring([seat()], free)).status).toBe(200)
  })

  it('are rejected with a reason when they cannot be true', async () => {
    const answer = await taken(
      await bring([
        seat({ date: '2026-11-01' }),
        seat({ to: 'XXX' }),
        seat({ seenAt: '2026-12-20T00:00:00.000Z' }),
        seat({ to: 'SYD' }),
      ]),
    )
    expect(answer.taken).toBe(0)
    expect(answer.refused.map(({ reason }) => reason).join()).toMatch(
      /has passed.*unknown airport XXX.*after now.*both SYD/,
    )
  })

  it.each([
    ['a guest', [seat()], caller(null), undefined, 401],
    ['a cookie alone', [seat()], caller(), {}, 401],
    ['a field that is none', [{ ...seat(), name: 'Ann' }], caller(), undefined, 400],
    ['none', [], caller(), undefined, 400],
    ['too many at once', Array.from({ length: 101 }, () => seat()), caller(), undefined, 400],
  ] as const)('are not stored in the case of %s', async (_, seats, who, headers, status) => {
    expect((await bring([...seats], who, headers)).status).toBe(status)
    expect((await stage.db.collection('users/ann/own-seats').get()).size).toBe(0)
  })

  it('are unpacked for the account export, except documents of another version', async () => {
    await bring([seat()])
    const path = 'users/ann/own-seats/qantas_SYD-SIN/options/2027-03'
    const document = (await stage.db.doc(path).get()).data()
    expect(unpackOwnSeats('ann', path, document)).toMatchObject({
      month: '2027-03',
      seats: [{ date: '2027-03-02', cabin: 'J', options: [{ seats: 2, points: 82_000 }] }],
    })
    const route = (await stage.db.doc('users/ann/own-seats/qantas_SYD-SIN').get()).data()
    expect(unpackOwnSeats('ann', 'users/ann/own-seats/qantas_SYD-SIN', route)).toMatchObject({ from: 'SYD', to: 'SIN' })
    const older = { v: 0, month: '2027-03', packed: 'as it was' }
    expect(unpackOwnSeats('ann', path, older)).toBe(older)
  })
})

import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import type { CallsLeft, CoveredRoute, RouteProvider } from '../../../../../lib/availability/providers/provider.ts'
import { ProviderError } from '../../../../../lib/availability/providers/provider-error.ts'
import { addDays } from '../../../../../lib/core/dates.ts'
import { readLedgers } from '../../../../../lib/server/availability/coverage-store.ts'
import { readRuns, refresh, saveRun, tidyUp } from '../../../../../lib/server/availability/refresh.ts'
import { firestoreRepository } from '../../../../../lib/server/availability/repository.ts'
import { startFirestore } from '../../../../../packages/firestore-local/src/server.ts'
import { settingsWith } from '../../alerts/settings.ts'

const today = '2026-11-21'
const now = '2026-11-21T03:00:00.000Z'

let server: Awaited<ReturnType<typeof startFirestore>>
let db: Firestore
let app: ReturnType<typeof initializeApp>

beforeAll(async () => {
  server = await startFirestore({ port: 0, quiet: true, indexesFile: 'firestore.indexes.json' })
  app = initializeApp({ projectId: 'demo-pointsward' }, 'refresh-test')
  db = getFirestore(app)
  db.settings({ host: `127.0.0.1:${server.port}`, ssl: false, customHeaders: { authorization: 'Bearer owner' } })
})
afterAll(async () => {
  await deleteApp(app)
  await server.stop()
})
beforeEach(async () => {
  for (const { path } of await db.listCollections()) await db.recursiveDelete(db.collection(path))
})

type Fake = RouteProvider & {
  requests: string[]
  faults: Map<string, ProviderError>
  list: CoveredRoute[]
  left: CallsLeft
}

/** Covers three routes from Sydney, with one seat tomorrow on each; a route's fault is thrown after that seat. */
function fakeProvider(): Fake {
  const source = { kind: 'seats-aero', name: 'seats.aero' } as const
  const fake: Fake = {
    source,
    requests: [],
    faults: new Map(),
    list: ['SIN', 'LHR', 'NRT'].map((to) => ({ from: 'SYD', to, daysAhead: 30 })),
    left: 'unlimited',
    routes: async (program) => (program === 'qantas' ? fake.list : []),
    async *fetchDays({ program, from, to, start, end }) {
      fake.requests.push(`${from}-${to} ${start} ${end}`)
      const offer = {
        seats: 1,
        points: null,
        charges: null,
        carriers: ['QF'],
        direct: true,
        sectors: null,
        fare: 'reward' as const,
      }
      const at = { program, from, to, date: addDays(today, 1), cabin: 'J' as const }
      const observation: Observation = { ...at, ...offer, source, seenAt: now }
      yield { ok: true, observation, where: { file: 'fake', row: to } }
      const fault = fake.faults.get(to)
      if (fault !== undefined) throw fault
    },
    callsLeft: () => fake.left,
  }
  return fake
}

const run = (provider: RouteProvider, at = now, signal = new AbortController().signal) =>
  refresh({ db, repository: firestoreRepository(db), provider, clock: { now: () => at }, signal })

const routesOf = async () => {
  const [ledger] = (await readLedgers(db)).filter(({ program }) => program === 'qantas')
  return Object.fromEntries(ledger?.routes ?? [])
}

describe('refresh', () => {
  it('checks every unchecked route over the provider’s full calendar, and records why', async () => {
    const provider = fakeProvider()
    const { steps, stopped, due } = await run(provider)
    expect([due, stopped]).toEqual([3, null])
    expect(provider.requests).toContain('SYD-SIN 2026-11-21 2026-12-21')
    expect(steps.map(({ outcome, openings, code }) => [outcome, openings, code])).toEqual(
      Array(3).fill(['written', 1, 'never-looked']),
    )
    expect((await db.doc('availability/qantas_SYD-LHR').get()).exists).toBe(true)
    expect(await routesOf()).toMatchObject({
      'SYD-SIN': { daysAhead: 30, lookedAt: Date.parse(now) / 1000, failures: [] },
    })
  })

  it('has nothing to do right after a run, and returns first to routes with alerts', async () => {
    const provider = fakeProvider()
    await run(provider)
    expect((await run(provider)).steps).toEqual([])
    const settings = settingsWith({ from: ['SYD'], to: ['country:JP'] })
    await db.doc('users/ann/alerts/00').set({ settings, updatedAt: now })
    await db
      .doc('users/bob/alerts/00')
      .set({ settings: settingsWith({ from: ['SYD'], to: ['SIN'], paused: true }), updatedAt: now })
    // An oversized alert from before sizes were limited: it counts as no demand and does not stop the run.
    const crowded = { ...settings, from: [Array(225_000).fill('SYD').join(',')] }
    await db.doc('users/eve/alerts/00').set({ settings: crowded, updatedAt: now })
    await db.doc('users/bob/search-history/x').set({
      dateAdded: '2026-11-20T00:00:00.000Z',
      href: '/qantas/reward-seat-finder?from=SYD&to=LHR',
      title: 'SYD to LHR',
      results: 3,
    })
    const soon = await run(provider, '2026-11-21T06:00:00.000Z')
    expect(soon.steps.map(({ route, reason }) => `${route}: ${reason}`)).toEqual([
      'qantas_SYD-NRT: Last checked 3 h ago; 1 member with alerts on it, so every 2 h.',
    ])
    const later = await run(provider, '2026-11-21T10:00:00.000Z')
    expect(later.steps.map(({ route, code }) => [route, code])).toEqual([
      ['qantas_SYD-NRT', 'alerts'],
      ['qantas_SYD-LHR', 'searches'],
    ])
  })

  it('keeps what came before a fault, records the failed days and continues with other routes', async () => {
    const provider = fakeProvider()
    provider.faults.set('LHR', new ProviderError('timed-out', 'The provider didn’t answer in time.'))
    const { steps, stopped } = await run(provider)
    expect(stopped).toBeNull()
    expect(steps.filter(({ outcome }) => outcome === 'failed')).toMatchObject([
      { route: 'qantas_SYD-LHR', fault: 'The provider didn’t answer in time.', observations: 1 },
    ])
    const failed = { start: today, end: '2026-12-21', at: Date.parse(now) / 1000, fault: 'timed-out' }
    expect(await routesOf()).toMatchObject({ 'SYD-LHR': { lookedAt: 0, failures: [failed] } })
    expect((await db.doc('availability/qantas_SYD-LHR').get()).exists).toBe(true)
  })

  it('stops when the provider limits its rate, and when aborted', async () => {
    const provider = fakeProvider()
    for (const { to } of provider.list) {
      provider.faults.set(to, new ProviderError('rate-limited', 'The provider asks us to slow down.'))
    }
    expect(await run(provider)).toMatchObject({
      stopped: 'The provider asks us to slow down.',
      steps: [{ outcome: 'failed' }],
    })
    const late = await run(fakeProvider(), '2026-11-21T05:00:00.000Z', AbortSignal.abort())
    expect([late.stopped, late.steps.length]).toEqual(['The run ran out of time.', 1])
  })

  it('records no failure of the provider for a route that ran out of time', async () => {
    const provider = fakeProvider()
    for (const { to } of provider.list) provider.faults.set(to, new ProviderError('aborted', 'The run was stopped.'))
    await run(provider, now, AbortSignal.abort())
    expect(Object.values(await routesOf()).flatMap(({ failures }) => failures)).toEqual([])
  })

  it('stays within the calls the provider has left today', async () => {
    const provider = fakeProvider()
    provider.left = 0
    const { steps, due, why } = await run(provider)
    expect([steps.length, due]).toEqual([0, 3])
    expect(why).toContain('0 calls left today')
  })

  it('learns from its first check how many calls are left, if the provider hadn’t said before', async () => {
    const provider = fakeProvider()
    provider.list = ['SIN', 'LHR', 'NRT', 'HND', 'LAX', 'DFW', 'AKL'].map((to) => ({ from: 'SYD', to, daysAhead: 30 }))
    const learning = (left: CallsLeft): RouteProvider => ({
      ...provider,
      callsLeft: () => (provider.requests.length === 0 ? 'unknown' : left),
    })
    // 84 runs are left of the day.
    const few = await run(learning(250))
    expect([few.steps.length, few.budget, few.why]).toEqual([2, 2, expect.stringContaining('250 calls left today')])
    provider.requests = []
    expect((await run(learning(5_000), '2026-11-24T03:00:00.000Z')).steps).toHaveLength(7)
    provider.requests = []
    expect((await run(learning('unknown'), '2026-11-28T03:00:00.000Z')).steps).toHaveLength(5)
  })

  it('reuses its old list of routes if the provider fails to list them, but throws without one', async () => {
    const provider = fakeProvider()
    const silent = { ...provider, routes: () => Promise.reject(new ProviderError('provider-down', 'Down.')) }
    await expect(run(silent)).rejects.toThrow('Down.')
    await run(provider)
    const nextDay = await run({ ...provider, routes: silent.routes }, '2026-11-24T03:00:00.000Z')
    expect(nextDay.steps).toHaveLength(3)
  })

  it('ignores routes to unknown airports', async () => {
    const provider = fakeProvider()
    provider.list = [...provider.list, { from: 'SYD', to: 'XXQ', daysAhead: 30 }]
    await run(provider)
    expect(Object.keys(await routesOf())).not.toContain('SYD-XXQ')
  })
})

describe('stored runs', () => {
  it('are read newest first, and expire', async () => {
    const first = await run(fakeProvider())
    const second = await run(fakeProvider(), '2026-11-24T03:00:00.000Z')
    for (const one of [first, second]) await saveRun(db, one)
    expect((await readRuns(db, 5)).map(({ startedAt }) => startedAt)).toEqual([second.startedAt, first.startedAt])
    expect((await readRuns(db, 1))[0]).toEqual(second)
    const changes = async () => (await db.collection('availability-changes').get()).size
    const before = await changes()
    await tidyUp(db, '2026-11-25T04:00:00.000Z')
    expect([before, await changes()]).toEqual([3, 0])
    await tidyUp(db, '2026-12-06T03:00:00.000Z')
    expect((await readRuns(db, 5)).map(({ startedAt }) => startedAt)).toEqual([second.startedAt])
  })
})

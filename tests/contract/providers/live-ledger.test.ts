import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CoverageAnswer } from '../../../lib/availability/coverage-contract.ts'
import { createIndex } from '../../../lib/availability/index-store.ts'
import type { LivePlan } from '../../../lib/availability/plan-live.ts'
import { seatsAeroLive } from '../../../lib/availability/providers/seats-aero/live.ts'
import { SEATS_AERO } from '../../../lib/availability/providers/seats-aero/rows.ts'
import { answerCoverage } from '../../../lib/server/availability/answer-coverage.ts'
import { readLedgers } from '../../../lib/server/availability/coverage-store.ts'
import { recordCheckedDays } from '../../../lib/server/live/live-context.ts'
import { runLive } from '../../../lib/server/live/run-live.ts'
import { startFirestore } from '../../../packages/firestore-local/src/server.ts'
import { type StandIn, startStandIn } from './stand-in.ts'
import { clientOf, now, subjectsOf } from './subjects.ts'

// Without this the SDK looks for a metadata server on the network.
process.env.METADATA_SERVER_DETECTION = 'none'

let standIn: StandIn
let db: Firestore
let stop: () => Promise<unknown>
beforeAll(async () => {
  standIn = await startStandIn()
  subjectsOf(standIn)
  const server = await startFirestore({ port: 0, quiet: true, indexesFile: 'firestore.indexes.json' })
  const app = initializeApp({ projectId: 'demo-pointsward' }, 'live-ledger')
  db = getFirestore(app)
  db.settings({ host: `127.0.0.1:${server.port}`, ssl: false, customHeaders: { authorization: 'Bearer owner' } })
  stop = () => Promise.all([deleteApp(app), server.stop(), standIn.stop()])
})
afterAll(() => stop())

const dates = ['2027-02-01', '2027-02-02', '2027-02-03']
const plan: LivePlan = {
  query: {
    ...{ program: 'qantas', from: ['SYD'], to: ['SIN', 'HKG'], start: '2027-02-01', end: '2027-02-03' },
    ...{ cabins: ['Y', 'J'], seats: 1, directOnly: false },
  },
  clamped: [],
  pairs: [
    { from: 'SYD', to: 'SIN' },
    { from: 'SYD', to: 'HKG' },
  ],
  dates,
}

async function searchLive(): Promise<void> {
  const faults: unknown[] = []
  await runLive({
    plan,
    provider: seatsAeroLive(clientOf(standIn), 'airline', () => now),
    store: async () => {},
    note: (program, looked) => recordCheckedDays(db, { source: SEATS_AERO, program }, looked),
    now: () => now,
    emit: () => {},
    signal: new AbortController().signal,
    onFault: (error) => faults.push(error),
  })
  expect(faults).toEqual([])
}

/** What /api/coverage says of each requested route and day. */
async function coverage(): Promise<string[]> {
  const url = 'http://localhost/api/coverage?program=qantas&from=SYD&to=SIN,HKG&start=2027-02-01&end=2027-02-03'
  const member = { uid: 'ann', plan: 'gold', admin: false } as const
  const response = await answerCoverage(new Request(url), member, {
    now: () => now,
    index: createIndex(),
    ready: async () => true,
    ledgers: () => readLedgers(db),
  })
  const { routes } = (await response.json()) as CoverageAnswer
  return routes.flatMap(({ to, days }) =>
    days.map(({ date, status, failed }) => `${to} ${date} ${status} ${failed?.fault ?? ''}`.trim()),
  )
}

it('coverage shows the days a live search failed to fetch, with the fault, until a search succeeds', async () => {
  // The routes are searched at the same time, so every request must fail in the same way.
  standIn.faults = Array.from({ length: 6 }, () => ({ status: 503 }))
  await searchLive()
  const all = (status: string) => ['HKG', 'SIN'].flatMap((to) => dates.map((date) => `${to} ${date} ${status}`))
  expect((await coverage()).sort()).toEqual(all('failed provider-down'))

  await searchLive()
  expect((await coverage()).sort()).toEqual(all('not-covered'))
})

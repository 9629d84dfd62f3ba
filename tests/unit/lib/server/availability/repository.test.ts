import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ingest } from '../../../../../lib/availability/ingest.ts'
import type { Observation } from '../../../../../lib/availability/observation.ts'
import { readOptions } from '../../../../../lib/availability/options.ts'
import { cabins } from '../../../../../lib/core/cabin.ts'
import { openLiveIndex } from '../../../../../lib/server/availability/live-index.ts'
import { firestoreRepository } from '../../../../../lib/server/availability/repository.ts'
import { startFirestore } from '../../../../../packages/firestore-local/src/server.ts'
import { memoryRepository } from '../../availability/memory-repository.ts'

const now = '2026-02-01T00:00:00.000Z'
const key = { program: 'qantas', from: 'SYD', to: 'SIN' } as const
const good: Observation = {
  ...key,
  date: '2026-03-01',
  cabin: 'J',
  seats: 2,
  points: 75_000,
  charges: null,
  fare: 'reward',
  carriers: ['QF'],
  direct: true,
  sectors: null,
  source: { kind: 'file', name: 'x' },
  seenAt: '2026-01-31T00:00:00Z',
}

let server: Awaited<ReturnType<typeof startFirestore>>
let db: Firestore
let app: ReturnType<typeof initializeApp>

beforeAll(async () => {
  server = await startFirestore({ port: 0, quiet: true, indexesFile: 'firestore.indexes.json' })
  app = initializeApp({ projectId: 'demo-pointsward' }, 'repository-test')
  db = getFirestore(app)
  db.settings({ host: `127.0.0.1:${server.port}`, ssl: false, customHeaders: { authorization: 'Bearer owner' } })
})
afterAll(async () => {
  await deleteApp(app)
  await server.stop()
})
beforeEach(() => db.recursiveDelete(db.collection('availability')))

async function* itemsOf(observations: readonly Observation[]) {
  for (const observation of observations) yield { ok: true as const, observation, where: { file: 'x', line: 1 } }
}

async function take(observations: readonly Observation[], repository = firestoreRepository(db)) {
  return ingest(itemsOf(observations), { repository, now, isKnownAirport: () => true })
}

describe('firestoreRepository', () => {
  it('stores the same as the in-memory repository, and reads it back', async () => {
    const observations = cabins.map((cabin) => ({ ...good, cabin }))
    const memory = memoryRepository()
    await take(observations, memory)
    await take(observations)
    const route = (await db.doc('availability/qantas_SYD-SIN').get()).data()
    const kept = memory.routes.get('qantas_SYD-SIN')
    if (kept === undefined) throw new Error('nothing was kept')
    const { columns, ways: itineraries, ...rest } = kept
    expect(route).toMatchObject(rest)
    expect(Buffer.compare(route?.ways, Buffer.from(itineraries))).toBe(0)
    expect(Buffer.compare(route?.columns, Buffer.from(columns))).toBe(0)
    const options = await readOptions(firestoreRepository(db), {
      ...key,
      date: good.date,
      cabins: ['J'],
      seats: 2,
      directOnly: true,
      fares: 'reward',
    })
    expect(options).toHaveLength(1)
  })

  it('writes nothing if nothing changed', async () => {
    await take([good])
    const written = (await db.doc('availability/qantas_SYD-SIN').get()).updateTime
    expect((await take([good])).unchanged.size).toBe(1)
    expect((await db.doc('availability/qantas_SYD-SIN').get()).updateTime).toEqual(written)
  })

  it('loses nothing when nine runs write one route at the same time', async () => {
    const early = Array.from({ length: 9 }, (_, at) => ({ ...good, date: `2026-03-0${at + 1}` }))
    await Promise.all(early.map((one) => take([one])))
    const memory = memoryRepository()
    await take(early, memory)
    expect((await db.doc('availability/qantas_SYD-SIN').get()).get('revision')).toBe(
      memory.routes.get('qantas_SYD-SIN')?.revision,
    )
  })

  it('removes a route’s sample options with the first real look', async () => {
    await take([{ ...good, date: '2026-05-05', source: { kind: 'sample', name: 'sample data' } }])
    await take([good])
    const parts = await db.collection('availability/qantas_SYD-SIN/options').listDocuments()
    expect(parts.map(({ id }) => id)).toEqual(['2026-03'])
  })
})

describe('openLiveIndex on a real listener', () => {
  it('loads what is stored and follows later writes', async () => {
    await take([good])
    const live = openLiveIndex(db, () => {})
    expect(await live.ready(10_000)).toBe(true)
    expect(live.index.routesFrom('qantas', 'SYD').get('SIN')?.columns.points).toEqual(Int32Array.of(75_000))
    await take([{ ...good, points: 60_000, seenAt: '2026-01-31T12:00:00Z' }])
    await expect
      .poll(() => live.index.routesFrom('qantas', 'SYD').get('SIN')?.columns.points)
      .toEqual(Int32Array.of(60_000))
    live.close()
  })
})
